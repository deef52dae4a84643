deck-scoring-tiles = Wertungsplättchen
deck-maps = Buchstaben der Plankarten
edit-automa = { $number ->
    [m] Händlerkarte
   *[other] Karte { $number }
  }
edit-number = Nummer
edit-actions = Aktionen, von oben nach unten
    .faction = Völkeraktion
    .cover = Machtfeld abdecken
    .cult = Kult
    .upgrade = Aufwerten
    .favour = Gunstplättchen
    .points-x = X Punkte
    .points-1 = 1 Punkt
    .points-2 = 2 Punkte
    .points-3 = 3 Punkte
    .points-4 = 4 Punkte
    .build-level = Bauen
    .build-0 = Bauen, Schifffahrt 0
    .build-1 = Bauen, Schifffahrt 1
    .build-2 = Bauen, Schifffahrt 2
    .build-3 = Bauen, Schifffahrt 3
    .trade-1 = Handel ab 1
    .trade-2 = Handel ab 2
    .trade-3 = Handel ab 3
    .trade-4 = Handel ab 4
    .trade-5 = Handel ab 5
    .trade-6 = Handel ab 6
edit-trades = Handel in Runde { $round }
edit-no-action = Karte { $number } hat keine Aktion. Tippe mindestens eine an.
edit-direction = Richtung
    .forward = von links oben
    .backward = von rechts unten
edit-row = Landschaftsreihe
    .a = A
    .b = B
edit-group = Gruppe
    .marked = mit Chip
    .unmarked = ohne Chip
edit-cult-pick = Kult wählen
    .tile = Kult der Wertung
    .catch-up = aufholen
edit-bonus = Bonuskarte
    .left = links
    .middle = Mitte
    .right = rechts
edit-steps = So weit zählen
edit-merge = Zusammenführen
edit-passes = Passt am Ende
edit-first = Erstes Wohnhaus { $group ->
    [marked] mit Chip
   *[unmarked] ohne Chip
  }
edit-landscape = Landschaftskarte { NAME($home) }
edit-terrains = Reihe { row-name }, nach der Heimat von links nach rechts
edit-tile = { $scoring ->
    [spade] Spaten
    [town] Stadt
    [dwelling-water] Wohnhaus, Wasser
    [dwelling-fire] Wohnhaus, Feuer
    [trade-water] Handelshaus, Wasser
    [trade-air] Handelshaus, Luft
    [stronghold-fire] Festung, Feuer
    [stronghold-air] Festung, Luft
   *[temple] Tempel
  }
edit-cult = Farbe ihres Symbols
    .unknown = unbekannt
edit-early = Ihre Punkte, Runde 1 bis 3
edit-late = Ihre Punkte, Runde 4 bis 6
edit-shipping = Schifffahrt in Runde { $round }
edit-x = X in Runde { $round }
edit-added = Reservekarten im ersten Stapel
edit-late-third = *3 erst nach Runde 1
edit-cult-level = Kultstufe { NAME($cult) }
edit-faction-actions = Völkeraktion, von oben nach unten
    .build = Bauen
    .everywhere = Überall bauen
    .points-1 = 1 Punkt
    .points-2 = 2 Punkte
    .points-3 = 3 Punkte
    .points-4 = 4 Punkte
    .cult-1 = 1 Kultstufe
    .cult-2 = 2 Kultstufen
    .cult-3 = 3 Kultstufen
    .read-worker = Text: Arbeiter
    .read-blighted = Text: Verwüstung
    .read-task = Text: Aufgabe
edit-faction-methods = Auswahl beim Bauen, zuerst
    .near-you = nahe bei dir
    .your-row = Reihe deiner Heimat
    .most-power = meiste Macht für dich
edit-no-faction-action = Dieses Volk tut nichts. Tippe mindestens eine Aktion an.
edit-ability = Dauerhafte Fähigkeit
    .none = keine
    .tile-twice = Plättchen doppelt, wenn sie zuerst passt
    .point-a-building = am Ende 1 Punkt je Gebäude
    .cult-for-power = 1 Kultstufe, wenn du 2 Macht bekommst
    .unknown = unbekannt
edit-map = { $map ->
    [base] Grundspiel
    [fire-ice] Feuer & Eis
    [fire-ice-revised-base] Feuer & Eis, Grundplan
    [lakes] Seen
   *[fjords] Fjorde
  }, { NAME($home) }
edit-hex = Buchstabe { $letter }
    .none = unbekannt
