edit-decision = Card { $number }
edit-progress = Progress +1
edit-mech = { $mech ->
    [north] North
   *[central] Centre
  }
edit-sweep = { edit-mech }: replace first
edit-target = { edit-mech }: target
    .none = no target
    .map = map
    .corruption = corruption
    .twenty = the 20
edit-min-stars = { edit-mech }: stars needed
edit-markers = { edit-mech }: at most this many
edit-distance = { edit-mech }: else this many locations on
edit-few-progress = { $count ->
    [0] No card has
    [one] Only one card has
   *[other] Only { $count } cards have
  } progress. At least three need it, or the game never ends.
edit-level = Level { $number }
edit-name = Name
edit-coins = Coins for each { $kind ->
    [star] star
    [map] map
   *[corruption] corruption
  }
edit-star-at = Spaces with a star, not counting the start space
edit-stars = { $count } stars on level { $number }. There must be { $stars }.
