## What only the paper of Expeditions says
paper-decision = Decision
paper-progress = Progress +1
paper-no-progress = No progress on this card
paper-row = { $row ->
    [north] North
   *[central] Centre
  }
paper-sweep = replace first
paper-no-target = no target
paper-target = { $kind ->
    [map] 0–3 locations
    [twenty] 0–3 locations, only the 20
   *[corruption] 0–3 locations, not the 20
  }
paper-target-told = from { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }: { $kind ->
    [map] map token
    [twenty] the 20
   *[corruption] { $count } corruption
  }
paper-track-stars = stars on spaces { $spaces }
paper-distance = { $target ->
    [none] {""}
   *[other] else{" "}
  }{ $distance ->
    [one] { $distance } location
   *[other] { $distance } locations
  } on
paper-level = Level { $level }
paper-progress-card = Progress
paper-each = { $what ->
    [star] coins per star
    [map] coins per map token
   *[corruption] coins per corruption
  }
paper-start = Start
paper-track = With the symbol 1 space on, stars to the base camp
paper-glory = Glories
paper-glory-text = Four stars each in two colours. From 1 on they go to the base camp, top left.
paper-glory-end = Then one more turn each
paper-aid = Player aid
paper-aid-turn = Her turn
paper-aid-mech = Her mech
paper-aid-targets = Targets
paper-coins = Coins at the end
paper-coins-each = { $what ->
    [star] star
    [map] map token
   *[corruption] corruption
  }
paper-example = How she looks ahead
paper-example-text = The mech in the north looks for corruption: a match after 2 locations.
paper-example-behind = behind it
paper-example-you = you: skipped
paper-example-far = too far
