bot-name = Automa
    .about = Automa moves two mechs, one in the north, one in the centre. Her eighth star triggers the end.
game-name = Expeditions
headline = { $now ->
    [over] End of the game
    [last] Last turn
   *[playing] Turn { $turn }
  } · level { $level }{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
  }

## Options
option-level = Level
    .level-1 = 1
    .level-2 = 2
    .level-3 = 3
    .level-4 = 4
    .level-5 = 5
    .explain = The higher the level, the sooner Automa’s stars come. Each map is 1 coin for her. For a first game: level 2.
    .explain-level-1 = Maszynette: 4 coins per star, 1 per corruption. About 37 turns.
    .explain-level-2 = Maszyna: 4 coins per star, 2 per corruption. About 34 turns.
    .explain-level-3 = Automaszyna: 5 coins per star, 2 per corruption. About 29 turns.
    .explain-level-4 = 5 coins per star, 3 per corruption. About 27 turns.
    .explain-level-5 = Ultimaszyna: 6 coins per star, 3 per corruption. About 24 turns.
option-way = Locations
    .mirror = Mirrored
    .ask = Ask me
    .hint-mirror = she finds the place
    .hint-ask = you measure
    .explain = Mirrored: you tap in what you do and what lies under the tiles, and Automa finds her target by herself. Ask me: she asks for each mech how far the target is. You can switch at any time.
option-stacks = Corruption stacks
    .count = Count only
    .values = With values
    .explain = Counting is enough for Automa. With values she also says which markers she takes.
option-begins = Who begins
    .random = The app draws lots
    .you = You
    .automa = Automa
    .explain = By the rules, it is decided by lot.
option-adjust = Coins per star
    .minus-2 = −2
    .minus-1 = −1
    .as-printed = As printed
    .plus-1 = +1
    .plus-2 = +2
    .plus-3 = +3
    .explain = Makes the game easier or harder, but not longer.
option-values = Progress card
    .app = From the app
    .compare = Compare
    .explain = Compare: at set-up you confirm or correct what the progress card says. The app remembers it: with “My cards” and “On the table” it does not ask again.
setup-note = Decision cards and levels 1 to 3 are unchecked; we do not know whether cards 7 to 9 really have no target in the centre. Levels 4 and 5 are house values: we do not know the printed ones, nor the name of level 4.
    .line = Levels 4 and 5: house values.

## Words that occur more than once
row-in = { $row ->
    [north] in the north
   *[central] in the centre
  }
direction = { $row ->
    [north] east
   *[central] west
  }
location-name = { $row ->
    [north] North
   *[central] Centre
  } { $place }
level-name = level { $level }{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
  }
coins-heard = { $coins ->
    [0] No coins
    [one] One coin
   *[other] { $coins } coins
  }
coins-shown = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
target-name = { $kind ->
    [map] a map token
    [twenty] the 20 without other corruption
   *[corruption] corruption besides the 20
  }

stays = { $spaces ->
    [0] The mech stays.{" "}
   *[other] {""}
  }
stays-there = { $spaces ->
    [0] The mech { row-in } stays.{" "}
   *[other] {""}
  }
where-taken = { $spaces ->
    [0] {""}
   *[other] {" "}{ row-in }
  }
twenty-stays = { $twenty ->
    [yes] {" "}The 20 stays.
    [perhaps] {" "}If the 20 lies there, it stays.
   *[no] {""}
  }
taken-values = { $known ->
    [yes] , { $count ->
        [one] value { $values }
       *[other] values { $values }
      }
   *[no] {""}
  }

## Scripts
script-your-location = Your turn
    .action = A location
    .hint = move, explore, vanquish
    .tap = Tap where you move.
script-your-south = Your mech in the south
    .action = Mech in the south
    .hint = in neither of the two rows
    .short = South mech
script-your-star = Your star
    .action = My star
    .hint = the fourth triggers the end
script-to-ask = Ask me
    .action = Stop tapping locations
    .hint = she asks you instead
    .short = Ask me
script-to-mirror = Mirror
    .action = Mirror locations
    .hint = tap in once what lies there
script-put-right = Put right
    .action = Something is different
    .hint = location, markers, stars
    .short = Correct
waiting-end = The scores are counted after the last turns.
script-end = Final scoring
    .action = Count now
    .hint = after the last turns

## Set-up
set-up-two-players = Set up the game for two.
    .spoken = Set up the game for two. Automa gets no personal components.
    .hint = Automa gets no personal components.
    .row = Set up for two
set-up-mech = { $row ->
    [north] A mech for Automa in the far west of the north.
   *[central] A mech for Automa in the far east of the centre.
  }
    .hint = { $row ->
        [north] Best with a blue base ring.
       *[central] Best with a black base ring.
      }
    .row = { $row ->
        [north] Mech to the west
       *[central] Mech to the east
      }
    .detail = { $row ->
        [north] in the north
       *[central] in the centre
      }
set-up-rows = Count the locations from the west: 1 to { $count }.
    .spoken = In the north and in the centre I count the locations from west to east, one to { $count }. On your turn, tell me what you do there.
    .hint = The same in the north and in the centre. On your turn, tap the location where you do something.
    .row = Count from the west
    .detail = north and centre alike
set-up-level = { $level }: lay out this progress card.
    .spoken = Lay out the progress card of { level-name }.
    .hint = Progress card of { level-name }{ mark }.
    .tab = Level
    .row = Progress card
    .detail = lay it out
coins-right = Coins: { $star } per star, { $map } per map, { $corruption } per corruption. Is that right?
    .spoken = Look at the progress card. Coins: { $star } per star, { $map } per map, { $corruption } per corruption. Is that right?
    .hint = Look at the progress card of { level-name }{ mark }.
coins-each = { $what ->
    [star] How many coins per star?
    [map] How many coins per map token?
   *[corruption] How many coins per corruption marker?
  }
    .hint = As printed on the progress card.
track-right = Stars on space { $steps }: is that right?
    .spoken = The start space does not count. Stars on space { $steps }: is that right?
    .hint = Progress card of { level-name }{ mark }. The start space does not count.
star-at = On which space is star { $star }?
    .hint = Count from the start space, without it.
set-up-adjust = { $star ->
    [one] { $star } coin per star for Automa.
   *[other] { $star } coins per star for Automa.
  }
    .hint = { $printed }{ mark }, adjusted by { $adjust }.
    .row = { $star ->
        [one] coin per star
       *[other] coins per star
      }
set-up-marker = An action marker on the start space of the progress track.
    .hint = I keep count: you may leave it out.
    .row = Marker on start
    .detail = of the progress track
set-up-deck-built-in = I shuffle and draw her cards.
    .quiet = I shuffle her cards
shuffle = { $cards } cards to shuffle. The top two go aside, unseen.
    .row = Shuffle the cards
    .detail = the top two aside
set-up-stars = { $stars } stars on Automa’s glory card.
    .hint = Four of one colour, four of another.
    .row = Stars on her card
set-up-cards-back = If you draw 017, 030, 056 or 063: back into the box.
    .spoken = If you draw card 17, 30, 56 or 63, put it back into the box and draw again.
    .hint = Then you draw again.
    .row = Put back when drawn
    .detail = 017, 030, 056, 063
set-up-done = All set. { $begins ->
    [you] You begin.
   *[automa] Automa begins.
  }
    .hint = { $drawn ->
        [yes] Decided by lot.
       *[no] As you chose.
      }
    .row = { $begins ->
        [you] You begin
       *[automa] Automa begins
      }
    .detail = { $drawn ->
        [yes] decided by lot
       *[no] as you chose
      }

## Turn
progress = 1 space on: Automa’s progress.
    .spoken = Automa’s progress: one space on.
    .hint = { $left ->
        [one] { $left } space to star { $star }.
       *[other] { $left } spaces to star { $star }.
      }
    .title = Progress
    .row = Progress
    .detail = { $left ->
        [one] { $left } space
       *[other] { $left } spaces
      } to star { $star }
star = Star { $stars } for Automa.
    .spoken = Automa’s progress: one space on, to a star. { $stars ->
        [one] Her first star
        [2] Her second star
        [3] Her third star
        [4] Her fourth star
        [5] Her fifth star
        [6] Her sixth star
        [7] Her seventh star
       *[8] Her eighth star
      } goes to the top left of the base camp.
    .hint = Move the marker 1 space. Star { $stars } goes from her card to the top left of the base camp.
    .title = Progress
    .tab = Star
    .row = to the base camp
    .detail = marker +1
sweep = Replace all cards at the mech { row-in }.
    .spoken = Replace all face-up cards next to the mech { row-in }.
    .hint = All face-up cards next to its location, before it moves.
    .title = Mech { row-in }
    .row = New cards { row-in }
    .detail = all next to the mech
how-far = { $kind ->
    [map] How far is the first map token?
    [twenty] How far is the 20 without other corruption?
   *[corruption] How far is the first corruption?
  }
    .spoken = Mech { row-in }, going { direction }: { $kind ->
        [map] how far is the first map token?
        [twenty] how far is the 20 without other corruption?
       *[corruption] how far is the first corruption, not counting the 20?
      }
    .hint = From the mech { row-in } going { direction }, 0 to 3 locations. Yours does not count{ $kind ->
        [corruption] , nor does the 20.
       *[map] .
      }
    .title = Mech { row-in }
    .here = Here
    .one = 1 further
    .two = 2 further
    .three = 3 further
    .none = Nothing
how-many = How many markers lie there?
    .spoken = How many markers lie there, without the 20? If { $count } or more, say { $count }.
    .hint = Without the 20. If there are more than { $count }: { $count }.
    .title = Mech { row-in }
go = { $spaces ->
    [one] { $spaces } location { direction }: the mech { row-in }.
   *[other] { $spaces } locations { direction }: the mech { row-in }.
  }
    .spoken = { $spaces ->
        [one] The mech { row-in } moves one location { direction }.
       *[other] The mech { row-in } moves { $spaces } locations { direction }.
      }
    .hint = It skips your location. From the edge it goes on at the other end.
    .title = Mech { row-in }
    .tab = { $row ->
        [north] North
       *[central] Centre
      }
    .row = { $row ->
        [north] to the east
       *[central] to the west
      }
go-to = { $place }: the mech { row-in } moves here.
    .spoken = The mech { row-in } moves to location { $place }.
    .hint = { $spaces ->
        [one] { $spaces } location { direction }.
       *[other] { $spaces } locations { direction }.
      }
    .title = Mech { row-in }
    .tab = { $row ->
        [north] North
       *[central] Centre
      }
    .row = { $spaces } { $row ->
        [north] to the east
       *[central] to the west
      }
explore = 1 map token for Automa. Flip the location.
    .spoken = { stays-there }One map token{ where-taken } for Automa. Flip the location and place corruption as usual.
    .hint = { stays }Place corruption as usual.
    .title = Mech { row-in }
    .tab = Takes
    .row = Map { row-in }
    .detail = flip the location
vanquish = { $count ->
    [one] { $count } corruption marker for Automa.
   *[other] { $count } corruption markers for Automa.
  }
    .spoken = { stays-there }{ $count ->
        [one] One corruption marker{ where-taken } for Automa, the top one.
       *[other] { $count } corruption markers{ where-taken } for Automa, from the top.
      }{ twenty-stays }
    .hint = { stays }{ $count ->
        [one] The top one{ taken-values }.
       *[other] The top { $count }{ taken-values }.
      }{ twenty-stays }
    .title = Mech { row-in }
    .tab = Takes
    .row = Corruption { row-in }
    .detail = { $twenty ->
        [yes] from the top, the 20 stays
       *[other] from the top
      }
vanquish-twenty = 20: Automa gets this marker.
    .spoken = { stays-there }Automa gets the marker with the 20{ where-taken }.
    .hint = { stays }For her it counts like any other.
    .title = Mech { row-in }
    .tab = Takes
    .row = Marker { row-in }
    .detail = counts like any other
last-turns = Automa’s last star is placed. One more turn for you, then one for her.
    .title = End of the game
    .row = Last round
    .detail = you first, then Automa
your-last-turn = You have one more turn. Then the scores are counted.
    .title = End of the game
    .row = Your last turn
    .detail = then scores are counted

## Entering locations
flipped = { location-name }: how many corruption markers?
    .title = Flipped
    .none = None
    .one = 1 marker
    .two = 2 markers
    .three = 3 markers
    .four = 4 markers
    .more = More
    .twenty = The 20
lies-here = { location-name }: what lies there?
    .title = Correction
    .map = Map token
    .none = Nothing
    .one = 1 marker
    .two = 2 markers
    .three = 3 markers
    .four = 4 markers
    .more = More
    .twenty = The 20
    .bot = Automa’s mech
    .you = My mech
put-right = What is different?
    .title = Correction
    .place = A location
    .maps = Her map tokens
    .corruption = Her corruption
    .progress = Her progress
    .stars = My stars
right-place = Which location?
    .title = Correction
right-maps = How many map tokens does Automa have?
    .title = Correction
right-corruption = How many corruption markers does Automa have?
    .hint = The 20 is one of them.
    .title = Correction
right-progress = On which space is her progress marker?
    .hint = Counted from the start space, without it.
    .title = Correction
right-stars = How many stars have you placed?
    .title = Correction
doubt-twenty = The 20? { $lies ->
    [there] Until now it lay at { location-name }.
   *[gone] It had already been taken.
  }
    .hint = There is only one. Yes: what you see counts.
    .title = Does not add up
beside-twenty = { location-name }: how many markers besides the 20?
more = { location-name }: how many markers exactly?
marker-value = Marker { $position } from the top: which value?
    .spoken = What is the value of marker { $position } from the top?
    .hint = { location-name }, { $count } markers
what-lies = What lies on the locations?
    .hint = Leave out empty locations.
    .title = Mirror
    .map = Map token
    .stack = Corruption
    .twenty = Only the 20
    .stack-twenty = Corruption and 20
what-lies-again = There is only one 20. What lies where?
    .hint = Leave out empty locations.
    .title = Mirror
    .map = Map token
    .stack = Corruption
    .twenty = Only the 20
    .stack-twenty = Corruption and 20
stack-height = How many corruption markers?
    .hint = { location-name }, without the 20
    .title = Mirror
where-mech = Where is Automa’s mech { row-in }?
    .title = Mirror
where-you = Where is your mech?
    .title = Mirror
    .north = In the north
    .central = In the centre
    .south = In the south
where-your-mech = On which location { row-in }?
    .title = Mirror
now-mirror = Mirrored. From now on I search by myself.
    .hint = Tell me what you do: tap a location.
    .title = Mirror
    .row = I search from now on
    .detail = tap what you do
now-ask = From now on I ask you.
    .hint = You need not tap locations any more.
    .title = Ask me
    .row = I ask from now on
    .detail = no locations to tap

## Your turn
your-location = Which location?
    .title = Your turn
your-deed = { location-name }: what happens there?
    .title = Your turn
    .move = My mech comes here
    .explore = I explore
    .vanquish = I take 1 corruption
    .vanquish-several = I take several
    .vanquish-twenty = I take the 20
    .other = Something else here
    .nothing = Nothing
your-deed-told = { location-name }: { $usual ->
    [explore] you explore.
    [vanquish] you take one corruption marker.
    [vanquish-twenty] you take the 20.
   *[move] your mech comes here.
  }
    .title = Your turn
    .row = { $usual ->
        [explore] You explore
        [vanquish] You take 1
        [vanquish-twenty] You take the 20
       *[move] Your mech moves
      }
    .detail = { location-name }
your-markers = How many do you take?
    .hint = { location-name }, from the top
    .title = Your turn
your-south = Your mech is in the south.
    .hint = Automa skips no location now.
    .title = Your turn
your-star = { $stars ->
    [one] { $stars } of { $of } stars is yours.
   *[other] { $stars } of { $of } stars are yours.
  }
    .spoken = { $stars ->
        [one] One of { $of } stars is yours.
       *[other] { $stars } of { $of } stars are yours.
      }
    .title = Your turn
your-last-star = { $stars } stars are yours: the end is near.
    .spoken = That was star { $stars } for you. Finish your turn. Then Automa once more, then you.
    .hint = Finish your turn. Then Automa once more, then you.
    .title = End of the game

## End
end-reached = { $by ->
    [you] Your fourth star is placed, the last turns are over.
   *[automa] Automa’s eighth star is placed, the last turns are over.
  }
    .title = Final scoring
    .quiet = { $by ->
        [you] your fourth star is placed
       *[automa] Automa’s eighth star is placed
      }
end-stars = { coins-shown } for { $count ->
    [one] { $count } star
   *[other] { $count } stars
  }.
    .spoken = { coins-heard } for stars.
    .hint = { $each } per star{ $adjust ->
        [0] { mark }
       *[other] : { $printed }{ mark }, adjusted by { $adjust }
      }.
    .title = Final scoring
    .row = { $coins ->
        [0] No coins
        [one] coin
       *[other] coins
      } for stars
    .detail = { $count ->
        [one] { $count } star
       *[other] { $count } stars
      }, { $each } each
end-maps = { coins-shown } for { $count ->
    [one] { $count } map token
   *[other] { $count } map tokens
  }.
    .spoken = { coins-heard } for map tokens.
    .hint = { $each } per map token{ mark }.
    .title = Final scoring
    .row = { $coins ->
        [0] No coins
        [one] coin
       *[other] coins
      } for maps
    .detail = { $count ->
        [one] { $count } map token
       *[other] { $count } map tokens
      }, { $each } each
end-corruption = { coins-shown } for { $count ->
    [one] { $count } corruption marker
   *[other] { $count } corruption markers
  }.
    .spoken = { coins-heard } for corruption.
    .hint = { $each } per marker, whatever its value{ mark }.
    .title = Final scoring
    .row = { $coins ->
        [0] No coins
        [one] coin
       *[other] coins
      } for corruption
    .detail = { $count ->
        [one] { $count } marker
       *[other] { $count } markers
      }, { $each } each
end-total = { coins-shown } for Automa.
    .spoken = { coins-heard } for Automa.
    .title = Final scoring
    .row = { $coins ->
        [0] No coins
        [one] coin
       *[other] coins
      } for Automa
your-total = How many coins do you have?
    .hint = Count by the rules of the base game.
end-verdict = { $result ->
    [won] { $margin ->
        [one] { $margin } coin ahead: you win.
       *[other] { $margin } coins ahead: you win.
      }
    [tied] Equal coins: Automa wins.
   *[lost] { $margin ->
        [one] { $margin } coin short: Automa wins.
       *[other] { $margin } coins short: Automa wins.
      }
  }
    .spoken = { $result ->
        [won] { $margin ->
            [one] One coin ahead: you win.
           *[other] { $margin } coins ahead: you win.
          }
        [tied] Equal coins: Automa wins.
       *[lost] { $margin ->
            [one] One coin short: Automa wins.
           *[other] { $margin } coins short: Automa wins.
          }
      }
    .title = Final scoring
verdict = { $result ->
    [won] Won
   *[lost] Lost
  }
    .hint = { $result ->
        [tied] tied on coins
       *[other] { $margin ->
            [one] by { $margin } coin
           *[other] by { $margin } coins
          }
      }
score-stars = Stars
score-maps = Map tokens
score-corruption = Corruption

## Reasons
because-stars = { $needs ->
    [0] The target needs no star
   *[other] The target needs { $needs ->
        [one] { $needs } star
       *[other] { $needs } stars
      }, Automa has { $stars }
  }
because-too-few = The target needs { $needs ->
    [one] { $needs } star
   *[other] { $needs } stars
  }, Automa has { $stars }: the distance counts
because-no-target = The card has no target for the mech { row-in }{ mark }: the distance counts
because-skipped = { location-name }: your mech, skipped
because-passed = { location-name }: { $lies ->
    [map] only a map token
    [twenty] only the 20
    [covered-twenty] the 20 with other corruption
    [corruption] only corruption
   *[nothing] empty
  }
because-match = { location-name }, { $spaces ->
    [0] where it stands
    [one] 1 location on
   *[other] { $spaces } locations on
  }: { target-name }
because-told = { $spaces ->
    [0] Where it stands
    [one] 1 location on
   *[other] { $spaces } locations on
  }: { target-name }
because-none = Looked for { target-name } within 0 to 3 locations, found none: the distance counts
because-sweep = Our reading: cards are replaced before the mech moves, and without enough stars, too
because-new-star = Our reading: a star from this turn already counts
because-track-end = Our reading: after the eighth star the progress marker no longer moves
because-no-star-needed = Our reading: a target with 0 stars always applies
because-twenty-counts = Our reading: at the end the 20 counts as one corruption marker, too
because-last-turns = Our reading: each side has one more turn then

## Help
aid-cards-back = If you draw card 017, 030, 056 or 063: back into the box, draw again.
aid-rows = Her mech in the north moves east, the one in the centre west. From the edge it jumps to the other end.
aid-skip = Automa skips the location of your mech: it does not count, neither for looking nor for moving.
aid-flip = Automa flips tiles only when she explores. She does not get what a location offers.
aid-your-move = You may move through a face-down location with her mech. It counts for your range. On location 19 you may then gather nothing.
aid-base-camp = Her stars lie at the top left of the base camp, never on your glories.
aid-end = Her eighth star or your fourth triggers the end. Our reading: then each side has one more turn.
aid-score = Automa counts markers, not their values. Our reading: the 20 is one corruption marker, too.
aid-tie = If you are tied on coins, Automa wins.
aid-sweep = Our reading: cards are replaced before the mech moves, at its old location, even if she lacks stars for the target.
aid-new-star = Our reading: progress comes first. A new star counts for both mechs of this turn.
aid-no-star-needed = Our reading: a target with 0 stars always applies.
aid-track-end = Our reading: after her eighth star the progress marker no longer moves.

## Belongings
tracker-stars = Stars
tracker-progress = Spaces to star
    .short = to star
tracker-maps = Maps
tracker-corruption = Corruption
tracker-points = Coins

## Cards and sheets
deck-decisions = Decision cards
deck-progress = Progress cards
deck-glory = Glory card and player aids
sheet-turn = Her turn
sheet-draw-text = Deck empty? Shuffle all 14, two aside unseen.
sheet-progress = Progress
sheet-progress-text = With the symbol: marker 1 space on. On a star space her next star goes to the base camp and counts at once.
sheet-north = Mech in the north
sheet-north-text = Moves east, from the edge to the far west.
sheet-central = Mech in the centre
sheet-central-text = Moves west, from the edge to the far east.
sheet-mech = What a mech does
sheet-sweep = Replace
sheet-sweep-text = With the symbol: replace all face-up cards next to it.
sheet-look = Look
sheet-look-text = Only with enough stars: where it stands and three locations on, without yours. To the first match, then its action.
sheet-else = Else move
sheet-else-text = As many locations as arrows, without yours. Flip nothing, no benefits.
sheet-targets = Targets
sheet-map = Map token
sheet-map-text = Automa gets it. Flip the location, corruption as usual.
sheet-corruption = Corruption
sheet-corruption-text = From the top, at most as many markers as shown, never the 20.
sheet-twenty = The 20
sheet-twenty-text = Only without other corruption there. Automa gets it.
sheet-mechs = Mechs
sheet-mechs-text = As for two, but only 2 mechs for her. North: far west. Centre: far east.
sheet-deck = Her cards
sheet-deck-text = Shuffle all 14, two aside unseen. Progress card of the level, marker on its start space.
sheet-glory = 8 stars
sheet-glory-text = Four each of two colours on her card. Draw lots for who begins.
sheet-cards-back = 017, 030, 056, 063
sheet-cards-back-text = If you draw one of them: back into the box, draw again.
sheet-through = Her mechs
sheet-through-text = You may move through face-down locations with her mech; they count.
sheet-over = Last turns
sheet-over-text = Her 8th star or your 4th. Then one more turn each.
sheet-count-text = Coins per star, map token and marker; the 20 is just one marker, too. She wins ties.
sheet-adjust = Easier or harder
sheet-adjust-text = 2 coins less to 3 more for each of her stars. For a first game: level 2.

## The drawn locations
rows-label = Locations
    .north = North
    .central = Centre
    .you = you
rows-place = { location-name }: { $map ->
    [yes] map, face down
   *[no] { $count ->
        [0] { $twenty ->
            [yes] only the 20
           *[no] nothing
          }
        [some] corruption markers
        [one] one corruption marker
       *[other] { $count } corruption markers
      }
  }{ $top ->
    [0] {""}
   *[other] , top { $top }
  }{ $count ->
    [0] {""}
   *[other] { $twenty ->
        [yes] , the 20 below
       *[no] {""}
      }
  }{ $who ->
    [bot] . Automa’s mech
    [you] . Your mech
   *[none] {""}
  }{ $state ->
    [target] . Target
    [passed] . No match
    [skipped] . Does not count
   *[none] {""}
  }

## Sections of the rulebook
rule-spielaufbau = Set-up
    .about = { sheet-mechs }: { sheet-mechs-text } { sheet-deck }: { sheet-deck-text } { sheet-glory }: { sheet-glory-text }
rule-allgemeine-regeln = General rules
rule-die-bewegung-von-automas-mech = How Automa’s mech moves
    .about = { sheet-north }: { sheet-north-text } { sheet-central }: { sheet-central-text }
rule-ein-automa-zug = Automa’s turn
    .about = The top decision card: first her progress, then the mech in the north, then the one in the centre. { sheet-draw-text }
rule-rucke-den-fortschrittsmarker-vor = Advance the progress marker
    .about = { sheet-progress-text }
rule-mech-aktionen = Mech actions
    .about = { sheet-sweep }: { sheet-sweep-text } { sheet-look }: { sheet-look-text } { sheet-else }: { sheet-else-text }
rule-aktion-erkunden = Action: explore
    .about = { sheet-map }: { sheet-map-text }
rule-aktion-beseitige-verderbnis-mit-wert-20 = Action: vanquish corruption of value 20
    .about = { sheet-twenty }: { sheet-twenty-text }
rule-aktion-beseitige-verderbnis = Action: vanquish corruption
    .about = { sheet-corruption-text }
rule-spielende-und-wertung = End of the game and scoring
    .about = { sheet-over }: { sheet-over-text } { sheet-count-text }
rule-schwierigkeitsstufen = Difficulty levels
    .about =
        { option-level.explain }
        Level 1: { option-level.explain-level-1 }
        Level 2: { option-level.explain-level-2 }
        Level 3: { option-level.explain-level-3 }
        Level 4: { option-level.explain-level-4 }
        Level 5: { option-level.explain-level-5 }
