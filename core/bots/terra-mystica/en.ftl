bot-name = Automa
    .about = Automa builds, upgrades and climbs the cults. She never pays.
game-name = Terra Mystica
headline = Round { $round } of { $rounds } · level { level-number } ({ level-name })

## Options
option-way = Map
    .mirror = Mirrored
    .ask = Ask me
    .hint-mirror = she names her hex
    .hint-ask = you find it
    .explain = Mirrored: you tap what you build, and she names her exact hex. Ask me: she reads options and order, and you find the hex. You can switch at any time.
option-level = Level
    .explain = The higher, the more cards, points and shipping she has.
    .explain-automalein = Shipping up to 1, X is 0. Card *3 only after round 1.
    .explain-automa = Shipping up to 2, X up to 1 point.
    .explain-automaechtig = Shipping up to 2, X up to 2 points, one card more.
    .explain-ultoma = Shipping up to 2, X up to 3 points, one card more.
    .explain-alptrauma = Shipping up to 3, X up to 4 points, two cards more.
option-faction = Her faction
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
    .explain = Home and cult levels follow from it. Cultists, Chaos Magicians, Shapeshifters, Giants and Yetis have special rules against Automa.
option-home = Her home
    .drawn = The app draws
    .desert = Desert
    .plains = Plains
    .swamp = Swamp
    .lake = Lakes
    .forest = Forest
    .mountains = Mountains
    .wasteland = Wasteland
    .explain = Her terrain is not yours. If the one you wish for is taken, the app draws a free one.
option-end-tile = Final tile
    .none = None
    .explain = The final scoring tiles of Fire & Ice. The merchants’ one cannot be used.
option-merchants = Merchants
    .explain = Her three merchant cards, her shipyard and her trade markers are in play.
option-players = Players
    .one = You alone
    .two = Two of you
    .explain = With two players she is always the Simpletons, and sits third.
option-other-faction = Faction of player 2
    .explain = Only if there are two of you.
option-landscape = Landscape card
    .learn = Ask when needed
    .enter = Enter at the start
    .explain = We do not know the rows of her landscape card. Ask: she only asks what she needs, and remembers it.
option-tiles = Scoring tiles
    .app = The app draws
    .player = I draw
    .explain = The app says which tile lies in which round. If you draw, it asks when it is needed.
setup-note = Automa cards, factions and levels are unchecked. We do not know the landscape cards and the points of the scoring tiles: you read them out when they are needed.
    .line = Her cards are unchecked.

## Words used several times
names =
    .automalein = Automalein
    .automa = Automa
    .automaechtig = Automächtig
    .ultoma = Ultoma
    .alptrauma = Alptrauma
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
    .any = Another one
    .alchemists = Alchemists
    .darklings = Darklings
    .auren = Auren
    .witches = Witches
    .swarmlings = Swarmlings
    .mermaids = Mermaids
    .cultists = Cultists
    .halflings = Halflings
    .dwarves = Dwarves
    .engineers = Engineers
    .chaos-magicians = Chaos Magicians
    .giants = Giants
    .fakirs = Fakirs
    .nomads = Nomads
    .ice-maidens = Ice Maidens
    .yetis = Yetis
    .dragonlords = Dragonlords
    .acolytes = Acolytes
    .shapeshifters = Shapeshifters
    .riverwalkers = Riverwalkers
    .desert = desert
    .plains = plains
    .swamp = swamp
    .lake = lakes
    .forest = forest
    .mountains = mountains
    .wasteland = wasteland
    .distance = Greatest distance
    .settlements = Settlements
    .sanctuary-stronghold = Sanctuary and stronghold
    .outposts = Outposts
    .fire = fire
    .water = water
    .earth = earth
    .air = air
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
    .card-2m = Card *2, mer­chants
    .card-4m = Card *4, mer­chants
    .card-extra = Mer­chants’ card
    .spade = 1 spade
    .temple = temple
    .dwelling = dwelling
    .trading-house = trading house
    .stronghold = stronghold
    .sanctuary = sanctuary
    .shipyard = shipyard
    .bridge = bridge
    .priest = priest
    .workers = 2 workers
    .coins = 7 coins
    .spades = 2 spades
level-number = { $level ->
    [automalein] 1
    [automa] 2
    [automaechtig] 3
    [ultoma] 4
   *[alptrauma] 5
  }
level-name = { NAME($level) }
faction-name = { NAME($faction) }
terrain-name = { NAME($terrain) }
row-name = { $row ->
    [a] A
   *[b] B
  }
near-who = { $who ->
    [other] player 2
    [you] player 1
    [both] both of you
   *[only] you
  }
for-who = { $who ->
    [bot] Automa
    [other] player 2
    [you] player 1
    [both] both of you together
   *[only] you
  }
your-buildings = { $humans ->
    [one] your buildings
   *[other] the buildings of both of you
  }
options-left = { $left ->
    [one] { $left } left
   *[other] { $left } left
  }
steps-count = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
points-word = { $points ->
    [one] point
   *[other] points
  }
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
points-said = { $points ->
    [one] One point
   *[other] { points-count }
  }
buildings-count = { $value ->
    [one] { $value } building
   *[other] { $value } buildings
  }
nth-dwelling = { $number ->
    [1] first
    [2] second
   *[other] third
  } dwelling
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
waiting-first-dwellings = Now the first dwellings.
script-first-dwellings = First dwellings
    .action = The table is set
    .hint = then the first dwellings
waiting-turn-alone = Automa plays on.
script-turn-alone = Automa plays on
    .action = Go on
    .hint = until she passes
script-your-hex = You build
    .action = Tap a hex
    .hint = build, upgrade, bridge
    .tap = Tap where you build.
script-your-cult = You climb a cult track
    .action = Cult track
    .hint = with or without a priest
    .short = Cult
script-your-power = You use a power action
    .action = Power action used
    .hint = on the board
    .short = Power
script-your-favour = You take a favour tile
    .action = Favour of 3 steps
    .hint = smaller ones do not matter to her
    .short = Favour
script-you-pass = You pass
    .action = I pass
    .hint = the round is over for you
script-cultists = Cultists
    .action = Built or upgraded beside her
    .hint = a card of the reserve
script-shapeshifters = Shapeshifters
    .action = Built beside her
    .hint = 1 power instead of a chip
script-her-card = Her faction card
    .action = Her faction card
    .hint = points, steps, cubes, hexes
script-put-right = Put right
    .action = Something is different
    .hint = hex, cult, supply
    .short = Correct
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
    .hint = The side whose light mark fits the round faces up. No spade in rounds 5 and 6.
set-up-tiles-drawn = Round { $round }: scoring tile { $tile ->
    [spade] Spade
    [town] Town
    [dwelling-water] Dwelling, water
    [dwelling-fire] Dwelling, fire
    [trade-water] Trading house, water
    [trade-air] Trading house, air
    [stronghold-fire] Stronghold, fire
    [stronghold-air] Stronghold, air
   *[temple] Temple
  }.
    .hint = The side whose light mark on the left fits the round faces up.
    .tab = Round
    .row = { $tile ->
        [spade] spade
        [town] town
        [dwelling-water] dwelling water
        [dwelling-fire] dwelling fire
        [trade-water] trading house water
        [trade-air] trading house air
        [stronghold-fire] stronghold fire
        [stronghold-air] stronghold air
       *[temple] temple
      }
    .detail = scoring tile of round { $round }
set-up-end-marker = Game-end marker on the tile of round 6.
    .hint = It covers the upper right.
    .row = marker on round 6
set-up-start = { $humans ->
    [one] You are the starting player.
   *[other] Decide between you who begins. Automa is third.
  }
    .row = { $humans ->
        [one] you begin
       *[other] Automa is third
      }
set-up-your-faction = { $faction ->
    [cultists] Cultists: when you build or upgrade beside Automa, you draw a card of her reserve.
    [chaos-magicians] Chaos Magicians: your only dwelling comes after both of hers.
    [shapeshifters] Shapeshifters: building beside Automa gives you 1 power instead of a power chip.
    [yetis] Yetis: your stronghold and your sanctuary have power value 4.
   *[giants] Giants: Automa does not play the Blight.
  }
    .title = { $who ->
        [you] Player 1
        [other] Player 2
       *[only] Your faction
      }
set-up-refused = Not with two players: { faction-name }.
    .title = Her faction
set-up-refused-giants = Not against Giants: { faction-name }.
    .title = Her faction
set-up-faction = Automa plays: { faction-name }.
    .hint = The faction card into her area{ mark }.
    .title = Her faction
    .row = her faction card
    .detail = { faction-name }
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
your-people = { $who ->
    [you] Player 1: which faction?
    [other] Player 2: which faction?
   *[only] Which faction do you play?
  }
    .hint = Home and cult levels follow from it.
    .alchemists = Alche­mists
    .darklings = Dark­lings
    .swarmlings = Swarm­lings
    .mermaids = Mermaids
    .cultists = Cultists
    .halflings = Halflings
    .engineers = Engi­neers
    .chaos-magicians = Chaos Magi­cians
    .giants = Giants
    .nomads = Nomads
    .ice-maidens = Ice Maidens
    .dragonlords = Dragon­lords
    .acolytes = Acolytes
    .shapeshifters = Shape­shifters
    .riverwalkers = River­walkers
your-home = { $who ->
    [you] Player 1: which home?
    [other] Player 2: which home?
   *[only] Which terrain is your home?
  }
set-up-landscape = { $taken ->
    [none] Landscape card { NAME($home) } into her area.
   *[other] Landscape card { NAME($home) } into her area: the one you wished for is taken.
  }
    .title = Set-up
    .row = her card { NAME($home) }
set-up-buildings = { $merchants ->
    [yes] 2 of her dwellings and 2 of her trading houses back to the box.
   *[no] 2 of her dwellings back to the box.
  }
    .spoken = { set-up-buildings } { set-up-buildings.hint }
    .hint = All her other buildings and all her priests into her area.
    .row = back into the box
    .detail = { $merchants ->
        [yes] 2 dwellings, 2 tr. houses
       *[no] 2 dwellings of hers
      }
set-up-cults = Her cult levels: fire { $fire }, water { $water }, earth { $earth }, air { $air }.
    .row = place cult markers
    .detail = F { $fire }, W { $water }, E { $earth }, A { $air }
set-up-points = { $points } points: her marker starts there on the track.
    .row = points on the track
your-first-levels = { $who ->
    [you] Player 1: which cult levels?
    [other] Player 2: which cult levels?
   *[only] Where do you start on the cult tracks?
  }
set-up-trade = Her trade markers and her shipyard into her area.
set-up-bonus = { $cards } bonus cards face up in a row.
    .spoken = { set-up-bonus } { set-up-bonus.hint }
    .hint = { $humans ->
        [one] She gets the left-most one. Then you choose.
       *[other] She gets the left-most one. Then you both choose.
      }
    .row = bonus cards in a row
    .detail = hers is the left, you pick
first-yours = { $who ->
    [you] Player 1: place your { nth-dwelling }.
    [other] Player 2: place your { nth-dwelling }.
   *[only] Place your { nth-dwelling }.
  }
first-your-hex = { $who ->
    [you] Player 1: where is your { nth-dwelling }?
    [other] Player 2: where is your { nth-dwelling }?
   *[only] Where is your { nth-dwelling }?
  }
which-first = Draw any Automa card. Which one is it?
first-letters = { $marked } and { $unmarked }: she begins there.
    .spoken = { first-letters } { first-letters.hint }
    .hint = The map card shows the hexes of her home. A power chip goes to { $marked }.
    .row = { $marked } and { $unmarked }
    .detail = she begins there
first-her-hex = { $group ->
    [marked] Which hex has the { $letter }? With a power chip.
   *[unmarked] Which hex has the { $letter }? Without a chip.
  }
    .hint = Look it up on the map card.
first-her-there = { $hex }: hex { $letter } is there, { $group ->
    [marked] with a power chip.
   *[unmarked] without a chip.
  }
    .hint = That is what you said last time.
    .row = her dwelling
    .detail = { $group ->
        [marked] hex { $letter }, with chip
       *[unmarked] hex { $letter }, no chip
      }
row-next = Row { row-name }: what is in circle { $position }?
    .hint = Landscape card { NAME($home) }, from left to right.
    .title = Landscape card
row-first = Row { row-name }: which comes first?
    .spoken = Which comes first in row { row-name } of the landscape card { NAME($home) }?
    .hint = Landscape card { NAME($home) }, from left to right.
    .title = Landscape card
set-up-start-cards = { $merchants ->
    [yes] Start cards: *1, *3, *5 and the merchants’ *2, *4.
   *[no] Start cards: *1 to *5.
  }
    .spoken = { set-up-start-cards } { set-up-start-cards.hint }
    .hint = { $merchants ->
        [yes] The third merchants’ card waits until she passes in round 2. The rest, shuffled, is the reserve.
       *[no] The rest, shuffled, is the reserve.
      }
set-up-level = { $late ->
    [yes] { $cards } cards in the deck: *3 still lies face down on the reserve.
   *[no] { $added ->
        [0] { $cards } cards in the deck: only the start cards.
       *[other] { $cards } cards in the deck: { $added } unseen from the reserve.
      }
  }
    .hint = { level-name }{ mark }
set-up-turn-two = Shuffle. Turn the lowest 2 cards sideways.
set-up-built-in = { $cards } cards are in her deck.
    .hint = { $late ->
        [yes] { level-name }{ mark }. Card *3 joins after round 1.
       *[no] { $added ->
            [0] { level-name }{ mark }
           *[other] { level-name }{ mark }. From the reserve: { $added }.
          }
      }
    .row = cards in her deck
set-up-done = { $humans ->
    [one] All set. You begin.
   *[other] All set. You two begin.
  }
    .row = all set

## Turn
which-card = { $which ->
    [support] Right card: which number?
   *[action] Left card: which number?
  }
    .title = Draw
    .hint = The number is on the card.
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
    .quiet = cards turned over
points = { points-count } for Automa.
    .spoken = { points-said } for Automa.
    .hint = From her card{ mark }.
    .row = { points-word }
    .detail = for Automa
no-points = No points in this round.
    .hint = By her level{ mark }.
    .quiet = no points
cover = Power space { $position }: she covers { $action ->
    [bridge] “bridge”
    [priest] “priest”
    [workers] “2 workers”
    [coins] “7 coins”
    [spade] “1 spade”
   *[spades] “2 spades”
  }.
    .spoken = She covers power space { $position } from the left: { NAME($action) }.
    .hint = Counted from the left. She gains nothing.
    .row = { $action ->
        [bridge] cover the bridge
        [priest] cover the priest
        [workers] cover 2 workers
        [coins] cover 7 coins
        [spade] cover 1 spade
       *[spades] cover 2 spades
      }
    .detail = counted from the left
    .tab = Space
cover-counted = { $position } of { $free }: she covers this free power space.
    .spoken = { $where ->
        [merchants] On the merchants’ board: of { $free } free power spaces she covers number { $position } from the left.
       *[main] On the board: of { $free } free power spaces she covers number { $position } from the left.
      }
    .hint = { $where ->
        [merchants] On the merchants’ board, counted from the upper left.
       *[main] On the board, counted from the left. She gains nothing.
      }
    .row = free power space
    .tab = From left
cover-merchants = { $position }: she covers this power space of the merchants.
    .spoken = Of the { $spaces } power spaces of the merchants she covers number { $position } from the upper left.
    .hint = Counted from the upper left. She gains nothing for it.
    .row = cover a power space
    .detail = of the merchants
    .tab = Space
cover-none = { $where ->
    [merchants] No power space of the merchants is free.
   *[main] No power space is free.
  } Skipped.
    .quiet = no power space free
power-free = How many power spaces are free?
    .hint = On the board.
merchants-free = How many power spaces of the merchants are free?
merchants-spaces = How many power spaces does the merchants’ board have?
    .hint = All of them, covered ones too. I ask this only once.
doubt-free = { $free } free? { $covered ->
    [one] She covered one in this round: at most { $most }.
   *[other] She covered { $covered } in this round: at most { $most }.
  }
    .hint = Yes: what you see counts.
    .title = Does not add up
doubt-fallen = { $now } in { NAME($cult) }? It was { $before } before.
    .hint = Yes: what you see counts.
    .title = Does not add up
doubt-top = { $now } in { NAME($cult) }? At most { $top }: only one marker is on 10.
    .hint = Yes: what you see counts.
    .title = Does not add up
doubt-area = { $size }? She built only { $most } buildings.
    .hint = Yes: what you see counts.
    .title = Does not add up
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
tile-cult = Which colour is her symbol on the tile?
    .hint = Scoring tile of round { $round }.
    .title = Scoring tile
    .fire = fire, red
    .water = water, blue
    .earth = earth, brown
    .air = air, white
tile-points = How many points does the tile give her?
    .hint = Lower right on the scoring tile of round { $round }.
your-levels = { $humans ->
    [one] Where are your cult markers?
   *[other] Where is the higher of your cult markers?
  }
free-space = In { NAME($cult) }: which priest space is free?
    .hint = The highest.
    .three = Space 3
    .two = Space 2
    .none = None
space-is-free = In { NAME($cult) } { $space ->
    [three] priest space 3 is
    [two] priest space 2 is
   *[none] no priest space is
  } free.
    .row = priest space free
on-ten = In { NAME($cult) }: is somebody on 10?
    .yes = Somebody is on 10
none-on-ten = In { NAME($cult) } nobody is on 10.
    .row = { NAME($cult) }: nobody on 10
cult-priest = { steps-count } in { NAME($cult) }, with a priest.
    .spoken = Automa places a priest and climbs { steps-count } on the { NAME($cult) } track.
    .hint = Priest on the space { $steps }, marker on level { $level }. Priests left: { $priests }.
    .row = { NAME($cult) }, priest
    .detail = marker on level { $level }
    .tab = Cult
cult-step = { steps-count } in { NAME($cult) }, without a priest.
    .spoken = Automa climbs one step on the { NAME($cult) } track, without a priest.
    .hint = Marker on level { $level }. Priests left: { $priests }.
    .row = { NAME($cult) }
    .detail = level { $level }, no priest
    .tab = Cult
cult-none = On every track somebody is on 10. Skipped.
    .quiet = cult: somebody is on 10 everywhere
favour = { steps-count } in { NAME($cult) }: she takes the favour tile.
    .hint = Marker on level { $level }.
    .row = { NAME($cult) }, favour
    .detail = marker on level { $level }
favour-there = Is the favour tile still there: 3 times { NAME($cult) }?
    .no = Not there any more
favour-is-there = The favour tile is still there: 3 times { NAME($cult) }.
    .row = favour tile is there
favour-none = No favour tile fits. Skipped.
    .quiet = no favour tile fits
favour-too-early = Favour only from round { $round }. Skipped.
    .quiet = favour only from round { $round }
build = { $hex }: she builds a dwelling.
    .spoken = She builds a dwelling on { $hex }. { build.hint }
    .hint = { $group ->
        [marked] With a power chip.
       *[unmarked] Without a power chip.
      } { $tile ->
        [yes] Lay a tile first: { NAME($home) }.
       *[no] No tile needed.
      }
    .row = { $group ->
        [marked] dwelling + chip
       *[unmarked] dwelling
      }
    .detail = { $group ->
        [marked] with chip
       *[unmarked] no chip
      }{ $tile ->
        [yes] , { NAME($home) }
       *[no] {""}
      }
build-no-dwelling = No dwelling left: she upgrades instead.
    .quiet = no dwelling left: upgrade
build-no-hex = { $group ->
    [marked] No hex near her marked buildings: she upgrades instead.
   *[unmarked] No hex near her unmarked buildings: she upgrades instead.
  }
    .quiet = no hex: upgrade
options-range = { $group ->
    [marked] Empty hexes in range of the buildings with a chip.
   *[unmarked] Empty hexes in range of the buildings without a chip.
  }
    .spoken = { options-range } { options-range.hint }
    .hint = Shipping { $shipping }.
    .title = Build
options-everywhere = All empty hexes, however far.
    .title = Build
options-merge = Only hexes that bring both groups closer together.
    .spoken = Only hexes that shorten the way between marked and unmarked buildings.
    .hint = Only while they do not touch with shipping { $shipping }. If there is none, all count.
by-near = Then: nearest to { your-buildings }.
    .hint = Rivers count as hexes. Around these buildings, through hers.
    .title = Choice
by-far = Then: farthest from her buildings.
    .title = Choice
by-landscape = { $whose ->
    [you] Then: row { row-name } of the card of your home.
   *[bot] Then: row { row-name } of her landscape card.
  }
    .hint = The first terrain from the left that is among them.
    .title = Choice
by-most-power = { $humans ->
    [one] Then: where you get the most power.
   *[other] Then: where both of you together get the most power.
  }
    .title = Choice
by-direction = { $count }: count that far { direction-name }, if several are left.
    .spoken = If several are left: count { direction-name } to { $count }.
    .hint = { $direction ->
        [forward] Row by row, as you read. After the last, on from the first.
       *[backward] Row by row, backwards. After the last, on from the first.
      }
    .title = Choice
ask-built = Is there a hex for her?
    .built = Yes, built
    .no-hex = No hex possible
has-built = She builds a dwelling there.
    .row = she builds there
ask-mark = Is her nearest building marked? Then put a power chip on it.
    .spoken = { ask-mark } { ask-mark.hint }
    .hint = Equally near to both: no chip. If needed, lay a tile of her home first.
upgrade = { $hex }: { NAME($from) } becomes { NAME($to) }.
    .spoken = She upgrades on { $hex }: { NAME($from) } becomes { NAME($to) }.
    .hint = The old building goes to her supply. It brings her no favour tile.
    .row = becomes { NAME($to) }
    .detail = was { NAME($from) }
upgrade-none = She cannot upgrade anything. Skipped.
    .quiet = nothing to upgrade
options-beside = Her dwellings directly beside { your-buildings }.
    .spoken = { options-beside } { options-beside.hint }
    .hint = If there is none: all buildings that she can upgrade.
options-upgradable = All buildings that she can upgrade.
    .hint = She has no trading house left.
by-least-power = { $humans ->
    [one] Then: where you get the least power.
   *[other] Then: where both of you together get the least power.
  }
    .title = Choice
ask-upgraded = What does she upgrade?
ask-upgrade = The { NAME($from) } becomes a { NAME($to) }.
    .hint = The old building goes to her supply. It brings her no favour tile.
offer-power = { $power } power { $who ->
    [you] for player 1 to take.
    [other] for player 2 to take.
   *[only] for you to take.
  }
    .spoken = { $power ->
        [one] One power
       *[other] { $power } power
      } { $who ->
        [you] for player 1 to take.
        [other] for player 2 to take.
       *[only] for you to take.
      }
    .hint = From her building on { $hex }. As usual it costs 1 point less than the power you gain.
    .title = Power
    .row = { $who ->
        [you] power for player 1
        [other] power for player 2
       *[only] power for you
      }
    .detail = by { $hex }, { $who ->
        [only] if you like
       *[other] if wanted
      }
took-power = Did you gain at least { $power } power from it?
    .title = Powermongers
trade = { points-count } by trade on { $hex }.
    .spoken = { trade } { trade.hint }
    .hint = Trade marker below the { NAME($building) }. { $who ->
        [you] Player 1 may take power.
        [other] Player 2 may take power.
       *[only] You may take power.
      }
    .row = trade on { $hex }
    .detail = trade marker below
trade-none = No building at a river without a trade marker. Skipped.
    .quiet = no building to trade with
trade-not-now = No trade in round { $round }. Skipped.
    .quiet = no trade in round { $round }
options-river = { $humans ->
    [one] Your buildings
   *[other] The buildings of both of you
  } at a river without her trade marker.
by-highest = Then: the one with the highest power value.
    .title = Choice
ask-traded = What is the power value of the building?
    .hint = Put her trade marker below it. { $humans ->
        [one] You may take power for it.
       *[other] Its owner may take power for it.
      }
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
card-gives = { $more ->
    [yes] Does the card give anything else?
   *[no] What does the card give her?
  }
    .hint = { faction-name }. Hexes of the map then count for everybody.
    .points = Points
    .cult = Cult steps
    .cubes = Cubes
    .hex = A hex
    .nothing = Nothing more
card-points = How many points?
card-cult = On which cult track does she climb?
card-steps = In { NAME($cult) }: how many steps?
card-cubes = How many cubes does she have now?
card-hex = Which hex?
card-hex-is = { $hex }: what is it?
    .hint = On hers only she builds, and in the end it is part of her area.
    .closed = Closed to all
    .hers = It is hers
    .open = Open again
cubes = { $count } { $count ->
    [one] cube is hers now.
   *[other] cubes are hers now.
  }
hex-taken = { $hex } { $is ->
    [closed] is closed now.
    [hers] is hers now.
   *[open] is open again.
  }

## Passing
pass = { $why ->
    [empty] The deck is empty: Automa passes.
   *[turned] A sideways card shows the pass symbol: Automa passes.
  }
    .row = Automa passes
pass-points = { points-count } from the scoring tile.
    .spoken = { points-said } from the scoring tile.
    .row = { points-word }
    .detail = from the scoring tile
pass-points-again = { points-count } once more: she passes first.
    .title = Racelings
    .row = { points-word }
    .detail = once more, she is first
pass-bonus = { $bonus ->
    [left] She takes the left bonus card.
    [middle] She takes the middle bonus card.
   *[right] She takes the right bonus card.
  }
    .spoken = { pass-bonus } { pass-bonus.hint }
    .hint = Coins on it go to the supply. Her old card goes into the gap.
    .row = { $bonus ->
        [left] left bonus card
        [middle] middle bonus card
       *[right] right bonus card
      }
    .detail = her old one in its place
pass-deck = { $extra ->
    [yes] { $cards } cards: shuffle all, 1 more from the reserve and the merchants’ card.
   *[no] { $cards } cards: shuffle all, 1 more from the reserve.
  }
    .spoken = { $extra ->
        [yes] Take all cards of the round, one of the reserve and the merchants’ card, and shuffle. Now there are { $cards }. The lowest two sideways.
       *[no] Take all cards of the round and one of the reserve, and shuffle. Now there are { $cards }. The lowest two sideways.
      }
    .hint = Unseen. The lowest 2 sideways.
    .row = cards to shuffle
    .detail = 1 from reserve, 2 turned
pass-first = She passed first: the starting player marker goes to her.
    .row = then she begins
    .detail = starting marker to her
who-passes = Who passes?
    .you = Player 1
    .other = Player 2
passes = { $who ->
    [you] Player 1 passes.
   *[other] Player 2 passes.
  }
    .title = Passing
    .row = { $who ->
        [you] Player 1 passes
       *[other] Player 2 passes
      }
your-bonus = { $who ->
    [you] Player 1: your old bonus card goes where the new one lay.
    [other] Player 2: your old bonus card goes where the new one lay.
   *[only] Your old bonus card goes where the new one lay.
  }
    .title = Passing
    .row = swap bonus card
your-start = { $who ->
    [you] Player 1 begins the next round.
    [other] Player 2 begins the next round.
   *[only] You begin the next round.
  }
    .title = Passing
    .row = { $who ->
        [you] player 1 begins then
        [other] player 2 begins then
       *[only] then you begin
      }
round-cults = { $humans ->
    [one] Cult bonus of round { $round } for you.
   *[other] Cult bonus of round { $round } for both of you.
  }
    .hint = By the scoring tile. Automa gets none.
    .title = End of round
    .row = take cult bonus
round-clean = Free the power spaces. Scoring tile { $round } leaves the game.
    .spoken = { round-clean } { round-clean.hint }
    .hint = One coin on each bonus card that lies open. Then income.
    .title = End of round
    .row = clear power spaces
    .detail = scoring tile { $round } leaves
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
    .tab = Round
    .row = { $begins ->
        [bot] Automa begins
        [you] player 1 begins
        [other] player 2 begins
       *[only] you begin
      }

## Your turn
your-hex = Which hex?
    .title = Your turn
who-is-it = Who?
    .title = Your turn
    .you = Player 1
    .other = Player 2
not-player = { $who ->
    [you] Player 2
   *[other] Player 1
  }
your-deed = { $hex }: what happens?
    .title = Your turn
    .build = { $who ->
        [you] Dwelling, player 1
        [other] Dwelling, player 2
       *[only] Build a dwelling
      }
    .theirs = { not-player }
    .transform = Only transform
    .bridge = Bridge
    .take-back = Remove the building
    .other = Something else here
    .to-dwelling = dwelling
    .to-trading-house = trading house
    .to-temple = temple
    .to-stronghold = stronghold
    .to-sanctuary = sanctuary
    .to-shipyard = shipyard
you-did = { $hex }: { $who ->
    [you] player 1 has
    [other] player 2 has
   *[only] you have
  } { $deed ->
    [build] a dwelling now
    [to-trading-house] a trading house now
    [to-temple] a temple now
    [to-stronghold] a stronghold now
    [to-sanctuary] a sanctuary now
   *[to-shipyard] a shipyard now
  }.
    .title = Your turn
    .row = { $who ->
        [you] player 1:{" "}
        [other] player 2:{" "}
       *[only] {""}
      }{ $deed ->
        [build] dwelling
        [to-trading-house] trading house
        [to-temple] temple
        [to-stronghold] stronghold
        [to-sanctuary] sanctuary
       *[to-shipyard] shipyard
      }
    .detail = { $who ->
        [only] entered for you
       *[other] entered
      }
your-terrain = { $hex }: which terrain?
    .title = Transform
your-bridge = From { $hex } to where?
    .title = Bridge
your-cult = { $who ->
    [you] Player 1: which track?
    [other] Player 2: which track?
   *[only] Which cult track?
  }
    .title = Your cult
    .theirs = { not-player }
your-steps = In { NAME($cult) }: how far?
    .hint = You are on { $level }.
    .title = Your cult
    .priest-3 = Priest on 3
    .priest-2 = Priest on 2
    .one = 1 step
    .more = More steps
    .fewer = Down
you-climbed = In { NAME($cult) }: { $way ->
    [priest-3] priest on 3, 3 steps
    [priest-2] priest on 2, 2 steps
   *[one] one step
  } { $who ->
    [you] for player 1.
    [other] for player 2.
   *[only] for you.
  }
    .title = Your cult
    .row = { NAME($cult) } { $way ->
        [priest-3] +3, with a priest
        [priest-2] +2, with a priest
       *[one] +1
      }
how-many-steps = In { NAME($cult) }: how many steps?
    .title = Your cult
your-favour = { $who ->
    [you] Player 1: which tile of 3 steps?
    [other] Player 2: which tile of 3 steps?
   *[only] Which tile of 3 steps?
  }
    .title = Your favour
    .theirs = { not-player }
your-power = Which power action?
    .title = Your turn
    .merchants = One of the merchants
your-merchants = Which power space of the merchants?
    .hint = Counted from the upper left.
    .title = Your turn
which-reserve = Draw a card of the reserve. Which one is it?
    .hint = The top one.
    .title = Cultists
cultists-points = { points-count } for { for-who }.
    .spoken = { points-said } for { for-who }.
    .hint = The card stays aside.
    .title = Cultists
    .row = { points-word }
    .detail = Cultists
cultists-step = 1 cult step on any track for { for-who }.
    .spoken = One cult step on any track for { for-who }.
    .hint = It may be refused. The card stays aside.
    .title = Cultists
    .row = cult step, any track
    .detail = it may be refused
cultists-track = One cult step for { for-who }. On which track?
    .title = Cultists
    .none = On none
shapeshifters = 1 power for { for-who } instead of a power chip.
    .title = Shapeshifters
    .row = power, no chip
your-top = In { NAME($cult) } { $who ->
    [you] player 1 stays
    [other] player 2 stays
   *[only] you stay
  } on { $level }: somebody is on 10 already.
    .hint = If that is not so: “Something is different”.
    .title = Cult
put-right = What is different?
    .title = Correction
    .hex = A hex
    .cults = Cult markers
    .spaces = Priests
    .power = Power spaces
    .merchants = The merchants’ power spaces
    .tile = Scoring tile
    .favours = Favour tiles
    .pieces = Her supply
    .points = Her points
    .to-ask = Ask me from now on
    .to-mirror = Mirror from now on
right-hex = On which hex?
    .title = Correction
right-cult = On which track?
    .title = Correction
right-levels = In { NAME($cult) }: where are the markers?
    .title = Correction
    .bot = Automa
    .you = You
    .other = Player 2
right-spaces = In { NAME($cult) }: which priest spaces are free?
    .title = Correction
    .space-0-3 = Space 3
    .space-1-2 = First space 2
    .space-2-2 = Second space 2
    .space-3-2 = Third space 2
right-power = Which power spaces are covered?
    .title = Correction
right-merchants = Which power spaces of the merchants are covered?
    .hint = Counted from the upper left.
    .title = Correction
    .place-1 = Space 1
    .place-2 = Space 2
    .place-3 = Space 3
    .place-4 = Space 4
    .place-5 = Space 5
    .place-6 = Space 6
    .place-7 = Space 7
    .place-8 = Space 8
    .place-9 = Space 9
    .place-10 = Space 10
    .place-11 = Space 11
    .place-12 = Space 12
right-favours = Which favour tiles of 3 steps are still there?
    .title = Correction
right-priests = How many priests does she have left?
    .title = Correction
right-supply = Which buildings does she have left in her supply?
    .title = Correction
right-points = Where is her marker on the point track?
    .title = Correction
doubt-two-on-top = In { NAME($cult) }: two markers on 10?
    .spoken = In { NAME($cult) }: two markers on 10? By the rules only one can be there.
    .hint = By the rules only one. Yes: what you see counts.
    .title = Does not add up
doubt-pieces = { NAME($kind) }: { $now }? By my count { $known }.
    .spoken = { NAME($kind) }: { $now }? By my count there are { $known } on the map.
    .hint = That many should be on the map. Yes: what you see counts.
    .title = Does not add up
mirror-buildings = { $who ->
    [bot] Where are her buildings?
    [you] Player 1: where are your buildings?
    [other] Player 2: where are your buildings?
   *[only] Where are your buildings?
  }
    .spoken = { mirror-buildings } Hex and building, one after the other.
    .hint = Choose a building, then tap every hex that has one.
    .title = Mirror
    .bot-dwelling = Dwelling
    .bot-trading-house = Trading house
    .bot-temple = Temple
    .bot-stronghold = Stronghold
    .bot-sanctuary = Sanctuary
    .bot-shipyard = Shipyard
    .you-dwelling = Dwelling
    .you-trading-house = Trading house
    .you-temple = Temple
    .you-stronghold = Stronghold
    .you-sanctuary = Sanctuary
    .you-shipyard = Shipyard
    .other-dwelling = Dwelling
    .other-trading-house = Trading house
    .other-temple = Temple
    .other-stronghold = Stronghold
    .other-sanctuary = Sanctuary
    .other-shipyard = Shipyard
mirror-chips = Which of them have a power chip?
    .hint = Tap every marked building.
    .title = Mirror
    .marked = Power chip
mirror-trade = Under which of them is her trade marker?
    .hint = Tap each of them.
    .title = Mirror
    .trade = Trade marker
mirror-tiles = Where are tiles without a building?
    .spoken = Where are terrain tiles on which no building stands?
    .hint = Terrain tiles on which nothing stands.
    .title = Mirror
    .desert = Desert
    .plains = Plains
    .swamp = Swamp
    .lake = Lakes
    .forest = Forest
    .mountains = Mountains
    .wasteland = Wasteland
mirror-taken = Which hexes has her faction card taken?
    .hint = Closed, or hers without a building.
    .title = Mirror
    .closed = Closed
    .hers = Hers
mirror-bridges = { $who ->
    [you] Player 1: how many bridges?
    [other] Player 2: how many bridges?
   *[only] How many bridges have you built?
  }
    .title = Mirror
bridge-from = Where does the bridge begin?
    .title = Mirror
mirror-levels = { $who ->
    [you] Player 1: which cult levels?
    [other] Player 2: which cult levels?
   *[only] Where are your cult markers?
  }
    .title = Mirror
    .fire = Fire
    .water = Water
    .earth = Earth
    .air = Air
now-mirror = Mirrored. From now on I look for myself.
    .title = Mirror
now-ask = From now on I ask you.
    .title = Ask me
lies-here = { $hex }: what lies there?
    .title = Correction
    .as-shown = All as shown
    .nothing = Nothing
    .bot = A building of hers
    .you = A building of yours
    .other = One of player 2
    .closed = Closed
    .hers = Hers, without a building
    .no-bridge = No bridge
lies-terrain = { $hex }: which terrain?
    .title = Correction
    .lake = lakes
lies-building = { $hex }: which building?
    .title = Correction
lies-chip = { $hex }: is there a power chip on it?
    .title = Correction
lies-trade = { $hex }: is her trade marker below it?
    .title = Correction
not-there = { $hex }: she does not have that many. Where is none?
    .spoken = { NAME($kind) }: I already know all that she has. On which hex is there really none?
    .title = Correction

## End
end-reached = The game is over. Now we score.
    .quiet = now we score
end-your-levels = { $who ->
    [you] Player 1: which cult levels?
    [other] Player 2: which cult levels?
   *[only] Where are your cult markers?
  }
    .title = Cult scoring
end-cult = { $bot } for Automa, { $you } for { $humans ->
    [one] you: { NAME($cult) }.
   *[other] player 1, { $other } for player 2: { NAME($cult) }.
  }
    .title = Cult scoring
    .row = { NAME($cult) }{ $humans ->
        [one] , you { $you }
       *[other] {""}
      }
    .detail = { $humans ->
        [one] for Automa and you
       *[other] you { $you } and { $other }
      }
    .tab = Automa
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
    .count-myself = I count it myself
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
end-area = { points-count } for { for-who }: { buildings-count }.
    .title = Area scoring
    .row = { $who ->
        [bot] area, Automa
        [you] area, player 1
        [other] area, player 2
       *[only] your area
      }
    .detail = { buildings-count }
end-tile-value = { tile-name }: { $who ->
    [bot] which value for Automa?
    [you] which value for player 1?
    [other] which value for player 2?
   *[only] which value for you?
  }
    .hint = { $who ->
        [bot] Counted as usual, with shipping { $shipping }. I do the rest.
       *[other] Counted as usual. I do the rest.
      }
end-end-tile = { points-count } for { for-who }: { $value }.
    .hint = { tile-name }
    .row = { $who ->
        [bot] final tile, Automa
        [you] final tile, player 1
        [other] final tile, player 2
       *[only] your final tile
      }
    .detail = value { $value }
end-buildings = { points-count } for her buildings.
    .title = Wanderers
    .row = { points-word }
    .detail = for her buildings
end-account = { $who ->
    [you] Player 1: points before this scoring?
    [other] Player 2: points before this scoring?
   *[only] How many points did you have before this scoring?
  }
    .spoken = { end-account } { end-account.hint }
    .hint = On the track, without cults and areas. Resources: one point for 3 coins.
    .game = Before scoring
    .resources = Resources
end-total = { points-count } for { for-who }.
    .row = { $who ->
        [bot] Automa in all
        [you] player 1 in all
        [other] player 2 in all
       *[only] you in all
      }
end-verdict = { $result ->
    [won] { $who ->
        [you] { points-count-margin } ahead: player 1 wins.
        [other] { points-count-margin } ahead: player 2 wins.
       *[only] { points-count-margin } ahead: you win.
      }
    [tied] Equal points: you share the victory.
   *[lost] { points-count-margin } behind: Automa wins.
  }
points-count-margin = { $margin ->
    [one] One point
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
score-faction = Faction card
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
because-touching = Merge: the groups already touch
because-merge = Shorter than the way of { $gap } between the groups: { options-left }
because-no-merge = No hex brings the groups closer together: { options-left }
because-landscape = { $whose ->
    [you] Row { row-name } of your home
   *[bot] Row { row-name }
  }, first { terrain-name }: { options-left }
because-near = { $distance ->
    [0] No way to { near-who }
   *[other] Nearest to { near-who }, { $distance } away
  }: { options-left }
because-far = { $distance ->
    [0] No way to her buildings
   *[other] Farthest from her buildings, { $distance } away
  }: { options-left }
because-most-power = Most power for { for-who }, { $power }: { options-left }
because-direction = Direction: counted to { $count } { direction-name }, { $from } to choose from
because-group = { $tie ->
    [yes] Equally near to both groups: no chip
   *[no] { $group ->
        [marked] Her nearest building has a chip, { $distance } away
       *[unmarked] Her nearest building has no chip, { $distance } away
      }
  }
because-upgradable = She can upgrade: { $left } buildings
because-beside = Dwellings directly beside { near-who }: { options-left }
because-none-beside = No dwelling directly beside { near-who }: { options-left }
because-least-power = Least power for { for-who }, { $power }: { options-left }
because-at-river = Buildings at a river without a trade marker: { $left }
because-highest = Highest power value { $power }: { options-left }
because-uncovered = Free power spaces: { $left }
because-tracks = Tracks where nobody is on 10: { $left }
because-favours = Favour tiles on whose track nobody is on 10: { $left }
because-tile = The scoring tile shows { NAME($cult) }
because-tile-closed = The scoring tile shows { NAME($cult) }, which is not possible: she catches up
because-at-zero = She is on 0: { options-left }
because-none-at-zero = She is not on 0 anywhere: { options-left }
because-closest = Smallest distance to { near-who }, { $distance }: { options-left }

## Help
aid-cost = Automa never pays. She has no coins, workers, power, bridges or towns.
aid-start = In round 1 you begin. Later, whoever passed first begins.
aid-bonus = When you pass and take a bonus card, your old one goes into the gap.
aid-power = When she builds or upgrades directly beside you, you may take power as usual.
aid-tile = At the end of a round, the scoring tile leaves the game.
aid-keys = She reaches level 10 without a key. Then it is closed to you.
aid-marked = Buildings with a power chip are marked. So she has two areas to build in.
aid-turned = If one of the last two cards has the pass symbol, she passes at once.
aid-tie = In the end, cults and areas count as between two people.
aid-reading-merge = Our reading: merging looks at the way between the groups as it would be after building. The hex may lie beside the old way; whether they already touch is judged with the shipping of this action.
aid-reading-everywhere = Our reading: even with unlimited range, merging and the chip apply as always.
aid-reading-terrain = Our reading: a terrain tile that was laid counts instead of the printed terrain.
aid-reading-bridge = Our reading: a bridge makes two hexes directly adjacent, the way over it is 1.
aid-reading-far = Our reading: with the final tiles of distance, the faction card comes first, then what is farthest from her.
aid-reading-direction = Our reading: only what is left after the earlier methods is counted.
aid-reading-power = Our reading: what counts is the power value of your buildings beside it, not what you take of it.
aid-reading-supply = Our reading: the replaced building goes back to her supply, and she takes no favour tile for temples and sanctuary.
aid-reading-shipyard = Our reading: the shipyard has power value 3, like the stronghold.
aid-reading-catch-up = Our reading: to catch up, she first takes the tracks on 0, and of these the one with the smallest distance.
aid-reading-fallback = Our reading: in a faction action, too, she upgrades if she cannot build.
aid-reading-first-pass = Our reading: she gets the starting player marker only if she passes before both of you.
aid-reading-support = Our reading: the arrow is on the card that was on the left in her last turn.
aid-reading-last-bonus = Our reading: in round 6 she no longer takes a bonus card.
aid-reading-first-card = Our reading: the card is drawn from all that are in this game.
aid-reading-cultists = Our reading: Cultists get points from a card with a fixed number, not with X.
aid-reading-third = Our reading: on level Automalein Cultists, too, first draw the *3 that lies on the reserve. After round 1 the next card joins hers then.
    .spoken = Our reading: on level Automalein Cultists, too, first draw card star 3 that lies on the reserve. After round 1 the next card joins hers then.
aid-reading-hers = Our reading: on her hex only she builds, and in the end it counts as a building of her area.

## Belongings
tracker-round = Round
tracker-passed = Passed
tracker-priests = Priests
tracker-cubes = Cubes
tracker-dwelling = Dwellings
    .short = Dwellings
tracker-trading-house = Trading houses
    .short = Trading
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
sheet-draw-text = First turn of a round, two cards: the first on the right, the second on the left. Later one on the left; the old left card moves right.
sheet-pass = Pass
sheet-pass-text = Deck empty, or one of the last two cards “passes at the end”: points of the tile, lower right. Bonus card as shown on what was the left card, her old one to its place, coins back. Add 1 reserve card, shuffle, two sideways.
sheet-act = Carry out
sheet-act-text = The left card from top to bottom. Arrows show what counts on the right. What is not possible is skipped. She never pays.
sheet-round = End of round
sheet-round-text = If you pass, your bonus card goes into the gap. If she passed first, she begins the next round. The scoring tile leaves the game. After round 6 she takes no more bonus card.
sheet-actions = Her actions
sheet-build = Transform and build
sheet-build-text = Empty hexes in range of the group shown on the right. Merge, while the groups are apart: only what brings them closer; if nothing does, all stay. Then landscape, nearest to you, direction. A chip as on her nearest building, equally near: none. If nothing works: upgrade.
sheet-upgrade = Upgrade
sheet-upgrade-text = If she has a trading house: dwellings beside you, else all. Least power for you, direction. First shipyard, stronghold, then temples; a temple becomes the sanctuary.
sheet-cult = Cult
sheet-cult-text = Cult of the tile, if the right card says so and it is possible; else catch up: she is on 0, smallest distance to you, direction. Never on a track where somebody is on 10. No key needed. Priest on the highest free space, else 1 step.
sheet-favour = Favour tile
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
sheet-direction-text = Count as far as the number says: from top, beginning at the upper left; from end, at the lower right. At the end, on from the first.
sheet-general = As for two
sheet-general-text = Automa’s scoring tiles, end marker on round 6. 5 bonus cards: she takes the left one. You begin round 1.
sheet-people = Faction and home
sheet-people-text = An Automa faction, and another home than yours with its landscape card.
sheet-pieces = Her supply
sheet-pieces-text = 6 dwellings, all other buildings, 7 priests, 20 points, cult steps of the faction card. With the merchants only 2 trading houses, and the shipyard.
sheet-first = First dwellings
sheet-first-text = After your first: draw a card. She builds on its letters, by the map card for her home, with a chip on A or D.
sheet-deck = Deck
sheet-deck-text = *1 to *5. Level 1: *3 only after round 1. Levels 3 and 4: 1 reserve card more, level 5: 2. The lowest two sideways.
sheet-merchants = With the merchants
sheet-merchants-text = Their *2 and *4 instead of the others. When she passes in round 2, their third card joins too.
sheet-two = Two of you
sheet-two-text = She plays the Simpletons and is third. 6 bonus cards. Both of you count for her: the higher cult marker, your power together.
sheet-yours = Your faction
sheet-yours-text = Cultists: built or upgraded beside her, 1 reserve card: its points, else 1 cult step. Shapeshifters: built there, 1 power instead of a chip. Chaos Magicians build after her. Yetis: stronghold, sanctuary power 4. Giants: no Blight.
sheet-end = After round 6
sheet-count = Scoring
sheet-count-text = Cults 8, 4, 2. Area and final tile 18, 12, 6, with her highest shipping. No towns, no resources.
sheet-tiles = Final tiles
sheet-tiles-text = Sanctuary and stronghold: half her greatest distance, rounded up. Outposts: her settlements minus 2. With distance or stronghold she builds far from herself instead of near you.

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
  }{ $taken ->
    [closed] , closed
    [hers] , hers
   *[none] {""}
  }{ $target ->
    [yes] . This is it
   *[no] {""}
  }

## Sections of the rulebook
rule-generelle-automaregeln = General rules for Automa
rule-ein-paar-aus-automakarten-nutzen = Using a pair of Automa cards
    .about = { sheet-act-text }
rule-allgemeiner-aufbau = General set-up
    .title = Set-up
    .about = { sheet-general }: { sheet-general-text } { sheet-people }: { sheet-people-text } { sheet-pieces }: { sheet-pieces-text }
rule-einsetzen-der-ersten-wohnhauser = Placing the first dwellings
    .title = First dwellings
    .about = { sheet-first-text }
rule-zusammenstellen-des-automastapels = Building the Automa deck
    .title = Automa deck
    .about =
        { sheet-deck-text }
        { sheet-merchants }: { sheet-merchants-text }
        Level 1, { names.automalein }: { option-level.explain-automalein }
        Level 2, { names.automa }: { option-level.explain-automa }
        Level 3, { names.automaechtig }: { option-level.explain-automaechtig }
        Level 4, { names.ultoma }: { option-level.explain-ultoma }
        Level 5, { names.alptrauma }: { option-level.explain-alptrauma }
rule-markierte-nicht-markierte-gebaude = Marked / unmarked buildings
rule-automas-reichweite = Automa’s range
    .about = { sheet-range-text }
rule-am-nachsten-kurzester-weg = Nearest / shortest way
    .about = { sheet-near-text }
rule-landschaftsprioritat = Landscape priority
    .about = { sheet-landscape-text }
rule-richtungsauswahl = Choice by direction
    .about = { sheet-direction-text }
rule-automas-spielzug = Automa’s turn
    .about = { sheet-draw }: { sheet-draw-text } { sheet-act }: { sheet-act-text }
rule-ziehe-eine-automakarte = Draw an Automa card
    .about = { sheet-draw-text }
rule-automa-passt = Automa passes
    .title = She passes
    .about = { sheet-pass-text } { sheet-round }: { sheet-round-text }
rule-volkeraktion = Faction action
    .about = { sheet-faction-text }
rule-machtaktion-abdecken = Cover a power action
    .title = Power space
    .about = { sheet-cover-text }
rule-punkte-erhalten = Gain points
    .title = Points
    .about = { sheet-points-text }
rule-aufsteigen-auf-der-kultskala = Advance on the cult track
    .title = Cult
    .about = { sheet-cult-text }
rule-aufwerten = Upgrade
    .title = Upgrade
    .about = { sheet-upgrade-text }
rule-gunstplattchen-nehmen = Take a favour tile
    .title = Favour
    .about = { sheet-favour-text }
rule-umwandeln-und-bauen = Transform and build
    .title = Build
    .about = { sheet-build-text }
rule-handeln = Trade
    .title = Trade
    .about = { sheet-trade-text }
rule-automas-wertung = Automa’s scoring
    .title = Scoring
    .about = { sheet-count-text }
rule-endwertungsplattchen = Final scoring tiles
    .title = Final tile
    .about = { sheet-tiles-text }
rule-volkerspezifische-regeln = Rules for single factions
    .about = { sheet-yours-text }
rule-zu-zweit-mit-automa = Two players with Automa
    .about = { sheet-two-text }
rule-volkerkarten = Faction cards
    .title = Her faction card
