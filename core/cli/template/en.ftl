bot-name = Automa
    .about = Automa moors her ships at the same quay and counts their goods.
game-name = Template
headline = { $left ->
    [one] { $left } ship to come
   *[other] { $left } ships to come
  }
script-your-ship = Your ship
    .action = I moor
script-end = Final scoring
    .action = Count now
waiting-end = No more ships will come.

## What Automa says
set-up-quay = { $berths } berths has the quay.
set-up-cards = { $mode ->
    [built-in] I shuffle and draw her cards. You begin.
   *[on-table] Shuffle her cards. You begin.
  }
moor = { $number }: here her ship moors.
    .spoken = Her ship moors at berth { $number }.
    .title = Moor
market = Which goods are on the market?
    .grain = Grain
    .salt = Salt
    .wool = Wool
unload = { $points ->
    [one] { $points } point for Automa.
   *[other] { $points } points for Automa.
  }
    .title = Unload
because-free = Free were { $free }, and she looks { from-end }
because-card = { $printed } from the card{ mark }, { $goods } from the market
your-ship = At which berth do you moor?
bot-total = { $points } points are Automa’s.
your-total = How many points do you have?
end-verdict = { $result ->
    [won] You win.
    [tied] The same points: Automa wins.
   *[lost] Automa wins.
  }
verdict = { $result ->
    [won] Won
   *[lost] Lost
  }
    .hint = { by-points }
score-ships = Ships
aid-ship = Moor at a free berth, and tap it.

## Quay and cards
board-quay = Quay
board-berth-number = Berth { $number }
board-berth = { board-berth-number }, { $who ->
    [automa] Automa’s ship
    [you] your ship
   *[nobody] free
  }
deck-ships = Ships
card-ship = Ship
card-end = First free berth { from-end }
card-points = Points: { $points }, and 1 for each of the goods on the market
edit-ship = Ship { $number }
from-end = { $end ->
    [left] from the left
   *[right] from the right
  }
edit-end = Looks for a berth
    .left = from the left
    .right = from the right
edit-points = Points

## Sheet
sheet-turn = Her turn
sheet-draw-text = The top card is her ship.
sheet-act-text = It moors at the first free berth from the left or right and brings points: those of the card, and 1 for each of the goods on the market.
sheet-count-text = Whoever has more points wins; a tie is hers.
sheet-example = Example
sheet-example-text = The next ship moors from the left at berth 3, from the right at berth 7.

## Sections of the rulebook
rule-set-up = Set-up
    .about = Lay out the quay and shuffle her cards. You begin.
rule-a-turn-of-automa = A turn of Automa
    .about = { sheet-draw-text } { sheet-act-text }
rule-your-turn = Your turn
rule-end-of-the-game = End of the game
    .about = { sheet-count-text }
