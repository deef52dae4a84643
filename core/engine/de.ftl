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
    [backup] Das ist eine Sicherung. Hole sie in den Einstellungen.
    [cards] Das sind Karten. Hole sie bei den Karten.
   *[game] Das ist eine einzelne Partie. Hole sie bei den Partien.
  }
refused-file-newer = Die Datei stammt von einer neueren Fassung. Aktualisiere Visavis und öffne sie dann noch einmal.
refused-bot = Einen Bot namens { $bot } gibt es hier nicht. Aktualisiere Visavis oder wähle eine andere Datei.
refused-options = { $option ->
    [none] Die Optionen des Spiels sind unlesbar. Exportiere das Spiel noch einmal.
   *[other] Die Option { $option } gibt es nicht oder hat einen falschen Wert. Berichtige sie in der Datei.
  }
refused-cards = Mit diesen Karten kann der Bot nicht spielen: Es fehlt etwas, oder ein Wert ist zu groß. Nimm die mitgelieferten oder berichtige deine.
refused-log = { $entry ->
    [0] Der Verlauf des Spiels fehlt oder ist zu lang. Exportiere das Spiel noch einmal.
   *[other] Eintrag { $entry } im Verlauf ist unlesbar. Exportiere das Spiel noch einmal.
  }
refused-state = Der Spielstand im Verlauf passt nicht zu diesem Bot. Exportiere das Spiel noch einmal.
refused-correction = An dieser Stelle steht keine Antwort. Wähle im Verlauf eine Antwort, um sie zu ändern.
refused-open-question = Erst ist noch eine Frage offen ({ $question }). Beantworte sie oder nimm den Zug zurück.
refused-script = Das geht jetzt nicht ({ $script }). Mache mit dem weiter, was der Tisch anbietet.
refused-no-question = Gerade ist keine Frage offen ({ $question }). Beginne erst den nächsten Zug.
refused-answer = Die Antwort { $answer } passt nicht zur Frage ({ $question }). Wähle eine der angebotenen Antworten.
refused-nothing-to-read = Alle Schritte sind schon gelesen. Mache mit dem nächsten Zug weiter.

## Woher ein gedruckter Wert kommt
paper-public = ungeprüft
paper-house = Hauskarte
paper-owner = deine Karte
