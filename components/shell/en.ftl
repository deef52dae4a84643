## Table
table-next = Next
table-next-hint = tap
table-your-turn = Your turn.
table-happens = On your turn:
table-step = Step { $n } of { $of }
table-step-open = Step { $n }
table-speaks = { $bot } speaks
table-asks = { $bot } asks
table-no-voice = This device has no English voice. Everything is shown as text.
table-tap-place = Tap the drawing
table-say-place = Tap the drawing, or say the name
table-repeat = Repeat
table-why = Why?
table-undo = Undo
table-log = Log
table-mic-start = Switch the microphone on
table-mic-stop = Switch the microphone off
table-mic-refused = The microphone is not allowed. Taps and keys still work; you can allow it in the browser’s settings.
table-mic-missing = There is no microphone here. Taps and keys still work.
table-mic-muted = The microphone is muted. Taps and keys still work; unmute it on your device.
table-countdown = next in { $seconds } s
    .spoken = next in { $seconds } seconds
table-hold = Pause
table-nothing = Nothing entered. Did nothing happen? Then tap again.
table-more = More
table-plan = To the board
    .short = Board
table-sheet =
    { $sheet ->
        [first] More, 1 of 2
       *[second] From the top, 2 of 2
    }
table-rows = Show the turn
    .short = Turn
table-otherwise = Different?
table-menu = Menu
table-voice-on = Switch the voice on
table-voice-off = Switch the voice off
table-result = See the result
table-over = The game is over.
table-elsewhere = This game is open in another window.
table-take-over = Go on here
table-card = Drawn card
pick-here = Here
table-then-done = Then I am done
pick-done = and I am done
pick-more = … and more
    .full = { $way } and more
pick-beside = Meant the one beside it? Tap it in the magnifier.
table-has = { $bot } has
table-fresh = new
table-all = all
table-belongings = Belongings
undo-read = Back to “{ $what }”
undo-answered = Take back the answer “{ $what }”
undo-recarded = Take back the changed cards
undo-played = Take back “{ $what }”
undo-turn = Take the whole turn back
undone-read = Back.
undone-answered = Undone: “{ $what }”.
undone-played = Undone: { $what }.
undone-recarded = Undone: the changed cards.
recard-elsewhere = The game is open in another tab. Close it there, then change the card again.
menu-deck = In the deck
menu-new-cards = The changed cards come with the next shuffle.
menu-several = { $count }× { $card }
menu-unseen = These cards have not been face up yet; you may hold some of them:
menu-pile = { $left ->
    [0] The deck is empty.
    [one] One card is left, out of these:
   *[other] { $left } cards are left, out of these:
  }
menu-help = Help with your turn
menu-language = Deutsch
menu-export = Save the game
menu-print = Print cards
menu-rules = Rules and signs
menu-settings = Settings
menu-home = Home
why-short = Why { $what }?
why-title = Why?
why-rule = Rulebook
why-heading = { $name } (German: »{ $section }«)
why-page = page { $page }
why-nothing = It is your turn, there is nothing to explain.
why-said = The rulebook has it under “{ $section }”.
log-title = Log
log-recarded = Changed cards: from the next shuffle.
log-empty = Nothing has happened yet.
log-correct = Change the answer: { $answer }
undo-reopened = Change nothing after all
undo-rejoined = Back to the late entry
undone-reopened = Everything is as it was.
undone-rejoined = Back at the late entry.
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
count-more = { $from } or more
count-back = Back
count-erase = Erase
count-done = Done
account-next = Next line
account-done = Done
account-sum = Total
tally-done = Done: { $count }
tally-done-of = Done: { $count } of { $total }
tally-less = { $label }: one less
tally-more = { $label }: one more

## Cards
setup-cards = Look at the cards and compare them

## A map that can be moved
map-closer = Closer
map-farther = Farther
map-whole = Whole
