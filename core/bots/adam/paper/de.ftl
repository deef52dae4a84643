## Was nur auf dem Papier von A.D.A.M. steht
paper-prophecy = Prophezeiung
paper-collects = { $bot } sammelt
paper-ordered = in dieser Folge
paper-unordered = egal wo
paper-colour = { $colour ->
    [yellow] gelb
    [red] rot
    [black] schwarz
    [green] grün
    [any] beliebig
   *[blue] blau
  }
paper-times = { $times } mal: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
paper-symbol = { $kind ->
    [not] kein { $colour }
    [many] { $colour }, beliebig oft
   *[one] { $colour }
  }
paper-supply = Vorratstafel mit Nummern
paper-supply-order = { $provenance ->
    [house] Unsere Reihenfolge: außen im Uhrzeigersinn von oben, dann die Köpfe, dann die Schwänze. Zeigt dein Regelheft eine andere, gilt sie.
   *[owner] So hast du die Felder nummeriert. In dieser Reihenfolge schaut er sie an.
  }
paper-supply-field = Feld { $number }
paper-supply-cut = Zum Ausschneiden: leg die Nummern an die Felder deiner Tafel.
paper-mat = Matte für seine Karten
paper-mat-card = { $number ->
    [1] ganz links: sucht zuerst
    [4] nur mit Level 5
   *[other] sucht danach
  }
paper-mat-score = Punkte seiner erfüllten Karten
paper-example = Ein Zug als Beispiel
paper-example-card = Karte { $number }
paper-example-text = Karte 1 sucht rot. Feld 1 und 3 haben keins, Feld 2 ist leer: Er nimmt Feld 4. Rot kommt auf Karte 1, grün auf Karte 2. Grün in Feld 3 war noch nicht gefragt.
