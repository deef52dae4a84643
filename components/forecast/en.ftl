forecast-level = About { $mean } points, mostly { $low } to { $high }.
forecast-band = Mostly { $low } to { $high } points.
forecast-end = { $bot } at the end: about { $mean } points, mostly { $low } to { $high }.
forecast-waits = The forecast is being worked out{"\u00A0"}…
forecast-was = About { $mean } points were expected, mostly { $low } to { $high }.
forecast-how = { $alone ->
    [yes] From { $games } simulated games; the average is accurate to { $sure } points.
   *[no] From { $games } simulated games against an average player; how you play changes that. The average is accurate to { $sure } points.
  }
forecast-key = ≈{"\u00A0"}{ $mean }
forecast-suits = { $number } suits you
forecast-suits-this = suits you
forecast-why = { $games ->
    [one] You scored { $points } points in your last game.
   *[other] You averaged { $points } points in your last { $games } games.
  } That wins about { $chance } of games against level { $number }.
