bot-name = Mautoma
game-name = Revive
headline = Round { $round } of { $rounds }{ $card ->
    [none] {""}
   *[other] {" "}· card { $card }
  }

## Options
option-citizens = Your citizens
    .a = A
    .b = B
    .c = C
    .d = D
    .draft = Draft
    .explain = Six cards: a ready-made set, or you keep two of five, three times.
option-artifacts = Large artifacts
    .ask = Ask me
    .track = Keep count
    .explain = Ask me: one question each hibernation. Keep count: you report every artifact that you take.
option-tribe = Tribe 0x49
    .explain = You play this tribe and receive something when Mautoma places on your marker.
setup-note = Energy circle and outer areas are house values: the printed board is not in the rulebook.

## Words that occur more than once
search = { $rows ->
    [top-down] top row first
   *[bottom-up] bottom row first
  }, { $along ->
    [left-to-right] from left to right
   *[right-to-left] from right to left
  }

## Scripts
script-artifact-taken = Artifact taken
    .action = Took a large artifact
    .hint = −1
script-end = End of the game
    .action = I am done
    .hint = last round: scoring comes next

## Set-up
set-up-two-players = Set up the game for two. Mautoma has no pawn.
set-up-artifacts = { $count } large artifacts go on display.
set-up-stock = Which colours are the { $count } large artifacts?
    .hint = Yours have other colours? Enter your energy circle under the cards and begin anew.
    .white = white
    .grey = grey
    .black = black
    .brown = brown
    .red = red
    .orange = orange
    .yellow = yellow
    .green = green
    .blue = blue
    .purple = purple
set-up-no-end-tile = Leave the end-of-game tile in the box.
set-up-citizens = { $set } is your starting set: six citizens.
    .spoken = Set { $set } is your starting set: six citizens.
set-up-draft = Draw five starting citizens and keep two. Three times, until you have six.
set-up-crystal = 1 crystal for you.
    .spoken = One crystal for you.
set-up-pieces = Mautoma gets { $small } small and { $large } large buildings, { $figures } figures, 1 energy marker.
    .spoken = Mautoma gets { $small } small and { $large } large buildings, { $figures } figures and one energy marker.
    .hint = The rest of his pieces stays in the box.
set-up-pieces-ordered = Line up his figures by cost, the cheapest first.
set-up-board = Put the Mautoma board next to the map.
set-up-marker = Which field does the energy marker start on?
    .hint = Your choice. Field 1 is at the top, then clockwise.
set-up-deck-built-in = I shuffle and draw his cards.
set-up-deck-start = 2 start cards, shuffled, are the action deck.
    .spoken = Two start cards, shuffled, are the action deck.
set-up-deck-progress = 1 of the other four goes away unseen. Shuffle the other three beside the deck.
    .spoken = One of the other four goes away unseen. Shuffle the other three beside the deck.
set-up-done = All set. You begin round one.

## Turn
which-card = { $asks ->
    [forgotten] Which card was never entered?
    [again] And which card lies there now?
   *[now] Which card does Mautoma turn over?
  }
    .hint = { $asks ->
        [forgotten] It lies among the cards that were turned.
       *[other] It is named after what it orders.
      }
    .start-build = Build
    .start-populate = Populate, else build
    .explore = Explore
    .explore-populate = Explore, then populate
    .explore-build = Explore, then build
    .explore-populate-far = Explore, populate anywhere
    .forgotten = Forgot one, or not here
    .none = None: the deck is empty
caught-up = { $count ->
    [one] { $count } card entered late.
   *[other] { $count } cards entered late.
  }
    .spoken = { caught-up } The energy marker stands on field { $field }.
    .hint = The energy marker stands on field { $field }. Figures and buildings of that turn are not counted by the app.
    .title = Entered late
energy = { $energy ->
    [one] { $energy } field further along the energy circle.
   *[other] { $energy } fields further along the energy circle.
  }
    .spoken = { $energy ->
        [one] One field further along the energy circle, to field { $field }.
       *[other] { $energy } fields further along the energy circle, to field { $field }.
      }
    .title = Energy
explore = { $range ->
    [any] Explore a face-down area, however far.
   *[other] Explore a face-down area within range { $range }.
  }
    .title = Explore
    .spoken = { explore } If there are several: { search }.
    .hint = It touches the abyss or a face-up area. Lay it as it comes; he gains nothing. If there are several: { search }.
    .done = Turned over
    .tied = Which of several?
    .none = None in range
populate = { $range ->
    [any] Populate a place, however far. Free ones first.
   *[other] Populate a place within range { $range }. Free ones first.
  }
    .title = Populate
    .spoken = { populate } If there are several: { search }.
    .hint = Never where a figure of his stands. If there are several: { search }.
    .free = A free place
    .occupied = A place with your figure
    .tied = Which of several?
    .none = No place possible
build = { $size ->
    [small] { $range ->
        [any] Small building on empty desert, where it earns most.
       *[other] Small building on empty desert within range { $range }, where it earns most.
      }
   *[large] { $range ->
        [any] Large building on empty desert, where it earns most.
       *[other] Large building on empty desert within range { $range }, where it earns most.
      }
  }
    .title = Build
    .spoken = { build } If there is a tie: { search }.
    .hint = Each reward counts 1, crystals too; a new lake 2, a lake with a building of his 0. If there is a tie: { search }.
    .done = Built
    .tied = Which of several?
    .none = No space possible
explore-marks = Which areas could he explore?
    .hint = A sketch: of each, tap the space that the search meets first, as they lie to each other.
    .tile = Area
populate-marks = Which places qualify?
    .hint = A sketch: choose free or occupied, then tap them as they lie to each other.
    .free = free
    .occupied = occupied
build-marks = Which desert earns how much?
    .hint = A sketch: number, then space. Reward, crystal 1, new lake 2, old lake 0.
explore-there = { $place }: turn this area over, as it comes.
populate-there = { $place }: his figure stands there now.
build-there = { $place }: his building stands there now.
explore-skipped = Nothing to explore. This is skipped.
populate-skipped = No place to populate. This is skipped.
build-skipped = No space to build on. This is skipped.
no-figures = Mautoma has no figure left. He does not populate.
no-buildings = Mautoma has no building left. He does not build.
book = 1 book for you, because you were there first.
    .spoken = One book for you, because you were there first.
tribe-figure = { $books } books for you, if your marker lies there.
tribe-building = { $gears } gears for you, if your marker lies there.
    .hint = Cost of the { $size ->
        [small] small
       *[large] large
      } building{ $provenance ->
        [owner] {""}
       *[other] , unchecked
      }.

## Energy circle and sketch
board-circle = Energy circle
board-field = Field { $field }, { colour }
board-sketch = A sketch, not the printed board
board-mark = { $mark ->
    [tile] area
    [free] free
    [occupied] occupied
    [target] target
   *[other] { $mark }
  }
board-space = { $place }: { $rewards ->
    [none] { board-mark }
    [one] { $rewards } reward
   *[other] { $rewards } rewards
  }

## Hibernation
hibernation-artifact = 1 large artifact goes away: { colour }.
    .spoken = Mautoma hibernates. One large artifact goes away: { colour }.
    .title = Hibernation
    .removed = Removed
    .none = None left
hibernation-artifact-known = 1 large artifact goes away: { colour }.
    .spoken = Mautoma hibernates. One large artifact goes away: { colour }.
    .title = Hibernation
hibernation-artifact-none = No large artifact is left. This is skipped.
    .spoken = Mautoma hibernates. No large artifact is left.
    .title = Hibernation
hibernation-citizens = { $count ->
    [one] Replace citizen { $positions }.
   *[other] Replace citizens { $positions }.
  }
    .title = Hibernation
    .hint = Counted from the left, five are on display.
hibernation-modules = { $count ->
    [one] Replace slot module { $positions }.
   *[other] Replace slot modules { $positions }.
  }
    .title = Hibernation
    .hint = Counted from the left, five are on display.
hibernation-machines = { $count ->
    [one] Replace machine { $positions } of every colour.
   *[other] Replace machines { $positions } of every colour.
  }
    .title = Hibernation
    .hint = Counted from the left, three a colour are on display.
hibernation-cards = { $mode ->
    [built-in] { $count } cards make the new deck.
   *[on-table] { $count } cards to shuffle: all discards and, unseen, the top progress card.
  }
    .hint = { $mode ->
        [built-in] One progress card has joined.
       *[on-table] They make the new deck.
      }
    .title = Hibernation

## Artifacts
artifact-taken = Which colour is the artifact?
    .white = white
    .grey = grey
    .black = black
    .brown = brown
    .red = red
    .orange = orange
    .yellow = yellow
    .green = green
    .blue = blue
    .purple = purple
artifact-left = { $count ->
    [one] { $count } large artifact is still there.
   *[other] { $count } large artifacts are still there.
  }
artifact-last = That was the last large one. From now on you take small artifacts.

## End
end-reached = Round 18 is over. Mautoma hibernates no more: the game ends.
    .spoken = Round eighteen is over. Mautoma hibernates no more: the game ends.
end-points = How many points do you have?
    .hint = Count them by the rules of the base game.
end-rating = { $points } points: { $rating ->
    [lost] lost
    [survived] survived
    [small] small victory
    [normal] normal victory
    [great] great victory
    [outstanding] outstanding victory
   *[utopia] utopia
  }.
verdict = { $rating ->
    [lost] Lost
    [survived] Survived
    [small] Small victory
    [normal] Normal victory
    [great] Great victory
    [outstanding] Outstanding victory
   *[utopia] Utopia
  }

## Reasons
because-candidates = { $count ->
    [one] { $count } candidate
   *[other] { $count } candidates
  }
because-free = { $count ->
    [one] { $count } of them is free
   *[other] { $count } of them are free
  }
because-occupied = { $count ->
    [one] { $count } is occupied, none is free
   *[other] { $count } are occupied, none is free
  }
because-rewards = { $count } with the most rewards: { $rewards }
because-row = { $count } in row { $row }: { $rows ->
    [top-down] the top one first
   *[bottom-up] the bottom one first
  } (circle { $segment ->
    [upper-right] upper right
    [lower-right] lower right
    [lower-left] lower left
   *[upper-left] upper left
  })
because-along = { $place } is the first { $along ->
    [left-to-right] from the left
   *[right-to-left] from the right
  }
because-colour-gone = No artifact in { colour }: further along the circle

## Help
aid-turn = You have up to two actions, or you hibernate.
aid-hibernate = When you hibernate, you replace nothing on display. Only Mautoma does.
aid-populate = If you join a figure of Mautoma, you pay the book to the supply.
aid-book = If Mautoma joins you, you gain a book from the supply.
aid-switch = The switch copies the upper effect of a displayed citizen. That card then goes away.
aid-last-artifact = The last large artifact brings no end tile. After it you take small ones.
aid-range = Range counts the target space, distance does not: range three is distance two.
aid-cards = After a “then” on a card, measure the range again. The fresh area counts.

## Belongings
tracker-figures = Figures
tracker-small-buildings = small
tracker-large-buildings = large
tracker-artifacts = Artifacts
tracker-artifacts-removed = removed

## Cards and sheets
deck-actions = Action cards
card-start = Start
card-progress = Progress
card-energy = fields along the energy circle
card-energy-one = field along the energy circle
card-else = else
card-then = then
action-explore = Explore
action-populate = Populate
action-build = Build
card-explore-text = one face-down area
card-populate-text = a free place first
card-build-text = most rewards, a new lake counts 2
board-title = Mautoma board
board-citizens = Citizens
board-modules = Modules
board-machines = Machines
board-house = House values until you enter your board
sheet-turn = His turn, while he has cards
sheet-draw-text = The top card of the action deck.
sheet-energy = Move the energy marker
sheet-energy-text = Clockwise, as many fields as the card shows. From now on the new field counts.
sheet-act-text = From top to bottom. What is impossible is skipped. “Else” only counts if the order above failed; for “then” measure the range again.
sheet-hibernation = Deck empty: he hibernates
sheet-artifact = Artifact
sheet-artifact-text = A large one in the colour of the marker’s field goes away. None there? The next field clockwise counts; the marker stays.
sheet-displays = Displays
sheet-displays-text = Replace the citizens, slot modules and machines that the outer area by the marker shows.
sheet-grow = The deck grows
sheet-grow-text = A progress card joins the discards, shuffle them all: first 2, then 3, 4 and 5 cards.
sheet-actions = Where to?
sheet-explore-text = A face-down area by the abyss or next to a face-up one. Lay it as it comes. No reward.
sheet-populate-text = A free place, otherwise one of yours. Never the same twice.
sheet-build-text = Empty desert with the most rewards, crystals too. New lake 2, lake with a building of his 0.
sheet-tie = Ties
sheet-tie-text = The quarter of the circle with the marker says which row comes first and from which side. The first hit counts.
sheet-you = And you?
sheet-book = Books
sheet-book-text = He joins you: 1 book for you. You join him: 1 book to the supply.
sheet-switch = Switch
sheet-tribe = Tribe 0x49
sheet-tribe-text = If he places on your marker, you gain the cost: figures { $books } books, small buildings before large ones.
sheet-rounds = Rounds
sheet-rounds-text = When the fourth hibernation is due, the game ends after your turn.
sheet-plan = Map
sheet-plan-text = As for two. 8 large artifacts, no end tile; once the large ones are gone, take small ones.
sheet-pieces = His pieces
sheet-pieces-text = 5 small and 3 large buildings, 7 figures. Energy marker on any field.
sheet-deck = His cards
sheet-deck-text = Shuffle the 2 start cards: his deck. Of the other 4 remove one unseen, 3 are the progress deck.
sheet-yours = You
sheet-yours-text = 6 citizens: a start set, or three times 2 of 5. 1 crystal. You begin: 1 or 2 actions, or hibernate without exchanging.
sheet-range = Range counts the target
sheet-range-start = here
sheet-range-text = Range 3, distance 2
