app-fault = We made a mistake there. What was stored is still there.
app-fault-game = We made a mistake there. Your game is stored: take the last step back, or reload the page.
app-take-back = Take the last step back
app-save-game = Save the game
app-report = Save a report
app-remedy-failed = That does not work now either. Reload the page: what was stored is still there.
app-reload = Reload
app-outdated = Another tab has changed to a new version. Reload the page, and it goes on here.
app-not-loaded = This part of the app cannot be loaded now. Connect to the network once and reload.
app-not-shared = Sharing does not work here. Take a picture of the screen instead.
app-update = A new version is here.
app-update-now = Load it now
app-update-later = Later
app-ready = Ready: Visavis now works without a network.
app-back = Back
app-back-to-game = Back to the game
app-understood = Understood
app-undo = Undo
app-close = Close

## Home
home-news = { $game }: an update has improved cards. See which.
home-about = Plays your opponent in { $count ->
    [5] five
   *[other] { $count }
  } solo games: draws, decides, announces and keeps score.
home-try = See how it plays
home-running = In progress
home-continue = Continue
home-more = { $count ->
    [one] One more in progress: { $names }
   *[other] { $count } more in progress: { $names }
  }
home-points = { $bot } has { $points } points
home-new = New game
home-install = Install
home-cards = Cards
home-cards-print = and printing
nav = Areas
nav-play = Play
nav-print = Print
nav-games = Games
nav-settings = Settings
