bot-name = A.D.A.M.
    .about = A.D.A.M. collects for his prophecies, from left to right. He only cares about colour.
game-name = Cóatl
headline = Turn { $turn }{ $count ->
    [0] {""}
   *[other] {" "}· level { $levels }
  }

## Options
option-deck = His cards
    .built-in = Built in
    .my-cards = My cards
    .explain = The prophecies always lie on the table, and you say which one he takes.
    .explain-built-in = The built-in values count.
    .explain-my-cards = What you entered counts; the rest is built in.
option-way = Supply board
    .mirror = Mirrored
    .ask = Ask me
    .hint-mirror = he chooses himself
    .hint-ask = you find his field
    .explain = Mirrored: the app knows what lies on the board, and he chooses by himself; what you take, you tap. Ask me: he says which colours he looks for, and you say what he takes. You can switch at any time.
option-bags = Bags
    .app = The app draws
    .you = I draw
    .explain = The app draws and says which piece goes where. Or you draw blindly and tap in what you drew.
option-row = Row of prophecies
    .mirrored = Mirrored
    .asked = Ask me
    .explain = Ask me: you only name the cards that he takes. Mirrored: you name every new card of the row; it does not change what he does. Without a mirrored board it is always “Ask me”.
option-level-1 = Level 1
    .explain = You must fulfil at least one temple card.
option-level-2 = Level 2
    .explain = You hold at most 4 prophecies in your hand.
option-level-3 = Level 3
    .explain = All prophecies of one Cóatl have different colours.
option-level-4 = Level 4
    .explain = You complete a Cóatl only if it fulfils 4 prophecies.
option-level-5 = Level 5
    .explain = He begins with 4 cards.
option-refill = Drawing with level 5
    .four = Up to 4 cards
    .three = Up to 3 cards
    .explain = The rulebook always says 3 when he draws. We read it so that with level 5 he always has four cards.
option-promos = Promo cards
    .explain = The 6 red promo cards are in the deck.
setup-note = The rulebook shows the numbers of the fields only in a picture. Our order is a house value: 1 to 6 outside, clockwise from the top, heads 7 and 8, tails 9 and 10. The prophecies are unchecked.
    .line = Field numbers: house values.

## Words that occur more than once
names =
    .yellow = yellow
    .red = red
    .black = black
    .green = green
    .blue = blue
    .any = any
    .tally-yellow = yellow
    .tally-red = red
    .tally-black = black
    .tally-green = green
    .tally-blue = blue
    .isolated-pair-yellow = × 2 yellow ×
    .isolated-pair-red = × 2 red ×
    .isolated-pair-black = × 2 black ×
    .isolated-pair-green = × 2 green ×
    .isolated-pair-blue = × 2 blue ×
    .triple-yellow = 3 yellow
    .triple-red = 3 red
    .triple-black = 3 black
    .triple-green = 3 green
    .triple-blue = 3 blue
    .pair-yellow-green = yellow, green
    .pair-red-black = red, black
    .pair-yellow-blue = yellow, blue
    .pair-green-blue = green, blue
    .pair-black-green = black, green
    .pair-yellow-black = yellow, black
    .pair-red-blue = red, blue
    .alternating-black-blue = black, blue, black, blue
    .alternating-yellow-red = yellow, red, yellow, red
    .alternating-red-green = red, green, red, green
    .block-3red-2green = 3 red, 2 green
    .block-2black-3green = 2 black, 3 green
    .block-2yellow-3blue = 2 yellow, 3 blue
    .block-2blue-2yellow = 2 blue, 2 yellow
    .block-2red-2blue = 2 red, 2 blue
    .block-2black-2yellow = 2 black, 2 yellow
    .block-2green-2red = 2 green, 2 red
    .sequence-five-yellow-black-red-green-blue = yellow, black, red, green, blue
    .sequence-five-red-black-blue-yellow-green = red, black, blue, yellow, green
    .sequence-five-black-green-red-blue-yellow = black, green, red, blue, yellow
    .bridge-yellow-black-red = yellow, black ∞, red
    .bridge-green-yellow-black = green, yellow ∞, black
    .bridge-yellow-blue-green = yellow, blue ∞, green
    .bridge-blue-green-black = blue, green ∞, black
    .bridge-red-black-blue = red, black ∞, blue
    .bridge-red-blue-yellow = red, blue ∞, yellow
    .bridge-green-red-black = green, red ∞, black
    .bridge-green-yellow-green = green, yellow ∞, green
    .bridge-blue-green-blue = blue, green ∞, blue
    .open-bridge-black-yellow = black, yellow, ∞, yellow, black
    .open-bridge-green-black = green, black, ∞, black, green
    .open-bridge-black-blue = black, blue, ∞, blue, black
    .open-bridge-yellow-red = yellow, red, ∞, red, yellow
    .open-bridge-red-blue = red, blue, ∞, blue, red
    .promo-set-yellow-green-red = 2 yellow, 2 green, 1 red
    .promo-set-black-blue-red = 2 black, 2 blue, 1 red
    .promo-set-red-black-green = 2 red, 2 black, 1 green
    .promo-set-yellow-black-red-blue = 2 yellow, 2 black, 1 red, 1 blue
    .promo-set-green-blue-yellow-black = 2 green, 2 blue, 1 yellow, 1 black
    .promo-set-yellow-red-green-blue = 2 yellow, 2 red, 1 green, 1 blue
    .own = a card of your own
piece-1 = { NAME($c1) }
pieces = { $n1 ->
    [0] nothing
   *[other] { $n1 } { piece-1 }
  }{ $n2 ->
    [0] {""}
   *[other] , { $n2 } { NAME($c2) }
  }{ $n3 ->
    [0] {""}
   *[other] , { $n3 } { NAME($c3) }
  }{ $n4 ->
    [0] {""}
   *[other] , { $n4 } { NAME($c4) }
  }{ $n5 ->
    [0] {""}
   *[other] , { $n5 } { NAME($c5) }
  }{ $n6 ->
    [0] {""}
   *[other] , { $n6 } { NAME($c6) }
  }
wanted = { $c1 ->
    [any] any piece
    [none] nothing
   *[other] { piece-1 }
  }{ $c2 ->
    [none] {""}
   *[other] , { NAME($c2) }
  }{ $c3 ->
    [none] {""}
   *[other] , { NAME($c3) }
  }{ $c4 ->
    [none] {""}
   *[other] , { NAME($c4) }
  }{ $c5 ->
    [none] {""}
   *[other] , { NAME($c5) }
  }
to-1 = { $to1 ->
    [same] {""}
    [0] {" "}discarded
   *[other] {" "}to card { $to1 }
  }
to-2 = { $to2 ->
    [same] {""}
    [0] {" "}discarded
   *[other] {" "}to card { $to2 }
  }
moves = { $n1 } { piece-1 }{ to-1 }{ $n2 ->
    [0] {""}
   *[other] , { $n2 } { NAME($c2) }{ to-2 }
  }
# Of a single piece only the colour is said.
said-1 = { $n1 ->
    [1] { piece-1 }
   *[other] { $n1 } { piece-1 }
  }{ to-1 }
said-2 = { $n2 ->
    [1] { NAME($c2) }
   *[other] { $n2 } { NAME($c2) }
  }{ to-2 }
moves-said = { said-1 }{ $n2 ->
    [0] {""}
   *[other] { $to1 ->
        [same] {" "}and { said-2 }
       *[other] , { said-2 }
      }
  }
short-1 = { $n1 ->
    [1] { piece-1 }
   *[other] { $n1 } { piece-1 }
  }{ $to1 ->
    [same] {""}
    [0] {" "}off
   *[other] {" "}› { $to1 }
  }
short-2 = { $n2 ->
    [1] { NAME($c2) }
   *[other] { $n2 } { NAME($c2) }
  }{ $to2 ->
    [same] {""}
    [0] {" "}off
   *[other] {" "}› { $to2 }
  }
moves-short = { short-1 }{ $n2 ->
    [0] {""}
   *[other] , { short-2 }
  }
passed-on = { $moved ->
    [0] Discard all pieces.
    [1] Move { said-1 }{ rest-named }.
   *[other] Pieces move on{ rest-named }.
  }
rest-named = { $rest ->
    [0] {""}
   *[other] , discard the rest
  }
rest-short = { $rest ->
    [0] {""}
   *[other] , rest off
  }
drawn-yellow = { $yellows ->
    [0] {""}
   *[other] {" "}Yellow on { $yellow }{ $yellow-boths ->
        [0] {""}
       *[other] , two on { $yellow-both }
      }.
  }
drawn-red = { $reds ->
    [0] {""}
   *[other] {" "}Red on { $red }{ $red-boths ->
        [0] {""}
       *[other] , two on { $red-both }
      }.
  }
drawn-black = { $blacks ->
    [0] {""}
   *[other] {" "}Black on { $black }{ $black-boths ->
        [0] {""}
       *[other] , two on { $black-both }
      }.
  }
drawn-green = { $greens ->
    [0] {""}
   *[other] {" "}Green on { $green }{ $green-boths ->
        [0] {""}
       *[other] , two on { $green-both }
      }.
  }
drawn-blue = { $blues ->
    [0] {""}
   *[other] {" "}Blue on { $blue }{ $blue-boths ->
        [0] {""}
       *[other] , two on { $blue-both }
      }.
  }
drawn = { drawn-yellow }{ drawn-red }{ drawn-black }{ drawn-green }{ drawn-blue }
kind-named = { $kind ->
    [head] heads
    [tail] tails
   *[body] bodies
  }
fields-named = { $count ->
    [one] Field { $fields }
   *[other] Fields { $fields }
  }
level-asks = { $level ->
    [1] Fulfil at least one temple card.
    [2] At most 4 prophecies in your hand.
    [3] In one Cóatl every prophecy has a different colour.
    [4] A Cóatl is completed only with 4 fulfilled prophecies.
   *[5] A.D.A.M. begins with 4 cards.
  }

## Scripts
script-your-pieces = You take pieces
    .action = Took pieces
    .hint = tap the field
    .tap = Tap what you take.
script-your-card = You take a card
    .action = Took a card
    .hint = from the row
    .tap = Tap what you take.
script-your-coatl = You complete a Cóatl
    .action = Cóatl complete
    .hint = the third one ends the game
script-bodies-gone = No body pieces left
    .action = No body pieces left
    .hint = neither board nor bag
script-look = Look it up
    .action = Look it up
    .hint = his cards, bags
script-put-right = Something else lies here
    .action = Not as shown
    .hint = board, cards, bags
waiting-end = The game is over.
script-end = Scoring
    .action = Score now
    .hint = he wins a tie

## Set-up
set-up-box = Sacrifice tokens and first player marker stay in the box.
    .title = Set-up
    .row = No sacrifices
    .detail = no first player either
set-up-bags = { $body } bodies, { $head } heads, { $tail } tails of each colour into the bags.
    .spoken = Of each colour { $body } bodies, { $head } heads and { $tail } tails into the bags.
    .title = Set-up
    .row = bodies per colour
    .detail = and { $head } heads, { $tail } tails
set-up-board = Turn the supply board so that the head is upright.
    .title = Set-up
    .row = Lay the board
    .detail = the head is upright
numbers-right = Are the field numbers right?
    .hint = Compare with the picture in the rulebook. He looks at the fields in this order.
    .title = Set-up
    .yes = Numbers as shown
    .no = Other numbers
numbers-ours = The fields are numbered as in the picture.
    .spoken = The fields are numbered as in the picture. He looks at them in this order.
    .hint = He looks at them in this order. We did not have the rulebook’s picture.
    .title = Set-up
    .row = Number the fields
    .detail = as in our picture
number-field = Tap field { $number }.
    .spoken = { $number ->
        [1] Tap field 1, or say which one it is in our picture. The outer one at the top is one, clockwise up to six. Seven and eight are the heads on the left and right, nine and ten the tails at the top and bottom.
       *[other] And field { $number }?
      }
    .hint = In the order of your rulebook.
    .title = Set-up
numbers-set = The fields have your numbers now.
    .hint = I keep them for your next games.
    .title = Set-up
    .quiet = your numbers
set-up-pieces = What lies on the board?
    .spoken = What lies on the board? Field by field, from 1 to 10.
    .hint = { $count } pieces
    .title = Set-up
set-up-fill = { $count } pieces onto the board.
    .spoken = Put { $count } pieces onto the board.{ drawn }
    .hint ={ drawn }
    .title = Set-up
    .tab = Pieces
    .row = Fill the board
    .detail = as shown here
set-up-row = { $count } prophecies face up into the row.
    .hint = Above the board, the deck to the left of it.
    .title = Set-up
    .row = cards as the row
    .detail = above the board
set-up-cards = { $count } prophecies face up for A.D.A.M.
    .hint = To the right of the board, with room for his pile.
    .title = Set-up
    .row = cards for him
    .detail = to the right of the board
set-up-temples = { $count } temple cards face up.
    .hint = They are only for you.
    .title = Set-up
    .row = temple cards
    .detail = only for you
set-up-hand = { $drawn } prophecies to draw, { $kept } to keep.
    .hint = You discard the others.
    .title = Set-up
    .row = cards to draw
    .detail = you keep { $kept }
level = { level-asks }
    .title = Level { $level }
    .tab = Level
    .row = { $level ->
        [1] fulfil 1 temple card
        [2] at most 4 in hand
        [3] no colour twice
        [4] 4 cards per Cóatl
       *[5] he begins with 4 cards
      }
set-up-done = All set. A.D.A.M. begins.
    .quiet = He begins

## Naming cards
which-family = Which kind of pattern?
    .tally = Count one colour
    .promo-set = Promo card
    .isolated-pair = Pair between ×
    .triple = Three alike
    .pair = Two colours
    .alternating-four = Four alternating
    .block-five = Two and three
    .block-four = Two and two
    .sequence-five = All five colours
    .bridge = Coloured ∞
    .open-bridge = White ∞
which-card = { $whose ->
    [first] Which is his card { $position }?
    [row] { $position ->
        [1] Row, left end: which card?
        [6] Row, right end: which card?
       *[other] Row, place { $position } from the left: which card?
      }
    [pile] Which card lies on his pile?
   *[his] Which card lies at the right end of the row?
  }
    .spoken = { $whose ->
        [first] Which is his card { $position }, from the left?
        [row] { $position ->
            [1] Which card lies at the left end of the row?
            [6] Which card lies at the right end of the row?
           *[other] Which card lies on place { $position } of the row, from the left?
          }
        [pile] Which card lies on his pile?
       *[his] He takes the card at the right end of the row. Which one is it?
      }
    .hint = Sorted by frame. Patterns from head to tail.
    .row = { $whose ->
        [first] His card { $position }?
        [row] Row, card { $position }?
        [pile] On his pile?
       *[his] At the right end?
      }
    .own = Enter by hand
    .none = None left
own-needs = Which pieces does the card need?
    .hint = For its highest level. Crossed-out ones do not count, ∞ is one piece per repetition.
own-needs-again = Without pieces it is fulfilled at once. Which does it need?
    .spoken = You entered no pieces: without pieces the card is fulfilled at once. Which does it need? If it really needs none, say: I am done.
    .hint = Enter at least one, or none once more.
own-points = How many points does it give?
    .hint = At its highest level.

## Turn
takes = Field { $field }: { moves }. Is that what lies there?
    .spoken = Field { $field }: { moves-said }. Is that what lies there?
    .title = Search
    .so = Yes
    .otherwise = Something else
take = Field { $field }: { moves }.
    .spoken = Field { $field }: { moves-said }.
    .title = Search
    .tab = Field
    .row = { moves-short }
take-nothing = Field { $field }: { moves }, he needs none of it.
    .spoken = He finds nothing. He takes field { $field }: { moves-said }.
    .hint = Back into the box, not into the bag.
    .title = Search
    .tab = Field
    .row = { moves-short }
    .detail = he needs none of it
look-for = { $order ->
    [first] He looks for { wanted }. What does he take?
   *[else] Otherwise { wanted }. What does he take?
  }
    .spoken = { $order ->
        [first] For card { $position } he looks for: { wanted }.
       *[else] Otherwise, for card { $position }, he looks for: { wanted }.
      } What lies on the first field with it? If it is nowhere, say: I am done.
    .hint = Card { $position }: all of the first field with one of them. Nowhere? Then 0.
    .title = Search
look-for-nothing = { $order ->
    [first] The lowest field that is not empty: what does he take?
   *[else] Otherwise the lowest field that is not empty: what does he take?
  }
    .title = Search
taken-again = { $doubt ->
    [many] A field has 1 or 2 pieces. What does he take?
    [none] Something still lies somewhere. What does he take?
    [nowhere] A moment ago { colour } was nowhere. What does he take?
   *[unwanted] He looks for none of that. What does he take?
  }
    .spoken = { $doubt ->
        [many] One or two pieces lie on a field. What does he take?
        [none] While the game goes on, something lies somewhere. What does he take?
        [nowhere] For card { $looked } you said that { colour } is nowhere. What does he take?
       *[unwanted] He looks for: { wanted }. What does he take?
      } If that is really so, say: I am done.
    .hint = { $doubt ->
        [nowhere] Card { $looked } looked for it.
       *[other] Wanted: { wanted }.
      } If that is really so, confirm it.
    .title = Search
place = { moves }.
    .spoken = { moves-said }.
    .hint = What is discarded goes into the box, not into the bag.
    .title = Collect
    .row = { moves-short }
fulfil = { $points ->
    [one] { $points } point: card { $position } is fulfilled.
   *[other] { $points } points: card { $position } is fulfilled.
  } { passed-on }
    .hint = { NAME($card) }{ mark }. The card goes onto his pile.
    .tab = Points
    .row = { $moved ->
        [1] Card { $position } done, { short-1 }
       *[other] Card { $position } fulfilled
      }
    .detail = { $moved ->
        [0] all pieces off
        [1] { $rest ->
            [0] nothing left
           *[other] the rest off
          }
       *[other] pieces move on{ rest-short }
      }
move = { moves }.
    .spoken = { moves-said }.
    .row = { moves-short }
draw = The card at the right end becomes his card { $position }.
    .hint = { NAME($card) }
    .title = Draw
    .row = Right-most card
    .detail = becomes his card { $position }
slide = { $count ->
    [one] Slide the row right, add { $count } new card on the left.
   *[other] Slide the row right, add { $count } new cards on the left.
  }
    .spoken = { $count ->
        [one] Slide the row to the right and add a new card on the left.
       *[other] Slide the row to the right and add { $count } new cards on the left, one after the other.
      }
    .title = Row
    .row = { $count ->
        [one] new card
       *[other] new cards
      }
    .detail = slide right, add on left
fills = { $count } pieces onto the empty fields:{ drawn } Is that how they lie?
    .so = Yes
    .otherwise = Not like this
fill = { $count } pieces onto the empty fields.
    .spoken = Refill the empty fields.{ drawn }
    .hint ={ drawn }
    .tab = Pieces
    .row = Refill the board
    .detail = as shown here
refill = Refill the board. What lies there now?
    .spoken = Refill the board, { $count } pieces. What lies on the new fields, in the order of their numbers?
    .hint = { $count } pieces, on all empty fields.
refill-again = { $doubt ->
    [colour] There are not that many. What lies there?
   *[count] Expected: { $expected } { kind-named }. What lies there?
  }
    .spoken = { because-counted }. What lies on the new fields? If that is really so, say: I am done.
    .hint = { because-counted }. If that is really so, confirm it.
bag-empty = { $count ->
    [one] { $count } body is still there. The bag is empty.
   *[other] { $count } bodies are still there. The bag is empty.
  }
    .spoken = The bag of bodies is empty. { $count ->
        [one] One is still on the board.
       *[other] { $count } are still on the board.
      }
    .hint = When they are gone, the game ends.
    .title = Supply
    .row = bodies left
    .detail = then the game is over
bodies-gone = No bodies are left. The game is over.
    .row = No bodies left
    .detail = The game is over

## Your turn
your-field = Which field do you take?
    .hint = Tap the field.
    .title = Your turn
your-card = Which card do you take?
    .hint = Counted from the left.
    .title = Your turn
    .card-1 = 1, left end
    .card-2 = 2
    .card-3 = 3
    .card-4 = 4
    .card-5 = 5
    .card-6 = 6, right end
hand-limit = { $limit } prophecies: you may hold no more than that.
    .spoken = Remember level two: at most { $limit } prophecies in your hand.
    .title = Level 2
    .row = cards in hand
    .detail = no more than that
coatl-four = Does it fulfil 4 prophecies?
    .hint = Otherwise you may not complete it.
    .title = Level 4
    .no = Fewer than 4
coatl-is-four = It fulfils 4 prophecies.
    .spoken = It fulfils four prophecies.
    .title = Level 4
    .row = It fulfils 4 cards
    .detail = as level 4 demands
coatl-not-four = 4 are needed. It is not complete yet.
    .spoken = Four prophecies are needed. You may not complete it yet.
    .title = Level 4
    .row = are needed
    .detail = not complete yet
coatl-colours = Do its prophecies all have different colours?
    .hint = The colour of the frame.
    .title = Level 3
    .no = Two alike
coatl-is-coloured = Its prophecies all have different colours.
    .title = Level 3
    .row = All different colours
    .detail = as level 3 demands
coatl-not-colours = Each must have a different colour. It is not complete yet.
    .title = Level 3
    .row = Not complete yet
    .detail = a different colour each
coatl = { $count ->
    [one] { $count } of { $of } Cóatls is complete.
   *[other] { $count } of { $of } Cóatls are complete.
  }
    .spoken = { $count ->
        [one] Your first Cóatl is complete.
       *[other] Your second Cóatl is complete. The third one ends the game.
      }
    .title = Your turn
    .row = of { $of } Cóatls
coatl-last = { $count } Cóatls are complete. The game is over.
    .row = Cóatls complete
    .detail = The game is over
temple-reminder = 1 temple card must be fulfilled by the end.
    .spoken = Remember level one: you need at least one fulfilled temple card.
    .title = Level 1
    .row = temple card needed
    .detail = level 1, by the end
in-the-bag = { $kind ->
    [body] { $count ->
        [one] { $count } body in the bag: { pieces }.
       *[other] { $count } bodies in the bag: { pieces }.
      }
    [head] { $count ->
        [one] { $count } head in the bag: { pieces }.
       *[other] { $count } heads in the bag: { pieces }.
      }
   *[tail] { $count ->
        [one] { $count } tail in the bag: { pieces }.
       *[other] { $count } tails in the bag: { pieces }.
      }
  }
    .title = Bags
his-card = { $position }: still missing { pieces }.
    .spoken = Card { $position }: still missing { pieces }.
    .hint = { NAME($card) }
    .title = His cards

## What is different
put-right = What is different?
    .hint = What lies on the table counts.
    .title = Correction
    .field = A field of the board
    .his-card = One of his cards
    .card-more = He has one more card
    .row-card = A card of the row
    .pile = His pile
    .bag = A bag
    .numbers = The numbers of the fields
    .to-ask = Nothing: ask from now on
    .to-mirror = Nothing: mirror from now on
which-field = Which field?
    .hint = Tap it.
    .title = Correction
lies-here = { $of ->
    [1] What lies on field { $field }?
   *[other] Field { $field }, piece { $part }: what is it?
  }
    .hint = { $kind ->
        [head] A head
        [tail] A tail
       *[body] { $part ->
            [1] Left or above
           *[other] Right or below
          }
      }
    .title = Correction
    .nothing = Nothing
which-bag = Which bag?
    .title = Correction
    .body = Bodies
    .head = Heads
    .tail = Tails
bag-now = Which { kind-named } are in the bag?
    .hint = What is missing is out of the game, or with you.
    .title = Bag
which-his = Which of his cards?
    .hint = Tap it.
    .title = Correction
his-wrong = Card { $position }: what is different?
    .hint = { NAME($card) }
    .title = Correction
    .pieces = The pieces on it
    .card = It is another card
    .gone = It is not there
held-now = Which pieces lie on card { $position }?
    .hint = It needs { pieces }.
    .title = Correction
held-again = Card { $position } does not need that. What lies there?
    .hint = It needs { pieces }. If that is really so, confirm it.
    .title = Correction
which-in-row = Which card of the row?
    .hint = Tap it.
    .title = Correction
pile-wrong = { $count ->
    [one] { $count } card lies on his pile. What is wrong?
   *[other] { $count } cards lie on his pile. What is wrong?
  }
    .title = Correction
    .more = One is missing here
    .less = There is one too many
pile-less = Which one is extra?
    .hint = Counted from below.
    .title = Correction
what-lies = What lies on the board?
    .spoken = What lies on the board? Field by field, from 1 to 10. Say “next” where nothing lies.
    .hint = Field by field; skip what is empty.
    .title = Mirror
app-draws = Shall I draw from the bags?
    .hint = Then I say which piece goes where. Otherwise you draw and say what lies there.
    .title = Mirror
now-mirror = Mirrored. From now on I look for myself.
    .title = Mirror
now-ask = From now on I ask you.
    .title = Ask me

## End
end-reached = { $ended ->
    [coatls] Your third Cóatl is complete. Now we score.
   *[bodies] The bodies are used up. Now we score.
  }
    .title = Scoring
    .quiet = { $ended ->
        [coatls] your third Cóatl
       *[bodies] no bodies left
      }
end-total = { $points ->
    [one] { $points } point for A.D.A.M.
   *[other] { $points } points for A.D.A.M.
  }
    .hint = { $cards ->
        [one] For { $cards } fulfilled card. What still lies open does not count.
       *[other] For { $cards } fulfilled cards. What still lies open does not count.
      }
    .title = Scoring
    .row = points for him
    .detail = { $cards ->
        [one] { $cards } card fulfilled
       *[other] { $cards } cards fulfilled
      }
your-temple = Did you fulfil a temple card?
    .hint = Level 1: without one you do not win.
    .title = Scoring
your-total = How many points do you have?
    .hint = Count by the rules of the base game.
    .title = Scoring
end-verdict = { $result ->
    [won] { $margin ->
        [one] { $margin } point ahead: you win.
       *[other] { $margin } points ahead: you win.
      }
    [tied] A tie: A.D.A.M. wins.
    [temple] No temple card: A.D.A.M. wins.
   *[lost] { $margin ->
        [one] { $margin } point behind: A.D.A.M. wins.
       *[other] { $margin } points behind: A.D.A.M. wins.
      }
  }
    .title = Scoring
    .row = { $result ->
        [won] ahead: you win
        [tied] Equal: he wins
        [temple] No temple: he wins
       *[lost] short: he wins
      }
verdict = { $result ->
    [won] Won
   *[lost] Lost
  }
    .hint = { $result ->
        [tied] tied on points
        [temple] without a temple card
       *[other] { by-points }
      }
score-prophecies = Prophecies

## Reasons
because-wants = Card { $position } looks for: { wanted }
because-nowhere = Card { $position } looks for: { wanted }. That is nowhere
because-empty = { fields-named }: empty
because-unfit = { fields-named }: none of that
because-has = Field { $field } is the first that fits: { pieces }
because-lowest = No card finds anything. Field { $field } is the lowest that is not empty
because-left-most = Card { $position } is the left-most that needs { colour }
because-white = Card { $position } has a white ∞ open: it takes any colour
because-white-last = Our reading: a white ∞ first gets what no card wants for its colour
because-unneeded = None of his cards needs { pieces }
because-box = Our reading: what is discarded is out of the game, or the bodies would never run out
because-card-by-card = Our reading: all ten fields for one card first, then all of them for the next
because-numbers = Our reading: the numbers of the fields. The rulebook shows them in a picture only
because-infinite = Our reading: ∞ is one piece for each repetition of the pattern, here{"\u00A0"}{ $count }
because-full = Card { $position } has everything for its highest level: { pieces }
because-same-turn = Our reading: a card completed by pieces that move on is fulfilled in the same turn
because-moves-on = Our reading: all that another card needs moves on, not only what is left over
because-right-most = He takes the card at the right end until he has { $count }
because-four = Our reading: with level 5 he draws up to four; the rulebook says three
because-comes-empty = Our reading: new cards come one by one and empty, once everything is discarded
because-deck = Our reading: when the deck is empty, shuffle the discarded prophecies
because-finishes = Our reading: he still finished the turn he was in
because-counted = { $doubt ->
    [colour] { colour }: { $bag } in the bag, { $given } entered
   *[count] { kind-named }: { $bag } in the bag, { $expected } to come, { $given } entered
  }
because-ring = { $ring ->
    [outer] All six outer fields are empty
   *[inner] All four inner fields are empty
  }: then you refill the whole board
because-used-up = Heads and tails are used up. Our reading: the middle counts as empty from then on, so you refill each time pieces are taken

## Help
aid-colour = He cares only about colour. The form and order of the pieces do not matter to him.
aid-search = Our reading: he looks at all ten fields for one card, then at all of them again for the next.
aid-numbers = Our reading: the outer fields are 1 to 6, clockwise from the top, the heads 7 and 8, the tails 9 and 10. Enter your own numbers with the cards.
aid-symbols = An ∞ is a single piece for him, a white one of any colour; our reading: one for each repetition of the pattern. Crossed-out symbols do not count.
aid-white = Our reading: a white ∞ first gets what none of his cards wants for its colour.
aid-discard = Our reading: what he discards is out of the game and does not go back into the bag.
aid-fulfil = Our reading: from a fulfilled card all that another one needs moves on; if that completes it, he fulfils it in the same turn.
aid-draw = Our reading: new cards come one by one from the right and empty, once everything is discarded. The row is filled afterwards.
aid-four = Our reading: with level 5 he draws up to four cards; the rulebook says three.
aid-refill = When all six outer fields or all four inner ones are empty, you refill all empty fields.
aid-used-up = Our reading: when heads and tails are used up, you refill the outer fields each time pieces are taken.
aid-row = When someone takes cards from the row, slide it to the right at the end of the turn and fill it up to six on the left.
aid-deck = Our reading: when the deck is empty, shuffle the discarded prophecies.
aid-temple = Only you fulfil temple cards.
aid-end = The game ends after your third Cóatl, or when no bodies are left on the board or in the bag. Our reading: he still finishes the turn he is in.
aid-tie = A.D.A.M. wins ties.
aid-levels = Levels combine freely. I say what they ask of you when the time comes.

## Belongings
tracker-fulfilled = Fulfilled
tracker-bodies = Bodies
tracker-coatls = Cóatls

## Boards
supply-label = Supply board
supply-spot = { $spot ->
    [body-top] body pair at the top
    [body-upper-right] body pair at the upper right
    [body-lower-right] body pair at the lower right
    [body-bottom] body pair at the bottom
    [body-lower-left] body pair at the lower left
    [body-upper-left] body pair at the upper left
    [head-left] left head
    [head-right] right head
    [tail-top] upper tail
   *[tail-bottom] lower tail
  }{ $number ->
    [none] {""}
   *[other] : { $number }
  }
supply-first = { $c1 ->
    [none] empty
   *[other] { piece-1 }
  }
supply-second = { $c2 ->
    [none] empty
   *[other] { NAME($c2) }
  }
supply-place = Field { $field }, { $kind ->
    [head] head
    [tail] tail
   *[body] piece { $part }
  }, { supply-first }
supply-pair = Field { $field }, { supply-first }, { supply-second }
prophecies-his = What his cards still need
prophecies-row = The row: tap what you take
prophecies-held = { $held } of { $of }
prophecies-card = { $card ->
    [own] your card
   *[other] { NAME($card) }
  }
prophecies-place = { $whose ->
    [his] his card { $position }
   *[card] card { $position } of the row
  }
prophecies-take = Take { prophecies-card }

## Cards and sheets
deck-prophecies = Prophecies
sheet-turn = His turn
sheet-search = Search
sheet-search-text = Fields 1 to 10, for his left card first. Only colours count. He takes all of the first field with one that he looks for. None there? Next card. Nothing for any? Discard the lowest field that is not empty.
sheet-place = Collect
sheet-place-text = Each piece onto the left-most card that needs it. Discard what none needs: out of the game.
sheet-fulfil = Fulfil
sheet-fulfil-text = From the left: if a card has everything for its highest level, useful pieces go to his next cards, the others are discarded. The card goes to his pile. If that fills another card, it follows. He never fulfils temples.
sheet-draw = Draw
sheet-draw-text = The card at the right end of the row, to the right of his, until he has 3 again, with level 5 until 4 (literally: 3).
sheet-row = Row
sheet-row-text = At the end of every turn, yours too: slide it right and fill it up to 6 on the left. Deck empty? Shuffle the discards.
sheet-symbols = His symbols
sheet-infinite = Coloured loop
sheet-infinite-text = One piece of the colour for each time that the card wants its pattern.
sheet-white = White loop
sheet-white-text = One piece of any colour, rather one that no card looks for by its colour.
sheet-crossed = Crossed out
sheet-crossed-text = Does not count.
sheet-bags = Bags
sheet-bags-text = 16 bodies, 3 heads, 3 tails of each colour. Sacrifice tokens and the first player marker stay in the box.
sheet-board = Board
sheet-board-text = The head in the middle is upright. A.D.A.M. begins. You play as you would against others. When all outer fields or all inner ones are empty, refill all empty ones.
sheet-cards = Cards
sheet-cards-text = 6 into the row, 3 face up for him, 2 temple cards face up, only for you. You draw 5 and keep 3.
sheet-levels = Levels, combined freely
sheet-level-1 = Level 1
sheet-level-2 = Level 2
sheet-level-3 = Level 3
sheet-level-4 = Level 4
sheet-level-5 = Level 5
sheet-level-text = { level-asks }
sheet-end = End of the game
sheet-over = The end
sheet-over-text = Your third Cóatl is complete, or no body is left on the board and in the bag. If he takes the last one, he still collects and fulfils.
sheet-count-text = He gets the highest points of each fulfilled card. You win only with more points.

## Sections of the rulebook
rule-vorbereitung = Set-up
    .about = { sheet-bags }: { sheet-bags-text } { sheet-board }: { sheet-board-text } { sheet-cards }: { sheet-cards-text }
rule-a-d-a-m-s-zug = A.D.A.M.’s turn
    .about = He searches and collects, then fulfils, then draws.
rule-a-d-a-m-s-zug-1-suchen = A.D.A.M.’s turn: 1. search
    .about = { sheet-search-text } { sheet-place }: { sheet-place-text }
rule-a-d-a-m-s-zug-2-erfullen = A.D.A.M.’s turn: 2. fulfil
    .title = Fulfil
    .about = { sheet-fulfil-text } { sheet-draw }: { sheet-draw-text }
rule-die-prophezeiungs-reihe = The prophecy row
    .about = { sheet-row-text }
rule-spielende = End of the game
    .title = End of the game
    .about = { sheet-over-text }
rule-wertung = Scoring
    .about = { sheet-count-text }
rule-a-d-a-m-s-anspruchsvolle-algorithmen = A.D.A.M.’s demanding algorithms
    .about =
        Level 1: { option-level-1.explain }
        Level 2: { option-level-2.explain }
        Level 3: { option-level-3.explain }
        Level 4: { option-level-4.explain }
        Level 5: { option-level-5.explain }
rule-solospiel = Solo game
    .title = Refill
    .about = Otherwise the multiplayer rules apply.
