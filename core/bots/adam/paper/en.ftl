## What only A.D.A.M.'s paper says
paper-prophecy = Prophecy
paper-collects = { $bot } collects
paper-ordered = in this order
paper-unordered = anywhere
paper-colour = { $colour ->
    [yellow] yellow
    [red] red
    [black] black
    [green] green
   *[blue] blue
  }
paper-supply = Supply board with numbers
paper-supply-order = { $provenance ->
    [house] House order: the ring clockwise from the top, then the heads, then the tails. If your rulebook shows another, that one counts.
   *[owner] You numbered the fields like this. He looks at them in this order.
  }
paper-supply-cut = To cut out: lay the numbers beside the fields of your board.
paper-mat = Mat for his cards
paper-mat-card = { $number ->
    [1] far left: searches first
    [4] only with level 5
   *[other] searches next
  }
paper-mat-missing = What he has: cross it off
paper-mat-score = Points of his fulfilled cards
paper-flow-search = Card 1 asks all fields from 1 to 10, then card 2 does, then the next. The first field with a wanted colour is taken whole.
    .title = Search
paper-flow-lay = Each piece goes to the leftmost card that needs it. What none needs leaves the game. Nothing found? The pieces of the first field that has any leave the game.
    .title = Place
paper-flow-fulfil = Full cards, from the left: pieces that others need move on, the rest leaves the game. The card scores its highest number.
    .title = Fulfil
paper-flow-refill = New cards from the right end of the row, to the right of his, until he has three again (level 5: four). When the turn ends, slide the row right and add on the left, up to six.
    .title = Refill
paper-example = A turn as an example
paper-example-card = Card { $number }
paper-example-text = Card 1 looks for red. Fields 1 and 3 have none, field 2 is empty: he takes field 4. Red goes to card 1, green to card 2. The green in field 3 was not asked for yet.
