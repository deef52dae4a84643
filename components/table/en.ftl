table-eye-start = Switch the camera on
table-eye-stop = Switch the camera off
menu-eye-start = Switch the camera on
menu-eye-stop = Switch the camera off
listen-understood = { $answer }.
listen-doubt = { $answer }? If not, say no.
    .spoken = { $answer }?
listen-heard = Heard: { $words } …
listen-so-far = So far: { $words }. Go on.
listen-untrained = Not trained yet: { $words }.
listen-yes-no = Say yes or no.
listen-count = Say a number from { $min } to { $max }.
listen-choice = Say a number. { $choices }.
listen-account = Say the number of each line, digit by digit, and then: next. The lines: { $names }. At the end: I am done.
listen-tally = Say, for example: two red, one blue. At the end: I am done.
listen-tally-each = Say each by itself, by name or number. { $choices }. At the end: I am done.
listen-tally-order = Say a number for each, in this order: { $names }.{ $known ->
    [yes] {" "}If nothing has changed, say: I am done.
   *[no] {""}
  }
listen-place = Say the name of the space, for example: { $example }.
listen-marks = Say the name of the space, for example: { $example }.{ $choices ->
    [none] {""}
   *[other] {" "}Then the number of what lies there. { $choices }.
  }{ $known ->
    [yes] {" "}If nothing lies there any more, say no after the space.
   *[no] {""}
  } At the end: I am done.
listen-marks-guided = Say what lies there, space by space, or several in one breath. Where there is nothing, say: next. At the end: I am done.
mend-title = A card is missing or was wrong
mend-say = { $number }: a card is missing or was wrong.
mend-what = What happened?
mend-forgotten = A card was not entered
mend-wrong = A card was entered wrongly
mend-shuffled = Played cards were shuffled in again
mend-which-forgotten = Where is it missing?
mend-which-wrong = Which card was wrong?
mend-which-told = What happened instead?
mend-otherwise = It was different
mend-now = Right before the one on the table now
mend-before = Before: { $card }
mend-late = Entered late: this card first, then what came after it follows.
mend-again = I do not ask again about what stays the same; what came after it follows by itself.
mend-told = Changed. Everything after it was played again.
told-ago = { $ago } turns ago: { $told }
mend-more = One more is missing
review-title = What changes
review-nothing = What came after it stays as it was.
review-asks = First I ask: “{ $question }” After that you see what else changes.
review-amount = { $label }: { $was }, now { $now }.
review-turns = { $count ->
    [0] No turn changes.
    [one] One turn changes.
   *[other] { $count } turns change.
  }
review-ask = Make this change?
review-do = Yes, change it
review-abandon = Leave everything as before
menu-code = Another device
redo = Redo
menu-points = Your points now
points-title = Your points now
points-why = Enter them now and then, best at the end of a round: in the end you see how both scores grew.
points-noted = { $points ->
    [one] One point is noted.
   *[other] { $points } points are noted.
  }
