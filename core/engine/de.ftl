## Was nicht geht, und was stattdessen hilft
refused-file-missing = { $file ->
    [none] Es fehlt der Name der Spieldatei. Nenne ihn hinter dem Befehl.
   *[other] Die Datei { $file } lässt sich nicht lesen. Prüfe Namen und Ordner.
  }
refused-file-unread = Die Datei lässt sich nicht lesen, vielleicht wurde sie verschoben. Wähle sie noch einmal.
refused-file-large = Die Datei ist zu groß, um von Visavis zu sein. Wähle eine Datei, die du hier gespeichert hast.
refused-file-json = Die Datei ist beschädigt: Das ist kein gültiges JSON. Speichere sie noch einmal aus der App.
refused-file-foreign = Das ist keine Datei von Visavis, oder sie ist beschädigt. Wähle eine Datei, die du hier gespeichert hast.
refused-file-other = { $kind ->
    [backup] Das ist eine Sicherung. Hole sie unter »Optionen« zurück.
    [cards] Das sind Karten. Öffne sie unter »Karten«.
   *[game] Das ist eine einzelne Partie. Öffne sie unter »Partien«.
  }
refused-file-newer = Die Datei stammt von einer neueren Version. Aktualisiere Visavis und öffne sie dann noch einmal.
refused-bot = Einen Bot namens { $bot } gibt es hier nicht. Aktualisiere Visavis oder wähle eine andere Datei.
refused-options = { $option ->
    [none] Die Einstellungen der Partie sind unlesbar. Sichere die Partie noch einmal.
   *[other] Die Einstellung { $option } gibt es nicht, oder ihr Wert ist falsch. Berichtige sie in der Datei.
  }
refused-cards = Mit diesen Karten kann der Bot nicht spielen: Es fehlt etwas, oder ein Wert ist zu groß. Nimm die mitgelieferten oder berichtige deine.
refused-log = { $entry ->
    [0] Der Verlauf der Partie fehlt oder ist zu lang. Sichere die Partie noch einmal.
   *[other] Eintrag { $entry } im Verlauf ist unlesbar. Sichere die Partie noch einmal.
  }
refused-state = Der Spielstand im Verlauf passt nicht zu diesem Bot. Sichere die Partie noch einmal.
refused-correction = An dieser Stelle steht keine Antwort. Wähle im Verlauf eine Antwort, um sie zu ändern.
refused-open-question = Erst ist noch eine Frage offen. Beantworte sie oder nimm den Zug zurück.
refused-script = Das geht jetzt nicht ({ $script }). Mach mit dem weiter, was der Tisch anbietet.
refused-no-question = Gerade ist keine Frage offen ({ $question }). Beginne erst den nächsten Zug.
refused-answer = Die Antwort { $answer } passt nicht zur Frage ({ $question }). Wähle eine der angebotenen Antworten.
refused-nothing-to-read = Alle Schritte sind schon gelesen. Mach mit dem nächsten Zug weiter.

## Woher ein gedruckter Wert kommt
paper-public = ungeprüft
paper-house = Ersatzwert
paper-owner = deine Karte

## Was alle Bots sagen; eine Nachricht des Bots mit demselben Namen geht vor
unofficial = inoffiziell
mark = { $provenance ->
    [public] {" "}(ungeprüft)
    [house] {" "}(Ersatzwert)
    [owner] {" "}(deine Karte)
   *[rulebook] {""}
  }
colour = { $colour ->
    [white] weiß
    [grey] grau
    [black] schwarz
    [brown] braun
    [red] rot
    [orange] orange
    [yellow] gelb
    [green] grün
    [blue] blau
   *[purple] lila
  }
option-deck = Karten
    .built-in = Eingebaut
    .my-cards = Meine Karten
    .on-table = Auf dem Tisch
    .explain-built-in = Die App zieht aus ihrem Stapel. Du brauchst keine Karten; was du eingetragen hast, gilt nur, wo sie selbst nichts weiß.
    .explain-my-cards = Die App zieht, mit deinen Karten an der Stelle der eingebauten.
    .explain-on-table = Du deckst echte Karten auf und sagst, welche es sind. Was du eingetragen hast, gilt.
script-set-up = Aufbau
    .action = Aufbau vorlesen
    .hint = Schritt für Schritt
script-first-turn = Erster Zug
    .action = Los
    .hint = { bot-name } hat den ersten Zug
waiting-first-turn = { bot-name } beginnt.
script-turn = Zug von { bot-name }
    .action = Ich bin fertig
    .hint = dann ist { bot-name } dran
script-shuffle-in = Gespielte Karten wieder eingemischt
    .action = Sie wurden wieder eingemischt
script-rejoin = Was danach kam
    .action = Weiter wie eingetragen
    .hint = was danach kam, folgt
waiting-rejoin = Das ist nachgetragen.
which-card = Welche Karte deckt { bot-name } auf?
    .hint = Die Nummer steht auf der Karte.
    .card-1 = Karte 1
    .card-2 = Karte 2
    .card-3 = Karte 3
    .card-4 = Karte 4
    .card-5 = Karte 5
    .card-6 = Karte 6
    .card-7 = Karte 7
    .card-8 = Karte 8
    .card-9 = Karte 9
    .card-10 = Karte 10
    .card-11 = Karte 11
    .card-12 = Karte 12
    .card-13 = Karte 13
    .card-14 = Karte 14
by-points = { $margin ->
    [one] mit { $margin } Punkt Abstand
   *[other] mit { $margin } Punkten Abstand
  }
tracker-cards = Karten
tracker-points = Punkte
sheet-title = { game-name } allein, zum Nachschlagen
sheet-set-up = Aufbau
sheet-draw = Karte aufdecken
sheet-act = Handeln
sheet-you = In deinem Zug
sheet-end = Ende
sheet-count = Zählen
sheet-ratings = Deine Punkte
sheet-points = Punkte
sheet-verdict = Urteil
