share-title = Share
share-picture = As a picture
share-text = As text
share-picture-of = The result as a picture
share-saved = The picture is saved.
share-copied = Copied to the clipboard.
share-you = you
share-words = { $game } against { $bot }{ $level ->
    [none] {""}
   *[other] , { $level }
  }: { $points } points. { $verdict }.
share-words-both = { $game } against { $bot }{ $level ->
    [none] {""}
   *[other] , { $level }
  }: { $points } to { $against }. { $verdict }.
share-plot = The bot’s points, turn by turn, and where you ended
share-plot-both = The bot’s points, turn by turn, and yours as you counted them
share-plot-rounds = Points by round
share-plot-weeks = Points by week
share-plot-turns = Points by turn
share-round = Round
share-week = Week
share-turn = Turn
share-numbers = In numbers
share-leap = Biggest jump: { $unit ->
    [round] round { $n }
    [week] week { $n }
    [end] at the end
   *[turn] turn { $n }
  }, +{ $by }.
share-passed = { $unit ->
    [round] In round { $n }
    [week] In week { $n }
    [end] At the end
   *[turn] In turn { $n }
  } { $bot } passes your final score.
share-end-only = Of your points only the final score is known: the dot on the right. You can note them during a game, in the menu at the table.
share-cut = The rules in the app changed during this game: of the turns before that only the points that you noted are known.
share-before = before
share-end = End
share-bg-stats = Record in BG Stats
