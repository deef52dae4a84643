result-again-level = Again, { $level }
result-expected = { $bot } scores { $points } points there on average
result-by = { $hint }
result-best = { $hint }, your biggest win yet
result-account = Points
result-points = { $count ->
    [one] point
   *[other] points
  }
result-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
result-next = { $count ->
    [one] One point short of “{ $verdict }”
   *[other] { $count } points short of “{ $verdict }”
  }
result-top = It does not get better than this.
result-again = Play again
result-share = Share
result-replay = Replay
result-table = To the table
result-scale = Ratings
