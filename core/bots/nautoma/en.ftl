bot-name = Nautoma
    .about = Nautoma turns over a card each turn, hatches eggs, and gathers fish and schools.
game-name = Finspan
headline = Week { $week } · { $turn ->
    [over] end of the week
   *[other] turn { $turn } of { $turns }
  } · level{"\u00A0"}{ $level }

## Options
option-level = Level
    .level-1 = 1
    .level-2 = 2
    .level-3 = 3
    .level-4 = 4
    .level-5 = 5
    .explain = Every level makes Nautoma stronger. For a first game: level 2.
    .explain-level-1 = No points for weekly achievements. 3{"\u00A0"}per fish, 5{"\u00A0"}per school.
    .explain-level-2 = Weekly achievements by the calm side. 3{"\u00A0"}per fish, 5{"\u00A0"}per school.
    .explain-level-3 = Weekly achievements by the calm side. 4{"\u00A0"}per fish, 6{"\u00A0"}per school.
    .explain-level-4 = Weekly achievements by the stormy side. 4{"\u00A0"}per fish, 6{"\u00A0"}per school.
    .explain-level-5 = Like 4. On side B, whoever leads in the weekly achievement gets 3 more.
option-board = Achievement board
    .a = Side{"\u00A0"}A
    .b = Side{"\u00A0"}B
    .explain = Side A has fixed achievements. Side B has a tile each week and, on level 5, 3 extra points.
option-tiles = Tiles on side B
    .app = The app draws
    .player = I draw
    .explain = The app says which tile lies in which week. If you draw, it asks when the week is scored.
option-spick = Ravel mode
    .off = Off
    .x-2 = X = 2
    .x-3 = X = 3
    .x-4 = X = 4
    .explain = Nautoma copies from you: at the end of a week she scores your fish in one dive site. X says how much.
option-deck = Her cards
    .built-in = Built in
    .my-cards = My cards
    .on-table = On the table: printed
    .from-box = On the table: from the box
    .explain-built-in = The app draws from its own deck. You need no cards; what you entered counts only where the app knows nothing.
    .explain-my-cards = The app draws, with your cards in place of the built-in ones.
    .explain-on-table = You turn over the cards that you printed or entered here, and say the number.
    .explain-from-box = You turn over the cards of the box and say the number. What is not entered yet, you read out once.
option-values = Achievement values
    .app = From the app
    .compare = Compare
    .read = I read them out
    .explain = Compare: you confirm or correct the values when scoring. Read out: you enter all that are not in the rulebook. The app keeps them.
option-account = Your points
    .lines = Line by line
    .total = Only the total
    .explain = At the end the app asks for every line of your score, or just for the total.
setup-note = Decision cards, Ravel cards 1 to 5 and the stormy side show house values: the printed ones are not in the rulebook. We read its base values as those of the calm side; the points of the tiles are unchecked.
    .line = Her cards show house values.

## Words that occur more than once
names =
    .egg-or-young = egg or young
    .small-fish = small fish
    .any-fish = fish
    .young-1 = young
    .consumed-fish = consumed fish
    .week-1-row-6 = row 6 of the week card
    .full-row = full row of fish
    .young-2 = young
    .fish-with-token = fish with a token
    .week-2-row-4 = symbol in row 4
    .two-eggs = 2 eggs
    .medium-fish = medium fish
    .school = school
    .young-3 = young
    .three-eggs = 3 eggs
    .large-fish = large fish
    .fish-without-token = fish without tokens
    .when-activated = “if activated” card
achievement-name = { NAME($achievement) }
achievement-brief = { $achievement ->
    [egg-or-young] egg/young
    [small-fish] small fish
    [any-fish] fish
    [consumed-fish] consumed
    [week-1-row-6] row 6
    [full-row] full row
    [fish-with-token] with token
    [week-2-row-4] row 4
    [two-eggs] 2 eggs
    [medium-fish] medium fish
    [school] school
    [three-eggs] 3 eggs
    [large-fish] large fish
    [fish-without-token] without tokens
    [when-activated] activated
   *[other] young
  }
achievement-sum = Base value { $base } + { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  } = { $value }, times { $each }{ mark }.
week-side = { $side ->
    [calm] calm
   *[stormy] stormy
  } side
fish-seen = { $fish } fish
dive-site = { $column ->
    [left] left
    [middle] middle
    [right] right
   *[marked] marked
  } dive site

# What belongs to the points on side B.
total-extra = { $extra ->
    [yours] { $points ->
        [0] , without extra points
       *[other] , with your { $points } extra points
      }
    [not-yours] , without the 3 extra ones per week
   *[none] {""}
  }

points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
points-heard = { $points ->
    [one] One point
   *[other] { $points } points
  }

## Scripts
script-all-activated = “All” activated
    .action = “All” activated
    .hint = +1 egg
script-all-played = “All” played
    .action = “All” played
    .hint = +4 eggs
waiting-week-end = The week is over.
script-week-end = End of the week
    .action = Score the week
    .hint = first: is she still owed an egg?
waiting-end = Week 4 is over.
script-end = Final scoring
    .action = Count now
    .hint = first: is she still owed an egg?

## Set-up
set-up-two-players = Set up the game for two.
    .spoken = Set up the game for two. Nautoma has no ocean mat.
    .hint = Nautoma has no ocean mat.
    .row = Set up for two
    .detail = she has no ocean
set-up-board = Side { $side } of the achievement board faces up.
    .hint = { $bonus ->
        [yes] Whoever leads in the weekly achievement gets 3 points more.
        [no] The 3 extra points are only given on level 5.
       *[none] Its three weekly achievements are fixed.
      }
    .tab = Side
    .row = side up
    .detail = of the achievement board
set-up-divers = { $divers } divers of one colour for Nautoma.
    .row = divers for Nautoma
    .detail = all of one colour
set-up-tokens = { $eggs } eggs and { $young } young into her area.
    .spoken = { $eggs } eggs and one young into her area.
    .row = eggs and { $young } young
    .detail = into her area
set-up-deck-built-in = I shuffle and draw her cards.
    .quiet = I draw her cards
set-up-shuffle = { shuffle }
    .row = cards to shuffle
    .detail = one aside, unseen
set-up-week-cards = { $cards } week cards: { week-side } up.
    .row = week cards
    .detail = { week-side } up
achievement = Which achievement in week { $week }?
    .hint = The tile on side B.
achievement-lies = Week { $week }: is { achievement-name } there?
    .no = Another tile
achievement-drawn = Week { $week }: tile { achievement-name }.
    .hint = Row { $row } of the week card. { achievement-named.hint }
    .tab = Week
    .row = { achievement-name }
    .detail = tile of week { $week }, row { $row }
achievement-named = Week { $week }: { achievement-name }.
    .hint = Base value { $base }{ $each ->
        [unknown] { mark }. You tell me the points when scoring
        [one] , times { $each } point{ mark }
       *[other] , times { $each } points{ mark }
      }.
which-spick = Which Ravel card did you draw?
    .spoken = Shuffle the six Ravel cards, draw one and put it face up beside your ocean. Which is it?
    .hint = Shuffle the six, draw one and put it face up beside your ocean.
    .spick-1 = Card R1
    .spick-2 = Card R2
    .spick-3 = Card R3
    .spick-4 = Card R4
    .spick-5 = Card R5
    .spick-6 = Card R6
set-up-spick = { $number } is her card: { $column ->
    [left] left
    [middle] middle
   *[right] right
  } dive site.
    .spoken = Ravel card { $number }. Each fish in your { dive-site } earns her { $strength } points at the end of a week, each in rows { $rows } costs her one.
    .hint = +{ $strength } per fish there, −1 per fish in rows { $rows } from the top{ mark }.
    .title = Ravel mode
    .tab = Card
    .row = Ravel card face up
    .detail = beside your ocean
spick-reminder = Ravel: +{ $strength } per fish in your { dive-site }, −1 per fish in rows { $rows }.
set-up-spick-box = 1 Ravel card goes face up beside your ocean.
    .spoken = Draw a Ravel card and put it face up beside your ocean. X is { $strength }.
    .hint = +{ $strength } per fish in the dive site, −1 per fish in the rows.
    .title = Ravel mode
    .row = Ravel card face up
    .detail = beside your ocean
set-up-done = All set for level { $level }. You begin.
    .quiet = all set, you begin
shuffle = { $cards } cards to shuffle. One goes aside, unseen.
    .row = cards to shuffle
    .detail = one aside, unseen

## Turn
box-marker = What does card { $number } show on top?
    .hint = I will remember the card.
    .place = Diver onto the board
    .remove = Diver back
    .none = Nothing
box-action = What does card { $number } show in the large area?
    .fish = Play a fish card
    .dive = Dive
box-steps = Which steps does the dive show?
    .hint = Card { $number }, from top to bottom
    .school-hatch-eggs = All three
    .hatch-eggs = Hatch and new eggs
    .school-eggs = School and new eggs
    .school-hatch = School and hatch
    .school = Only school
    .hatch = Only hatch
    .eggs = Only new eggs
place = 1 diver onto the achievement board.
    .spoken = One diver onto the achievement board. { $onBoard ->
        [one] There is one now.
       *[other] There are { $onBoard } now.
      }
    .row = diver onto the board
    .detail = achievements, now { $onBoard }
place-none = Nautoma has no diver left. This is skipped.
    .quiet = no diver left to place
remove = 1 diver back from the achievement board.
    .spoken = One diver back from the achievement board. { $onBoard ->
        [0] There is none left.
        [one] There is one left.
       *[other] There are { $onBoard } left.
      }
    .row = diver off the board
    .detail = { $onBoard } stay there
remove-none = No diver is on the board. This is skipped.
    .quiet = no diver on the board
school = { $young } young become one school.
    .row = young to 1 school
school-none = { $young } young: no school yet.
    .spoken = { $young ->
        [0] No young: no school.
        [one] Only one young: no school yet.
       *[other] Only { $young } young: no school yet.
      }
    .quiet = no school: too few young
hatch = { $eggs ->
    [one] { $eggs } egg turns over. It becomes a young.
   *[other] { $eggs } eggs turn over. They become young.
  }
    .spoken = { $eggs ->
        [one] One egg turns over. It becomes a young.
       *[other] { $eggs } eggs turn over. They become young.
      }
    .row = { $eggs ->
        [one] egg to turn
       *[other] eggs to turn
      }
    .detail = to the young side
hatch-none = No egg to turn over. This is skipped.
    .quiet = no egg to turn
eggs = { $eggs } new eggs from the supply to her.
    .row = new eggs
    .detail = from the supply to her
fish = 1 fish card, face up into her area.
    .spoken = One fish card, face up to her. If it shows the symbol for all, you may take the reward.
    .hint = If it shows “all”: you may take the reward once, now.
    .title = Play fish
    .row = fish card to her
    .detail = if “all”: you may join
all-activated = { $eggs } egg for Nautoma.
    .spoken = One egg for Nautoma.
    .hint = “All” activated, { $times } × this turn.
    .row = egg for Nautoma
    .detail = “all” activated, { $times }×
all-played = { $eggs } eggs for Nautoma.
    .hint = “All” played, { $times } × this turn.
    .row = eggs for Nautoma
    .detail = “all” played, { $times }×

## Week end
week-over = Week { $week } is over. Score your own achievement.
    .title = End of the week
    .row = Score your achievement
    .detail = week { $week } is over
achievement-yours-only = Level 1: no points for Nautoma.
    .spoken = On level one Nautoma gets no points for it.
    .title = End of the week
    .quiet = no points for her on level 1
values-right = Base value{"\u00A0"}{ $base }, points{"\u00A0"}{ $each }: is that right?
    .no = That is wrong
    .spoken = Week card { $week }, { week-side }, { achievement-name }: base value { $base }, { $each ->
        [one] one point
       *[other] { $each } points
      } for each. Is that right?
    .hint = Week { $week }, { week-side }: { achievement-name }{ mark }. Look at the week card and the { $board ->
        [a] achievement board
       *[b] tile
      }.
values-told = Week { $week }, { achievement-name }: base value{"\u00A0"}{ $base }, points{"\u00A0"}{ $each }{ mark }.
    .spoken = { achievement-name }: base value { $base }, { $each ->
        [one] one point
       *[other] { $each } points
      } for each.
    .hint = Week { $week }, { week-side }: { achievement-name }. Look at the week card and the { $board ->
        [a] achievement board
       *[b] tile
      }.
    .row = { $base } × { achievement-brief } at{"\u00A0"}{ $each }
    .detail = Base × points{ mark }
base-value = Base value on the week card?
    .spoken = Week card { $week }, { week-side }, { achievement-name }: which base value is there?
    .hint = Week { $week }, { week-side }: { achievement-name }
points-each = How many points does each give?
    .spoken = How many points does the achievement give for each?
    .hint = For each: { achievement-name }
achievement-none = No points for her achievement.
    .hint = { achievement-sum }
    .title = End of the week
    .quiet = no points for her achievement
achievement-points = { $points ->
    [one] { $points } point for the weekly achievement.
   *[other] { $points } points for the weekly achievement.
  }
    .spoken = { points-heard } for Nautoma’s weekly achievement.
    .hint = { achievement-sum }
    .title = End of the week
    .row = { $points ->
        [one] point for Nautoma
       *[other] points for Nautoma
      }
    .detail = achievement: { $value } times { $each }
your-achievement = How many points do you get for the achievement?
    .spoken = How many points do you get for the achievement, without the three extra ones?
    .hint = Week { $week }, without the three extra ones.
most-points = { $points } extra points for { $who ->
    [you] you
    [bot] Nautoma
   *[both] both of you
  }.
    .hint = Weekly achievement: Nautoma { $bot }, you { $yours }.
    .title = End of the week
    .row = extra points
    .detail = { $who ->
        [you] for you
        [bot] for Nautoma
       *[both] for both of you
      }
divers-return = { $count ->
    [one] { $count } diver back into her area.
   *[other] { $count } divers back into her area.
  }
    .spoken = { $count ->
        [one] One diver back into her area.
       *[other] { $count } divers back into her area.
      }
    .title = End of the week
    .row = { $count ->
        [one] diver back
       *[other] divers back
      }
    .detail = into her area
spick-column = Fish in your { dive-site }?
    .spoken = First resolve all end-of-week abilities. How many fish are then in your { dive-site }?
    .hint = First resolve all end-of-week abilities. Forage fish and cards that you see. Consumed ones do not count.
spick-rows = { $column ->
    [marked] How many in the marked rows?
   *[other] How many in rows { $rows }?
  }
    .spoken = { $column ->
        [marked] And how many in the marked rows, in all three dive sites?
       *[other] And how many in rows { $rows } from the top, in all three dive sites?
      }
    .hint = { $column ->
        [marked] All
       *[other] Counted from the top, all
      } three dive sites.
spick-none = No Ravel points for Nautoma.
    .quiet = no Ravel points for her
spick-points = { $points ->
    [one] { $points } Ravel point for Nautoma.
   *[other] { $points } Ravel points for Nautoma.
  }
    .spoken = { $points ->
        [one] One Ravel point for Nautoma.
       *[other] { $points } Ravel points for Nautoma.
      }
    .row = { $points ->
        [one] Ravel point
       *[other] Ravel points
      }
    .detail = for Nautoma
week-begins = Week { $week } begins. It is your turn.
    .hint = Prepare it for yourself as in a game for two.
    .row = Week { $week }: you begin
    .detail = prepare it for yourself

## End
end-fish = { $points } points for { $count } fish, { $each } each
end-schools = { $points } points for { $count ->
    [one] { $count } school
   *[other] { $count } schools
  }, { $each } each
end-young = { points-counted } for { $count } young
end-eggs = { points-counted } for { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
  }, 1 for every 2
end-achievements = { points-counted } for weekly achievements
end-spick = { points-counted } from the Ravel mode
end-total = { $points } points in all for Nautoma.
    .spoken = Week four is over. { $points } points in all for Nautoma.
    .hint = Week 4 is over. It has no weekly achievement.
    .title = Final scoring
    .row = points for Nautoma
    .detail = week 4 is over
your-total = How many points do you have?
    .spoken = How many points do you have{ total-extra }?
    .hint = Count them by the rules of the base game{ total-extra }.
your-points = And your points?
    .hint = Count them by the rules of the base game{ total-extra }. Other: consumed fish, game-end abilities.
    .fish = { score-fish }
    .schools = { score-schools }
    .young = { score-young }
    .eggs = { score-eggs }
    .achievements = { score-achievements }
    .other = { score-other }
end-verdict = { $result ->
    [won] { $margin ->
        [one] { $margin } point ahead: you win.
       *[other] { $margin } points ahead: you win.
      }
    [tied] Equal points: you win.
   *[lost] { $margin ->
        [one] { $margin } point behind: Nautoma wins.
       *[other] { $margin } points behind: Nautoma wins.
      }
  }
    .spoken = { $result ->
        [won] { $margin ->
            [one] One point ahead: you win.
           *[other] { $margin } points ahead: you win.
          }
        [tied] Equal points: you win.
       *[lost] { $margin ->
            [one] One point behind: Nautoma wins.
           *[other] { $margin } points behind: Nautoma wins.
          }
      }
    .title = Final scoring
    .row = { $result ->
        [won] ahead: you win
        [tied] Equal: you win
       *[lost] short: she wins
      }
verdict = { $result ->
    [lost] Lost
   *[won] Won
  }
    .hint = { $result ->
        [tied] tied on points
       *[other] { by-points }
      }
score-fish = Fish
score-schools = Schools
score-young = Young
score-eggs = Eggs
score-achievements = Weekly achievements
score-spick = Ravel mode
score-other = Other

## Reasons
because-level-1 = The diver symbol does not count on level 1
because-week-4 = The diver symbol does not count in week 4
because-no-diver = Our reading: without a diver in her area none is placed
because-calm = Our reading: the rulebook gives the base values of the calm side
because-sets = Our reading: the value counts how many times she has { $eggs } eggs
because-achievement-only = Our reading: Ravel points are not compared
because-spick-level-1 = Our reading: Ravel points count on level 1 too
because-base = base value { $base }, { week-side }, { achievement-name }{ mark }
because-divers = plus { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  } on the board: { $value }
because-each = times { $each ->
    [one] { $each } point
   *[other] { $each } points
  }{ mark }
because-spick-column = { fish-seen } in the dive site, times { $strength }: { $points }
because-spick-rows = { fish-seen } in the rows: −{ $fish }
because-spick-zero = It never goes below 0

## Help
aid-begin = You begin every week. Each side has six turns.
aid-all-activated = Your diver lands on an activated “all” ability: Nautoma gets 1 egg instead of the reward.
aid-all-played = You play a fish with a when-played “all” ability: Nautoma gets 4 eggs instead of the reward.
aid-her-fish = If her new fish shows “all”, you may take the reward once, whatever kind of ability it is.
aid-others = Whatever else affects other players does not affect Nautoma.
aid-school = Freshly hatched young wait: a school only forms in a later dive.
aid-week = After six turns the weekly achievement is scored, in weeks 1 to 3.
aid-calm = Our reading: the base values in the rulebook are those of the calm side.
aid-sets = Our reading: with “2 eggs” and “3 eggs”, base value and divers count how many times she has that many.
aid-no-diver = Our reading: when she has no diver left, she places none.
aid-achievement-only = Our reading: on level 5 only the weekly achievement is compared, without Ravel points.
aid-spick = At the end of a week Ravel points are counted after all abilities.
aid-spick-level-1 = Our reading: Ravel points count on level 1 too.
aid-week-4 = Week 4 has no achievement, and diver symbols do not count.
aid-win = With equal points you win.

## Belongings
tracker-fish = Fish
tracker-schools = Schools
tracker-young = Young
tracker-eggs = Eggs
tracker-divers = Divers

## Cards and sheets
deck-decisions = Decision cards
deck-spick = Ravel cards
deck-weeks = Week cards
card-dive = Dive
card-fish = Play fish
card-place = diver onto the achievement board
card-remove = diver back from the board
card-no-marker = No diver on this card
card-school = young become a school, once
card-hatch = eggs hatch, four at most
card-eggs = new eggs from the supply
card-no-school = No school on this card
card-no-hatch = No eggs hatch on this card
card-no-eggs = No new eggs on this card
card-fish-text = Fish card into her area
card-fish-all = If it shows “all”, you may take the reward once, right away.
card-spick = Ravel
card-spick-name = R{ $number }
card-spick-column = per fish in the { dive-site }
card-spick-rows = per fish in rows { $rows }
card-week = Week { $week }
card-week-side = { $side ->
    [calm] { sheet-level-calm }
   *[stormy] { sheet-level-stormy }
  }
card-week-base = Base value
card-week-points = Points each
card-week-unknown = is on the tile
sheet-turn = Her turn
sheet-draw-text = The top decision card. Everything on it, from top to bottom.
sheet-marker = Divers
sheet-marker-text = One onto the achievement board, or one back. Not on level 1, not in week 4. None there? Skipped.
sheet-dive = Dive
sheet-dive-text = Only what the card shows: 3 young become 1 school, once. Up to 4 eggs become young. 2 new eggs.
sheet-fish = or play a fish
sheet-fish-text = Draw a fish card, face up, into her area.
sheet-week = After six turns, weeks 1 to 3
sheet-value = Weekly achievement
sheet-value-text = Base value of the week card plus her divers on the board, times the points of the achievement: note them. Then the divers return.
sheet-compare = Level 5, side B
sheet-compare-text = Whoever has more points for the achievement gets 3 more, both if tied.
sheet-spick = Ravel mode
sheet-spick-text = In the set-up draw a Ravel card and put it face up; choose X: 2, 3 or 4. After all abilities: X for each fish in your marked dive site, −1 for each fish in the marked rows, never below 0: note them. Forage fish and cards count, consumed ones do not.
sheet-next = Next week
sheet-next-text = Shuffle all 7 cards, put one aside unseen. You begin.
sheet-end = After week 4
sheet-count-text = Fish and schools by level, 1 per young, 1 for every 2 eggs, plus weekly achievements and Ravel points.
sheet-win = Win
sheet-win-text = You win with at least as many points as she has.
sheet-all-activated = “All” activated
sheet-all-activated-text = She gets 1 egg, not the reward.
sheet-all-played = “All” played
sheet-all-played-text = She gets 4 eggs, not the reward.
sheet-her-fish = “All” on her fish
sheet-her-fish-text = You may take the reward once, right away.
sheet-levels = Levels
sheet-level-none = No achievements for her
sheet-level-calm = Calm side
sheet-level-stormy = Stormy side
sheet-level-text = { $fish } per fish, { $school } per school{ $compares ->
    [yes] . Side B: 3 points for the better achievement
   *[no] {""}
  }.
sheet-area = Her area
sheet-area-text = As for two. She has no ocean: 6 divers of one colour, 2 eggs, 1{"\u00A0"}young. What affects others on your turn affects her only as below.
sheet-deck = Her cards
sheet-deck-text = Shuffle all 7, put one aside unseen. Week cards on the side of your level. You begin.
sheet-example = Example
sheet-example-text = Week { $week }, { week-side }, { achievement-name }: { $divers } divers are on the board.

## Sections of the rulebook
rule-nautoma-folgt-nicht-den-normalen-regeln = Nautoma does not follow the normal rules
rule-aufbau = Set-up
    .about = { sheet-area }: { sheet-area-text }
rule-aufbau-der-entscheidungskarten = The decision cards
    .about = { sheet-deck-text }
rule-die-schwierigkeitsstufe-anpassen = Adjusting the difficulty
    .about =
        { option-level.explain }
        Level 1: { option-level.explain-level-1 }
        Level 2: { option-level.explain-level-2 }
        Level 3: { option-level.explain-level-3 }
        Level 4: { option-level.explain-level-4 }
        Level 5: { option-level.explain-level-5 }
rule-ein-zug-von-nautoma = Nautoma’s turn
    .about = { sheet-draw-text }
rule-aktion-wochenerfolgsmarker-anpassen = Action: adjust the achievement marker
    .title = Divers
    .about = { sheet-marker }: { sheet-marker-text }
rule-aktion-tauchen = Action: dive
    .title = Dive
    .about = { sheet-dive-text }
rule-aktion-fischkarte-spielen = Action: play a fish card
    .about = { sheet-fish-text }
rule-in-deinem-zug = On your turn
    .title = Your turn
rule-ende-einer-woche = End of a week
rule-wochenerfolg-werten = Scoring the weekly achievement
    .about = { sheet-value-text }
rule-aufbau-fur-die-nachste-woche = Set-up for the next week
    .title = Next week
    .about = { sheet-next-text }
rule-ende-des-spiels = End of the game
    .about = { sheet-count-text }
rule-variante-spick-modus = Variant: Ravel mode
    .about = { sheet-spick-text }
rule-spick-wertungskarte = Ravel scoring card
    .about = { option-spick.explain }
rule-spick-wertung-am-ende-einer-woche = Ravel scoring at the end of a week
    .title = Ravel scoring
