## What stands on the paper, for every game
paper-public = unchecked
paper-house = house card
paper-owner = your card
paper-cards = { $game } · { $bot } · { $deck } { $from }–{ $to } · page { $page } of { $pages }
paper-backs = { $game } · { $bot } · { $deck }, backs · page { $page } of { $pages } · double-sided, flipped on the long edge
paper-board = { $game } · { $board }
paper-ruler = 50 mm. Is it true? Print at 100 %.
paper-notice = Visavis, unofficial. You need the game.
paper-language = English
