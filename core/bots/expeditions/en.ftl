bot-name = Automa
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
    .recommended = recommended: 2
    .explain = The higher the level, the sooner Automa's stars come. For the first game: level 2.
    .explain-level-1 = Maszynette: 4 coins a star, 1 a map, 1 a corruption. About 37 turns.
    .explain-level-2 = Maszyna: 4 coins a star, 1 a map, 2 a corruption. About 34 turns.
    .explain-level-3 = Automaszyna: 5 coins a star, 1 a map, 2 a corruption. About 29 turns.
    .explain-level-4 = House values: 5 coins a star, 1 a map, 3 a corruption. About 27 turns.
    .explain-level-5 = Ultimaszyna, house values: 6 coins a star, 1 a map, 3 a corruption. About 24 turns.
option-way = Locations
    .mirror = Mirrored
    .ask = On request
    .explain = Mirrored: you tap in what you do and what lies under the tiles, and Automa finds her target by herself. On request: she asks for each mech how far the target is. You can switch at any time.
option-stacks = Corruption stacks
    .count = Count only
    .values = With values
    .explain = Counting is enough for Automa. With values she also says which markers she takes.
option-begins = Who begins
    .random = The app draws lots
    .you = You
    .automa = Automa
    .explain = By the rules, chance decides.
option-adjust = Coins a star
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
    [0] No coin
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
script-your-location = Your location
    .action = A location
    .hint = move, explore, vanquish
script-your-south = Your mech in the south
    .action = Mech in the south
    .hint = in neither of the two rows
script-your-star = Your star
    .action = My star
    .hint = the fourth brings the end
script-to-ask = On request
    .action = Rather ask me
    .hint = without mirrored locations
script-to-mirror = Mirror
    .action = Mirror locations
    .hint = tap in once what lies there
waiting-end = After the last turns we count.
script-end = Final scoring
    .action = Count now
    .hint = after the last turns

## Set-up
set-up-two-players = Set up the game for two.
    .spoken = Set up the game for two. Automa gets no personal components.
    .hint = Automa gets no personal components.
set-up-mech = { $row ->
    [north] A mech for Automa in the far west of the north.
   *[central] A mech for Automa in the far east of the centre.
  }
    .hint = { $row ->
        [north] Best with a blue base ring.
       *[central] Best with a black base ring.
      }
set-up-rows = Count the locations from the west: 1 to { $count }.
    .spoken = In the north and in the centre I count the locations from west to east, one to { $count }. On your turn, tell me what you do there.
    .hint = The same in the north and in the centre. On your turn, tap the location where you do something.
set-up-level = { $level }: lay out this progress card.
    .spoken = Lay out the progress card of { level-name }.
    .hint = Progress card of { level-name }{ mark }.
coins-right = Coins: { $star } a star, { $map } a map, { $corruption } a corruption. Is that right?
    .spoken = Look at the progress card. Coins: { $star } a star, { $map } a map, { $corruption } a corruption. Is that right?
    .hint = Look at the progress card of { level-name }{ mark }.
coins-each = { $what ->
    [star] How many coins a star?
    [map] How many coins a map token?
   *[corruption] How many coins a corruption marker?
  }
    .hint = As it stands on the progress card.
track-right = Stars on space { $steps }: is that right?
    .spoken = The start space does not count. Stars on space { $steps }: is that right?
    .hint = Progress card of { level-name }{ mark }. The start space does not count.
star-at = On which space is star { $star }?
    .hint = Count from the start space, without it.
set-up-adjust = { $star ->
    [one] { $star } coin a star for Automa.
   *[other] { $star } coins a star for Automa.
  }
    .hint = { $printed }{ mark }, adjusted by { $adjust }.
set-up-marker = An action marker on the start space of the progress track.
    .hint = I keep count: you may leave it out.
set-up-deck-built-in = I shuffle and draw her cards.
shuffle = { $cards } cards: shuffle. The top two aside, unseen.
set-up-stars = { $stars } stars on Automa's glory card.
    .hint = Four of one colour, four of another.
set-up-cards-back = If you draw 017, 030, 056 or 063: back into the box.
    .spoken = If you draw card 17, 30, 56 or 63, put it back into the box and draw again.
    .hint = Then you draw again.
set-up-done = All set. { $begins ->
    [you] You begin.
   *[automa] Automa begins.
  }
    .hint = { $drawn ->
        [yes] Chance said so.
       *[no] As you chose.
      }

## Turn
forgotten-card = First card { $number }.
    .spoken = First card { $number }. Leave out what is done already.
    .hint = Leave out what is done already.
    .title = Entered late
card-now = Now card { $number }.
progress = 1 space on: Automa's progress.
    .spoken = Automa's progress: one space on.
    .hint = { $left } more to star { $star }.
    .title = Progress
star = { $stars ->
    [one] { $stars } star for Automa now.
   *[other] { $stars } stars for Automa now.
  }
    .spoken = Automa's progress: one space on, to a star. { $stars ->
        [one] Her first star
       *[other] Her star number { $stars }
      } goes to the top left of the base camp.
    .hint = Marker 1 space on. Star { $stars } from her card to the top left of the base camp.
    .title = Progress
sweep = Replace all cards at the mech { row-in }.
    .spoken = Replace all face-up cards next to the mech { row-in }.
    .hint = All face-up cards next to its location, before it moves.
    .title = Mech { row-in }
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
    .one = 1 on
    .two = 2 on
    .three = 3 on
    .none = Nothing
how-many = How many markers lie there?
    .spoken = How many markers lie there, without the 20? From { $count } on, say { $count }.
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
go-to = { $place }: there goes the mech { row-in }.
    .spoken = The mech { row-in } moves to location { $place }.
    .hint = { $spaces ->
        [one] { $spaces } location { direction }.
       *[other] { $spaces } locations { direction }.
      }
    .title = Mech { row-in }
explore = 1 map token for Automa. Flip the location.
    .spoken = { stays }One map token { row-in } for Automa. Flip the location and place corruption as usual.
    .hint = { stays }Place corruption as usual.
    .title = Mech { row-in }
vanquish = { $count ->
    [one] { $count } corruption marker for Automa.
   *[other] { $count } corruption markers for Automa.
  }
    .spoken = { stays }{ $count ->
        [one] One corruption marker { row-in } for Automa, the top one.
       *[other] { $count } corruption markers { row-in } for Automa, from the top.
      }{ twenty-stays }
    .hint = { stays }{ $count ->
        [one] The top one{ taken-values }.
       *[other] The top { $count }{ taken-values }.
      }{ twenty-stays }
    .title = Mech { row-in }
vanquish-twenty = 20: Automa gets this marker.
    .spoken = { stays }Automa gets the marker with the 20 { row-in }.
    .hint = { stays }For her it counts like any other.
    .title = Mech { row-in }
last-turns = Automa's last star is placed. One more turn for you, then one for her.
    .title = End of the game
your-last-turn = You have one more turn. Then we count.
    .title = End of the game

## Entering locations
flipped = How many corruption markers lie there?
    .hint = { location-name }
    .title = Flipped
    .none = None
    .one = 1 marker
    .two = 2 markers
    .three = 3 markers
    .four = 4 markers
    .more = More
    .twenty = The 20
lies-here = What lies there?
    .hint = { location-name }
    .title = Correct
    .map = Map token
    .none = Nothing
    .one = 1 marker
    .two = 2 markers
    .three = 3 markers
    .four = 4 markers
    .more = More
    .twenty = The 20
beside-twenty = How many markers besides the 20?
    .hint = { location-name }
more = How many exactly?
    .hint = { location-name }
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
where-mech = Where is Automa's mech { row-in }?
    .title = Mirror
where-you = Where is your mech?
    .title = Mirror
    .north = In the north
    .central = In the centre
    .south = In the south
where-your-mech = On which location { row-in }?
    .title = Mirror
now-mirror = Mirrored. From now on I look for myself.
    .hint = Tell me what you do: tap a location.
    .title = Mirror
now-ask = From now on I ask you.
    .hint = You need not tap locations any more.
    .title = On request

## Your turn
your-location = Which location?
    .title = Your turn
your-deed = What happens there?
    .hint = { location-name }
    .title = Your turn
    .move = My mech comes here
    .explore = I explore
    .vanquish = I take 1 corruption
    .vanquish-several = I take several
    .vanquish-twenty = I take the 20
    .other = Something else lies here
    .nothing = Nothing
your-markers = How many do you take?
    .hint = { location-name }, from the top
    .title = Your turn
your-south = Your mech is in the south.
    .hint = Automa skips no location now.
    .title = Your turn
your-star = { $stars } of { $of } stars are yours.
    .title = Your turn
your-last-star = { $stars } stars are yours: the end is near.
    .spoken = That was star { $stars } for you. Finish your turn. Then Automa once more, then you.
    .hint = Finish your turn. Then Automa once more, then you.
    .title = End of the game

## End
end-reached = { $by ->
    [you] Your fourth star is placed, the last turns are over.
   *[automa] Automa's eighth star is placed, the last turns are over.
  }
    .title = Final scoring
end-stars = { coins-shown } for { $count ->
    [one] { $count } star
   *[other] { $count } stars
  }.
    .spoken = { coins-heard } for stars.
    .hint = { $each } a star{ $adjust ->
        [0] { mark }
       *[other] : { $printed }{ mark }, adjusted by { $adjust }
      }.
    .title = Final scoring
end-maps = { coins-shown } for { $count ->
    [one] { $count } map token
   *[other] { $count } map tokens
  }.
    .spoken = { coins-heard } for map tokens.
    .hint = { $each } a map token{ mark }.
    .title = Final scoring
end-corruption = { coins-shown } for { $count ->
    [one] { $count } corruption marker
   *[other] { $count } corruption markers
  }.
    .spoken = { coins-heard } for corruption.
    .hint = { $each } a marker, whatever its value{ mark }.
    .title = Final scoring
end-total = { coins-shown } for Automa.
    .spoken = { coins-heard } for Automa.
    .title = Final scoring
your-total = How many coins do you have?
    .hint = Count by the rules of the base game.
end-verdict = { $result ->
    [won] { $margin ->
        [one] { $margin } coin ahead: you win.
       *[other] { $margin } coins ahead: you win.
      }
    [tied] The same coins: Automa wins.
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
        [tied] The same coins: Automa wins.
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
        [tied] with the same coins
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
because-none = Within 0 to 3 locations there is no match for { target-name }: the distance counts

## Help
aid-cards-back = If you draw card 017, 030, 056 or 063: back into the box, draw again.
aid-rows = Her mech in the north moves east, the one in the centre west. From the edge it jumps to the other end.
aid-skip = Automa skips the location of your mech: it does not count, neither for looking nor for moving.
aid-flip = Automa flips tiles only when she explores. She does not get what a location offers.
aid-your-move = You may move through a face-down location with her mech. It counts for your range. On location 19 you may then gather nothing.
aid-base-camp = Her stars lie at the top left of the base camp, never on your glories.
aid-end = Her eighth star or your fourth brings the end. Then each side has one more turn.
aid-score = Automa counts markers, not their values: the 20 is just one marker, too.
aid-tie = With the same coins Automa wins.

## Belongings
tracker-stars = Stars
tracker-progress = to star
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
sheet-mechs-text = As for two, for her only 2 mechs. North: far west. Centre: far east.
sheet-deck = Her cards
sheet-deck-text = Shuffle all 14, two aside unseen. Progress card of the level, marker on its start space.
sheet-glory = 8 stars
sheet-glory-text = Four and four in two colours on her card. Chance decides who begins.
sheet-cards-back = 017, 030, 056, 063
sheet-cards-back-text = If you draw one of them: back into the box, draw again.
sheet-through = Her mechs
sheet-through-text = You may move through face-down locations with her mech; they count.
sheet-over = Last turns
sheet-over-text = Her 8th star or your 4th. Then one more turn each.
sheet-count-text = Coins a star, map token and marker; the 20 is just one marker, too. She wins ties.
sheet-adjust = Easier or harder
sheet-adjust-text = 2 coins less to 3 more for each of her stars. For the first game: level 2.

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
