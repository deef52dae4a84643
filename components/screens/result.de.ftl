result-again-level = Noch einmal, { $level }
result-expected = { $bot } holt dort im Schnitt { $points } Punkte
result-by = { $hint }
result-best = { $hint }, dein höchster Sieg
result-account = Punkte
result-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
result-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
  }
result-next = { $count ->
    [one] Noch ein Punkt bis »{ $verdict }«
   *[other] Noch { $count } Punkte bis »{ $verdict }«
  }
result-top = Mehr geht nicht.
result-again = Noch einmal
result-share = Teilen
result-replay = Nachspielen
result-table = Zum Tisch
result-scale = Bewertung
