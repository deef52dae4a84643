## Was auf dem Papier steht, bei jedem Spiel
paper-public = ungeprüft
paper-house = Hauskarte
paper-owner = deine Karte
paper-cards = { $game } · { $bot } · { $deck } { $from }–{ $to } · Seite { $page } von { $pages }
paper-backs = { $game } · { $bot } · { $deck }, Rückseiten · Seite { $page } von { $pages } · beidseitig, über die lange Kante gewendet
paper-board = { $game } · { $board }
paper-ruler = 50 mm. Stimmt das Maß? Mit 100 % drucken.
paper-notice = Visavis, inoffiziell. Du brauchst das Spiel.
paper-language = deutsch
