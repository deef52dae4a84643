forecast-level = Etwa { $mean } Punkte, meist { $low } bis { $high }.
forecast-band = Meist { $low } bis { $high } Punkte.
forecast-end = { $bot } am Ende: etwa { $mean } Punkte, meist { $low } bis { $high }.
forecast-waits = Die Vorhersage wird gerechnet{"\u00A0"}…
forecast-was = Erwartet waren etwa { $mean } Punkte, meist { $low } bis { $high }.
forecast-how = { $alone ->
    [yes] Aus { $games } simulierten Partien; der Schnitt ist auf { $sure } Punkte genau.
   *[no] Aus { $games } simulierten Partien gegen jemanden, der ganz normal spielt; wie du spielst, ändert das. Der Schnitt ist auf { $sure } Punkte genau.
  }
forecast-key = ≈{"\u00A0"}{ $mean }
forecast-suits = zu dir passt { $number }
forecast-suits-this = passt zu dir
forecast-why = { $games ->
    [one] In deiner letzten Partie hattest du { $points } Punkte.
   *[other] In deinen letzten { $games } Partien hattest du im Schnitt { $points } Punkte.
  } Damit gewinnst du gegen Stufe { $number } etwa { $chance } der Partien.
