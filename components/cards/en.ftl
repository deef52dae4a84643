cards-title = Cards
cards-game = Game
cards-running = Games in progress keep their cards. If you change some, the app asks whether to use them there from the next shuffle.
cards-next-game = Games in progress keep their cards. What you change here applies from the next game.
cards-filter = Where from?
    .all = all
    .rulebook = rulebook
    .public = unchecked
    .house = house value
    .owner = yours
cards-filtered = { $label } { $count }
cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
  }
cards-unknown = not known yet
cards-none = There are none of these here.
cards-words = Check words: { $words }
    .hint = Read them to someone who has the same game. If they are the same, so are the cards.
cards-compare = Compare with my box
cards-compared = { $deck }: all compared. The cards now count as yours.
cards-changed = An update has improved some cards: { $decks }. Your own are unchanged.
cards-from-to = { $label }: { $from } → { $to }
cards-version = version { $version }
cards-understood = Got it
cards-export = Save my cards
cards-import = Add cards from a file
cards-imported = The cards are here. Your others are unchanged.
cards-forget = Delete my cards
cards-forgotten = Your cards are deleted. The shipped ones apply again.
cards-print = Print these cards
cards-play = Play with these cards

## Running games
recard-title = Changed cards
recard-ask = { $count ->
    [one] A game is still in progress with the old cards. Should it take the changed ones from the next shuffle?
   *[other] { $count } games are still in progress with the old cards. Should they take the changed ones from the next shuffle?
  }
recard-yes = Yes, from the next shuffle
recard-no = No, only in the next game
recard-hint = Until then the old ones apply there. You can undo this at the table.
recard-done = From the next shuffle the game in progress uses the changed cards, too.
recard-late = The game in progress will not be shuffled again. It stays as it is; the change applies from the next game.

## Files that cannot be read
cards-file-large = The file is too large. Choose one that you saved here.
cards-file-damaged = The file is damaged. Save the cards once more.
cards-file-foreign = This is not a Visavis card file. Choose one that you saved here.
cards-file-newer = The file comes from a newer version. Update Visavis, then open it again.
cards-file-bot = This app does not have the bot in this file. Update Visavis or choose another file.
cards-file-values = The cards in the file do not fit the rules. Save them once more.

## One card
sheet-at = { $name }, { $at } of { $of }
sheet-same = Is yours the same?
sheet-yes = Yes, the same
sheet-no = No, correct it
sheet-unknown = We do not know all of this card yet. Can you enter it?
sheet-enter = Enter it
sheet-skip = Skip
sheet-correct = Correct it
sheet-done = Done
sheet-cancel = Discard
sheet-shipped = Back to the shipped card
sheet-back = Back
edit-unknown = not known
edit-yes = yes
edit-no = no
edit-nothing = nothing
edit-less = { $label }: one less
edit-more = { $label }: one more
edit-erase = Remove the last
edit-clear = Start over
