bot-name = Automa
game-name = Terra Mystica
headline = Round { $round } of { $rounds } · { level-name }

## Options
option-way = Map
    .mirror = Mirrored
    .ask = Asked
    .explain = Mirrored: you tap what you build, and she names her exact hex. Asked: she reads options and order, and you find the hex.
option-level = Level
    .automalein = Automalein
    .automa = Automa
    .automaechtig = Automächtig
    .ultoma = Ultoma
    .alptrauma = Alptrauma
    .explain = The higher, the more cards, points and shipping she has.
option-faction = Her faction
    .simpletons = Simpletons
    .kuddlers = Kuddlers
    .druids = Druids
    .racelings = Racelings
    .wanderers = Wanderers
    .mimics = Mimics
    .powermongers = Powermongers
    .symbionts = Symbionts
    .blight = Blight
    .gognomes = Gognomes
    .explain = For a first game: Simpletons.
    .explain-symbionts = You read part of this faction card yourself.
    .explain-blight = You read part of this faction card yourself. Not against Giants.
    .explain-gognomes = You read the tasks of this faction yourself.
option-map = Board
    .base = Base game
    .fire-ice = Fire & Ice
    .fire-ice-revised-base = Fire & Ice, base map
    .lakes = Lakes
    .fjords = Fjords
    .explain = The back of Fire & Ice shows the revised base map.
option-your-faction = Your faction
    .any = Another one
    .cultists = Cultists
    .chaos-magicians = Chaos Magicians
    .shapeshifters = Shapeshifters
    .giants = Giants
    .nomads = Nomads
    .yetis = Yetis
    .explain = Only these six change anything against Automa or at set-up.
option-end-tile = Final tile
    .none = None
    .distance = Greatest distance
    .settlements = Settlements
    .sanctuary-stronghold = Sanctuary and stronghold
    .outposts = Outposts
    .explain = The final scoring tiles of Fire & Ice. The one of the merchants cannot be used.
option-merchants = Merchants
    .explain = Her three merchant cards, her shipyard and her trade markers are in.
option-players = Players
    .one = You alone
    .two = Two of you
    .explain = With two players she is always the Simpletons, and third in order.
option-landscape = Landscape card
    .learn = Ask when needed
    .enter = Enter at the start
    .explain = We do not know the rows of her landscape card. Ask: she only asks what she needs, and remembers it.
setup-note = Automa cards, factions and levels are unchecked. We do not know the landscape cards and the points of the scoring tiles: you read them out when they are needed.

## Words used several times
level-name = { $level ->
    [automalein] Automalein
    [automa] Automa
    [automaechtig] Automächtig
    [ultoma] Ultoma
   *[alptrauma] Alptrauma
  }
faction-name = { $faction ->
    [simpletons] Simpletons
    [kuddlers] Kuddlers
    [druids] Druids
    [racelings] Racelings
    [wanderers] Wanderers
    [mimics] Mimics
    [powermongers] Powermongers
    [symbionts] Symbionts
    [blight] Blight
   *[gognomes] Gognomes
  }
home-name = { $home ->
    [desert] desert
    [plains] plains
    [swamp] swamp
    [lake] lakes
    [forest] forest
    [mountains] mountains
   *[wasteland] wasteland
  }
terrain-name = { $terrain ->
    [desert] desert
    [plains] plains
    [swamp] swamp
    [lake] lakes
    [forest] forest
    [mountains] mountains
   *[wasteland] wasteland
  }
row-name = { $row ->
    [a] A
   *[b] B
  }
cult-name = { $cult ->
    [fire] fire
    [water] water
    [earth] earth
   *[air] air
  }
from-name = { $from ->
    [dwelling] dwelling
    [trading-house] trading house
    [temple] temple
    [stronghold] stronghold
    [sanctuary] sanctuary
   *[shipyard] shipyard
  }
to-name = { $to ->
    [dwelling] dwelling
    [trading-house] trading house
    [temple] temple
    [stronghold] stronghold
    [sanctuary] sanctuary
   *[shipyard] shipyard
  }
building-name = { $building ->
    [dwelling] dwelling
    [trading-house] trading house
    [temple] temple
    [stronghold] stronghold
    [sanctuary] sanctuary
   *[shipyard] shipyard
  }
who-name = { $who ->
    [bot] Automa
    [other] Player 2
    [you] Player 1
   *[only] You
  }
options-left = { $left ->
    [one] { $left } left
   *[other] { $left } left
  }
steps-count = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
direction-name = { $direction ->
    [forward] from the upper left
   *[backward] from the lower right
  }
tile-name = { $tile ->
    [distance] Greatest distance
    [settlements] Settlements
    [sanctuary-stronghold] Sanctuary and stronghold
    [outposts] Outposts
   *[none] Final tile
  }

## Scripts
waiting-turn-alone = Automa plays on.
script-turn-alone = Automa plays on
    .action = Go on
    .hint = until she passes
script-your-hex = You build
    .action = Tap a hex
    .hint = build, upgrade, bridge
script-your-cult = You climb a cult track
    .action = Cult track
    .hint = with or without a priest
script-your-power = You use a power action
    .action = Power action used
    .hint = on the board
script-your-favour = You take a favour tile
    .action = Favour of 3 steps
    .hint = smaller ones do not matter to her
script-you-pass = You pass
    .action = I pass
    .hint = the round is over for you
script-cultists = Cultists
    .action = Built or upgraded beside her
    .hint = a card of the reserve
waiting-round = Everybody has passed.
script-round = Next round
    .action = Next round
    .hint = tidy up and go on
waiting-end = Round 6 is over.
script-end = Scoring
    .action = Score now
    .hint = cults, areas, the rest

## Set-up
set-up-tiles = { $merchants ->
    [yes] Lay out 6 of Automa’s scoring tiles, those with the merchants’ sign.
   *[no] Lay out 6 of Automa’s scoring tiles.
  }
    .spoken = { set-up-tiles } { set-up-tiles.hint }
    .hint = The side up whose light mark fits the round. No spade in rounds 5 and 6.
    .title = Set-up
set-up-end-marker = Game-end marker on the tile of round 6.
    .hint = It covers the upper right.
    .title = Set-up
set-up-start = { $humans ->
    [one] You are the start player.
   *[other] Decide between you who begins. Automa is third.
  }
    .title = Set-up
set-up-your-faction = { $faction ->
    [cultists] Cultists: when you build or upgrade beside Automa, you draw a card of her reserve.
    [chaos-magicians] Chaos Magicians: your only dwelling comes after both of hers.
    [shapeshifters] Shapeshifters: building beside Automa gives you 1 power instead of a power chip.
    [yetis] Yetis: your stronghold and your sanctuary have power value 4.
   *[giants] Giants: Automa does not play the Blight.
  }
    .title = Your faction
set-up-refused = Not with two players: { faction-name }.
    .title = Her faction
set-up-refused-giants = Not against Giants: { faction-name }.
    .title = Her faction
set-up-faction = Automa plays: { faction-name }.
    .hint = The faction card into her area{ mark }.
    .title = Her faction
set-up-read = Read set-up and ability on the card: { faction-name }.
    .spoken = Read the set-up and the permanent ability on the faction card.
    .hint = We do not know this text.
    .title = Her faction
set-up-ability = { $ability ->
    [tile-twice] If she passes first, her scoring tile counts twice.
    [point-a-building] In the end she gets 1 point for each building on the map.
   *[cult-for-power] When her building gives you at least 2 power, she climbs 1 cult step.
  }
    .title = Her faction
your-home = { $who ->
    [you] Player 1: which home?
    [other] Player 2: which home?
   *[only] Which terrain is your home?
  }
    .title = Set-up
    .desert = desert
    .plains = plains
    .swamp = swamp
    .lake = lakes
    .forest = forest
    .mountains = mountains
    .wasteland = wasteland
her-home = Which terrain is her home?
    .title = Set-up
    .desert = desert
    .plains = plains
    .swamp = swamp
    .lake = lakes
    .forest = forest
    .mountains = mountains
    .wasteland = wasteland
set-up-landscape = Landscape card { home-name } into her area.
    .title = Set-up
set-up-buildings = { $merchants ->
    [yes] 2 of her dwellings and 2 of her trading houses back to the box.
   *[no] 2 of her dwellings back to the box.
  }
    .spoken = { set-up-buildings } { set-up-buildings.hint }
    .hint = All her other buildings and all her priests into her area.
    .title = Set-up
set-up-cults = Her cult levels: fire { $fire }, water { $water }, earth { $earth }, air { $air }.
    .title = Set-up
set-up-points = { $points } points: there her marker starts on the track.
    .title = Set-up
your-first-levels = { $who ->
    [you] Player 1: which cult levels?
    [other] Player 2: which cult levels?
   *[only] Where do you start on the cult tracks?
  }
    .title = Set-up
    .fire = fire
    .water = water
    .earth = earth
    .air = air
set-up-trade = Her trade markers and her shipyard into her area.
    .title = Set-up
set-up-bonus = { $cards } bonus cards face up in a row.
    .spoken = { set-up-bonus } { set-up-bonus.hint }
    .hint = { $humans ->
        [one] She gets the left-most one. Then you choose.
       *[other] She gets the left-most one. Then you both choose.
      }
    .title = Set-up
first-yours = { $who ->
    [you] Player 1: place your dwelling { $number }.
    [other] Player 2: place your dwelling { $number }.
   *[only] Place your dwelling { $number }.
  }
    .title = First dwellings
first-your-hex = { $who ->
    [you] Player 1: where is dwelling { $number }?
    [other] Player 2: where is dwelling { $number }?
   *[only] Where is your dwelling { $number }?
  }
    .title = First dwellings
which-first = Draw any Automa card. Which one is it?
    .title = First dwellings
    .card-1 = Card *1
    .card-2 = Card *2
    .card-3 = Card *3
    .card-4 = Card *4
    .card-5 = Card *5
    .card-6 = Card 6
    .card-7 = Card 7
    .card-8 = Card 8
    .card-9 = Card 9
    .card-10 = Card 10
    .card-11 = Card 11
    .card-12 = Card 12
    .card-13 = Card 13
    .card-2m = Card *2, merchants
    .card-4m = Card *4, merchants
    .card-extra = Merchants’ card
first-letters = { $marked } and { $unmarked }: there she begins.
    .spoken = { first-letters } { first-letters.hint }
    .hint = The map card shows the hexes of her home. A power chip goes to { $marked }.
    .title = First dwellings
first-her-hex = { $group ->
    [marked] Where is hex { $letter }? With a power chip.
   *[unmarked] Where is hex { $letter }? Without a chip.
  }
    .hint = Look it up on the map card.
    .title = First dwellings
row-next = Row { row-name }: what is in circle { $position }?
    .hint = Landscape card { home-name }, from left to right.
    .title = Landscape card
    .desert = desert
    .plains = plains
    .swamp = swamp
    .lake = lakes
    .forest = forest
    .mountains = mountains
    .wasteland = wasteland
row-first = Row { row-name }: which comes first?
    .spoken = Which comes first in row { row-name } of the landscape card { home-name }?
    .hint = Landscape card { home-name }, from left to right.
    .title = Landscape card
    .desert = desert
    .plains = plains
    .swamp = swamp
    .lake = lakes
    .forest = forest
    .mountains = mountains
    .wasteland = wasteland
set-up-start-cards = { $merchants ->
    [yes] Start cards: *1, *3, *5 and the merchants’ *2, *4.
   *[no] Start cards: *1 to *5.
  }
    .spoken = { set-up-start-cards } { set-up-start-cards.hint }
    .hint = { $merchants ->
        [yes] The third merchants’ card waits until she passes in round 2. The rest, shuffled, is the reserve.
       *[no] The rest, shuffled, is the reserve.
      }
    .title = Automa deck
set-up-level = { $late ->
    [yes] { $cards } cards in the deck: *3 still lies face down on the reserve.
   *[no] { $added ->
        [0] { $cards } cards in the deck: only the start cards.
       *[other] { $cards } cards in the deck: { $added } unseen from the reserve.
      }
  }
    .hint = { level-name }{ mark }
    .title = Automa deck
set-up-turn-two = Shuffle. Turn the lowest 2 cards sideways.
    .title = Automa deck
set-up-built-in = { $cards } cards are in her deck.
    .hint = { $late ->
        [yes] { level-name }{ mark }. Card *3 joins after round 1.
       *[no] { $added ->
            [0] { level-name }{ mark }
           *[other] { level-name }{ mark }. From the reserve: { $added }.
          }
      }
    .title = Automa deck
set-up-done = { $humans ->
    [one] All ready. You begin.
   *[other] All ready. You two begin.
  }

## Turn
which-card = { $asks ->
    [forgotten] Which card was never entered?
    [again] And which card lies there now?
   *[now] { $which ->
        [support] Right card: which number?
       *[action] Left card: which number?
      }
  }
    .title = Draw
    .hint = { $asks ->
        [forgotten] It lies among the cards that were turned.
       *[other] The number is on the card.
      }
    .card-1 = Card *1
    .card-2 = Card *2
    .card-3 = Card *3
    .card-4 = Card *4
    .card-5 = Card *5
    .card-6 = Card 6
    .card-7 = Card 7
    .card-8 = Card 8
    .card-9 = Card 9
    .card-10 = Card 10
    .card-11 = Card 11
    .card-12 = Card 12
    .card-13 = Card 13
    .card-2m = Card *2, merchants
    .card-4m = Card *4, merchants
    .card-extra = Merchants’ card
    .forgotten = Forgot one, or not here
    .none = None: the deck is empty
pair = { $action ->
    [m] Merchants’ card
   *[other] { $action }
  } on the left, { $support ->
    [m] merchants’ card
   *[other] { $support }
  } on the right.
    .spoken = { $left ->
        [card-extra] The merchants’ card
        [card-2m] Card 2 of the merchants
        [card-4m] Card 4 of the merchants
       *[other] Card { $action }
      } lies on the left, { $right ->
        [card-extra] the merchants’ card
        [card-2m] card 2 of the merchants
        [card-4m] card 4 of the merchants
       *[other] card { $support }
      } on the right.
    .hint = The left acts, the right helps to choose{ mark }.
    .title = Draw
points = { points-count } for Automa.
    .hint = From her card{ mark }.
    .title = Points
cover = { $position }: she covers { $action ->
    [bridge] the bridge
    [priest] the priest
    [workers] 2 workers
    [coins] 7 coins
    [spade] 1 spade
   *[spades] 2 spades
  }.
    .spoken = She covers power space { $position } from the left: { $action ->
        [bridge] bridge
        [priest] priest
        [workers] 2 workers
        [coins] 7 coins
        [spade] 1 spade
       *[spades] 2 spades
      }.
    .hint = Counted from the left. She gains nothing.
    .title = Power action
cover-counted = { $position } of { $free }: she covers this free power space.
    .spoken = { $where ->
        [merchants] On the merchants’ board: of { $free } free power spaces she covers number { $position } from the left.
       *[main] On the board: of { $free } free power spaces she covers number { $position } from the left.
      }
    .hint = { $where ->
        [merchants] On the merchants’ board, counted from the upper left.
       *[main] On the board, counted from the left. She gains nothing.
      }
    .title = Power action
cover-none = { $where ->
    [merchants] No power space of the merchants is free.
   *[main] No power space is free.
  } Skipped.
    .title = Power action
power-free = How many power spaces are free?
    .hint = On the board.
    .title = Power action
merchants-free = How many power spaces of the merchants are free?
    .title = Power action
which-tile = Which scoring tile lies at round { $round }?
    .title = Scoring tile
    .spade = spade
    .town = town
    .dwelling-water = dwelling, water
    .dwelling-fire = dwelling, fire
    .trade-water = trading house, water
    .trade-air = trading house, air
    .stronghold-fire = stronghold, fire
    .stronghold-air = stronghold, air
    .temple = temple
tile-cult = Which colour has her symbol on the tile?
    .hint = Scoring tile of round { $round }.
    .title = Scoring tile
    .fire = fire, red
    .water = water, blue
    .earth = earth, brown
    .air = air, white
tile-points = How many points does the tile give her?
    .hint = Lower right on the scoring tile of round { $round }.
    .title = She passes
your-levels = { $humans ->
    [one] Where are your cult markers?
   *[other] Where is the higher of your cult markers?
  }
    .title = Cult
    .fire = fire
    .water = water
    .earth = earth
    .air = air
free-space = On { cult-name }: which priest space is free?
    .hint = The highest.
    .title = Cult
    .three = Space 3
    .two = Space 2
    .none = None
cult-priest = { steps-count } { cult-name }, with a priest.
    .spoken = Automa places a priest and climbs { steps-count } on the { cult-name } track.
    .hint = Priest on the space { $steps }, marker on level { $level }. Priests left: { $priests }.
    .title = Cult
cult-step = { steps-count } { cult-name }, without a priest.
    .spoken = Automa climbs { steps-count } on the { cult-name } track, without a priest.
    .hint = Marker on level { $level }. Priests left: { $priests }.
    .title = Cult
cult-none = On every track somebody is on 10. Skipped.
    .title = Cult
favour = { steps-count } { cult-name }: she takes the favour tile.
    .hint = Marker on level { $level }.
    .title = Favour
favour-there = Is the favour tile still there: 3 times { cult-name }?
    .title = Favour
favour-none = No favour tile fits. Skipped.
    .title = Favour
favour-too-early = Favour only from round { $round }. Skipped.
    .title = Favour
build = { $hex }: she builds a dwelling.
    .spoken = She builds a dwelling on { $hex }. { build.hint }
    .hint = { $group ->
        [marked] With a power chip.
       *[unmarked] Without a power chip.
      } { $tile ->
        [yes] Lay a tile first: { home-name }.
       *[no] No tile needed.
      }
    .title = Build
build-no-dwelling = No dwelling left: she upgrades instead.
    .title = Build
build-no-hex = { $group ->
    [marked] No hex near her marked buildings: she upgrades instead.
   *[unmarked] No hex near her unmarked buildings: she upgrades instead.
  }
    .title = Build
options-range = { $group ->
    [marked] Empty hexes in range of the buildings with a chip.
   *[unmarked] Empty hexes in range of the buildings without a chip.
  }
    .spoken = { options-range } { options-range.hint }
    .hint = Shipping { $shipping }.
    .title = Build
options-everywhere = All empty hexes, however far.
    .title = Build
options-merge = Only hexes that bring both groups closer.
    .spoken = Only hexes that shorten the way between marked and unmarked buildings.
    .hint = Only while they do not touch with shipping { $shipping }. If there is none, all count.
    .title = Build
by-near = Then: nearest to your buildings.
    .hint = Rivers count as hexes. Around your buildings, through hers.
    .title = Choice
by-far = Then: farthest from her buildings.
    .title = Choice
by-landscape = { $whose ->
    [you] Then: row { row-name } of the card of YOUR home.
   *[bot] Then: row { row-name } of her landscape card.
  }
    .hint = The first terrain from the left that is among them.
    .title = Choice
by-most-power = Then: where you get the most power.
    .title = Choice
by-direction = { $count }: count so far { direction-name }, if several are left.
    .spoken = If several are left: count { direction-name } to { $count }.
    .hint = { $direction ->
        [forward] Row by row, as you read. After the last, on from the first.
       *[backward] Row by row, backwards. After the last, on from the first.
      }
    .title = Choice
ask-built = Does she have a hex?
    .title = Build
    .built = Yes, built
    .no-hex = No hex possible
ask-mark = Is her nearest building marked? Then put a power chip on it.
    .spoken = { ask-mark } { ask-mark.hint }
    .hint = Equally near to both: no chip. If needed, lay a tile of her home first.
    .title = Build
upgrade = { $hex }: { from-name } becomes { to-name }.
    .spoken = She upgrades on { $hex }: { from-name } becomes { to-name }.
    .hint = The old building goes to her supply. It brings her no favour tile.
    .title = Upgrade
upgrade-none = She cannot upgrade anything. Skipped.
    .title = Upgrade
options-beside = Her dwellings directly beside your buildings.
    .spoken = { options-beside } { options-beside.hint }
    .hint = If there is none: all buildings that she can upgrade.
    .title = Upgrade
options-upgradable = All buildings that she can upgrade.
    .hint = She has no trading house left.
    .title = Upgrade
by-least-power = Then: where you get the least power.
    .title = Choice
ask-upgraded = What does she upgrade?
    .title = Upgrade
    .dwelling = dwelling
    .trading-house = trading house
    .temple = temple
    .stronghold = stronghold
    .sanctuary = sanctuary
    .shipyard = shipyard
ask-upgrade = The { from-name } becomes a { to-name }.
    .hint = The old building goes to her supply. It brings her no favour tile.
    .title = Upgrade
offer-power = { $power } power { $who ->
    [you] for player 1 to take.
    [other] for player 2 to take.
   *[only] for you to take.
  }
    .hint = From her building on { $hex }. As usual it costs 1 point less than the power you gain.
    .title = Power
took-power = Did you gain at least { $power } power from it?
    .title = Powermongers
trade = { points-count } by trade on { $hex }.
    .spoken = { trade } { trade.hint }
    .hint = Trade marker below the { building-name }. You may take power.
    .title = Trade
trade-none = No building at a river without a trade marker. Skipped.
    .title = Trade
trade-not-now = No trade in round { $round }. Skipped.
    .title = Trade
options-river = Your buildings at a river without her trade marker.
    .title = Trade
by-highest = Then: the one with the highest power value.
    .title = Choice
ask-traded = What is the power value of the building?
    .hint = Put her trade marker below it. You may take power for it.
    .title = Trade
    .none = No building
    .one = Value 1
    .two = Value 2
    .three = Value 3
    .four = Value 4
read-worker = A worker on a hex beside your buildings: read the faction card.
    .spoken = { read-worker } { read-worker.hint }
    .hint = Row { row-name } of the youth card, then number { $count } { direction-name }.
    .title = Symbionts
read-blighted = 2 fallow hexes become blighted: read the faction card.
    .spoken = { read-blighted } { read-blighted.hint }
    .hint = Nearest to you, then number { $count } { direction-name }.
    .title = Blight
read-task = Check the tasks: read the task cards.
    .spoken = { read-task } { read-task.hint }
    .hint = If there is a choice: row { row-name }, then number { $count } { direction-name }.
    .title = Gognomes

## Passing
pass = { $why ->
    [empty] The deck is empty: Automa passes.
   *[turned] A turned card shows passing: Automa passes.
  }
    .title = She passes
pass-points = { points-count } from the scoring tile.
    .title = She passes
pass-points-again = { points-count } once more: she passes first.
    .title = Racelings
pass-bonus = { $bonus ->
    [left] She takes the left bonus card.
    [middle] She takes the middle bonus card.
   *[right] She takes the right bonus card.
  }
    .spoken = { pass-bonus } { pass-bonus.hint }
    .hint = Coins on it go to the supply. Her old card goes into the gap.
    .title = She passes
pass-deck = { $extra ->
    [yes] { $cards } cards: shuffle all, 1 more from the reserve and the merchants’ card.
   *[no] { $cards } cards: shuffle all, 1 more from the reserve.
  }
    .spoken = { $extra ->
        [yes] Take all cards of the round, one of the reserve and the merchants’ card, and shuffle. Now there are { $cards }. The lowest two sideways.
       *[no] Take all cards of the round and one of the reserve, and shuffle. Now there are { $cards }. The lowest two sideways.
      }
    .hint = Unseen. The lowest 2 sideways.
    .title = She passes
pass-first = She passed first: the start player piece goes to her.
    .title = She passes
who-passes = Who passes?
    .you = Player 1
    .other = Player 2
your-bonus = { $who ->
    [you] Player 1: your old bonus card goes where the new one lay.
    [other] Player 2: your old bonus card goes where the new one lay.
   *[only] Your old bonus card goes where the new one lay.
  }
    .title = Passing
your-start = { $who ->
    [you] Player 1 begins the next round.
    [other] Player 2 begins the next round.
   *[only] You begin the next round.
  }
    .title = Passing
round-cults = { $humans ->
    [one] Cult bonus of round { $round } for you.
   *[other] Cult bonus of round { $round } for both of you.
  }
    .hint = By the scoring tile. Automa gets none.
    .title = End of round
round-clean = Free the power spaces. Scoring tile { $round } leaves the game.
    .spoken = { round-clean } { round-clean.hint }
    .hint = 1 coin on each bonus card that lies open. Then income.
    .title = End of round
round-begins = { $round }: this round { $begins ->
    [bot] Automa begins.
    [you] player 1 begins.
    [other] player 2 begins.
   *[only] you begin.
  }
    .spoken = Round { $round }: { $begins ->
        [bot] Automa begins.
        [you] player 1 begins.
        [other] player 2 begins.
       *[only] you begin.
      }
    .hint = Her shipping is { $shipping }.
    .title = New round

## Your turn
your-hex = Which hex?
    .title = Your turn
who-is-it = Who?
    .title = Your turn
    .you = Player 1
    .other = Player 2
your-deed = { $hex }: what happens?
    .title = Your turn
    .build = Build a dwelling
    .transform = Only transform
    .bridge = Bridge
    .take-back = Remove the building
    .to-dwelling = dwelling
    .to-trading-house = trading house
    .to-temple = temple
    .to-stronghold = stronghold
    .to-sanctuary = sanctuary
    .to-shipyard = shipyard
your-terrain = { $hex }: which terrain?
    .title = Transform
    .desert = desert
    .plains = plains
    .swamp = swamp
    .lake = lakes
    .forest = forest
    .mountains = mountains
    .wasteland = wasteland
your-bridge = From { $hex } to where?
    .title = Bridge
your-cult = { $who ->
    [you] Player 1: which track?
    [other] Player 2: which track?
   *[only] Which cult track?
  }
    .title = Your cult
    .fire = fire
    .water = water
    .earth = earth
    .air = air
your-steps = On { cult-name }: how far?
    .hint = You are on { $level }.
    .title = Your cult
    .priest-3 = Priest on 3
    .priest-2 = Priest on 2
    .one = 1 step
    .more = More steps
    .fewer = Back
how-many-steps = On { cult-name }: how many steps?
    .title = Your cult
your-favour = { $who ->
    [you] Player 1: which tile of 3 steps?
    [other] Player 2: which tile of 3 steps?
   *[only] Which tile of 3 steps?
  }
    .title = Your favour
    .fire = fire
    .water = water
    .earth = earth
    .air = air
your-power = Which power action?
    .title = Your turn
    .bridge = bridge
    .priest = priest
    .workers = 2 workers
    .coins = 7 coins
    .spade = 1 spade
    .spades = 2 spades
which-reserve = Draw a card of the reserve. Which one is it?
    .hint = The top one.
    .title = Cultists
    .card-1 = Card *1
    .card-2 = Card *2
    .card-3 = Card *3
    .card-4 = Card *4
    .card-5 = Card *5
    .card-6 = Card 6
    .card-7 = Card 7
    .card-8 = Card 8
    .card-9 = Card 9
    .card-10 = Card 10
    .card-11 = Card 11
    .card-12 = Card 12
    .card-13 = Card 13
    .card-2m = Card *2, merchants
    .card-4m = Card *4, merchants
    .card-extra = Merchants’ card
cultists-points = { points-count } for you.
    .hint = The card stays aside.
    .title = Cultists
cultists-step = 1 cult step of your choice for you.
    .hint = You may refuse it. The card stays aside.
    .title = Cultists
cultists-track = 1 cult step for you. On which track?
    .title = Cultists
    .fire = fire
    .water = water
    .earth = earth
    .air = air
    .none = On none
shapeshifters = 1 power for you instead of a power chip.
    .title = Shapeshifters

## End
end-reached = The game is over. Now it is scored.
    .title = Scoring
end-your-levels = { $who ->
    [you] Player 1: which cult levels?
    [other] Player 2: which cult levels?
   *[only] Where are your cult markers?
  }
    .title = Cult scoring
    .fire = fire
    .water = water
    .earth = earth
    .air = air
end-cult = { $bot } for Automa, { $you } for { $humans ->
    [one] you: { cult-name }.
   *[other] player 1, { $other } for player 2: { cult-name }.
  }
    .title = Cult scoring
end-your-shipping = { $who ->
    [you] Player 1: which shipping?
    [other] Player 2: which shipping?
   *[only] How high is your shipping?
  }
    .hint = Dwarves and Fakirs count their area themselves.
    .title = Area scoring
    .reach-0 = None
    .reach-1 = Level 1
    .reach-2 = Level 2
    .reach-3 = Level 3
    .reach-4 = Level 4
    .reach-5 = Level 5
    .count-myself = I count myself
end-area-size = { $who ->
    [bot] Automa: how many buildings are in her largest area?
    [you] Player 1: how many buildings are in your largest area?
    [other] Player 2: how many buildings are in your largest area?
   *[only] How many buildings are in your largest area?
  }
    .spoken = { end-area-size } { end-area-size.hint }
    .hint = { $who ->
        [bot] With shipping { $shipping }.
       *[other] Automa counts with shipping { $shipping }, you with yours.
      }
    .title = Area scoring
end-area = { points-count } for { $value } buildings: { who-name }.
    .title = Area scoring
end-tile-value = { tile-name }: { $who ->
    [bot] which value for Automa?
    [you] which value for player 1?
    [other] which value for player 2?
   *[only] which value for you?
  }
    .hint = Counted as usual. I do the rest.
    .title = Final tile
end-end-tile = { points-count } for { $value }: { who-name }.
    .hint = { tile-name }
    .title = Final tile
end-buildings = { points-count } for her buildings.
    .title = Wanderers
end-your-points = { $who ->
    [you] Player 1: points on the track?
    [other] Player 2: points on the track?
   *[only] How many points do you have on the track?
  }
    .spoken = { end-your-points } { end-your-points.hint }
    .hint = Before cult and area scoring.
    .title = Scoring
end-your-resources = { $who ->
    [you] Player 1: points for resources?
    [other] Player 2: points for resources?
   *[only] How many points do your resources give?
  }
    .spoken = { end-your-resources } { end-your-resources.hint }
    .hint = 1 for 3 coins.
    .title = Scoring
end-total = { points-count }: { who-name }.
    .title = Scoring
end-verdict = { $result ->
    [won] { $who ->
        [you] { points-count-margin } ahead: player 1 wins.
        [other] { points-count-margin } ahead: player 2 wins.
       *[only] { points-count-margin } ahead: you win.
      }
    [tied] Equal points: you share the victory.
   *[lost] { points-count-margin } behind: Automa wins.
  }
    .title = Scoring
points-count-margin = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  }
verdict = { $result ->
    [won] { $who ->
        [you] Player 1 wins
        [other] Player 2 wins
       *[only] Won
      }
    [tied] Tied
   *[lost] Lost
  }
    .hint = { $result ->
        [tied] with equal points
       *[other] { by-points }
      }
score-game = In the game
score-start = Start
score-cards = Cards
score-tiles = Scoring tiles
score-trade = Trade
score-cults = Cults
score-area = Area
score-end-tile = Final tile
score-buildings = Buildings
score-resources = Resources

## Reasons
because-range = { $group ->
    [marked] In range of the buildings with a chip
   *[unmarked] In range of the buildings without a chip
  }, shipping { $shipping }: { $left ->
    [one] { $left } hex
   *[other] { $left } hexes
  }
because-everywhere = Everywhere: { $left ->
    [one] { $left } empty hex
   *[other] { $left } empty hexes
  }
because-touching = Merge: the groups touch already
because-merge = Shorter than the way of { $gap } between the groups: { options-left }
because-no-merge = No hex brings the groups closer: { options-left }
because-landscape = { $whose ->
    [you] Row { row-name } of your home
   *[bot] Row { row-name }
  }, first { terrain-name }: { options-left }
because-near = { $distance ->
    [0] No way to you
   *[other] Nearest to you, { $distance } away
  }: { options-left }
because-far = { $distance ->
    [0] No way to her buildings
   *[other] Farthest from her buildings, { $distance } away
  }: { options-left }
because-most-power = Most power for you, { $power }: { options-left }
because-direction = Direction: counted to { $count } { direction-name }, { $from } to choose from
because-group = { $tie ->
    [yes] Equally near to both groups: no chip
   *[no] { $group ->
        [marked] Her nearest building has a chip, { $distance } away
       *[unmarked] Her nearest building has no chip, { $distance } away
      }
  }
because-upgradable = She can upgrade: { $left } buildings
because-beside = Dwellings directly beside you: { options-left }
because-none-beside = No dwelling directly beside you: { options-left }
because-least-power = Least power for you, { $power }: { options-left }
because-at-river = Buildings at a river without a trade marker: { $left }
because-highest = Highest power value { $power }: { options-left }
because-uncovered = Free power spaces: { $left }
because-tracks = Tracks where nobody is on 10: { $left }
because-favours = Favour tiles on whose track nobody is on 10: { $left }
because-tile = The scoring tile shows { cult-name }
because-tile-closed = The scoring tile shows { cult-name }, which is not possible: she catches up
because-at-zero = She is on 0: { options-left }
because-none-at-zero = She is on 0 nowhere: { options-left }
because-closest = Smallest distance to you, { $distance }: { options-left }

## Help
aid-cost = Automa never pays. She has no coins, workers, power, bridges or towns.
aid-start = In round 1 you begin. Later, whoever passed first.
aid-bonus = When you pass and take a bonus card, your old one goes into the gap.
aid-power = When she builds or upgrades directly beside you, you may take power as usual.
aid-tile = At the end of a round, the scoring tile leaves the game.
aid-keys = She reaches level 10 without a key. Then it is taken for you too.
aid-marked = Buildings with a power chip are marked. So she has two areas to build in.
aid-turned = If one of the last two cards has the pass symbol, she passes at once.
aid-tie = In the end, cults and areas count as between two people.

## Belongings
tracker-round = Round
tracker-passed = Passed
tracker-priests = Priests
tracker-dwelling = Dwellings
tracker-trading-house = Trading houses
tracker-temple = Temples
tracker-stronghold = Stronghold
tracker-sanctuary = Sanctuary
tracker-shipyard = Shipyard
tracker-fire = Fire
tracker-water = Water
tracker-earth = Earth
tracker-air = Air

## Cards and sheet
deck-automa = Automa cards
deck-difficulty = Difficulty cards
deck-landscape = Landscape cards
deck-factions = Faction cards
sheet-turn = Her turn
sheet-draw = Draw a card
sheet-draw-text = First turn of a round, two: the first on the right, the second on the left. Later one on the left; the old left card moves right.
sheet-pass = Pass
sheet-pass-text = Deck empty, or one of the last two cards shows pass: points of the tile. Bonus card as shown on the right, her old one to its place, coins back. 1 reserve card more, shuffle, two sideways.
sheet-act-text = The left card from top to bottom. What is not possible is skipped.
sheet-round = End of round
sheet-round-text = If she passed first, she begins the next round. The scoring tile leaves the game. After round 6 she takes no more bonus card.
sheet-actions = Her actions
sheet-build = Transform and build
sheet-build-text = Empty hexes in range of the group shown on the right. Merge: only what brings the groups closer. Then landscape, nearest to you, direction. A chip as on her nearest building. If nothing works: upgrade.
sheet-upgrade = Upgrade
sheet-upgrade-text = If she has a trading house: dwellings beside you, else all. Least power for you, direction. First shipyard, stronghold, then temples.
sheet-cult = Cult
sheet-cult-text = By the tile, else catch up: she is on 0, smallest distance to you, direction. Never on a track where somebody is on 10. Priest on the highest free space, else 1 step.
sheet-favour = Favour
sheet-favour-text = Only rounds 5 and 6: 3 steps, chosen as for the cult.
sheet-cover = Cover a power space
sheet-cover-text = A free one by direction. With the merchants, one of theirs too.
sheet-trade = Trade
sheet-trade-text = Your building at a river without her marker, the one with the highest power value, then direction. Marker below it, points as its power value. You may take power.
sheet-faction = Faction action
sheet-faction-text = Her faction card from top to bottom.
sheet-points-text = As shown. X is with the levels, by round.
sheet-choice = Choice
sheet-near = Nearest
sheet-near-text = Fewest hexes, rivers count, never through your buildings.
sheet-range = Range
sheet-range-text = Next to her buildings, over rivers as far as her shipping of this round.
sheet-landscape = Landscape
sheet-landscape-text = Row A or B of her card, the first from the left that is among them.
sheet-direction = Direction
sheet-direction-text = Count as far as the number says, from the upper left or the lower right. At the end, on from the first.
sheet-general = As for two
sheet-general-text = Automa’s scoring tiles, end marker on round 6. 5 bonus cards: she takes the left one. You begin round 1.
sheet-people = Faction and home
sheet-people-text = An Automa faction, and another home than yours with its landscape card.
sheet-pieces = Her pieces
sheet-pieces-text = 6 dwellings, all other buildings, 7 priests, 20 points, cult steps of the faction card. With the merchants only 2 trading houses, and the shipyard.
sheet-first = First dwellings
sheet-first-text = After your first: draw a card. She builds on both letters of her home, with a chip on A or D.
sheet-deck = Deck
sheet-deck-text = *1 to *5. Level 1: *3 only after round 1. Levels 3 and 4: 1 reserve card more, level 5: 2. The lowest two sideways.
sheet-merchants = With the merchants
sheet-merchants-text = Their *2 and *4 instead of the others. When she passes in round 2, their third card joins too.
sheet-two = Two of you
sheet-two-text = She plays the Simpletons and is third. 6 bonus cards. Both of you count for her: the higher cult marker, your power together.
sheet-end = After round 6
sheet-count = Score
sheet-count-text = Cults 8, 4, 2. Area and final tile 18, 12, 6, with her highest shipping. No resources.
sheet-tiles = Final tiles
sheet-tiles-text = Sanctuary and stronghold: half her greatest distance, rounded up. Outposts: her settlements less 2. With distance or stronghold she builds far from herself instead of near you.

## Map
map-label = Map
map-hex = { $hex }, { $terrain ->
    [desert] desert
    [plains] plains
    [swamp] swamp
    [lake] lakes
    [forest] forest
    [mountains] mountains
    [wasteland] wasteland
   *[river] river
  }{ $owner ->
    [bot] , Automa
    [you] , you
    [other] , player 2
   *[none] {""}
  }{ $building ->
    [dwelling] : dwelling
    [trading-house] : trading house
    [temple] : temple
    [stronghold] : stronghold
    [sanctuary] : sanctuary
    [shipyard] : shipyard
   *[none] {""}
  }{ $marked ->
    [yes] , with a power chip
   *[no] {""}
  }{ $target ->
    [yes] . This is it
   *[no] {""}
  }
