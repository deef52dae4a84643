deck-scoring-tiles = Scoring tiles
deck-maps = Letters of the map cards
edit-automa = { $number ->
    [m] Merchants’ card
   *[other] Card { $number }
  }
edit-number = Number
edit-actions = Actions, from top to bottom
    .faction = faction action
    .cover = cover a power space
    .cult = cult
    .upgrade = upgrade
    .favour = favour tile
    .points-x = X points
    .points-1 = 1 point
    .points-2 = 2 points
    .points-3 = 3 points
    .points-4 = 4 points
    .build-level = build
    .build-0 = build, shipping 0
    .build-1 = build, shipping 1
    .build-2 = build, shipping 2
    .build-3 = build, shipping 3
    .trade-1 = trade from 1
    .trade-2 = trade from 2
    .trade-3 = trade from 3
    .trade-4 = trade from 4
    .trade-5 = trade from 5
    .trade-6 = trade from 6
edit-trades = Trade in round { $round }
edit-no-action = Card { $number } has no action. Tap at least one.
edit-direction = Direction
    .forward = from top, upper left
    .backward = from end, lower right
edit-row = Landscape row
    .a = A
    .b = B
edit-group = Group
    .marked = with a chip
    .unmarked = without a chip
edit-cult-pick = Choosing a cult
    .tile = cult of the tile
    .catch-up = catch up
edit-bonus = Bonus card
    .left = left
    .middle = middle
    .right = right
edit-steps = Count this far
edit-merge = Merge
edit-passes = Passes at the end
edit-first = First dwelling { $group ->
    [marked] with a chip
   *[unmarked] without a chip
  }
edit-landscape = Landscape card { NAME($home) }
edit-terrains = Row { row-name }, after the home from left to right
edit-tile = { $scoring ->
    [spade] spade
    [town] town
    [dwelling-water] dwelling, water
    [dwelling-fire] dwelling, fire
    [trade-water] trading house, water
    [trade-air] trading house, air
    [stronghold-fire] stronghold, fire
    [stronghold-air] stronghold, air
   *[temple] temple
  }
edit-cult = Colour of her symbol
    .unknown = not known
edit-early = Her points, rounds 1 to 3
edit-late = Her points, rounds 4 to 6
edit-shipping = Shipping in round { $round }
edit-x = X in round { $round }
edit-added = Reserve cards in the first deck
edit-late-third = *3 only after round 1
edit-cult-level = Cult level { NAME($cult) }
edit-faction-actions = Faction action, from top to bottom
    .build = Build
    .everywhere = Build anywhere
    .points-1 = 1 point
    .points-2 = 2 points
    .points-3 = 3 points
    .points-4 = 4 points
    .cult-1 = 1 cult step
    .cult-2 = 2 cult steps
    .cult-3 = 3 cult steps
    .read-worker = Text: worker
    .read-blighted = Text: blight
    .read-task = Text: task
edit-faction-methods = How she chooses when building, first
    .near-you = near you
    .your-row = row of your home
    .most-power = most power for you
edit-no-faction-action = This faction does nothing. Tap at least one action.
edit-ability = Permanent ability
    .none = none
    .tile-twice = tile twice if she passes first
    .point-a-building = 1 point per building at the end
    .cult-for-power = 1 cult level when you get 2 power
    .unknown = not known
edit-map = { $map ->
    [base] base game
    [fire-ice] Fire & Ice
    [fire-ice-revised-base] Fire & Ice, base map
    [lakes] Lakes
   *[fjords] Fjords
  }, { NAME($home) }
edit-hex = Letter { $letter }
    .none = not known
