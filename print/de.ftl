## Was auf dem Papier steht, bei jedem Spiel
paper-cards = { $game } · { $bot } · { $deck } { $range } · Seite { $page } von { $pages }
paper-backs = { $game } · { $bot } · { $deck }, Rückseiten · Seite { $page } von { $pages }
paper-turn-long = beidseitig, über die lange Kante gewendet
paper-turn-short = beidseitig, über die kurze Kante gewendet
paper-turn-fold = an der Strichlinie nach hinten falten
paper-title-cards = { $deck } { $range }
paper-title-backs = { $deck } { $range }, Rückseiten
paper-title-empty = leere Seite
paper-board = { $game } · { $board }
paper-sheet = Übersicht
paper-ruler = 100 mm. Sonst mit 100 % drucken.
paper-test = Testseite für beidseitigen Druck
paper-test-hint = Halte das Blatt gegen das Licht. Bei einem Ring liegt das Kreuz der Rückseite genau in der Mitte. Tippe dieses Feld in der App an.
paper-notice = Visavis, inoffiziell. Du brauchst das Spiel.
paper-page = Seite { $page } von { $pages }
paper-language = deutsch
