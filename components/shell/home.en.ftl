app-fault = Something went wrong on our side. Everything you saved is still there.
app-fault-game = Something went wrong on our side. Your game is saved: take the last step back, or reload the page.
app-take-back = Take the last step back
app-save-game = Save the game
app-report = Save a report
app-remedy-failed = That does not work either. Reload the page: everything you saved is still there.
app-reload = Reload
app-outdated = A new version is running in another tab. Reload the page to go on here.
app-not-loaded = This part of the app cannot be loaded right now. Go online once and reload.
app-not-shared = Sharing does not work here. Take a screenshot instead.
app-update = A new version is available.
app-update-now = Update now
app-update-later = Later
app-back = Back
app-back-to-game = Back to the game
app-understood = Got it
app-undo = Undo
app-close = Close

## Home
home-news = { $game }: an update has improved some cards. See which.
home-about = Plays your opponent in { $count ->
    [5] five
   *[other] { $count }
  } solo games: draws, decides, announces and keeps score.
home-try = See how it plays
home-try-about = Three steps with { $bot }, no box needed.
home-try-begin = Show me
home-ready = Ready, even offline
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
