setup-back = Zurück
setup-unofficial = { $bot } · inoffiziell, Spiel nötig
setup-levels = Schwierigkeit
setup-no-level = Ohne. Du kannst mehrere zugleich wählen.
setup-level = { $title } { $number }.
setup-level-named = { $title } { $number }, { $name }.
setup-as-last = wie zuletzt
setup-recommended = empfohlen
setup-more = Mehr
setup-more-count = { $count ->
    [one] eine Einstellung
   *[other] { $count } Einstellungen
  }
setup-seen = Mit Kamera
setup-done = Fertig
setup-details = Details
setup-provenance = Woher die Werte kommen
setup-news = Ein Update hat Karten verbessert.
setup-no-own = Noch ist nichts eingetragen. Vergleiche sie erst mit deiner Schachtel.
setup-start = Partie beginnen
setup-start-hint = zuerst der Aufbau
