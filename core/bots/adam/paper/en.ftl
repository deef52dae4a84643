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
    [any] any
   *[blue] blue
  }
paper-times = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
paper-symbol = { $kind ->
    [not] no { $colour }
    [many] { $colour }, any number
   *[one] { $colour }
  }
paper-supply = Supply board with numbers
paper-supply-order = { $provenance ->
    [house] Our order: the ring clockwise from the top, then the heads, then the tails. If your rulebook shows another, that one counts.
   *[owner] You numbered the fields like this. He looks at them in this order.
  }
paper-supply-field = Field { $number }
paper-supply-cut = To cut out: lay the numbers beside the fields of your board.
paper-mat = Mat for his cards
paper-mat-card = { $number ->
    [1] far left: searches first
    [4] only with level 5
   *[other] searches next
  }
paper-mat-score = Points of his fulfilled cards
paper-example = A turn as an example
paper-example-card = Card { $number }
paper-example-text = Card 1 looks for red. Fields 1 and 3 have none, field 2 is empty: he takes field 4. Red goes to card 1, green to card 2. The green in field 3 was not asked for yet.
