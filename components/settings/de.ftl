settings-title = Optionen
settings-language = Sprache
settings-language-auto = automatisch
settings-language-de = Deutsch
settings-language-en = English
settings-theme = Farben
settings-theme-auto = automatisch
settings-theme-light = hell
settings-theme-dark = dunkel
settings-theme-black = schwarz
settings-pace = Ein Zug am Tisch
settings-pace-turn = Ganz, auf einem Blatt
settings-pace-step = Schritt für Schritt
settings-type = Schriftgröße
settings-type-normal = normal
settings-type-large = groß
settings-voice = Stimme
    .explain = An: die App liest vor, und ein Screenreader bleibt am Tisch still. Aus: der Screenreader liest jeden Schritt.
settings-voice-on = an
settings-voice-off = aus
settings-voice-choice = Wer spricht
settings-voice-auto = automatisch
settings-rate = Tempo
settings-try = Anhören
settings-try-sentence = Vier Felder weiter im Energiekreis.
settings-no-voice = Dieses Gerät hat keine Stimme für diese Sprache. Die App zeigt dann alles als Text.
settings-sounds = Töne
settings-sounds-on = an
settings-sounds-off = aus
settings-hands = Freihändig
settings-hands-text = Das Mikrofon schaltest du am Tisch ein; bis dahin ist es aus.
settings-train = Stimme anlernen und testen
settings-countdown = Schritte gehen von selbst weiter
    .explain = Jede Taste und jedes Tippen hält den Schritt an.
settings-countdown-off = Nie
settings-countdown-5 = nach 5 s
settings-countdown-10 = nach 10 s
settings-countdown-20 = nach 20 s
settings-countdown-test = Es läuft.
settings-countdown-felt = Abgelaufen. Am Tisch käme jetzt der nächste Schritt.
settings-tap = Tippen irgendwo
    .explain = Am Tisch wirkt jede freie Stelle des Bildschirms wie der große Knopf.
settings-tap-on = an
settings-tap-off = aus
settings-tap-test = Tipp neben die Knöpfe.
settings-tap-felt = Angekommen.
settings-presenter = Presenter und Blätterpedal
    .explain = Bild auf und ab, Pfeile auf und ab, Punkt. Leertaste, Enter, Pfeile nach rechts und links gelten immer.
settings-presenter-on = an
settings-presenter-off = aus
settings-presenter-test = Drück eine Taste am Gerät.
settings-presenter-felt = Angekommen.
settings-presenter-other = Die Taste »{ $key }« kommt an, bedeutet am Tisch aber nichts.
settings-headset = Knöpfe an Kopfhörer oder Auto
    .explain = Vor: weiter. Zurück: zurück. Pause: nochmal.
settings-headset-on = an
settings-headset-off = aus
settings-headset-test = Drück einen Knopf am Kopfhörer.
settings-headset-felt = Angekommen.
settings-knock = Klopfen auf den Tisch
    .explain = Einmal klopfen heißt weiter. Das Gerät liegt dabei auf dem Tisch.
settings-knock-on = an
settings-knock-off = aus
settings-knock-test = Leg das Gerät hin und klopf auf den Tisch.
settings-knock-felt = Angekommen.
settings-hand-try = Ausprobieren
settings-hand-stop = Anhalten
settings-hand-stopped = Angehalten.
settings-hand-missing = Das geht auf diesem Gerät nicht.
settings-cards = Karten
settings-data = Deine Daten
settings-data-text = Alles bleibt auf diesem Gerät. Nichts wird übertragen. Ein privates Fenster vergisst es, sobald du es schließt.
settings-keep = Vor Löschen durch den Browser schützen
settings-kept = Der Browser löscht deine Partien nicht von selbst.
settings-not-kept = Der Browser verspricht es nicht. Sichere wichtige Partien als Datei.
settings-backup = Sicherung speichern
settings-restore = Sicherung zurückholen
settings-reading = Wird gelesen und geprüft: { $percent } %
    .spoken = Wird gelesen und geprüft: { $percent } Prozent
settings-backed-up = Gesichert und zur Probe gelesen.{ $left ->
    [0] {""}
    [one] {" "}Eine Partie ist beschädigt und nicht dabei.
   *[other] {" "}{ $left } Partien sind beschädigt und nicht dabei.
  }
settings-plan = { $fresh ->
    [0] Keine Partie ist neu
    [one] Eine Partie ist neu
   *[other] { $fresh } Partien sind neu
  }, { $further ->
    [0] keine ist weitergespielt
    [one] eine ist weitergespielt
   *[other] { $further } sind weitergespielt
  }, { $known ->
    [0] keine ist schon da
    [one] eine ist schon da
   *[other] { $known } sind schon da
  }.{ $cards ->
    [0] {""}
   *[other] {" "}Eigene Karten kommen dazu.
  }{ $voices ->
    [0] {""}
   *[other] {" "}Angelernte Stimmen kommen dazu.
  } Die Einstellungen sind danach die der Sicherung. Nichts von hier geht verloren.
settings-fetch = Zurückholen
settings-leave = Nichts ändern
settings-plan-noted = { $noted ->
    [one] Zu einer Partie kommen
   *[other] Zu { $noted } Partien kommen
  } Notizen oder Punkte, die hier fehlen.
settings-restored = { $fresh ->
    [0] Keine Partie kam dazu.
    [one] Eine Partie kam dazu.
   *[other] { $fresh } Partien kamen dazu.
  } { $further ->
    [0] {""}
    [one] Eine, die schon hier war, ist jetzt weiter.
   *[other] { $further }, die schon hier waren, sind jetzt weiter.
  }
settings-about = Über Visavis
settings-about-text = Inoffizielle Hilfe für Solospiele. Eigene Worte, eigene Zeichnungen. Du brauchst die Spiele selbst.
settings-install = Auf den Startbildschirm
settings-install-why = Installiert öffnest du Visavis wie jede App, ohne Adresszeile und ohne Netz.
settings-install-by-hand = Tippe im Browser auf Teilen (das Kästchen mit dem Pfeil nach oben), dann auf »Zum Home-Bildschirm«. Danach öffnest du Visavis wie jede App, auch ohne Netz.
settings-clear = Alles löschen
settings-clear-what = Alle Partien, eigenen Karten, angelernten Stimmen und Einstellungen auf diesem Gerät werden gelöscht. Speichere vorher eine Sicherung, wenn du etwas davon behalten willst.
settings-clear-on = Weiter zum Löschen
settings-clear-sure = Wirklich alles löschen? Das lässt sich nicht zurücknehmen.
settings-clear-all = Ja, alles löschen
settings-clear-not = Nein, behalten
settings-version = Version { $version }
settings-credits = Wer dahintersteht
settings-credits-text = Visavis ist von Spielern gemacht, nicht von den Verlagen. Die Spiele gehören ihren Autoren und Verlagen; keine ihrer Zeichnungen und keiner ihrer Sätze steckt in der App.
settings-credits-type = Schrift: Atkinson Hyperlegible Next vom Braille Institute, SIL Open Font License 1.1.
settings-licences = Lizenzen
settings-licences-own = Visavis selbst: MIT-Lizenz. Darin steckt auch Arbeit anderer:

## Die Stimme anlernen
train-title = Deine Stimme
train-text = Sprich jedes Wort dreimal, so wie du es am Tisch sagst. Was du sagst, bleibt auf diesem Gerät.
train-player = Wer spricht?
train-someone = Ich
train-first = Befehle, ja und nein, Zahlen
train-colours = Farben
train-places = Felder: Buchstaben, Norden, Zentrum
train-count = { $known } von { $of }
train-missing = es fehlen: { $words }
train-say = Sag jetzt:
train-progress = Fortschritt
train-at = Wort { $at } von { $of }, { $take }. Mal
train-stop = Aufhören
train-too-short = Das war sehr kurz. Bitte noch einmal.
train-too-quiet = Das war zu leise. Warte einen Augenblick, dann noch einmal, etwas lauter.
train-unlike = Das klang anders als vorhin. Bitte noch einmal.
train-level = Wie viel lauter deine Stimme ist als der Raum
train-risks = Leicht zu verwechseln: { $words }. Lerne sie neu an und sprich sie so verschieden, wie du kannst.
train-missed = Nicht verstanden: { $words }.
train-test = Wie gut höre ich dich?
train-test-hint = zehn Wörter, eins nach dem anderen
train-hits = { $hits } von { $of } verstanden, { $rate } %
    .spoken = { $hits } von { $of } verstanden
train-again = Ein Wort neu anlernen
train-remove = { $player } löschen
train-removed = Die Stimme von { $player } ist gelöscht.
settings-camera = Kamera: sieht die Karten
    .explain = Druck das Deck mit Zeichen für die Kamera und leg die aufgedeckte Karte davor: Dann beginnt der Zug des Bots. Bilder verlassen das Gerät nie und werden nicht aufgehoben.
settings-camera-on = an
settings-camera-off = aus
settings-camera-try = Was siehst du?
settings-camera-none = Ich schaue, sehe aber keine Karte mit Zeichen.
settings-camera-seen = { $count ->
    [one] Ich sehe eine Karte, etwa { $centimetres } cm entfernt.
   *[other] Ich sehe { $count } Karten, die nächste etwa { $centimetres } cm entfernt.
  }
settings-camera-best = Bisher gelesen: bis { $far } cm weit und bei einer Bildhelligkeit von { $dark } %.
