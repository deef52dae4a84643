edit-decision = Karte { $number }
edit-progress = Fortschritt +1
edit-mech = { $mech ->
    [north] Norden
   *[central] Zentrum
  }
edit-sweep = { edit-mech }: erst ersetzen
edit-target = { edit-mech }: Ziel
    .none = kein Ziel
    .map = Landkarte
    .corruption = Verderbnis
    .twenty = die 20
edit-min-stars = { edit-mech }: ab so vielen Sternen
edit-markers = { edit-mech }: höchstens so viele
edit-distance = { edit-mech }: sonst so viele Orte weiter
edit-few-progress = { $count ->
    [0] Keine Karte hat
    [one] Nur eine Karte hat
   *[other] Nur { $count } Karten haben
  } Fortschritt. Mindestens drei brauchen ihn, sonst endet das Spiel nie.
edit-level = Stufe { $number }
edit-name = Name
edit-coins = Münzen je { $kind ->
    [star] Stern
    [map] Landkarte
   *[corruption] Verderbnis
  }
edit-star-at = Felder mit Stern, das Startfeld zählt nicht
edit-stars = { $count } Sterne auf Stufe { $number }. Es müssen { $stars } sein.
