app-fault = We made a mistake there. Your game is stored: reload the page.
app-not-loaded = This part of the app could not be loaded. Connect to the network once and try again.
app-not-shared = Sharing does not work here. Take a picture of the screen instead.
app-update = A new version is here.
app-update-now = Load it now
app-understood = Understood
app-close = Close

## Home
home-news = { $game }: an update has improved cards. See which.
home-continue = Continue
home-new = New game
home-install = Install
home-unofficial = Unofficial. You need the game itself.
nav = Areas
nav-play = Play
nav-print = Print
nav-games = Games
nav-settings = Settings

## Setup
setup-back = Back
setup-unofficial = { $bot } · unofficial, game needed
setup-provenance = House values
setup-news = An update has improved cards. See what has changed.
setup-cards = Look at the cards and compare them
setup-no-own = My cards: nothing is entered yet. Compare them with your box first.
setup-expected = Simulated: { $mean } points on average, mostly { $low } to { $high }.
setup-start = Read the set-up
setup-start-hint = step by step

## Table
table-next = Next
table-next-hint = tap or press space
table-your-turn = Your turn.
table-happens = Did something happen?
table-step = Step { $n } of { $of }
table-speaks = { $bot } speaks
table-asks = { $bot } asks
table-no-voice = This device has no English voice. Everything stands here as text.
table-tap-place = Tap the drawing
table-say-place = Tap the drawing, or say the name
table-repeat = Repeat
table-why = Why?
table-undo = Undo
table-log = Log
table-mic-start = Switch the microphone on
table-mic-stop = Switch the microphone off
table-mic-refused = The microphone is not allowed. Taps and keys go on working; you can allow it in the settings of the browser.
table-mic-missing = There is no microphone here. Taps and keys go on working.
table-mic-muted = The microphone is muted. Taps and keys still work; switch it on again on the device.
table-countdown = next in { $seconds } s
    .spoken = next in { $seconds } seconds
listen-understood = { $answer }.
listen-heard = Heard: { $words } …
listen-so-far = So far: { $words }. Say how it goes on.
listen-untrained = Not trained yet: { $words }.
listen-yes-no = Say yes or no.
listen-count = Say a number from { $min } to { $max }.
listen-choice = Say a number. { $choices }.
listen-tally = Say, for example: two red, one blue. At the end: I am done.
listen-tally-each = Say each by itself, by name or number. { $choices }. At the end: I am done.
listen-tally-order = Say a number for each, in this order: { $names }.{ $known ->
    [yes] {" "}If all is as before, say: I am done.
   *[no] {""}
  }
listen-place = Say what the field is called, for example: { $example }.
listen-marks = Say what the field is called, for example: { $example }.{ $choices ->
    [none] {""}
   *[other] {" "}Then the number of what lies there. { $choices }.
  } At the end: I am done.
listen-marks-guided = Say what lies there, space by space. Where nothing does, say: next. At the end: I am done.
table-hold = Hold
table-menu = Menu
table-voice-on = Switch the voice on
table-voice-off = Switch the voice off
table-result = To the result
table-over = The game is over.
table-elsewhere = This game is open in another window.
table-take-over = Go on here
table-card = Drawn card
table-belongings = Belongings
undo-read = Back to “{ $what }”
undo-answered = Take back the answer “{ $what }”
undo-recarded = Take back the changed cards
undo-played = Take back “{ $what }”
undone-read = Back.
undone-answered = The answer “{ $what }” is taken back.
undone-played = “{ $what }” is taken back.
undone-recarded = The changed cards are taken back.
recard-elsewhere = The game is open in another tab. Close it there, then change the card again.
menu-deck = In the deck
menu-new-cards = The changed cards come with the next shuffle.
menu-several = { $count }× { $card }
menu-unseen = Neither he nor the row has shown these; some of them may be yours:
menu-pile = { $left ->
    [0] The deck is empty.
    [one] One card is left, out of these:
   *[other] { $left } cards are left, out of these:
  }
menu-help = Help with your turn
menu-language = Deutsch
menu-export = Save the game
menu-print = Print cards
menu-home = To the start
why-title = Why?
why-rule = Rulebook
why-page = page { $page }
why-nothing = It is your turn, there is nothing to explain.
why-said = The rulebook has it under “{ $section }”.
log-title = Log
log-recarded = Changed cards: from the next shuffle.
log-empty = Nothing has happened yet.
log-correct = Change the answer: { $answer }
correct-title = Change the answer
correct-drops = { $count ->
    [0] Everything after it stays.
    [one] One input after it will be asked again.
   *[other] { $count } inputs after it will be asked again.
  }
correct-do = Change
correct-cancel = Leave it
marks-done = { $count ->
    [0] Nothing tapped yet
    [one] Done: one place
   *[other] Done: { $count } places
  }
several-done = { $count ->
    [0] None of these
   *[other] Done: { $count }
}
several-more = { $count } more to choose
marks-back = Back
marks-skip = Empty
marks-so-far = { $count } of { $min }
marks-brush = What lies there?

## Answers
answer-yes = Yes
answer-no = No
answer-none = none of these
count-typed = Typed
count-erase = Erase
count-done = Done
tally-done = Done: { $count }
tally-done-of = Done: { $count } of { $total }
tally-less = { $label }: one less
tally-more = { $label }: one more

## Settings
settings-title = Settings
settings-language = Language
settings-language-auto = as the device
settings-language-de = Deutsch
settings-language-en = English
settings-theme = Colours
settings-theme-auto = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-theme-black = black
settings-type = Type
settings-type-normal = normal
settings-type-large = large
settings-voice = Voice
    .explain = On: the app reads aloud, and a screen reader stays quiet at the table. Off: the screen reader reads every step.
settings-voice-on = on
settings-voice-off = off
settings-voice-choice = Who speaks
settings-voice-auto = automatic
settings-rate = Speed
settings-try = Listen
settings-try-sentence = Four fields further along the energy circle.
settings-no-voice = This device has no voice for this language. The app then shows everything as text.
settings-sounds = Tones
settings-sounds-on = on
settings-sounds-off = off
train-title = Your voice
train-back = Back to the settings
train-text = Say each word three times, as you say it at the table. What you say stays on this device.
train-player = Who speaks?
train-someone = Me
train-first = Commands, yes and no, numbers
train-colours = Colours
train-places = Fields: letters, north, centre
train-count = { $known } of { $of }
train-missing = missing: { $words }
train-say = Say now:
train-progress = Progress
train-at = Word { $at } of { $of }, take { $take }
train-stop = Stop
train-too-short = That was very short. Once more, please.
train-too-quiet = That was too quiet. Once more, a little louder, please.
train-unlike = That sounded different from before. Once more, please.
train-test = Try it
train-test-hint = ten words, one after the other
train-hits = { $hits } of { $of } understood, { $rate } %
    .spoken = { $hits } of { $of } understood
train-again = Learn a word anew
train-remove = Delete { $player }
settings-hands = Hands-free
settings-hands-text = You switch the microphone on at the table; until then it is off.
settings-train = Train and test your voice
settings-countdown = Steps go on by themselves
    .explain = Any key and any tap holds the step.
settings-countdown-off = Never
settings-countdown-5 = after 5 s
settings-countdown-10 = after 10 s
settings-countdown-20 = after 20 s
settings-countdown-test = It runs.
settings-countdown-felt = Run out. At the table the next step would come now.
settings-tap = Tap anywhere
    .explain = Any free spot of the table does the same as the big button.
settings-tap-on = on
settings-tap-off = off
settings-tap-test = Tap beside the buttons.
settings-tap-felt = Arrived.
settings-presenter = Presenter and page turner
    .explain = Page up and down, arrows up and down, full stop. Space, Enter and the arrows to the right and left always work.
settings-presenter-on = on
settings-presenter-off = off
settings-presenter-test = Press a key of the device.
settings-presenter-felt = Arrived.
settings-presenter-other = The key “{ $key }” arrives, but means nothing at the table.
settings-headset = Buttons of a headset or car
    .explain = Forward: next. Back: back. Pause: again.
settings-headset-on = on
settings-headset-off = off
settings-headset-test = Press a button of the headset.
settings-headset-felt = Arrived.
settings-knock = Knocking on the table
    .explain = One knock means next. The device lies on the table.
settings-knock-on = on
settings-knock-off = off
settings-knock-test = Lay the device down and knock on the table.
settings-knock-felt = Arrived.
settings-hand-try = Try it
settings-hand-stop = Stop
settings-hand-stopped = Stopped.
settings-hand-missing = This device cannot do that.
settings-cards = Cards
settings-data = Your data
settings-data-text = Everything stays on this device. Nothing is sent anywhere.
settings-keep = Keep it for good
settings-kept = The browser keeps your games for good.
settings-not-kept = The browser does not promise it. Save games that matter as files.
settings-backup = Save a backup
settings-restore = Fetch a backup
settings-restored = { $fresh ->
    [one] One game came.
   *[other] { $fresh } games came.
  } { $further ->
    [0] Settings hold after the next start.
    [one] One that was here already goes on. Settings hold after the next start.
   *[other] { $further } that were here already go on. Settings hold after the next start.
  }
settings-about = About Visavis
settings-about-text = Unofficial help for solo games. Our own words, our own drawings. You need the games themselves.

## A map that can be moved
map-closer = Closer
map-farther = Farther
map-whole = Whole
