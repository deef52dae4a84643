bot-name = Automa
    .about = Automa baut, wertet auf und steigt in den Kulten. Sie zahlt nie.
game-name = Terra Mystica
headline = Runde { $round } von { $rounds } · Stufe { level-number } ({ level-name })

## Optionen
option-way = Spielplan
    .mirror = Gespiegelt
    .ask = Auf Nachfrage
    .hint-mirror = sie nennt ihr Feld
    .hint-ask = du suchst es
    .explain = Gespiegelt: du tippst ein, was du baust, und sie nennt ihr genaues Feld. Auf Nachfrage: sie liest Möglichkeiten und Reihenfolge vor, und du findest das Feld. Du kannst jederzeit wechseln.
option-level = Stufe
    .explain = Je höher, desto mehr Karten, Punkte und Schifffahrt hat sie.
    .explain-automalein = Schifffahrt bis 1, X ist 0. Karte *3 erst nach Runde 1.
    .explain-automa = Schifffahrt bis 2, X bis 1 Punkt.
    .explain-automaechtig = Schifffahrt bis 2, X bis 2 Punkte, eine Karte mehr.
    .explain-ultoma = Schifffahrt bis 2, X bis 3 Punkte, eine Karte mehr.
    .explain-alptrauma = Schifffahrt bis 3, X bis 4 Punkte, zwei Karten mehr.
option-faction = Ihr Volk
    .explain = Für die erste Partie: Die Unscheinbaren.
    .explain-symbionts = Einen Teil dieser Völkerkarte liest du selbst.
    .explain-blight = Einen Teil dieser Völkerkarte liest du selbst. Nicht gegen Giganten.
    .explain-gognomes = Die Aufgaben dieses Volks liest du selbst.
option-map = Plan
    .base = Grundspiel
    .fire-ice = Feuer & Eis
    .fire-ice-revised-base = Feuer & Eis, Grundplan
    .lakes = Seen
    .fjords = Fjorde
    .explain = Die Rückseite von Feuer & Eis zeigt den überarbeiteten Grundplan.
option-your-faction = Dein Volk
    .explain = Daraus folgen Heimat und Kultstufen. Für Kultisten, Chaosmagier, Gestaltwandler, Giganten und Yetis gilt gegen Automa Besonderes.
option-home = Ihre Heimat
    .drawn = Die App zieht
    .desert = Wüste
    .plains = Ebene
    .swamp = Sumpf
    .lake = See
    .forest = Wald
    .mountains = Gebirge
    .wasteland = Ödland
    .explain = Ihre Landschaft ist nicht deine. Ist die gewünschte schon vergeben, zieht die App eine freie.
option-end-tile = Endwertung
    .none = Keine
    .explain = Die Endwertungsplättchen von Feuer & Eis. Das der Händler geht nicht.
option-merchants = Die Händler
    .explain = Ihre drei Händlerkarten, ihre Werft und ihre Handelsmarker sind dabei.
option-players = Mitspieler
    .one = Du allein
    .two = Ihr seid zu zweit
    .explain = Zu zweit spielt sie immer Die Unscheinbaren und sitzt an dritter Stelle.
option-other-faction = Volk von Spieler 2
    .explain = Nur wenn ihr zu zweit seid.
option-landscape = Landschaftskarte
    .learn = Fragen, wenn nötig
    .enter = Am Anfang eingeben
    .explain = Die Reihen ihrer Landschaftskarte kennen wir nicht. Fragen: sie fragt nur, was sie gerade braucht, und merkt es sich.
option-tiles = Wertungsplättchen
    .app = Die App zieht
    .player = Ich ziehe
    .explain = Die App sagt, welches Plättchen in welcher Runde liegt. Ziehst du selbst, fragt sie, wenn es gebraucht wird.
setup-note = Automakarten, Völker und Stufen sind ungeprüft. Landschaftskarten und Punkte der Wertungsplättchen kennen wir nicht: du liest sie vor, wenn sie gebraucht werden.
    .line = Ihre Karten sind ungeprüft.

## Wörter, die mehrmals vorkommen
names =
    .automalein = Automalein
    .automa = Automa
    .automaechtig = Automächtig
    .ultoma = Ultoma
    .alptrauma = Alptrauma
    .simpletons = Die Unscheinbaren
    .kuddlers = Kuschler
    .druids = Druiden
    .racelings = Sprinter
    .wanderers = Wanderer
    .mimics = Die Nachahmer
    .powermongers = Machthändler
    .symbionts = Symbionten
    .blight = Verwüster
    .gognomes = Gognome
    .any = Ein anderes
    .alchemists = Alchemisten
    .darklings = Düsterlinge
    .auren = Auren
    .witches = Hexen
    .swarmlings = Schwärmlinge
    .mermaids = Meerjungfrauen
    .cultists = Kultisten
    .halflings = Halblinge
    .dwarves = Zwerge
    .engineers = Ingenieure
    .chaos-magicians = Chaosmagier
    .giants = Giganten
    .fakirs = Fakire
    .nomads = Nomaden
    .ice-maidens = Eisjungfrauen
    .yetis = Yetis
    .dragonlords = Drachenmeister
    .acolytes = Akolythen
    .shapeshifters = Gestaltwandler
    .riverwalkers = Flusswanderer
    .desert = Wüste
    .plains = Ebene
    .swamp = Sumpf
    .lake = See
    .forest = Wald
    .mountains = Gebirge
    .wasteland = Ödland
    .distance = Größte Entfernung
    .settlements = Ansiedlungen
    .sanctuary-stronghold = Heiligtum und Festung
    .outposts = Außenposten
    .fire = Feuer
    .water = Wasser
    .earth = Erde
    .air = Luft
    .card-1 = Karte *1
    .card-2 = Karte *2
    .card-3 = Karte *3
    .card-4 = Karte *4
    .card-5 = Karte *5
    .card-6 = Karte 6
    .card-7 = Karte 7
    .card-8 = Karte 8
    .card-9 = Karte 9
    .card-10 = Karte 10
    .card-11 = Karte 11
    .card-12 = Karte 12
    .card-13 = Karte 13
    .card-2m = Karte *2, Händler
    .card-4m = Karte *4, Händler
    .card-extra = Händler­karte
    .spade = 1 Spaten
    .temple = Tempel
    .dwelling = Wohnhaus
    .trading-house = Handelshaus
    .stronghold = Festung
    .sanctuary = Heiligtum
    .shipyard = Werft
    .bridge = Brücke
    .priest = Priester
    .workers = 2 Arbeiter
    .coins = 7 Münzen
    .spades = 2 Spaten
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
    [other] Spieler 2
    [you] Spieler 1
    [both] euch
   *[only] dir
  }
for-who = { $who ->
    [bot] Automa
    [other] Spieler 2
    [you] Spieler 1
    [both] euch beide zusammen
   *[only] dich
  }
your-buildings = { $humans ->
    [one] deinen Gebäuden
   *[other] euren Gebäuden
  }
options-left = { $left ->
    [one] { $left } bleibt
   *[other] { $left } bleiben
  }
steps-count = { $steps ->
    [one] { $steps } Stufe
   *[other] { $steps } Stufen
  }
points-word = { $points ->
    [one] Punkt
   *[other] Punkte
  }
points-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
points-said = { $points ->
    [one] Ein Punkt
   *[other] { points-count }
  }
buildings-count = { $value } Gebäude
nth-dwelling = { $number ->
    [1] erstes
    [2] zweites
   *[other] drittes
  } Wohnhaus
direction-name = { $direction ->
    [forward] von links oben
   *[backward] von rechts unten
  }
tile-name = { $tile ->
    [distance] Größte Entfernung
    [settlements] Ansiedlungen
    [sanctuary-stronghold] Heiligtum und Festung
    [outposts] Außenposten
   *[none] Endwertung
  }

## Abläufe
waiting-first-dwellings = Jetzt die ersten Wohnhäuser.
script-first-dwellings = Erste Wohnhäuser
    .action = Der Tisch steht
    .hint = dann die ersten Wohnhäuser
waiting-turn-alone = Automa spielt weiter.
script-turn-alone = Automa spielt weiter
    .action = Weiter
    .hint = bis sie passt
script-your-hex = Du baust
    .action = Feld antippen
    .hint = bauen, aufwerten, Brücke
    .tap = Tippe, wo du baust.
script-your-cult = Du steigst im Kult
    .action = Kultskala
    .hint = mit oder ohne Priester
    .short = Kult
script-your-power = Du nutzt eine Machtaktion
    .action = Machtfeld genutzt
    .hint = auf dem Spielplan
    .short = Machtfeld
script-your-favour = Du nimmst ein Gunstplättchen
    .action = Gunst mit 3 Stufen
    .hint = kleinere sind ihr egal
    .short = Gunst
script-you-pass = Du passt
    .action = Ich passe
    .hint = Runde für dich vorbei
script-cultists = Kultisten
    .action = Neben ihr gebaut oder aufgewertet
    .hint = eine Karte vom Reservestapel
script-shapeshifters = Gestaltwandler
    .action = Neben ihr gebaut
    .hint = 1 Macht statt eines Chips
script-her-card = Ihre Völkerkarte
    .action = Ihre Völkerkarte
    .hint = Punkte, Stufen, Würfel, Felder
script-put-right = Richtiggestellt
    .action = Etwas liegt anders
    .hint = Feld, Kult, Vorrat
    .short = Liegt anders
waiting-round = Alle haben gepasst.
script-round = Nächste Runde
    .action = Nächste Runde
    .hint = aufräumen und weiter
waiting-end = Runde 6 ist vorbei.
script-end = Wertung
    .action = Jetzt werten
    .hint = Kulte, Gebiete, Rest

## Aufbau
set-up-tiles = { $merchants ->
    [yes] Lege 6 Wertungsplättchen von Automa aus, die mit dem Händlerzeichen.
   *[no] Lege 6 Wertungsplättchen von Automa aus.
  }
    .spoken = { set-up-tiles } { set-up-tiles.hint }
    .hint = Oben liegt die Seite, deren helle Marke zur Runde passt. Kein Spaten in Runde 5 und 6.
set-up-tiles-drawn = Runde { $round }: Wertungsplättchen { $tile ->
    [spade] Spaten
    [town] Stadt
    [dwelling-water] Wohnhaus, Wasser
    [dwelling-fire] Wohnhaus, Feuer
    [trade-water] Handelshaus, Wasser
    [trade-air] Handelshaus, Luft
    [stronghold-fire] Festung, Feuer
    [stronghold-air] Festung, Luft
   *[temple] Tempel
  }.
    .hint = Oben die Seite, deren helle Marke links zur Runde passt.
    .tab = Runde
    .row = { $tile ->
        [spade] Spaten
        [town] Stadt
        [dwelling-water] Wohnhaus Wasser
        [dwelling-fire] Wohnhaus Feuer
        [trade-water] Handelshaus Wasser
        [trade-air] Handelshaus Luft
        [stronghold-fire] Festung Feuer
        [stronghold-air] Festung Luft
       *[temple] Tempel
      }
    .detail = Wertungsplättchen Runde { $round }
set-up-end-marker = Spielendemarke auf das Plättchen von Runde 6.
    .hint = Sie verdeckt den Bereich rechts oben.
    .row = Marke auf Runde 6
set-up-start = { $humans ->
    [one] Du bist Startspieler.
   *[other] Macht unter euch aus, wer beginnt. Automa ist Dritte.
  }
    .row = { $humans ->
        [one] du beginnst
       *[other] Automa ist Dritte
      }
set-up-your-faction = { $faction ->
    [cultists] Kultisten: baust du neben Automa oder wertest dort auf, ziehst du eine Karte ihrer Reserve.
    [chaos-magicians] Chaosmagier: dein einziges Wohnhaus kommt nach ihren beiden.
    [shapeshifters] Gestaltwandler: baust du neben Automa, bekommst du 1 Macht statt eines Machtchips.
    [yetis] Yetis: deine Festung und dein Heiligtum haben Machtstufe 4.
   *[giants] Giganten: Automa spielt nicht die Verwüster.
  }
    .title = { $who ->
        [you] Spieler 1
        [other] Spieler 2
       *[only] Dein Volk
      }
set-up-refused = Zu zweit geht dieses Volk nicht: { faction-name }.
    .title = Ihr Volk
set-up-refused-giants = Gegen Giganten geht dieses Volk nicht: { faction-name }.
    .title = Ihr Volk
set-up-faction = Automa spielt: { faction-name }.
    .hint = Die Völkerkarte in ihren Bereich{ mark }.
    .title = Ihr Volk
    .row = ihre Völkerkarte
    .detail = { faction-name }
set-up-read = Lies Aufbau und Fähigkeit auf der Karte: { faction-name }.
    .spoken = Lies auf der Völkerkarte den Aufbau und die dauerhafte Fähigkeit.
    .hint = Diesen Text kennen wir nicht.
    .title = Ihr Volk
set-up-ability = { $ability ->
    [tile-twice] Passt sie als Erste, zählt ihr Wertungsplättchen doppelt.
    [point-a-building] Am Ende bekommt sie 1 Punkt je Gebäude auf dem Plan.
   *[cult-for-power] Bekommst du durch ihr Gebäude mindestens 2 Macht, steigt sie 1 Kultstufe.
  }
    .title = Ihr Volk
your-people = { $who ->
    [you] Spieler 1: welches Volk?
    [other] Spieler 2: welches Volk?
   *[only] Welches Volk spielst du?
  }
    .hint = Daraus folgen Heimat und Kultstufen.
    .alchemists = Alche­misten
    .darklings = Düster­linge
    .swarmlings = Schwärm­linge
    .mermaids = Meer­jung­frauen
    .cultists = Kul­tisten
    .halflings = Halb­linge
    .engineers = Inge­nieure
    .chaos-magicians = Chaos­magier
    .giants = Gi­ganten
    .nomads = No­maden
    .ice-maidens = Eis­jung­frauen
    .dragonlords = Drachen­meister
    .acolytes = Ako­lythen
    .shapeshifters = Gestalt­wandler
    .riverwalkers = Fluss­wanderer
your-home = { $who ->
    [you] Spieler 1: welche Heimat?
    [other] Spieler 2: welche Heimat?
   *[only] Welche Landschaft ist deine Heimat?
  }
set-up-landscape = { $taken ->
    [none] Landschaftskarte { NAME($home) } in ihren Bereich.
   *[other] Landschaftskarte { NAME($home) } in ihren Bereich: die gewünschte ist vergeben.
  }
    .title = Aufbau
    .row = ihre Karte { NAME($home) }
set-up-buildings = { $merchants ->
    [yes] 2 Wohnhäuser und 2 Handelshäuser von ihr zurück in die Schachtel.
   *[no] 2 Wohnhäuser von ihr zurück in die Schachtel.
  }
    .spoken = { set-up-buildings } { set-up-buildings.hint }
    .hint = Alle anderen Gebäude und alle Priester in ihren Bereich.
    .row = in die Schachtel
    .detail = { $merchants ->
        [yes] 2 Wohn-, 2 Handelshäuser
       *[no] 2 Wohnhäuser von ihr
      }
set-up-cults = Ihre Kultstufen: Feuer { $fire }, Wasser { $water }, Erde { $earth }, Luft { $air }.
    .row = Kultsteine setzen
    .detail = F { $fire }, W { $water }, E { $earth }, L { $air }
set-up-points = { $points } Punkte: dort beginnt ihr Stein auf der Leiste.
    .row = Punkte auf der Leiste
your-first-levels = { $who ->
    [you] Spieler 1: welche Kultstufen?
    [other] Spieler 2: welche Kultstufen?
   *[only] Wo beginnst du auf den Kultskalen?
  }
set-up-trade = Ihre Handelsmarker und ihre Werft in ihren Bereich.
set-up-bonus = { $cards } Rundenbonuskarten offen in eine Reihe.
    .spoken = { set-up-bonus } { set-up-bonus.hint }
    .hint = { $humans ->
        [one] Sie bekommt die Karte ganz links. Dann wählst du.
       *[other] Sie bekommt die Karte ganz links. Dann wählt ihr.
      }
    .row = Bonuskarten auslegen
    .detail = { $humans ->
        [one] Automa die linke, du wählst
       *[other] Automa die linke, ihr wählt
      }
first-yours = { $who ->
    [you] Spieler 1: setze dein { nth-dwelling }.
    [other] Spieler 2: setze dein { nth-dwelling }.
   *[only] Setze dein { nth-dwelling }.
  }
first-your-hex = { $who ->
    [you] Spieler 1: wo steht dein { nth-dwelling }?
    [other] Spieler 2: wo steht dein { nth-dwelling }?
   *[only] Wo steht dein { nth-dwelling }?
  }
which-first = Zieh eine beliebige Automakarte. Welche ist es?
first-letters = { $marked } und { $unmarked }: dort beginnt sie.
    .spoken = { first-letters } { first-letters.hint }
    .hint = Die Spielplankarte zeigt die Felder ihrer Heimat. Auf { $marked } kommt ein Machtchip.
    .row = { $marked } und { $unmarked }
    .detail = dort beginnt sie
first-her-hex = { $group ->
    [marked] Welches Feld hat das { $letter }? Dort mit Machtchip.
   *[unmarked] Welches Feld hat das { $letter }? Dort ohne Chip.
  }
    .hint = Sieh auf der Spielplankarte nach.
first-her-there = { $hex }: dort ist Feld { $letter }, { $group ->
    [marked] mit Machtchip.
   *[unmarked] ohne Chip.
  }
    .hint = So hast du es beim letzten Mal gesagt.
    .row = ihr Wohnhaus
    .detail = { $group ->
        [marked] Feld { $letter }, mit Chip
       *[unmarked] Feld { $letter }, ohne Chip
      }
row-next = Reihe { row-name }: was ist im Kreis { $position }?
    .hint = Landschaftskarte { NAME($home) }, von links nach rechts.
    .title = Landschaftskarte
row-first = Reihe { row-name }: was kommt zuerst?
    .spoken = Was kommt in Reihe { row-name } der Landschaftskarte { NAME($home) } zuerst?
    .hint = Landschaftskarte { NAME($home) }, von links nach rechts.
    .title = Landschaftskarte
set-up-start-cards = { $merchants ->
    [yes] Startkarten: *1, *3, *5 und *2, *4 der Händler.
   *[no] Startkarten: *1 bis *5.
  }
    .spoken = { set-up-start-cards } { set-up-start-cards.hint }
    .hint = { $merchants ->
        [yes] Die dritte Händlerkarte liegt bereit, bis sie in Runde 2 passt. Der Rest ist gemischt die Reserve.
       *[no] Der Rest ist gemischt die Reserve.
      }
set-up-level = { $late ->
    [yes] { $cards } Karten im Stapel: *3 liegt noch verdeckt auf der Reserve.
   *[no] { $added ->
        [0] { $cards } Karten im Stapel: nur die Startkarten.
       *[other] { $cards } Karten im Stapel: { $added } verdeckt aus der Reserve dazu.
      }
  }
    .hint = { level-name }{ mark }
set-up-turn-two = Mischen. Die untersten 2 Karten quer.
set-up-built-in = { $cards } Karten sind in ihrem Stapel.
    .hint = { $late ->
        [yes] { level-name }{ mark }. Karte *3 kommt nach Runde 1 dazu.
       *[no] { $added ->
            [0] { level-name }{ mark }
           *[other] { level-name }{ mark }. Aus der Reserve: { $added }.
          }
      }
    .row = Karten im Stapel
set-up-done = { $humans ->
    [one] Alles bereit. Du beginnst.
   *[other] Alles bereit. Ihr beginnt.
  }
    .row = Alles bereit

## Zug
which-card = { $which ->
    [support] Rechte Karte: welche Nummer?
   *[action] Linke Karte: welche Nummer?
  }
    .title = Karte ziehen
    .hint = Die Nummer steht auf der Karte.
pair = { $action ->
    [m] Händlerkarte
   *[other] { $action }
  } links, { $support ->
    [m] Händlerkarte
   *[other] { $support }
  } rechts.
    .spoken = Links liegt { $left ->
        [card-extra] die Händlerkarte
        [card-2m] Karte 2 der Händler
        [card-4m] Karte 4 der Händler
       *[other] Karte { $action }
      }, rechts { $right ->
        [card-extra] die Händlerkarte
        [card-2m] Karte 2 der Händler
        [card-4m] Karte 4 der Händler
       *[other] Karte { $support }
      }.
    .hint = Links handelt, rechts hilft bei der Wahl{ mark }.
    .title = Karte ziehen
    .quiet = Karten aufgedeckt
points = { points-count } für Automa.
    .spoken = { points-said } für Automa.
    .hint = Von ihrer Karte{ mark }.
    .row = { points-word }
    .detail = für Automa
no-points = Keine Punkte in dieser Runde.
    .hint = Von ihrer Stufe{ mark }.
    .quiet = keine Punkte
cover = Machtfeld { $position }: sie deckt { $action ->
    [bridge] »Brücke«
    [priest] »Priester«
    [workers] »2 Arbeiter«
    [coins] »7 Münzen«
    [spade] »1 Spaten«
   *[spades] »2 Spaten«
  } ab.
    .spoken = Sie deckt das Machtfeld { $position } von links ab: { NAME($action) }.
    .hint = Von links gezählt. Sie bekommt nichts dafür.
    .row = { $action ->
        [bridge] Brücke abdecken
        [priest] Priester abdecken
        [workers] 2 Arbeiter abdecken
        [coins] 7 Münzen abdecken
        [spade] 1 Spaten abdecken
       *[spades] 2 Spaten abdecken
      }
    .detail = von links gezählt
    .tab = Feld
cover-counted = { $position } von { $free }: dieses freie Machtfeld deckt sie ab.
    .spoken = { $where ->
        [merchants] Bei den Händlern deckt sie von { $free } freien Machtfeldern das { $position }. von links ab.
       *[main] Auf dem Spielplan deckt sie von { $free } freien Machtfeldern das { $position }. von links ab.
      }
    .hint = { $where ->
        [merchants] Auf dem Tableau der Händler, von links oben gezählt.
       *[main] Auf dem Spielplan, von links gezählt. Sie bekommt nichts dafür.
      }
    .row = freies Machtfeld
    .tab = Von links
cover-merchants = { $position }: dieses Machtfeld der Händler deckt sie ab.
    .spoken = Bei den Händlern deckt sie von { $spaces } Machtfeldern das { $position }. von links oben ab.
    .hint = Von links oben gezählt. Sie bekommt nichts dafür.
    .row = Machtfeld abdecken
    .detail = bei den Händlern
    .tab = Feld
cover-none = { $where ->
    [merchants] Kein Machtfeld der Händler ist frei.
   *[main] Kein Machtfeld ist frei.
  } Das entfällt.
    .quiet = kein Machtfeld frei
power-free = Wie viele Machtfelder sind frei?
    .hint = Auf dem Spielplan.
merchants-free = Wie viele Machtfelder der Händler sind frei?
merchants-spaces = Wie viele Machtfelder hat das Tableau der Händler?
    .hint = Alle, auch abgedeckte. Das frage ich nur einmal.
doubt-free = { $free } frei? { $covered ->
    [one] Eins hat sie in dieser Runde abgedeckt: höchstens { $most }.
   *[other] { $covered } hat sie in dieser Runde abgedeckt: höchstens { $most }.
  }
    .hint = Ja: es gilt, was du siehst.
    .title = Passt nicht zusammen
doubt-fallen = { NAME($cult) } { $now }? Vorher waren es { $before }.
    .hint = Ja: es gilt, was du siehst.
    .title = Passt nicht zusammen
doubt-top = { NAME($cult) } { $now }? Höchstens { $top }: auf 10 steht nur ein Stein.
    .hint = Ja: es gilt, was du siehst.
    .title = Passt nicht zusammen
doubt-area = { $size }? Sie hat nur { $most } Gebäude gebaut.
    .hint = Ja: es gilt, was du siehst.
    .title = Passt nicht zusammen
which-tile = Welches Wertungsplättchen liegt bei Runde { $round }?
    .title = Wertungsplättchen
    .spade = Spaten
    .town = Stadt
    .dwelling-water = Wohnhaus, Wasser
    .dwelling-fire = Wohnhaus, Feuer
    .trade-water = Handelshaus, Wasser
    .trade-air = Handelshaus, Luft
    .stronghold-fire = Festung, Feuer
    .stronghold-air = Festung, Luft
tile-cult = Welche Farbe hat ihr Symbol auf dem Plättchen?
    .hint = Wertungsplättchen der Runde { $round }.
    .title = Wertungsplättchen
    .fire = Feuer, rot
    .water = Wasser, blau
    .earth = Erde, braun
    .air = Luft, weiß
tile-points = Wie viele Punkte gibt ihr das Plättchen?
    .hint = Rechts unten auf dem Wertungsplättchen der Runde { $round }.
your-levels = { $humans ->
    [one] Wo stehen deine Kultsteine?
   *[other] Wo steht der höchste eurer Kultsteine?
  }
free-space = { NAME($cult) }: welches Priesterfeld ist frei?
    .hint = Das höchste.
    .three = Feld 3
    .two = Feld 2
    .none = Keins
space-is-free = { NAME($cult) }: { $space ->
    [three] Priesterfeld 3 ist
    [two] Priesterfeld 2 ist
   *[none] kein Priesterfeld ist
  } frei.
    .row = Priesterfeld frei
on-ten = { NAME($cult) }: steht jemand auf 10?
    .yes = Jemand steht auf 10
none-on-ten = { NAME($cult) }: niemand steht auf 10.
    .row = { NAME($cult) }: keiner auf 10
cult-priest = { steps-count } { NAME($cult) }, mit Priester.
    .spoken = Automa setzt einen Priester und steigt { steps-count } auf der Skala { NAME($cult) }.
    .hint = Priester auf das Feld { $steps }, Marker auf Stufe { $level }. Noch { $priests } Priester.
    .row = { NAME($cult) }, Priester
    .detail = Marker auf Stufe { $level }
    .tab = Kult
cult-step = { steps-count } { NAME($cult) }, ohne Priester.
    .spoken = Automa steigt eine Stufe auf der Skala { NAME($cult) }, ohne Priester.
    .hint = Marker auf Stufe { $level }. Noch { $priests } Priester.
    .row = { NAME($cult) }
    .detail = Stufe { $level }, ohne Priester
    .tab = Kult
cult-none = Auf jeder Skala steht jemand auf 10. Das entfällt.
    .quiet = Kult: überall steht jemand auf 10
favour = { steps-count } { NAME($cult) }: sie nimmt das Gunstplättchen.
    .hint = Marker auf Stufe { $level }.
    .row = { NAME($cult) }, Gunst
    .detail = Marker auf Stufe { $level }
favour-there = Liegt das Gunstplättchen noch da: 3 mal { NAME($cult) }?
    .no = Nicht mehr da
favour-is-there = Das Gunstplättchen liegt noch da: 3 mal { NAME($cult) }.
    .row = die Gunst ist da
favour-none = Kein Gunstplättchen passt. Das entfällt.
    .quiet = kein Gunstplättchen passt
favour-too-early = Gunst erst ab Runde { $round }. Das entfällt.
    .quiet = Gunst erst ab Runde { $round }
build = { $hex }: sie baut ein Wohnhaus.
    .spoken = Sie baut ein Wohnhaus auf { $hex }. { build.hint }
    .hint = { $group ->
        [marked] Mit Machtchip.
       *[unmarked] Ohne Machtchip.
      } { $tile ->
        [yes] Vorher ein Plättchen { NAME($home) } legen.
       *[no] Kein Plättchen nötig.
      }
    .row = { $group ->
        [marked] Wohnhaus + Chip
       *[unmarked] Wohnhaus
      }
    .detail = { $group ->
        [marked] mit Machtchip
       *[unmarked] ohne Machtchip
      }{ $tile ->
        [yes] , { NAME($home) }
       *[no] {""}
      }
build-no-dwelling = Kein Wohnhaus mehr: sie wertet stattdessen auf.
    .quiet = kein Wohnhaus mehr: aufwerten
build-no-hex = { $group ->
    [marked] Kein Feld bei den markierten Gebäuden: sie wertet stattdessen auf.
   *[unmarked] Kein Feld bei den unmarkierten Gebäuden: sie wertet stattdessen auf.
  }
    .quiet = kein Feld: aufwerten
options-range = { $group ->
    [marked] Leere Felder in Reichweite der Gebäude mit Chip.
   *[unmarked] Leere Felder in Reichweite der Gebäude ohne Chip.
  }
    .spoken = { options-range } { options-range.hint }
    .hint = Schifffahrt { $shipping }.
    .title = Bauen
options-everywhere = Alle leeren Felder, egal wie weit.
    .title = Bauen
options-merge = Nur Felder, die beide Gruppen näher bringen.
    .spoken = Nur Felder, die den Weg zwischen markierten und unmarkierten Gebäuden verkürzen.
    .hint = Nur solange sie sich bei Schifffahrt { $shipping } nicht berühren. Gibt es keins, gelten alle.
by-near = Dann: am nächsten bei { your-buildings }.
    .hint = Flüsse zählen als Felder. Um diese Gebäude herum, durch ihre hindurch.
    .title = Auswahl
by-far = Dann: am weitesten von ihren Gebäuden.
    .title = Auswahl
by-landscape = { $whose ->
    [you] Dann: Reihe { row-name } der Karte deiner Heimat.
   *[bot] Dann: Reihe { row-name } ihrer Landschaftskarte.
  }
    .hint = Die erste Landschaft von links, die dabei ist.
    .title = Auswahl
by-most-power = { $humans ->
    [one] Dann: wo du am meisten Macht bekommst.
   *[other] Dann: wo ihr zusammen am meisten Macht bekommt.
  }
    .title = Auswahl
by-direction = { $count }: so weit zählst du { direction-name }, wenn mehrere bleiben.
    .spoken = Bleiben mehrere: zähle { direction-name } bis { $count }.
    .hint = { $direction ->
        [forward] Zeile für Zeile, wie man liest. Nach dem letzten wieder von vorn.
       *[backward] Zeile für Zeile rückwärts. Nach dem letzten wieder von vorn.
      }
    .title = Auswahl
ask-built = Gibt es ein Feld für sie?
    .built = Ja, gebaut
    .no-hex = Kein Feld möglich
has-built = Sie baut dort ein Wohnhaus.
    .row = sie baut dort
ask-mark = Ist ihr nächstes Gebäude markiert? Dann Machtchip darauf.
    .spoken = { ask-mark } { ask-mark.hint }
    .hint = Gleich weit zu beiden: ohne Chip. Falls nötig, vorher ein Plättchen ihrer Heimat.
upgrade = { $hex }: { NAME($from) } wird { NAME($to) }.
    .spoken = Sie wertet auf { $hex } auf: { NAME($from) } wird { NAME($to) }.
    .hint = Das alte Gebäude geht in ihren Vorrat. Gunstplättchen bekommt sie dafür nicht.
    .row = wird { NAME($to) }
    .detail = war { NAME($from) }
upgrade-none = Sie kann nichts aufwerten. Das entfällt.
    .quiet = nichts aufzuwerten
options-beside = Ihre Wohnhäuser direkt neben { your-buildings }.
    .spoken = { options-beside } { options-beside.hint }
    .hint = Gibt es keins: alle Gebäude, die sie aufwerten kann.
options-upgradable = Alle Gebäude, die sie aufwerten kann.
    .hint = Sie hat kein Handelshaus mehr.
by-least-power = { $humans ->
    [one] Dann: wo du am wenigsten Macht bekommst.
   *[other] Dann: wo ihr zusammen am wenigsten Macht bekommt.
  }
    .title = Auswahl
ask-upgraded = Was wertet sie auf?
ask-upgrade = { NAME($from) } wird { NAME($to) }.
    .hint = Das alte Gebäude geht in ihren Vorrat. Gunstplättchen bekommt sie dafür nicht.
offer-power = { $power } Macht { $who ->
    [you] kann Spieler 1 nehmen.
    [other] kann Spieler 2 nehmen.
   *[only] kannst du nehmen.
  }
    .spoken = { $power ->
        [one] Eine Macht
       *[other] { $power } Macht
      } { $who ->
        [you] kann Spieler 1 nehmen.
        [other] kann Spieler 2 nehmen.
       *[only] kannst du nehmen.
      }
    .hint = Durch ihr Gebäude auf { $hex }. Kostet wie üblich 1 Punkt weniger, als du Macht bekommst.
    .title = Macht
    .row = { $who ->
        [you] Macht für Spieler 1
        [other] Macht für Spieler 2
       *[only] Macht für dich
      }
    .detail = durch { $hex }, { $who ->
        [only] wenn du willst
       *[other] wenn gewollt
      }
took-power = Hast du dadurch mindestens { $power } Macht bekommen?
    .title = Machthändler
trade = { points-count } durch Handel auf { $hex }.
    .spoken = { trade } { trade.hint }
    .hint = { NAME($building) }: Handelsmarker darunter. { $who ->
        [you] Spieler 1 darf Macht nehmen.
        [other] Spieler 2 darf Macht nehmen.
       *[only] Du darfst Macht nehmen.
      }
    .row = Handel auf { $hex }
    .detail = Handelsmarker darunter
trade-none = Kein Gebäude am Fluss ohne Handelsmarker. Das entfällt.
    .quiet = kein Gebäude für den Handel
trade-not-now = Kein Handel in Runde { $round }. Das entfällt.
    .quiet = kein Handel in Runde { $round }
options-river = { $humans ->
    [one] Deine Gebäude
   *[other] Eure Gebäude
  } am Fluss ohne ihren Handelsmarker.
by-highest = Dann: das mit der höchsten Machtstufe.
    .title = Auswahl
ask-traded = Welche Machtstufe hat das Gebäude?
    .hint = Lege ihren Handelsmarker darunter. { $humans ->
        [one] Du darfst dafür Macht nehmen.
       *[other] Wem es gehört, darf dafür Macht nehmen.
      }
    .none = Kein Gebäude
    .one = Stufe 1
    .two = Stufe 2
    .three = Stufe 3
    .four = Stufe 4
read-worker = Arbeiter auf ein Feld neben deinen Gebäuden: lies die Völkerkarte.
    .spoken = { read-worker } { read-worker.hint }
    .hint = Reihe { row-name } der Jugendkarte, dann das { $count }. { direction-name }.
    .title = Symbionten
read-blighted = 2 Brachfelder werden verwüstet: lies die Völkerkarte.
    .spoken = { read-blighted } { read-blighted.hint }
    .hint = Am nächsten bei dir, dann das { $count }. { direction-name }.
    .title = Verwüster
read-task = Aufgaben prüfen: lies die Aufgabenkarten.
    .spoken = { read-task } { read-task.hint }
    .hint = Braucht es eine Wahl: Reihe { row-name }, dann das { $count }. { direction-name }.
    .title = Gognome
card-gives = { $more ->
    [yes] Gibt die Karte noch etwas?
   *[no] Was gibt ihr die Karte?
  }
    .hint = { faction-name }. Felder auf dem Plan zählen dann für alle.
    .points = Punkte
    .cult = Kultstufen
    .cubes = Würfel
    .hex = Ein Feld
    .nothing = Nichts mehr
card-points = Wie viele Punkte?
card-cult = Auf welcher Kultskala steigt sie?
card-steps = { NAME($cult) }: wie viele Stufen?
card-cubes = Wie viele Würfel hat sie jetzt?
card-hex = Welches Feld?
card-hex-is = { $hex }: was gilt dort?
    .hint = Auf ihrem baut nur sie, und es zählt am Ende zu ihrem Gebiet.
    .closed = Gesperrt für alle
    .hers = Es ist ihres
    .open = Wieder frei
cubes = { $count } { $count ->
    [one] Würfel hat sie jetzt.
   *[other] Würfel hat sie jetzt.
  }
hex-taken = { $hex } { $is ->
    [closed] ist jetzt gesperrt.
    [hers] ist jetzt ihres.
   *[open] ist wieder frei.
  }

## Passen
pass = { $why ->
    [empty] Der Stapel ist leer: Automa passt.
   *[turned] Eine quer liegende Karte zeigt Passen: Automa passt.
  }
    .row = Automa passt
pass-points = { points-count } vom Wertungsplättchen.
    .spoken = { points-said } vom Wertungsplättchen.
    .row = { points-word }
    .detail = vom Wertungsplättchen
pass-points-again = { points-count } noch einmal: sie passt als Erste.
    .title = Sprinter
    .row = { points-word }
    .detail = noch einmal, sie ist Erste
pass-bonus = { $bonus ->
    [left] Sie nimmt die linke Rundenbonuskarte.
    [middle] Sie nimmt die mittlere Rundenbonuskarte.
   *[right] Sie nimmt die rechte Rundenbonuskarte.
  }
    .spoken = { pass-bonus } { pass-bonus.hint }
    .hint = Münzen darauf in den Vorrat. Ihre alte Karte kommt in die Lücke.
    .row = { $bonus ->
        [left] linke Bonuskarte
        [middle] mittlere Bonuskarte
       *[right] rechte Bonuskarte
      }
    .detail = ihre alte in die Lücke
pass-deck = { $extra ->
    [yes] { $cards } Karten: alle mischen, 1 aus der Reserve und die Händlerkarte dazu.
   *[no] { $cards } Karten: alle mischen, 1 aus der Reserve dazu.
  }
    .spoken = { $extra ->
        [yes] Nimm alle Karten der Runde, eine aus der Reserve und die Händlerkarte, und mische. Jetzt sind es { $cards }. Die untersten zwei quer.
       *[no] Nimm alle Karten der Runde und eine aus der Reserve, und mische. Jetzt sind es { $cards }. Die untersten zwei quer.
      }
    .hint = Ungesehen. Die untersten 2 quer.
    .row = Karten mischen
    .detail = 1 Reserve, zwei quer
pass-first = Sie hat zuerst gepasst: Startspielerfigur zu ihr.
    .row = dann beginnt sie
    .detail = Startspielerfigur zu ihr
who-passes = Wer passt?
    .you = Spieler 1
    .other = Spieler 2
passes = { $who ->
    [you] Spieler 1 passt.
   *[other] Spieler 2 passt.
  }
    .title = Passen
    .row = { $who ->
        [you] Spieler 1 passt
       *[other] Spieler 2 passt
      }
your-bonus = { $who ->
    [you] Spieler 1: alte Rundenbonuskarte dorthin, wo die neue lag.
    [other] Spieler 2: alte Rundenbonuskarte dorthin, wo die neue lag.
   *[only] Deine alte Rundenbonuskarte dorthin, wo die neue lag.
  }
    .title = Passen
    .row = Bonuskarte tauschen
your-start = { $who ->
    [you] Spieler 1 beginnt die nächste Runde.
    [other] Spieler 2 beginnt die nächste Runde.
   *[only] Du beginnst die nächste Runde.
  }
    .title = Passen
    .row = { $who ->
        [you] Spieler 1 beginnt dann
        [other] Spieler 2 beginnt dann
       *[only] dann beginnst du
      }
round-cults = { $humans ->
    [one] Kultbonus der Runde { $round } für dich.
   *[other] Kultbonus der Runde { $round } für euch beide.
  }
    .hint = Nach dem Wertungsplättchen. Automa bekommt keinen.
    .title = Rundenende
    .row = Kultbonus nehmen
round-clean = Machtfelder freimachen. Wertungsplättchen { $round } aus dem Spiel.
    .spoken = { round-clean } { round-clean.hint }
    .hint = Je eine Münze auf die Rundenbonuskarten, die offen liegen. Danach Einkommen.
    .title = Rundenende
    .row = Machtfelder räumen
    .detail = Plättchen { $round } weg
round-begins = { $round }: diese Runde { $begins ->
    [bot] beginnt Automa.
    [you] beginnt Spieler 1.
    [other] beginnt Spieler 2.
   *[only] beginnst du.
  }
    .spoken = Runde { $round } { $begins ->
        [bot] beginnt Automa.
        [you] beginnt Spieler 1.
        [other] beginnt Spieler 2.
       *[only] beginnst du.
      }
    .hint = Ihre Schifffahrt ist { $shipping }.
    .title = Neue Runde
    .tab = Runde
    .row = { $begins ->
        [bot] Automa beginnt
        [you] Spieler 1 beginnt
        [other] Spieler 2 beginnt
       *[only] du beginnst
      }

## Dein Zug
your-hex = Welches Feld?
    .title = Dein Zug
who-is-it = Wer?
    .title = Euer Zug
    .you = Spieler 1
    .other = Spieler 2
not-player = { $who ->
    [you] Spieler 2
   *[other] Spieler 1
  }
your-deed = { $hex }: was geschieht?
    .title = Dein Zug
    .build = { $who ->
        [you] Wohnhaus, Spieler 1
        [other] Wohnhaus, Spieler 2
       *[only] Wohnhaus bauen
      }
    .theirs = { not-player }
    .transform = Nur umwandeln
    .bridge = Brücke
    .take-back = Gebäude entfernen
    .other = Hier liegt anderes
    .to-dwelling = Wohnhaus
    .to-trading-house = Handelshaus
    .to-temple = Tempel
    .to-stronghold = Festung
    .to-sanctuary = Heiligtum
    .to-shipyard = Werft
you-did = { $hex }: { $who ->
    [you] Spieler 1 hat
    [other] Spieler 2 hat
   *[only] du hast
  } { $deed ->
    [build] jetzt ein Wohnhaus
    [to-trading-house] jetzt ein Handelshaus
    [to-temple] jetzt einen Tempel
    [to-stronghold] jetzt eine Festung
    [to-sanctuary] jetzt ein Heiligtum
   *[to-shipyard] jetzt eine Werft
  }.
    .title = Dein Zug
    .row = { $who ->
        [you] Spieler 1:{" "}
        [other] Spieler 2:{" "}
       *[only] {""}
      }{ $deed ->
        [build] Wohnhaus
        [to-trading-house] Handelshaus
        [to-temple] Tempel
        [to-stronghold] Festung
        [to-sanctuary] Heiligtum
       *[to-shipyard] Werft
      }
    .detail = { $who ->
        [only] für dich eingetragen
       *[other] eingetragen
      }
your-terrain = { $hex }: welche Landschaft?
    .title = Umwandeln
your-bridge = Von { $hex } wohin?
    .title = Brücke
your-cult = { $who ->
    [you] Spieler 1: welche Skala?
    [other] Spieler 2: welche Skala?
   *[only] Welche Kultskala?
  }
    .title = Dein Kult
    .theirs = { not-player }
your-steps = { NAME($cult) }: wie weit?
    .hint = Du stehst auf { $level }.
    .title = Dein Kult
    .priest-3 = Priester auf 3
    .priest-2 = Priester auf 2
    .one = 1 Stufe
    .more = Mehr Stufen
    .fewer = Abwärts
you-climbed = { NAME($cult) }: { $way ->
    [priest-3] Priester auf 3, 3 Stufen
    [priest-2] Priester auf 2, 2 Stufen
   *[one] eine Stufe
  } { $who ->
    [you] für Spieler 1.
    [other] für Spieler 2.
   *[only] für dich.
  }
    .title = Dein Kult
    .row = { NAME($cult) } { $way ->
        [priest-3] +3, mit Priester
        [priest-2] +2, mit Priester
       *[one] +1
      }
how-many-steps = { NAME($cult) }: wie viele Stufen?
    .title = Dein Kult
your-favour = { $who ->
    [you] Spieler 1: welches Plättchen mit 3 Stufen?
    [other] Spieler 2: welches Plättchen mit 3 Stufen?
   *[only] Welches Plättchen mit 3 Stufen?
  }
    .title = Deine Gunst
    .theirs = { not-player }
your-power = Welche Machtaktion?
    .title = Dein Zug
    .merchants = Eins der Händler
your-merchants = Welches Machtfeld der Händler?
    .hint = Von links oben gezählt.
    .title = Dein Zug
which-reserve = Zieh eine Karte der Reserve. Welche ist es?
    .hint = Die oberste.
    .title = Kultisten
cultists-points = { points-count } für { for-who }.
    .spoken = { points-said } für { for-who }.
    .hint = Die Karte bleibt beiseite.
    .title = Kultisten
    .row = { points-word }
    .detail = Kultisten
cultists-step = 1 Kultstufe nach Wahl für { for-who }.
    .spoken = Eine Kultstufe nach Wahl für { for-who }.
    .hint = Verzichten ist erlaubt. Die Karte bleibt beiseite.
    .title = Kultisten
    .row = Kultstufe nach Wahl
    .detail = Verzichten ist erlaubt
cultists-track = Eine Kultstufe für { for-who }. Auf welcher Skala?
    .title = Kultisten
    .none = Auf keiner
shapeshifters = 1 Macht für { for-who } statt eines Machtchips.
    .title = Gestaltwandler
    .row = Macht statt Chip
your-top = { NAME($cult) }: { $who ->
    [you] Spieler 1 bleibt
    [other] Spieler 2 bleibt
   *[only] du bleibst
  } auf { $level }, auf 10 steht schon jemand.
    .hint = Stimmt das nicht: »Etwas liegt anders«.
    .title = Kult
put-right = Was liegt anders?
    .title = Richtigstellen
    .hex = Ein Feld
    .cults = Kultsteine
    .spaces = Priester
    .power = Machtfelder
    .merchants = Machtfelder der Händler
    .tile = Wertungs­plättchen
    .favours = Gunst­plättchen
    .pieces = Ihr Vorrat
    .points = Ihre Punkte
    .to-ask = Ab jetzt auf Nachfrage
    .to-mirror = Ab jetzt gespiegelt
right-hex = Auf welchem Feld?
    .title = Richtigstellen
right-cult = Auf welcher Skala?
    .title = Richtigstellen
right-levels = { NAME($cult) }: wo stehen die Steine?
    .title = Richtigstellen
    .bot = Automa
    .you = Du
    .other = Spieler 2
right-spaces = { NAME($cult) }: welche Priesterfelder sind frei?
    .title = Richtigstellen
    .space-0-3 = Feld 3
    .space-1-2 = Erstes Feld 2
    .space-2-2 = Zweites Feld 2
    .space-3-2 = Drittes Feld 2
right-power = Welche Machtfelder sind abgedeckt?
    .title = Richtigstellen
right-merchants = Welche Machtfelder der Händler sind abgedeckt?
    .hint = Von links oben gezählt.
    .title = Richtigstellen
    .place-1 = Feld 1
    .place-2 = Feld 2
    .place-3 = Feld 3
    .place-4 = Feld 4
    .place-5 = Feld 5
    .place-6 = Feld 6
    .place-7 = Feld 7
    .place-8 = Feld 8
    .place-9 = Feld 9
    .place-10 = Feld 10
    .place-11 = Feld 11
    .place-12 = Feld 12
right-favours = Welche Gunstplättchen mit 3 Stufen liegen noch da?
    .title = Richtigstellen
right-priests = Wie viele Priester hat sie noch?
    .title = Richtigstellen
right-supply = Welche Gebäude hat sie noch im Vorrat?
    .title = Richtigstellen
right-points = Wo steht ihr Stein auf der Punkteleiste?
    .title = Richtigstellen
doubt-two-on-top = { NAME($cult) }: zwei Steine auf 10?
    .spoken = { NAME($cult) }: zwei Steine auf 10? Nach den Regeln steht dort nur einer.
    .hint = Nach den Regeln nur einer. Ja: es gilt, was du siehst.
    .title = Passt nicht zusammen
doubt-pieces = { NAME($kind) }: { $now }? Nach meiner Zählung { $known }.
    .spoken = { NAME($kind) }: { $now }? Ich habe { $known } gezählt, die auf dem Spielplan stehen.
    .hint = So viele müssten auf dem Plan stehen. Ja: es gilt, was du siehst.
    .title = Passt nicht zusammen
mirror-buildings = { $who ->
    [bot] Wo stehen ihre Gebäude?
    [you] Spieler 1: wo stehen deine Gebäude?
    [other] Spieler 2: wo stehen deine Gebäude?
   *[only] Wo stehen deine Gebäude?
  }
    .spoken = { mirror-buildings } Feld und Gebäude, eins nach dem anderen.
    .hint = Wähle ein Gebäude, dann tippe auf alle Felder, wo eins steht.
    .title = Spiegeln
    .bot-dwelling = Wohnhaus
    .bot-trading-house = Handelshaus
    .bot-temple = Tempel
    .bot-stronghold = Festung
    .bot-sanctuary = Heiligtum
    .bot-shipyard = Werft
    .you-dwelling = Wohnhaus
    .you-trading-house = Handelshaus
    .you-temple = Tempel
    .you-stronghold = Festung
    .you-sanctuary = Heiligtum
    .you-shipyard = Werft
    .other-dwelling = Wohnhaus
    .other-trading-house = Handelshaus
    .other-temple = Tempel
    .other-stronghold = Festung
    .other-sanctuary = Heiligtum
    .other-shipyard = Werft
mirror-chips = Auf welchen liegt ein Machtchip?
    .hint = Tippe auf jedes markierte Gebäude.
    .title = Spiegeln
    .marked = Machtchip
mirror-trade = Unter welchen liegt ihr Handelsmarker?
    .hint = Tippe auf jedes davon.
    .title = Spiegeln
    .trade = Handelsmarker
mirror-tiles = Wo liegen Plättchen ohne Gebäude?
    .spoken = Wo liegen Landschaftsplättchen, auf denen kein Gebäude steht?
    .hint = Landschaftsplättchen, auf denen nichts steht.
    .title = Spiegeln
    .desert = Wüste
    .plains = Ebene
    .swamp = Sumpf
    .lake = See
    .forest = Wald
    .mountains = Gebirge
    .wasteland = Ödland
mirror-taken = Welche Felder hat ihre Völkerkarte vergeben?
    .hint = Gesperrt, oder ihres ohne Gebäude.
    .title = Spiegeln
    .closed = Gesperrt
    .hers = Ihres
mirror-bridges = { $who ->
    [you] Spieler 1: wie viele Brücken?
    [other] Spieler 2: wie viele Brücken?
   *[only] Wie viele Brücken hast du gebaut?
  }
    .title = Spiegeln
bridge-from = Wo beginnt die Brücke?
    .title = Spiegeln
mirror-levels = { $who ->
    [you] Spieler 1: welche Kultstufen?
    [other] Spieler 2: welche Kultstufen?
   *[only] Wo stehen deine Kultsteine?
  }
    .title = Spiegeln
    .fire = Feuer
    .water = Wasser
    .earth = Erde
    .air = Luft
now-mirror = Gespiegelt. Ab jetzt suche ich selbst.
    .title = Spiegeln
now-ask = Ab jetzt frage ich dich.
    .title = Auf Nachfrage
lies-here = { $hex }: was liegt dort?
    .title = Richtigstellen
    .as-shown = Alles wie gezeigt
    .nothing = Nichts
    .bot = Ein Gebäude von ihr
    .you = Ein Gebäude von dir
    .other = Eins von Spieler 2
    .closed = Gesperrt
    .hers = Ihres, ohne Gebäude
    .no-bridge = Keine Brücke
lies-terrain = { $hex }: welche Landschaft?
    .title = Richtigstellen
    .lake = See
lies-building = { $hex }: welches Gebäude?
    .title = Richtigstellen
lies-chip = { $hex }: liegt ein Machtchip darauf?
    .title = Richtigstellen
lies-trade = { $hex }: liegt ihr Handelsmarker darunter?
    .title = Richtigstellen
not-there = { $hex }: so viele hat sie nicht. Wo steht keins?
    .spoken = { NAME($kind) }: davon kenne ich schon alle, die sie hat. Auf welchem Feld steht in Wahrheit nichts?
    .title = Richtigstellen

## Ende
end-reached = Das Spiel ist zu Ende. Jetzt wird gewertet.
    .quiet = jetzt wird gewertet
end-your-levels = { $who ->
    [you] Spieler 1: welche Kultstufen?
    [other] Spieler 2: welche Kultstufen?
   *[only] Wo stehen deine Kultsteine?
  }
    .title = Kultwertung
end-cult = { $bot } für Automa, { $you } für { $humans ->
    [one] dich: { NAME($cult) }.
   *[other] Spieler 1, { $other } für Spieler 2: { NAME($cult) }.
  }
    .title = Kultwertung
    .row = { NAME($cult) }{ $humans ->
        [one] , du { $you }
       *[other] {""}
      }
    .detail = { $humans ->
        [one] für Automa und dich
       *[other] ihr { $you } und { $other }
      }
    .tab = Automa
end-your-shipping = { $who ->
    [you] Spieler 1: welche Schifffahrt?
    [other] Spieler 2: welche Schifffahrt?
   *[only] Wie hoch ist deine Schifffahrt?
  }
    .hint = Zwerge und Fakire zählen ihr Gebiet selbst.
    .title = Gebietswertung
    .reach-0 = Keine
    .reach-1 = Stufe 1
    .reach-2 = Stufe 2
    .reach-3 = Stufe 3
    .reach-4 = Stufe 4
    .reach-5 = Stufe 5
    .count-myself = Ich zähle selbst
end-area-size = { $who ->
    [bot] Automa: wie viele Gebäude hat ihr größtes Gebiet?
    [you] Spieler 1: wie viele Gebäude hat dein größtes Gebiet?
    [other] Spieler 2: wie viele Gebäude hat dein größtes Gebiet?
   *[only] Wie viele Gebäude hat dein größtes Gebiet?
  }
    .spoken = { end-area-size } { end-area-size.hint }
    .hint = { $who ->
        [bot] Mit Schifffahrt { $shipping }.
       *[other] Automa rechnet mit Schifffahrt { $shipping }, du mit deiner.
      }
    .title = Gebietswertung
end-area = { points-count } für { for-who }: { buildings-count }.
    .title = Gebietswertung
    .row = { $who ->
        [bot] Gebiet Automa
        [you] Gebiet Spieler 1
        [other] Gebiet Spieler 2
       *[only] dein Gebiet
      }
    .detail = { buildings-count }
end-tile-value = { tile-name }: { $who ->
    [bot] welcher Wert für Automa?
    [you] welcher Wert für Spieler 1?
    [other] welcher Wert für Spieler 2?
   *[only] welcher Wert für dich?
  }
    .hint = { $who ->
        [bot] Wie üblich gezählt, mit Schifffahrt { $shipping }. Den Rest rechne ich.
       *[other] Wie üblich gezählt. Den Rest rechne ich.
      }
end-end-tile = { points-count } für { for-who }: { $value }.
    .hint = { tile-name }
    .row = { $who ->
        [bot] Endwertung Automa
        [you] Endwertung Spieler 1
        [other] Endwertung Spieler 2
       *[only] deine Endwertung
      }
    .detail = Wert { $value }
end-buildings = { points-count } für ihre Gebäude.
    .title = Wanderer
    .row = { points-word }
    .detail = für ihre Gebäude
end-account = { $who ->
    [you] Spieler 1: Punkte vor dieser Wertung?
    [other] Spieler 2: Punkte vor dieser Wertung?
   *[only] Wie viele Punkte hattest du vor dieser Wertung?
  }
    .spoken = { end-account } { end-account.hint }
    .hint = Auf der Leiste, ohne Kulte und Gebiete. Rohstoffe: ein Punkt je 3 Münzen.
    .game = Vor der Wertung
    .resources = Rohstoffe
end-total = { points-count } für { for-who }.
    .row = { $who ->
        [bot] Automa gesamt
        [you] Spieler 1 gesamt
        [other] Spieler 2 gesamt
       *[only] du gesamt
      }
end-verdict = { $result ->
    [won] { $who ->
        [you] { points-count-margin } Vorsprung: Spieler 1 gewinnt.
        [other] { points-count-margin } Vorsprung: Spieler 2 gewinnt.
       *[only] { points-count-margin } Vorsprung: du gewinnst.
      }
    [tied] Gleich viele Punkte: ihr teilt den Sieg.
   *[lost] { points-count-margin } Rückstand: Automa gewinnt.
  }
points-count-margin = { $margin ->
    [one] Ein Punkt
   *[other] { $margin } Punkte
  }
verdict = { $result ->
    [won] { $who ->
        [you] Spieler 1 gewinnt
        [other] Spieler 2 gewinnt
       *[only] Gewonnen
      }
    [tied] Unentschieden
   *[lost] Verloren
  }
    .hint = { $result ->
        [tied] mit gleich vielen Punkten
       *[other] { by-points }
      }
score-game = Im Spiel
score-start = Beginn
score-cards = Karten
score-tiles = Wertungsplättchen
score-trade = Handel
score-faction = Völkerkarte
score-cults = Kulte
score-area = Gebiet
score-end-tile = Endwertung
score-buildings = Gebäude
score-resources = Rohstoffe

## Gründe
because-range = { $group ->
    [marked] In Reichweite der Gebäude mit Chip
   *[unmarked] In Reichweite der Gebäude ohne Chip
  }, Schifffahrt { $shipping }: { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
  }
because-everywhere = Überall: { $left ->
    [one] { $left } leeres Feld
   *[other] { $left } leere Felder
  }
because-touching = Zusammenführen: die Gruppen berühren sich schon
because-merge = Kürzer als der Weg von { $gap } zwischen den Gruppen: { options-left }
because-no-merge = Kein Feld bringt die Gruppen näher: { options-left }
because-landscape = { $whose ->
    [you] Reihe { row-name } deiner Heimat
   *[bot] Reihe { row-name }
  }, zuerst { terrain-name }: { options-left }
because-near = { $distance ->
    [0] Kein Weg zu { near-who }
   *[other] Am nächsten bei { near-who }, { $distance } weit
  }: { options-left }
because-far = { $distance ->
    [0] Kein Weg zu ihren Gebäuden
   *[other] Am weitesten von ihren Gebäuden, { $distance } weit
  }: { options-left }
because-most-power = Am meisten Macht für { for-who }, { $power }: { options-left }
because-direction = Richtung: { direction-name } bis { $count } gezählt, { $from } zur Wahl
because-group = { $tie ->
    [yes] Gleich weit zu beiden Gruppen: ohne Chip
   *[no] { $group ->
        [marked] Ihr nächstes Gebäude hat einen Chip, { $distance } weit
       *[unmarked] Ihr nächstes Gebäude hat keinen Chip, { $distance } weit
      }
  }
because-upgradable = Sie kann aufwerten: { $left } Gebäude
because-beside = Wohnhäuser direkt neben { near-who }: { options-left }
because-none-beside = Kein Wohnhaus direkt neben { near-who }: { options-left }
because-least-power = Am wenigsten Macht für { for-who }, { $power }: { options-left }
because-at-river = Gebäude am Fluss ohne Handelsmarker: { $left }
because-highest = Höchste Machtstufe { $power }: { options-left }
because-uncovered = Freie Machtfelder: { $left }
because-tracks = Skalen, auf denen niemand auf 10 steht: { $left }
because-favours = Gunstplättchen, auf deren Skala niemand auf 10 steht: { $left }
because-tile = Das Wertungsplättchen zeigt { NAME($cult) }
because-tile-closed = Das Wertungsplättchen zeigt { NAME($cult) }, das geht nicht: sie holt auf
because-at-zero = Sie steht auf 0: { options-left }
because-none-at-zero = Nirgends steht sie auf 0: { options-left }
because-closest = Kleinster Abstand zu { near-who }, { $distance }: { options-left }

## Hilfe
aid-cost = Automa zahlt nie. Münzen, Arbeiter, Macht, Brücken und Städte hat sie nicht.
aid-start = In Runde 1 beginnst du. Danach beginnt, wer zuerst gepasst hat.
aid-bonus = Nimmst du beim Passen eine Rundenbonuskarte, kommt deine alte in die Lücke.
aid-power = Baut oder wertet sie direkt neben dir auf, darfst du wie üblich Macht nehmen.
aid-tile = Am Rundenende kommt das Wertungsplättchen aus dem Spiel.
aid-keys = Stufe 10 erreicht sie ohne Stadtschlüssel. Dann ist die Stufe für dich besetzt.
aid-marked = Gebäude mit Machtchip sind markiert. So hat sie zwei Gebiete, in denen sie baut.
aid-turned = Ist eine der letzten zwei Karten eine mit Passen-Zeichen, passt sie sofort.
aid-tie = Am Ende zählen Kulte und Gebiete wie zwischen zwei Menschen.
aid-reading-merge = Unsere Lesart: Zusammenführen zählt den Weg zwischen den Gruppen, wie er nach dem Bau ist. Das Feld darf neben dem alten Weg liegen; ob sie sich schon berühren, sagt die Schifffahrt dieser Aktion.
aid-reading-everywhere = Unsere Lesart: Auch bei unbegrenzter Reichweite gelten Zusammenführen und Chip wie immer.
aid-reading-terrain = Unsere Lesart: Ein gelegtes Landschaftsplättchen zählt statt der gedruckten Landschaft.
aid-reading-bridge = Unsere Lesart: Eine Brücke macht zwei Felder direkt benachbart, der Weg darüber ist 1.
aid-reading-far = Unsere Lesart: Mit den Endwertungsplättchen der Entfernung gilt zuerst die Völkerkarte, dann, was am weitesten von ihr weg ist.
aid-reading-direction = Unsere Lesart: Gezählt wird nur, was nach den Auswahlmethoden davor noch übrig ist.
aid-reading-power = Unsere Lesart: Es zählt die Machtstufe deiner Gebäude daneben, nicht was du davon nimmst.
aid-reading-supply = Unsere Lesart: Das ersetzte Gebäude geht in ihren Vorrat zurück, und für Tempel und Heiligtum nimmt sie kein Gunstplättchen.
aid-reading-shipyard = Unsere Lesart: Die Werft hat Machtstufe 3, wie die Festung.
aid-reading-catch-up = Unsere Lesart: Beim Aufholen wählt sie erst die Skalen auf 0, unter diesen die mit dem kleinsten Abstand.
aid-reading-fallback = Unsere Lesart: Auch in einer Völkeraktion wertet sie auf, wenn sie nicht bauen kann.
aid-reading-first-pass = Unsere Lesart: Die Startspielerfigur bekommt sie nur, wenn sie vor euch beiden passt.
aid-reading-support = Unsere Lesart: Den Pfeil zeigt die Karte, die in ihrem letzten Zug links lag.
aid-reading-last-bonus = Unsere Lesart: In Runde 6 nimmt sie keine Rundenbonuskarte mehr.
aid-reading-first-card = Unsere Lesart: Die Karte kommt aus allen, die in dieser Partie mitspielen.
aid-reading-cultists = Unsere Lesart: Punkte gibt den Kultisten eine Karte mit fester Zahl, nicht mit X.
aid-reading-third = Unsere Lesart: Auf Stufe Automalein ziehen auch Kultisten zuerst die *3, die auf der Reserve liegt. Nach Runde 1 kommt dann die nächste Karte zu ihr.
    .spoken = Unsere Lesart: Auf Stufe Automalein ziehen auch Kultisten zuerst die Karte Stern 3, die auf der Reserve liegt. Nach Runde 1 kommt dann die nächste Karte zu ihr.
aid-reading-hers = Unsere Lesart: Auf ihrem Feld baut nur sie, am Ende zählt es wie ein Gebäude zu ihrem Gebiet.

## Bestand
tracker-round = Runde
tracker-passed = Gepasst
tracker-priests = Priester
tracker-cubes = Würfel
tracker-dwelling = Wohn­häuser
    .short = Häuser
tracker-trading-house = Handels­häuser
    .short = Handel
tracker-temple = Tempel
tracker-stronghold = Festung
tracker-sanctuary = Heiligtum
tracker-shipyard = Werft
tracker-fire = Feuer
tracker-water = Wasser
tracker-earth = Erde
tracker-air = Luft

## Karten und Übersicht
deck-automa = Automakarten
deck-difficulty = Schwierigkeitsstufen
deck-landscape = Landschaftskarten
deck-factions = Völkerkarten
sheet-turn = Ihr Zug
sheet-draw = Karte ziehen
sheet-draw-text = Im ersten Zug jeder Runde zwei Karten: die erste rechts, die zweite links. Sonst eine: links. Die alte linke kommt nach rechts.
sheet-pass = Passen
sheet-pass-text = Stapel leer, oder eine der letzten zwei Karten »passt am Ende«: Punkte vom Plättchen, rechts unten. Bonuskarte wie auf der bisher linken Karte, ihre alte an deren Platz, Münzen zurück. 1 Reservekarte dazu, mischen, zwei quer.
sheet-act = Ausführen
sheet-act-text = Die linke Karte von oben nach unten. Pfeile zeigen, was rechts gilt. Was nicht geht, entfällt. Sie zahlt nie.
sheet-round = Rundenende
sheet-round-text = Passt du, kommt deine Bonuskarte in die Lücke. Hat sie zuerst gepasst, beginnt sie die nächste Runde. Das Wertungsplättchen kommt aus dem Spiel. Nach Runde 6 nimmt sie keine Bonuskarte mehr.
sheet-actions = Ihre Aktionen
sheet-build = Umwandeln und Bauen
sheet-build-text = Leere Felder in Reichweite der Gruppe, die rechts steht. Zusammenführen, solange die Gruppen getrennt sind: nur was sie näher bringt; gibt es das nicht, bleiben alle. Dann Landschaft, am nächsten bei dir, Richtung. Chip wie ihr nächstes Gebäude, gleich weit: keinen. Geht nichts: aufwerten.
sheet-upgrade = Aufwerten
sheet-upgrade-text = Hat sie ein Handelshaus: Wohnhäuser neben dir, sonst alle. Wenigste Macht für dich, Richtung. Erst Werft, Festung, Tempel; Tempel zu Heiligtum.
sheet-cult = Kult
sheet-cult-text = Kult der Wertung, falls rechts so gezeigt und möglich, sonst aufholen: sie auf 0, kleinster Abstand zu dir, Richtung. Nie auf einer Skala, auf der jemand auf 10 steht. Kein Schlüssel nötig. Priester aufs höchste freie Feld, sonst 1 Stufe.
sheet-favour = Gunstplättchen
sheet-favour-text = Nur Runde 5 und 6: 3 Stufen, gewählt wie beim Kult.
sheet-cover = Machtfeld abdecken
sheet-cover-text = Ein freies nach Richtung. Mit den Händlern dort auch eins.
sheet-trade = Handel
sheet-trade-text = Dein Gebäude am Fluss ohne ihren Marker, das mit der höchsten Machtstufe, dann Richtung. Marker darunter, Punkte wie die Machtstufe. Du darfst Macht nehmen.
sheet-faction = Völkeraktion
sheet-faction-text = Ihre Völkerkarte von oben nach unten.
sheet-points-text = Wie gezeigt. X steht bei den Stufen, nach Runde.
sheet-choice = Auswahl
sheet-near = Am nächsten
sheet-near-text = Wenigste Felder, Flüsse zählen mit, nie durch deine Gebäude.
sheet-range = Reichweite
sheet-range-text = Neben ihren Gebäuden, über Flüsse so weit wie ihre Schifffahrt in dieser Runde.
sheet-landscape = Landschaft
sheet-landscape-text = Reihe A oder B ihrer Karte, die erste von links, die dabei ist.
sheet-direction = Richtung
sheet-direction-text = Von links oben oder von rechts unten so weit zählen, wie die Zahl sagt. Am Ende von vorn.
sheet-general = Wie zu zweit
sheet-general-text = Automas Wertungsplättchen, Spielendemarke auf Runde 6. 5 Bonuskarten: sie nimmt die linke. Du beginnst Runde 1.
sheet-people = Volk und Heimat
sheet-people-text = Ein Automa-Volk und eine andere Heimat als deine, mit ihrer Landschaftskarte.
sheet-pieces = Ihr Vorrat
sheet-pieces-text = 6 Wohnhäuser, alle anderen Gebäude, 7 Priester, 20 Punkte, Kultstufen der Völkerkarte. Mit den Händlern nur 2 Handelshäuser, dazu die Werft.
sheet-first = Erste Wohnhäuser
sheet-first-text = Nach deinem ersten: Zieh eine Karte. Sie baut auf deren Buchstaben, nach der Spielplankarte für ihre Heimat, auf A oder D mit Chip.
sheet-deck = Stapel
sheet-deck-text = *1 bis *5. Stufe 1: *3 erst nach Runde 1. Stufe 3 und 4: 1 Reservekarte dazu, Stufe 5: 2. Die untersten zwei quer.
sheet-merchants = Mit den Händlern
sheet-merchants-text = Ihre *2 und *4 statt der anderen. Passt sie in Runde 2, kommt auch ihre dritte Karte dazu.
sheet-two = Ihr seid zu zweit
sheet-two-text = Sie spielt Die Unscheinbaren und ist Dritte. 6 Bonuskarten. Für sie zählt ihr beide: der höhere Kultstein, eure Macht zusammen.
sheet-yours = Dein Volk
sheet-yours-text = Kultisten: neben ihr gebaut oder aufgewertet, 1 Reservekarte: ihre Punkte, sonst 1 Kultstufe. Gestaltwandler: dort gebaut, 1 Macht statt Chip. Chaosmagier bauen nach ihr. Yetis: Festung, Heiligtum Macht 4. Giganten: keine Verwüster.
sheet-end = Nach Runde 6
sheet-count = Wertung
sheet-count-text = Kulte 8, 4, 2. Gebiet und Endwertung 18, 12, 6, sie mit ihrer höchsten Schifffahrt. Keine Städte, keine Rohstoffe.
sheet-tiles = Endwertungsplättchen
sheet-tiles-text = Heiligtum und Festung: ihre größte Entfernung halb, aufgerundet. Außenposten: ihre Ansiedlungen weniger 2. Bei Entfernung oder Festung baut sie weit von sich statt nah bei dir.

## Spielplan
map-label = Spielplan
map-hex = { $hex }, { $terrain ->
    [desert] Wüste
    [plains] Ebene
    [swamp] Sumpf
    [lake] See
    [forest] Wald
    [mountains] Gebirge
    [wasteland] Ödland
   *[river] Fluss
  }{ $owner ->
    [bot] , Automa
    [you] , du
    [other] , Spieler 2
   *[none] {""}
  }{ $building ->
    [dwelling] : Wohnhaus
    [trading-house] : Handelshaus
    [temple] : Tempel
    [stronghold] : Festung
    [sanctuary] : Heiligtum
    [shipyard] : Werft
   *[none] {""}
  }{ $marked ->
    [yes] , mit Machtchip
   *[no] {""}
  }{ $taken ->
    [closed] , gesperrt
    [hers] , ihres
   *[none] {""}
  }{ $target ->
    [yes] . Das ist es
   *[no] {""}
  }

## Abschnitte des Regelhefts
rule-generelle-automaregeln = Generelle Automaregeln
rule-ein-paar-aus-automakarten-nutzen = Ein Paar aus Automakarten nutzen
    .about = { sheet-act-text }
rule-allgemeiner-aufbau = Allgemeiner Aufbau
    .title = Aufbau
    .about = { sheet-general }: { sheet-general-text } { sheet-people }: { sheet-people-text } { sheet-pieces }: { sheet-pieces-text }
rule-einsetzen-der-ersten-wohnhauser = Einsetzen der ersten Wohnhäuser
    .title = Erste Wohnhäuser
    .about = { sheet-first-text }
rule-zusammenstellen-des-automastapels = Zusammenstellen des Automastapels
    .title = Automastapel
    .about =
        { sheet-deck-text }
        { sheet-merchants }: { sheet-merchants-text }
        Stufe 1, { names.automalein }: { option-level.explain-automalein }
        Stufe 2, { names.automa }: { option-level.explain-automa }
        Stufe 3, { names.automaechtig }: { option-level.explain-automaechtig }
        Stufe 4, { names.ultoma }: { option-level.explain-ultoma }
        Stufe 5, { names.alptrauma }: { option-level.explain-alptrauma }
rule-markierte-nicht-markierte-gebaude = Markierte / nicht markierte Gebäude
rule-automas-reichweite = Automas Reichweite
    .about = { sheet-range-text }
rule-am-nachsten-kurzester-weg = Am nächsten / kürzester Weg
    .about = { sheet-near-text }
rule-landschaftsprioritat = Landschaftspriorität
    .about = { sheet-landscape-text }
rule-richtungsauswahl = Richtungsauswahl
    .about = { sheet-direction-text }
rule-automas-spielzug = Automas Spielzug
    .about = { sheet-draw }: { sheet-draw-text } { sheet-act }: { sheet-act-text }
rule-ziehe-eine-automakarte = Ziehe eine Automakarte
    .about = { sheet-draw-text }
rule-automa-passt = Automa passt
    .title = Sie passt
    .about = { sheet-pass-text } { sheet-round }: { sheet-round-text }
rule-volkeraktion = Völkeraktion
    .about = { sheet-faction-text }
rule-machtaktion-abdecken = Machtaktion abdecken
    .title = Machtfeld
    .about = { sheet-cover-text }
rule-punkte-erhalten = Punkte erhalten
    .title = Punkte
    .about = { sheet-points-text }
rule-aufsteigen-auf-der-kultskala = Aufsteigen auf der Kultskala
    .title = Kult
    .about = { sheet-cult-text }
rule-aufwerten = Aufwerten
    .title = Aufwerten
    .about = { sheet-upgrade-text }
rule-gunstplattchen-nehmen = Gunstplättchen nehmen
    .title = Gunst
    .about = { sheet-favour-text }
rule-umwandeln-und-bauen = Umwandeln und Bauen
    .title = Bauen
    .about = { sheet-build-text }
rule-handeln = Handeln
    .title = Handel
    .about = { sheet-trade-text }
rule-automas-wertung = Automas Wertung
    .title = Wertung
    .about = { sheet-count-text }
rule-endwertungsplattchen = Endwertungsplättchen
    .title = Endwertung
    .about = { sheet-tiles-text }
rule-volkerspezifische-regeln = Völkerspezifische Regeln
    .about = { sheet-yours-text }
rule-zu-zweit-mit-automa = Zu zweit mit Automa
    .about = { sheet-two-text }
rule-volkerkarten = Völkerkarten
    .title = Ihre Völkerkarte
