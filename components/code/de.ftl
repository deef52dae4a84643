code-title = Auf ein anderes Gerät
code-back = Zurück
code-share-game = Diese Partie
code-share-start = Dieselbe von vorn
code-about-game = Scanne den Code mit der Kamera des anderen Geräts: Die Partie geht dort weiter, ohne Netz und ohne Server. Hier bleibt sie, wie sie ist.
code-about-start = Für Freunde: gleiche Karten, gleiche Einstellungen, von Anfang an. Was du gespielt hast, ist nicht dabei.
code-picture = QR-Code der Partie
code-size = { $length } von höchstens { $most } Zeichen
code-too-long = Für einen Code ist die Partie zu lang: { $length } Zeichen, höchstens { $most } gehen. Schicke den Link oder die Datei.
code-link = Link teilen
code-link-copied = Link kopiert
code-file = Als Datei
code-open = Partie öffnen
code-here = Hier weiterspielen
code-look = Ergebnis ansehen
code-again = Dieselbe von vorn
code-start = Dieselbe Partie: gleiche Karten, gleiche Einstellungen. Gespielt ist noch nichts.
code-begin = Partie beginnen
code-not = Nicht öffnen
code-known = Diese Partie ist schon hier. Sie kommt ein zweites Mal dazu, die erste bleibt.
code-safe = Deine Partien bleiben, wie sie sind.
code-points = { $bot }: { $points } Punkte
code-scan = Halte den Code vor die Kamera.
code-scan-start = Kamera einschalten
code-scan-other = Das ist kein Code von Visavis. Zeige auf dem anderen Gerät im Menü der Partie »{ code-title }«.
code-camera = { $state ->
    [refused] Die Kamera ist nicht erlaubt. Erlaube sie in den Einstellungen des Browsers, oder öffne den Link.
    [missing] Hier ist keine Kamera. Öffne die Partie über ihren Link oder ihre Datei.
    [taken] Die Kamera ist von einer anderen App belegt. Schließe sie dort.
    [lost] Die Kamera ist weg. Stecke sie wieder an und schalte sie noch einmal ein.
    [dark] Es ist zu dunkel, oder etwas liegt vor der Linse.
   *[asking] Der Browser fragt nach der Kamera.
  }
code-damaged = Der Code oder Link ist beschädigt oder nicht von Visavis. Lass ihn dir noch einmal zeigen oder schicken. Gespeichert wurde nichts.
code-large = Der Code oder Link ist zu lang, um von Visavis zu sein. Gespeichert wurde nichts.
code-newer = Der Code stammt von einer anderen Version der App. Aktualisiere Visavis auf beiden Geräten.
