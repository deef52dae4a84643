cards-title = Cards
cards-game = Game
cards-running = Games that are already running keep their cards. What you change here counts from the next game on.
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
cards-changed = An update has improved cards: { $cards }. Your own have stayed.
cards-understood = Understood
cards-export = Save my cards
cards-import = Fetch cards from a file
cards-imported = The cards are here.
cards-forget = Delete my cards
cards-forget-sure = Really delete
cards-forgotten = The shipped cards count again.
cards-print = Print these cards
cards-play = Play with these cards

## Files that cannot be read
cards-file-large = The file is too large. Choose one that you saved here.
cards-file-damaged = The file is damaged. Save the cards once more.
cards-file-foreign = This is not a card file of Visavis. Choose one that you saved here.
cards-file-newer = The file comes from a newer version. Update Visavis, then open it again.
cards-file-bot = The bot in this file does not exist here. Update Visavis or choose another file.
cards-file-values = The cards in the file do not fit the rules. Save them once more.

## One card
sheet-at = { $name }, { $at } of { $of }
sheet-same = Is yours the same?
sheet-yes = Yes, the same
sheet-no = No, correct it
sheet-unknown = We do not know all of this yet. Will you enter it?
sheet-enter = Enter it
sheet-skip = Skip
sheet-correct = Correct it
sheet-done = Done
sheet-cancel = Discard
sheet-shipped = As shipped again
sheet-back = Back
edit-unknown = not known
edit-yes = yes
edit-no = no
edit-nothing = nothing
edit-less = { $label }: one less
edit-more = { $label }: one more
edit-erase = Drop the last
edit-clear = Start over
