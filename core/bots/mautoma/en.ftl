bot-name = Mautoma
    .about = A card each turn and the energy circle say what Mautoma does. In the end you are rated.
    .credit = Unofficial, by Mauro Gibertoni; German by Sören Textor.
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
setup-note = Energy circle and outer areas show house values: the printed board is not in the rulebook.
    .line = The circle shows house values.

## Words that occur more than once
names =
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
search = { $rows ->
    [top-down] top row first
   *[bottom-up] bottom row first
  }, { $along ->
    [left-to-right] from left to right
   *[right-to-left] from right to left
  }

# Where the range is counted from.
from = { $range ->
    [any] {""}
   *[other] Counted from the abyss or his pieces.{" "}
  }

# Once a turn it is said in full.
search-said = { $tie ->
    [same] , as before
   *[first] : { search }
  }

# Where the search begins, in a telegram.
corner = { $rows ->
    [top-down] upper
   *[bottom-up] lower
  } { $along ->
    [left-to-right] left
   *[right-to-left] right
  }

# Of an area of several spaces one counts.
first-hex = the { $rows ->
    [top-down] top
   *[bottom-up] bottom
  } space of each, of several the { $along ->
    [left-to-right] left
   *[right-to-left] right
  } one

## Scripts
script-artifact-taken = Artifact taken
    .action = Took a large artifact
    .hint = −1
script-end = End of the game
    .action = I am done
    .hint = last round: scoring comes next

## Set-up
set-up-two-players = Set up the game for two. Mautoma has no player figure.
    .row = Set up for two
    .detail = he has no player figure
set-up-artifacts = { $count } large artifacts go on display.
    .row = large artifacts
    .detail = laid out
set-up-stock = { $asks ->
    [again] You count { $sum } large artifacts, I expected { $count }. Is that right?
    [recoloured] The circle has new colours. Which are the { $count } large artifacts?
   *[set-up] Which colours are the { $count } large artifacts?
  }
    .hint = { $asks ->
        [again] { $gone ->
            [0] Eight are laid out at the start.
            [one] Eight were laid out, one is gone.
           *[other] Eight were laid out, { $gone } are gone.
          } What you enter now counts.
       *[set-up] Yours have other colours? Enter your energy circle under “Cards”: at the next hibernation you count them again.
      }
set-up-no-end-tile = Leave the end-of-game tile in the box.
    .row = No end tile
    .detail = it stays in the box
set-up-citizens = { $set } is your starting set: six citizens.
    .spoken = Set { $set } is your starting set: six citizens.
    .tab = Set
    .row = six citizens
    .detail = your starting set
set-up-draft = Draw five starting citizens and keep two. Three times, until you have six.
    .row = Two of five, three times
    .detail = until you have six citizens
set-up-crystal = 1 crystal for you.
    .spoken = One crystal for you.
    .row = crystal for you
set-up-pieces = Mautoma gets { $small } small and { $large } large buildings, { $figures } figures, 1 energy marker.
    .spoken = Mautoma gets { $small } small and { $large } large buildings, { $figures } figures and one energy marker.
    .hint = The rest of his pieces stays in the box.
    .row = His pieces ready
    .detail = { $small } small, { $large } large, { $figures } figures
set-up-pieces-ordered = Line up his figures by cost, the cheapest first.
    .row = Sort the figures
    .detail = by cost, the lowest first
set-up-board = Put the Mautoma board next to the map.
    .row = Mautoma’s board
    .detail = beside the map
set-up-marker-lies = Is the energy marker on field { $field }?
    .no = Another field
set-up-marker-there = { $field } is the field for the energy marker.
    .spoken = The energy marker goes on field { $field }.
    .hint = Field 1 is at the top, then clockwise. Any other is allowed, too.
    .row = is his start field
    .detail = energy marker; 1 is the top
set-up-marker = Which field does the energy marker start on?
    .hint = Your choice. Field 1 is at the top, then clockwise.
set-up-deck-built-in = I shuffle and draw his cards.
    .quiet = I draw his cards
set-up-deck-start = 2 start cards, shuffled, are the action deck.
    .spoken = Two start cards, shuffled, are the action deck.
    .row = start cards to shuffle
    .detail = that is his deck
set-up-deck-progress = 1 of the other four leaves the game unseen. Shuffle the other three beside the deck.
    .spoken = One of the other four leaves the game unseen. Shuffle the other three beside the deck.
    .row = card away, unseen
    .detail = 3 others shuffled beside it
set-up-done = All set. You begin round one.
    .quiet = all set, you begin

## Turn
which-card = Which card does Mautoma turn over?
    .hint = It is named after what it does.
    .start-build = Build
    .start-populate = Populate, else build
    .explore = Explore
    .explore-populate = Explore, then populate
    .explore-build = Explore, then build
    .explore-populate-far = Explore, populate anywhere
energy = { $energy ->
    [one] { $energy } field further along the energy circle.
   *[other] { $energy } fields further along the energy circle.
  }
    .spoken = { $energy ->
        [one] One field further along the energy circle, to field { $field }.
       *[other] { $energy } fields further along the energy circle, to field { $field }.
      }
    .title = Energy
    .row = { $energy ->
        [one] field further
       *[other] fields further
      }
    .detail = energy circle, to field { $field }
explore = { $range ->
    [any] Explore a face-down area, however far.
   *[other] Explore a face-down area within range { $range }.
  }
    .title = Explore
    .spoken = { explore } If there are several{ search-said }.
    .hint = { from }It touches the abyss or a face-up area. Lay it as it comes; he gains nothing. If there are several: { search }.
    .done = Turned over
    .tied = Several tie
    .none = Not possible
explores = { explore }
    .title = { explore.title }
    .spoken = { explore.spoken }
    .hint = { explore.hint }
    .tab = Range
    .row = Explore{ $tie ->
        [same] {" "}an area
       *[first] , { corner } first
      }
    .detail = a face-down area
populate = { $range ->
    [any] Populate a place, however far. Free ones first.
   *[other] Populate a place within range { $range }. Free ones first.
  }
    .title = Populate
    .spoken = { populate } If there are several{ search-said }.
    .hint = { from }Never where a figure of his stands. If there are several: { search }.
    .free = A free place
    .occupied = A place with your figure
    .tied = Several tie
    .none = Not possible
populates = { populate }
    .title = { populate.title }
    .spoken = { populate.spoken }
    .hint = { populate.hint }
    .tab = Range
    .row = Populate, free first
    .detail = if several: { corner }
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
    .spoken = { build } If there is a tie{ search-said }.
    .hint = { from }Each reward counts 1, crystals too; a new lake 2, a lake with a building of his 0. If there is a tie: { search }.
    .done = Built
    .tied = Several tie
    .none = Not possible
builds = { build }
    .title = { build.title }
    .spoken = { build.spoken }
    .hint = { build.hint }
    .tab = Range
    .row = { $size ->
        [small] Small building
       *[large] Large building
      }
    .detail = best desert, then { corner }
explore-marks = Which areas could he explore?
    .spoken = { explore-marks } Say { first-hex }.
    .hint = A sketch: tap { first-hex }, as they lie on the map.
    .tile = Area
populate-marks = Which places qualify?
    .hint = A sketch: choose free or occupied, then tap them as they lie on the map.
    .free = free
    .occupied = occupied
build-marks = How much does each desert earn?
    .hint = A sketch: number, then space. Reward, crystal 1, new lake 2, old lake 0.
explore-there = { $place }: turn this area over, as it comes.
    .row = turn it over
    .detail = as it comes
populate-there = { $place }: his figure stands there now.
    .row = his figure there
build-there = { $place }: his building stands there now.
    .row = his building there
no-figures = Mautoma has no figure left. He does not populate.
    .quiet = no figure left
no-buildings = Mautoma has no building left. He does not build.
    .quiet = no building left
book = 1 book for you, because you were there first.
    .spoken = One book for you, because you were there first.
    .row = book for you
    .detail = you were there first
tribe-figure = { $books } books for you, if your marker lies there.
    .row = books for you
    .detail = if your marker is there
tribe-building = { $gears } gears for you, if your marker lies there.
    .hint = Cost of the { $size ->
        [small] small
       *[large] large
      } building{ $provenance ->
        [owner] {""}
       *[other] , unchecked
      }.
    .row = gears for you
    .detail = if your marker is there

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
hibernation-artifact = Remove 1 large artifact: { colour }.
    .spoken = Mautoma hibernates. Remove one large artifact: { colour }.
    .removed = Removed
    .none = None left
hibernation-artifact-known = Remove 1 large artifact: { colour }.
    .spoken = Mautoma hibernates. Remove one large artifact: { colour }.
    .row = artifact gone: { colour }
    .detail = a large one
hibernation-artifact-none = No large artifact is left. This is skipped.
    .spoken = Mautoma hibernates. No large artifact is left.
    .quiet = no large artifact left
hibernation-citizens = { $count ->
    [one] Replace citizen { $positions }.
   *[other] Replace citizens { $positions }.
  }
    .hint = Counted from the left, five are on display.
    .row = citizens { $positions } new
    .detail = counted from the left
hibernation-modules = { $count ->
    [one] Replace slot module { $positions }.
   *[other] Replace slot modules { $positions }.
  }
    .hint = Counted from the left, five are on display.
    .row = modules { $positions } new
    .detail = counted from the left
hibernation-machines = { $count ->
    [one] Replace machine { $positions } of every colour.
   *[other] Replace machines { $positions } of every colour.
  }
    .hint = Counted from the left, three per colour are on display.
    .row = { $count ->
        [one] machine { $positions } new
       *[other] machines { $positions } new
      }
    .detail = in every colour
hibernation-cards = { $count } cards to shuffle: all discards and, unseen, the top progress card.
    .hint = They are the new deck.
    .row = cards to shuffle
    .detail = with 1 progress card
hibernation-deck = { $count } cards are the new deck.
    .hint = A progress card has been added.
    .quiet = his new deck: { $count } cards

## Artifacts
artifact-taken = { $asks ->
    [again] No large artifact in { colour } was left. Which colour is it?
   *[now] Which colour is the artifact?
  }
    .hint = { $asks ->
        [again] That is how I counted. What you say now counts.
       *[now] The one that you have just taken.
      }
artifact-taken-known = A large artifact for you: { colour }.
    .row = artifact for you
    .detail = a large one, { colour }
artifact-left = { $count ->
    [one] { $count } large artifact is still there.
   *[other] { $count } large artifacts are still there.
  }
    .row = { $count ->
        [one] artifact left
       *[other] artifacts left
      }
artifact-last = That was the last large one. From now on you take small artifacts.
    .row = The last large one
    .detail = now you take small ones

## End
end-reached = Round 18 is over. Mautoma does not hibernate any more: the game ends.
    .spoken = Round eighteen is over. Mautoma does not hibernate any more: the game ends.
    .row = The game is over
    .detail = round 18 is over
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
because-range = Our reading: counted as yours is, from the abyss or from his nearest figure or building
because-again = Our reading: after exploring, the range is measured again and the new area counts
because-far = Our reading: however far, it touches the abyss or a face-up area
because-own-figure = Our reading: a place with a figure of his own is not possible
because-no-piece = Our reading: without pieces the action is impossible
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
  }){ mark }
because-along = { $place } is the first { $along ->
    [left-to-right] from the left
   *[right-to-left] from the right
  }
because-direction = Our reading: the direction of the search counts, not the corner that the example names
because-first-hex = Our reading: of an area, the space that the search meets first counts
because-colour-gone = No artifact in { colour }: further along the circle
because-walk = Our reading: the marker stays where it is, and its outer area counts
because-none-left = Our reading: if none is left, none is removed
because-last-round = Our reading: in round 18 only you have a turn

## Help
aid-turn = You have up to two actions, or you hibernate.
aid-hibernate = When you hibernate, you replace nothing on display. Only Mautoma does.
aid-populate = If you join a figure of Mautoma, you pay the book to the supply.
aid-book = If Mautoma joins you, you gain a book from the supply.
aid-switch = The switch copies the upper effect of a displayed citizen. That card is then discarded.
aid-last-artifact = The last large artifact brings no end tile. After it you take small ones.
aid-range = Range counts the target space, distance does not: range three is distance two.
aid-range-from = Our reading: his range begins like your distance, at the abyss or, if that is nearer, at one of his figures or buildings.
aid-cards = Our reading: after a “then” on a card, measure the range again. The new area counts.
aid-far = Our reading: an explored area touches the abyss or a face-up area, however far the range.
aid-own-figure = Our reading: he does not populate a place where a figure of his already stands.
aid-no-piece = Our reading: without a figure or a building left, the action counts as impossible.
aid-marker = First the energy marker moves, then he acts: the tie-breaker of the new field counts.
aid-direction = Our reading: in a tie the direction of the search counts. The corners named in the examples do not fit it.
aid-first-hex = Our reading: of an area with several spaces, the one that the search meets first counts.
aid-walk = Our reading: if the colour is gone, the next field whose colour is left counts; the marker stays. If none is left, it is skipped.
aid-last-round = Our reading: in round 18 only you have a turn, then the game is over.

## Belongings
tracker-figures = Figures
tracker-small-buildings = Small buildings
    .short = small
tracker-large-buildings = Large buildings
    .short = large
tracker-artifacts = Artifacts
tracker-artifacts-removed = Artifacts removed
    .short = removed

## Cards and sheets
deck-actions = Action cards
card-start = Start
card-progress = Progress
card-energy = fields along the energy circle
card-energy-one = field along the energy circle
card-else = else
card-then = then
card-range = { $range ->
    [any] any range
   *[other] range { $range }
  }
action-explore = Explore
action-populate = Populate
action-build = Build
card-explore-text = one face-down area
card-populate-text = a free place first
card-build-text = desert, most rewards, a new lake counts 2
board-title = Mautoma board
board-citizens = Citizens
board-modules = Modules
board-machines = Machines
board-area = Fields { $fields }: { board-citizens } { $citizens }, { board-modules } { $modules }, { board-machines } { $machines }
board-quarter = Fields { $from } to { $to }
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
sheet-displays-text = Replace the citizens, slot modules and machines that the outer area by the marker shows. Places count from the left, machines in each colour.
sheet-grow = The deck grows
sheet-grow-text = A progress card joins the discards, shuffle them all: first 2, then 3, 4 and 5 cards.
sheet-actions = Where to?
sheet-reach = Range
sheet-reach-text = From the abyss or his pieces. The target counts.
sheet-explore-text = A face-down area by the abyss or next to a face-up one. Lay it as it comes. No reward.
sheet-populate-text = A free place, otherwise one of yours. Never the same twice.
sheet-build-text = Empty desert with the most rewards, crystals too. New lake 2, lake with a building of his 0. Small buildings first.
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
sheet-range-text = From the abyss or his pieces: range 3, distance 2

## Sections of the rulebook
rule-spielvorbereitung = Set-up
    .about = { sheet-plan-text }
rule-spielvorbereitung-dein-spielbereich = Set-up: your play area
    .about = { sheet-yours-text }
rule-spielvorbereitung-mautomas-spielbereich = Set-up: Mautoma’s play area
    .about = { sheet-pieces-text } { sheet-deck }: { sheet-deck-text }
rule-dein-spielzug = Your turn
rule-klarstellungen-bevolkerungsaktion = Clarifications: populate action
rule-klarstellungen-sonstiges = Clarifications: other
rule-mautomas-zug = Mautoma’s turn
    .about = { sheet-draw-text } { sheet-energy }: { sheet-energy-text } { sheet-act }: { sheet-act-text }
rule-mautomas-zug-uberwinterung = Mautoma’s turn: hibernation
    .title = Hibernation
    .about = { sheet-artifact }: { sheet-artifact-text } { sheet-displays }: { sheet-displays-text } { sheet-grow }: { sheet-grow-text }
rule-spielende = End of the game
    .about =
        { sheet-rounds-text }
        With fewer than 100 points you lose, with 100 you survive. From 110 it is a small victory, from 120 a normal one, from 130 a great one, from 150 an outstanding one, from 170 utopia.
rule-kartenbeschreibung = The cards
    .about = { sheet-act-text }
rule-mautomas-aktionen-erkunden = Mautoma’s actions: explore
    .about = { sheet-explore-text }
rule-mautomas-aktionen-bevolkern = Mautoma’s actions: populate
    .about = { sheet-populate-text }
rule-mautomas-aktionen-bauen = Mautoma’s actions: build
    .about = { sheet-build-text }
rule-reichweite-entfernung = Range / distance
rule-gleichstandsaufloser = Tie-breaker
    .about = { sheet-tie-text }
rule-sonderregeln-mit-stamm-0x49 = Special rules for tribe 0x49
    .about = If he places on your marker, you gain what it costs from the supply: for his figures, in this order, 2, 3, 3, 3, 4, 4 and 4 books, for buildings gears. Small buildings come before large ones.
