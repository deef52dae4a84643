## Was nur auf dem Papier von Expeditions steht
paper-decision = Entscheidung
paper-progress = Fortschritt +1
paper-no-progress = Kein Fortschritt auf dieser Karte
paper-row = { $row ->
    [north] Norden
   *[central] Zentrum
  }
paper-sweep = erst ersetzen
paper-no-target = kein Ziel
paper-target = { $kind ->
    [map] in 0–3 Orten
    [twenty] in 0–3 Orten, nur die 20
   *[corruption] in 0–3 Orten, ohne die 20
  }
paper-target-told = ab { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sternen
  }: { $kind ->
    [map] Landkarte
    [twenty] die 20
   *[corruption] { $count } Verderbnis
  }
paper-track-stars = Sterne auf den Feldern { $spaces }
paper-distance = { $target ->
    [none] {""}
   *[other] sonst{" "}
  }{ $distance ->
    [one] { $distance } Ort
   *[other] { $distance } Orte
  } weiter
paper-level = Stufe { $level }
paper-progress-card = Fortschritt
paper-each = { $what ->
    [star] Münzen je Stern
    [map] Münzen je Landkarte
   *[corruption] Münzen je Verderbnis
  }
paper-start = Start
paper-track = Mit Symbol 1 Feld weiter, Sterne aufs Basislager
paper-glory = Erfolge
paper-glory-text = Je vier Sterne in zwei Farben. Von 1 an kommen sie aufs Basislager, links oben.
paper-glory-end = Dann noch ein Zug für jeden
paper-aid = Hilfe
paper-aid-turn = Ihr Zug
paper-aid-mech = Ihr Mech
paper-aid-targets = Ziele
paper-coins = Münzen am Ende
paper-coins-each = { $what ->
    [star] Stern
    [map] Landkarte
   *[corruption] Verderbnis
  }
paper-example = So zählt sie voraus
paper-example-text = Der Mech im Norden sucht Verderbnis: Treffer nach 2 Orten.
paper-example-behind = hinter ihm
paper-example-you = du: zählt nicht
paper-example-far = zu weit
