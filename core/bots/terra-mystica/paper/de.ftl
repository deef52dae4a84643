## Was nur auf dem Papier von Terra Mystica steht
paper-automa = Automakarte
paper-passes = passt am Ende
paper-first = Häuser { $marked } mit Chip, { $unmarked } ohne
paper-action = { $action ->
    [faction] { sheet-faction }
    [cover] { sheet-cover }
    [points] { $points ->
        [one] Punkt
       *[other] Punkte
      }
    [cult] { sheet-cult }
    [upgrade] { sheet-upgrade }
    [favour] { sheet-favour }
    [build] { sheet-build }
   *[trade] { sheet-trade }
  }
paper-hint-faction = siehe Völkerkarte
paper-hint-cult = mit Priester, sonst 1 Stufe
paper-hint-favour = nur Runde 5 und 6
paper-hint-x = je nach Stufe
paper-hint-build = mit Schifffahrt { $shipping }
paper-hint-trade = ab Runde { $round }
paper-hint-trade-in = in Runde { $rounds }
paper-support-direction = { $direction ->
    [forward] von oben
   *[backward] von unten
  }
paper-support-landscape = Reihe
paper-support-group = { $group ->
    [marked] mit Chip
   *[unmarked] ohne Chip
  }
paper-support-merge = { $merge ->
    [yes] zusammen­führen
   *[no] nicht zusammen­führen
  }
paper-support-cult = { $cult ->
    [tile] Kult der Wertung
   *[catch-up] Kult: aufholen
  }
paper-support-bonus = { $bonus ->
    [left] Bonus links
    [middle] Bonus Mitte
   *[right] Bonus rechts
  }
paper-level = Stufe
paper-level-round = Runde
paper-level-shipping = Schifffahrt
paper-level-x = X Punkte
paper-level-deck = { $late ->
    [yes] *1 bis *5, aber *3 kommt erst nach Runde 1 dazu.
   *[no] *1 bis *5{ $added ->
        [0] , sonst keine.
       *[other] , dazu verdeckt { $added } aus der Reserve.
      }
  }
paper-landscape = Landschaftskarte · Automa
paper-landscape-hint = von links nach rechts
paper-landscape-empty = Leere Kreise: trag deine Karte ein
paper-home = { $home ->
    [desert] Wüste
    [plains] Ebene
    [swamp] Sumpf
    [lake] See
    [forest] Wald
    [mountains] Gebirge
   *[wasteland] Ödland
  }
paper-faction = Völkerhilfe · Automa
paper-faction-caption = Völkeraktion, von oben nach unten
paper-faction-action = { $action ->
    [build] { sheet-build }
    [points] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
    [cult] { $steps ->
        [one] { $steps } Kultstufe
       *[other] { $steps } Kultstufen
      }
   *[read] Lies deine Karte
  }
paper-faction-range = { $range ->
    [near] Wie die rechte Karte sagt.
   *[everywhere] Überall, egal wie weit.
  }
paper-faction-method = { $method ->
    [near-you] Zuerst am nächsten bei dir.
    [your-row] Landschaftsreihe deiner statt ihrer Heimat.
   *[most-power] Zuerst, wo du am meisten Macht bekommst.
  }
paper-faction-cult = Auf einer Skala, ohne Priester: sie holt auf.
paper-faction-read = { $text ->
    [worker] Sie setzt einen Arbeiter neben deine Gebäude.
    [blighted] Sie verwüstet 2 Brachfelder.
   *[task] Sie prüft ihre Aufgaben.
  }
paper-ability = Dauerhafte Fähigkeit
paper-ability-text = { $ability ->
    [tile-twice] Passt sie als Erste, zählt ihr Wertungsplättchen doppelt.
    [point-a-building] Am Ende 1 Punkt je Gebäude auf dem Plan.
    [cult-for-power] Bekommst du durch ihr Gebäude 2 Macht oder mehr, steigt sie 1 Kultstufe.
   *[unknown] Lies deine Karte, auch den Aufbau.
  }
paper-levels = Stufen, Runde 1 bis 6
paper-levels-level = Stufe
paper-levels-shipping = Schifffahrt
paper-levels-x = X Punkte
paper-tiles = Ihre Wertungsplättchen
paper-tiles-tile = Plättchen
paper-tiles-cult = Kult
paper-cult = { NAME($cult) }
paper-letters = Erste Wohnhäuser, { $map }
paper-letters-home = Heimat
paper-example = So zählt sie
paper-example-text = 5 Felder sind noch gleich gut. Die rechte Karte sagt: von rechts unten, 3. Sie nimmt das dritte.
