## Was nur auf dem Papier von A.D.A.M. steht
paper-prophecy = Prophezeiung
paper-collects = { $bot } sammelt
paper-ordered = Reihenfolge zählt
paper-unordered = egal wo
paper-colour = { $colour ->
    [yellow] gelb
    [red] rot
    [black] schwarz
    [green] grün
   *[blue] blau
  }
paper-supply = Vorratstafel mit Nummern
paper-supply-order = { $provenance ->
    [house] Hausreihenfolge: außen im Uhrzeigersinn von oben, dann die Köpfe, dann die Schwänze. Zeigt dein Regelheft eine andere, gilt sie.
   *[owner] So hast du die Felder nummeriert. In dieser Reihenfolge schaut er sie an.
  }
paper-supply-cut = Zum Ausschneiden: leg die Nummern an die Felder deiner Tafel.
paper-mat = Matte für seine Karten
paper-mat-card = { $number ->
    [1] ganz links: sucht zuerst
    [4] nur mit Level 5
   *[other] sucht danach
  }
paper-mat-missing = Was er hat: ankreuzen
paper-mat-score = Punkte seiner erfüllten Karten
paper-flow-search = Karte 1 fragt alle Felder von 1 bis 10, dann Karte 2, dann die nächste. Das erste Feld mit einer passenden Farbe nimmt er ganz.
    .title = Suchen
paper-flow-lay = Jedes Teil kommt auf die Karte, die es braucht und am weitesten links liegt. Was keine braucht, ist aus dem Spiel. Nichts gefunden? Dann sind die Teile des ersten vollen Felds aus dem Spiel.
    .title = Legen
paper-flow-fulfil = Volle Karten von links: Teile, die andere brauchen, wandern weiter, der Rest ist aus dem Spiel. Die Karte zählt ihre höchste Zahl.
    .title = Erfüllen
paper-flow-refill = Neue Karten vom rechten Ende der Reihe, rechts an seine, bis er wieder drei hat (Level 5: vier). Am Ende des Zugs die Reihe nach rechts schieben und links auf sechs ergänzen.
    .title = Nachziehen
paper-example = Ein Zug als Beispiel
paper-example-card = Karte { $number }
paper-example-text = Karte 1 sucht rot. Feld 1 und 3 haben keins, Feld 2 ist leer: Er nimmt Feld 4. Rot kommt auf Karte 1, grün auf Karte 2. Grün in Feld 3 war noch nicht gefragt.
