## What stands on the paper, for every game
paper-cards = { $game } · { $bot } · { $deck } { $range } · page { $page } of { $pages }
paper-backs = { $game } · { $bot } · { $deck }, backs · page { $page } of { $pages }
paper-turn-long = double-sided, flipped on the long edge
paper-turn-short = double-sided, flipped on the short edge
paper-turn-fold = fold back along the dashed line
paper-title-cards = { $deck } { $range }
paper-title-backs = { $deck } { $range }, backs
paper-title-empty = empty page
paper-board = { $game } · { $board }
paper-sheet = Reference sheet
paper-ruler = 100 mm. If not, print at 100 %.
paper-test = Test page for double-sided printing
paper-test-hint = Hold the sheet against the light. In one ring the cross of the other side is exactly in the middle. Tap that square in the app.
paper-notice = Visavis, unofficial. You need the game.
paper-page = page { $page } of { $pages }
paper-language = English
