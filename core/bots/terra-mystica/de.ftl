bot-name = Automa
game-name = Terra Mystica
headline = Runde { $round } von { $rounds } · { level-name }

## Optionen
option-way = Spielplan
    .mirror = Gespiegelt
    .ask = Auf Nachfrage
    .explain = Gespiegelt: du tippst ein, was du baust, und sie nennt ihr genaues Feld. Auf Nachfrage: sie liest Möglichkeiten und Reihenfolge vor, und du findest das Feld.
option-level = Stufe
    .automalein = Automalein
    .automa = Automa
    .automaechtig = Automächtig
    .ultoma = Ultoma
    .alptrauma = Alptrauma
    .explain = Je höher, desto mehr Karten, Punkte und Schifffahrt hat sie.
option-faction = Ihr Volk
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
    .any = Ein anderes
    .cultists = Kultisten
    .chaos-magicians = Chaosmagier
    .shapeshifters = Gestaltwandler
    .giants = Giganten
    .nomads = Nomaden
    .yetis = Yetis
    .explain = Nur diese sechs ändern etwas gegen Automa oder beim Aufbau.
option-end-tile = Endwertung
    .none = Keine
    .distance = Größte Entfernung
    .settlements = Ansiedlungen
    .sanctuary-stronghold = Heiligtum und Festung
    .outposts = Außenposten
    .explain = Die Endwertungsplättchen von Feuer & Eis. Das der Händler geht nicht.
option-merchants = Die Händler
    .explain = Ihre drei Händlerkarten, ihre Werft und ihre Handelsmarker sind dabei.
option-players = Mitspieler
    .one = Du allein
    .two = Ihr seid zu zweit
    .explain = Zu zweit spielt sie immer Die Unscheinbaren und sitzt an dritter Stelle.
option-landscape = Landschaftskarte
    .learn = Fragen, wenn nötig
    .enter = Am Anfang eingeben
    .explain = Die Reihen ihrer Landschaftskarte kennen wir nicht. Fragen: sie fragt nur, was sie gerade braucht, und merkt es sich.
setup-note = Automakarten, Völker und Stufen sind ungeprüft. Landschaftskarten und Punkte der Wertungsplättchen kennen wir nicht: du liest sie vor, wenn sie gebraucht werden.

## Wörter, die mehrmals vorkommen
level-name = { $level ->
    [automalein] Automalein
    [automa] Automa
    [automaechtig] Automächtig
    [ultoma] Ultoma
   *[alptrauma] Alptrauma
  }
faction-name = { $faction ->
    [simpletons] Die Unscheinbaren
    [kuddlers] Kuschler
    [druids] Druiden
    [racelings] Sprinter
    [wanderers] Wanderer
    [mimics] Die Nachahmer
    [powermongers] Machthändler
    [symbionts] Symbionten
    [blight] Verwüster
   *[gognomes] Gognome
  }
home-name = { $home ->
    [desert] Wüste
    [plains] Ebene
    [swamp] Sumpf
    [lake] See
    [forest] Wald
    [mountains] Gebirge
   *[wasteland] Ödland
  }
terrain-name = { $terrain ->
    [desert] Wüste
    [plains] Ebene
    [swamp] Sumpf
    [lake] See
    [forest] Wald
    [mountains] Gebirge
   *[wasteland] Ödland
  }
row-name = { $row ->
    [a] A
   *[b] B
  }
cult-name = { $cult ->
    [fire] Feuer
    [water] Wasser
    [earth] Erde
   *[air] Luft
  }
from-name = { $from ->
    [dwelling] Wohnhaus
    [trading-house] Handelshaus
    [temple] Tempel
    [stronghold] Festung
    [sanctuary] Heiligtum
   *[shipyard] Werft
  }
to-name = { $to ->
    [dwelling] Wohnhaus
    [trading-house] Handelshaus
    [temple] Tempel
    [stronghold] Festung
    [sanctuary] Heiligtum
   *[shipyard] Werft
  }
building-name = { $building ->
    [dwelling] Wohnhaus
    [trading-house] Handelshaus
    [temple] Tempel
    [stronghold] Festung
    [sanctuary] Heiligtum
   *[shipyard] Werft
  }
who-name = { $who ->
    [bot] Automa
    [other] Spieler 2
    [you] Spieler 1
   *[only] Du
  }
options-left = { $left ->
    [one] { $left } bleibt
   *[other] { $left } bleiben
  }
steps-count = { $steps ->
    [one] { $steps } Stufe
   *[other] { $steps } Stufen
  }
points-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
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
waiting-turn-alone = Automa spielt weiter.
script-turn-alone = Automa spielt weiter
    .action = Weiter
    .hint = bis sie passt
script-your-hex = Du baust
    .action = Feld antippen
    .hint = bauen, aufwerten, Brücke
script-your-cult = Du steigst im Kult
    .action = Kultskala
    .hint = mit oder ohne Priester
script-your-power = Du nutzt eine Machtaktion
    .action = Machtfeld genutzt
    .hint = auf dem Spielplan
script-your-favour = Du nimmst ein Gunstplättchen
    .action = Gunst mit 3 Stufen
    .hint = kleinere sind ihr gleich
script-you-pass = Du passt
    .action = Ich passe
    .hint = Runde für dich vorbei
script-cultists = Kultisten
    .action = Neben ihr gebaut oder aufgewertet
    .hint = eine Karte vom Reservestapel
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
    .title = Aufbau
set-up-end-marker = Spielendemarke auf das Plättchen von Runde 6.
    .hint = Sie verdeckt den Bereich rechts oben.
    .title = Aufbau
set-up-start = { $humans ->
    [one] Du bist Startspieler.
   *[other] Macht unter euch aus, wer beginnt. Automa ist Dritte.
  }
    .title = Aufbau
set-up-your-faction = { $faction ->
    [cultists] Kultisten: baust du neben Automa oder wertest dort auf, ziehst du eine Karte ihrer Reserve.
    [chaos-magicians] Chaosmagier: dein einziges Wohnhaus kommt nach ihren beiden.
    [shapeshifters] Gestaltwandler: baust du neben Automa, bekommst du 1 Macht statt eines Machtchips.
    [yetis] Yetis: deine Festung und dein Heiligtum haben Machtstufe 4.
   *[giants] Giganten: Automa spielt nicht die Verwüster.
  }
    .title = Dein Volk
set-up-refused = Zu zweit geht dieses Volk nicht: { faction-name }.
    .title = Ihr Volk
set-up-refused-giants = Gegen Giganten geht dieses Volk nicht: { faction-name }.
    .title = Ihr Volk
set-up-faction = Automa spielt: { faction-name }.
    .hint = Die Völkerkarte in ihren Bereich{ mark }.
    .title = Ihr Volk
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
your-home = { $who ->
    [you] Spieler 1: welche Heimat?
    [other] Spieler 2: welche Heimat?
   *[only] Welche Landschaft ist deine Heimat?
  }
    .title = Aufbau
    .desert = Wüste
    .plains = Ebene
    .swamp = Sumpf
    .lake = See
    .forest = Wald
    .mountains = Gebirge
    .wasteland = Ödland
her-home = Welche Landschaft ist ihre Heimat?
    .title = Aufbau
    .desert = Wüste
    .plains = Ebene
    .swamp = Sumpf
    .lake = See
    .forest = Wald
    .mountains = Gebirge
    .wasteland = Ödland
set-up-landscape = Landschaftskarte { home-name } in ihren Bereich.
    .title = Aufbau
set-up-buildings = { $merchants ->
    [yes] 2 Wohnhäuser und 2 Handelshäuser von ihr zurück in die Schachtel.
   *[no] 2 Wohnhäuser von ihr zurück in die Schachtel.
  }
    .spoken = { set-up-buildings } { set-up-buildings.hint }
    .hint = Alle anderen Gebäude und alle Priester in ihren Bereich.
    .title = Aufbau
set-up-cults = Ihre Kultstufen: Feuer { $fire }, Wasser { $water }, Erde { $earth }, Luft { $air }.
    .title = Aufbau
set-up-points = { $points } Punkte: dort beginnt ihr Stein auf der Leiste.
    .title = Aufbau
your-first-levels = { $who ->
    [you] Spieler 1: welche Kultstufen?
    [other] Spieler 2: welche Kultstufen?
   *[only] Wo beginnst du auf den Kultskalen?
  }
    .title = Aufbau
    .fire = Feuer
    .water = Wasser
    .earth = Erde
    .air = Luft
set-up-trade = Ihre Handelsmarker und ihre Werft in ihren Bereich.
    .title = Aufbau
set-up-bonus = { $cards } Rundenbonuskarten offen in eine Reihe.
    .spoken = { set-up-bonus } { set-up-bonus.hint }
    .hint = { $humans ->
        [one] Sie bekommt die Karte ganz links. Dann wählst du.
       *[other] Sie bekommt die Karte ganz links. Dann wählt ihr.
      }
    .title = Aufbau
first-yours = { $who ->
    [you] Spieler 1: setze dein Wohnhaus { $number }.
    [other] Spieler 2: setze dein Wohnhaus { $number }.
   *[only] Setze dein Wohnhaus { $number }.
  }
    .title = Erste Wohnhäuser
first-your-hex = { $who ->
    [you] Spieler 1: wo steht Wohnhaus { $number }?
    [other] Spieler 2: wo steht Wohnhaus { $number }?
   *[only] Wo steht dein Wohnhaus { $number }?
  }
    .title = Erste Wohnhäuser
which-first = Zieh eine beliebige Automakarte. Welche ist es?
    .title = Erste Wohnhäuser
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
    .card-extra = Händlerkarte
first-letters = { $marked } und { $unmarked }: dort beginnt sie.
    .spoken = { first-letters } { first-letters.hint }
    .hint = Die Spielplankarte zeigt die Felder ihrer Heimat. Auf { $marked } kommt ein Machtchip.
    .title = Erste Wohnhäuser
first-her-hex = { $group ->
    [marked] Wo ist Feld { $letter }? Dort mit Machtchip.
   *[unmarked] Wo ist Feld { $letter }? Dort ohne Chip.
  }
    .hint = Sieh auf der Spielplankarte nach.
    .title = Erste Wohnhäuser
row-next = Reihe { row-name }: was ist im Kreis { $position }?
    .hint = Landschaftskarte { home-name }, von links nach rechts.
    .title = Landschaftskarte
    .desert = Wüste
    .plains = Ebene
    .swamp = Sumpf
    .lake = See
    .forest = Wald
    .mountains = Gebirge
    .wasteland = Ödland
row-first = Reihe { row-name }: was kommt zuerst?
    .spoken = Was kommt in Reihe { row-name } der Landschaftskarte { home-name } zuerst?
    .hint = Landschaftskarte { home-name }, von links nach rechts.
    .title = Landschaftskarte
    .desert = Wüste
    .plains = Ebene
    .swamp = Sumpf
    .lake = See
    .forest = Wald
    .mountains = Gebirge
    .wasteland = Ödland
set-up-start-cards = { $merchants ->
    [yes] Startkarten: *1, *3, *5 und *2, *4 der Händler.
   *[no] Startkarten: *1 bis *5.
  }
    .spoken = { set-up-start-cards } { set-up-start-cards.hint }
    .hint = { $merchants ->
        [yes] Die dritte Händlerkarte liegt bereit, bis sie in Runde 2 passt. Der Rest ist gemischt die Reserve.
       *[no] Der Rest ist gemischt die Reserve.
      }
    .title = Automastapel
set-up-level = { $late ->
    [yes] { $cards } Karten im Stapel: *3 liegt noch verdeckt auf der Reserve.
   *[no] { $added ->
        [0] { $cards } Karten im Stapel: nur die Startkarten.
       *[other] { $cards } Karten im Stapel: { $added } verdeckt aus der Reserve dazu.
      }
  }
    .hint = { level-name }{ mark }
    .title = Automastapel
set-up-turn-two = Mischen. Die untersten 2 Karten quer.
    .title = Automastapel
set-up-built-in = { $cards } Karten sind in ihrem Stapel.
    .hint = { $late ->
        [yes] { level-name }{ mark }. Karte *3 kommt nach Runde 1 dazu.
       *[no] { $added ->
            [0] { level-name }{ mark }
           *[other] { level-name }{ mark }. Aus der Reserve: { $added }.
          }
      }
    .title = Automastapel
set-up-done = { $humans ->
    [one] Alles bereit. Du beginnst.
   *[other] Alles bereit. Ihr beginnt.
  }

## Zug
which-card = { $asks ->
    [forgotten] Welche Karte wurde nie eingetragen?
    [again] Und welche Karte liegt jetzt da?
   *[now] { $which ->
        [support] Rechte Karte: welche Nummer?
       *[action] Linke Karte: welche Nummer?
      }
  }
    .title = Karte ziehen
    .hint = { $asks ->
        [forgotten] Sie liegt bei den aufgedeckten Karten.
       *[other] Die Nummer steht auf der Karte.
      }
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
    .card-extra = Händlerkarte
    .forgotten = Vergessen oder nicht dabei
    .none = Keine: der Stapel ist leer
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
points = { points-count } für Automa.
    .hint = Von ihrer Karte{ mark }.
    .title = Punkte
cover = { $position }: sie deckt { $action ->
    [bridge] die Brücke
    [priest] den Priester
    [workers] 2 Arbeiter
    [coins] 7 Münzen
    [spade] 1 Spaten
   *[spades] 2 Spaten
  } ab.
    .spoken = Sie deckt das Machtfeld { $position } von links ab: { $action ->
        [bridge] Brücke
        [priest] Priester
        [workers] 2 Arbeiter
        [coins] 7 Münzen
        [spade] 1 Spaten
       *[spades] 2 Spaten
      }.
    .hint = Von links gezählt. Sie bekommt nichts dafür.
    .title = Machtaktion
cover-counted = { $position } von { $free }: dieses freie Machtfeld deckt sie ab.
    .spoken = { $where ->
        [merchants] Bei den Händlern deckt sie von { $free } freien Machtfeldern das { $position }. von links ab.
       *[main] Auf dem Spielplan deckt sie von { $free } freien Machtfeldern das { $position }. von links ab.
      }
    .hint = { $where ->
        [merchants] Auf dem Tableau der Händler, von links oben gezählt.
       *[main] Auf dem Spielplan, von links gezählt. Sie bekommt nichts dafür.
      }
    .title = Machtaktion
cover-none = { $where ->
    [merchants] Kein Machtfeld der Händler ist frei.
   *[main] Kein Machtfeld ist frei.
  } Das entfällt.
    .title = Machtaktion
power-free = Wie viele Machtfelder sind frei?
    .hint = Auf dem Spielplan.
    .title = Machtaktion
merchants-free = Wie viele Machtfelder der Händler sind frei?
    .title = Machtaktion
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
    .temple = Tempel
tile-cult = Welche Farbe hat ihr Symbol auf dem Plättchen?
    .hint = Wertungsplättchen der Runde { $round }.
    .title = Wertungsplättchen
    .fire = Feuer, rot
    .water = Wasser, blau
    .earth = Erde, braun
    .air = Luft, weiß
tile-points = Wie viele Punkte gibt ihr das Plättchen?
    .hint = Rechts unten auf dem Wertungsplättchen der Runde { $round }.
    .title = Sie passt
your-levels = { $humans ->
    [one] Wo stehen deine Kultsteine?
   *[other] Wo steht der höchste eurer Kultsteine?
  }
    .title = Kult
    .fire = Feuer
    .water = Wasser
    .earth = Erde
    .air = Luft
free-space = { cult-name }: welches Priesterfeld ist frei?
    .hint = Das höchste.
    .title = Kult
    .three = Feld 3
    .two = Feld 2
    .none = Keins
cult-priest = { steps-count } { cult-name }, mit Priester.
    .spoken = Automa setzt einen Priester und steigt { steps-count } auf der Skala { cult-name }.
    .hint = Priester auf das Feld { $steps }, Marker auf Stufe { $level }. Noch { $priests } Priester.
    .title = Kult
cult-step = { steps-count } { cult-name }, ohne Priester.
    .spoken = Automa steigt { steps-count } auf der Skala { cult-name }, ohne Priester.
    .hint = Marker auf Stufe { $level }. Noch { $priests } Priester.
    .title = Kult
cult-none = Auf jeder Skala steht jemand auf 10. Das entfällt.
    .title = Kult
favour = { steps-count } { cult-name }: sie nimmt das Gunstplättchen.
    .hint = Marker auf Stufe { $level }.
    .title = Gunst
favour-there = Liegt das Gunstplättchen noch da: 3 mal { cult-name }?
    .title = Gunst
favour-none = Kein Gunstplättchen passt. Das entfällt.
    .title = Gunst
favour-too-early = Gunst erst ab Runde { $round }. Das entfällt.
    .title = Gunst
build = { $hex }: sie baut ein Wohnhaus.
    .spoken = Sie baut ein Wohnhaus auf { $hex }. { build.hint }
    .hint = { $group ->
        [marked] Mit Machtchip.
       *[unmarked] Ohne Machtchip.
      } { $tile ->
        [yes] Vorher ein Plättchen { home-name } legen.
       *[no] Kein Plättchen nötig.
      }
    .title = Bauen
build-no-dwelling = Kein Wohnhaus mehr: sie wertet stattdessen auf.
    .title = Bauen
build-no-hex = { $group ->
    [marked] Kein Feld bei den markierten Gebäuden: sie wertet stattdessen auf.
   *[unmarked] Kein Feld bei den unmarkierten Gebäuden: sie wertet stattdessen auf.
  }
    .title = Bauen
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
    .title = Bauen
by-near = Dann: am nächsten bei deinen Gebäuden.
    .hint = Flüsse zählen als Felder. Um deine Gebäude herum, durch ihre hindurch.
    .title = Auswahl
by-far = Dann: am weitesten von ihren Gebäuden.
    .title = Auswahl
by-landscape = { $whose ->
    [you] Dann: Reihe { row-name } der Karte DEINER Heimat.
   *[bot] Dann: Reihe { row-name } ihrer Landschaftskarte.
  }
    .hint = Die erste Landschaft von links, die dabei ist.
    .title = Auswahl
by-most-power = Dann: wo du am meisten Macht bekommst.
    .title = Auswahl
by-direction = { $count }: so weit zählst du { direction-name }, wenn mehrere bleiben.
    .spoken = Bleiben mehrere: zähle { direction-name } bis { $count }.
    .hint = { $direction ->
        [forward] Zeile für Zeile, wie man liest. Nach dem letzten wieder von vorn.
       *[backward] Zeile für Zeile rückwärts. Nach dem letzten wieder von vorn.
      }
    .title = Auswahl
ask-built = Hat sie ein Feld?
    .title = Bauen
    .built = Ja, gebaut
    .no-hex = Kein Feld möglich
ask-mark = Ist ihr nächstes Gebäude markiert? Dann Machtchip darauf.
    .spoken = { ask-mark } { ask-mark.hint }
    .hint = Gleich weit zu beiden: ohne Chip. Falls nötig, vorher ein Plättchen ihrer Heimat.
    .title = Bauen
upgrade = { $hex }: { from-name } wird { to-name }.
    .spoken = Sie wertet auf { $hex } auf: { from-name } wird { to-name }.
    .hint = Das alte Gebäude geht in ihren Vorrat. Gunstplättchen bekommt sie dafür nicht.
    .title = Aufwerten
upgrade-none = Sie kann nichts aufwerten. Das entfällt.
    .title = Aufwerten
options-beside = Ihre Wohnhäuser direkt neben deinen Gebäuden.
    .spoken = { options-beside } { options-beside.hint }
    .hint = Gibt es keins: alle Gebäude, die sie aufwerten kann.
    .title = Aufwerten
options-upgradable = Alle Gebäude, die sie aufwerten kann.
    .hint = Sie hat kein Handelshaus mehr.
    .title = Aufwerten
by-least-power = Dann: wo du am wenigsten Macht bekommst.
    .title = Auswahl
ask-upgraded = Was wertet sie auf?
    .title = Aufwerten
    .dwelling = Wohnhaus
    .trading-house = Handelshaus
    .temple = Tempel
    .stronghold = Festung
    .sanctuary = Heiligtum
    .shipyard = Werft
ask-upgrade = { from-name } wird { to-name }.
    .hint = Das alte Gebäude geht in ihren Vorrat. Gunstplättchen bekommt sie dafür nicht.
    .title = Aufwerten
offer-power = { $power } Macht { $who ->
    [you] kann Spieler 1 nehmen.
    [other] kann Spieler 2 nehmen.
   *[only] kannst du nehmen.
  }
    .hint = Durch ihr Gebäude auf { $hex }. Kostet wie üblich 1 Punkt weniger, als du Macht bekommst.
    .title = Macht
took-power = Hast du dadurch mindestens { $power } Macht bekommen?
    .title = Machthändler
trade = { points-count } durch Handel auf { $hex }.
    .spoken = { trade } { trade.hint }
    .hint = { building-name }: Handelsmarker darunter. Du darfst Macht nehmen.
    .title = Handeln
trade-none = Kein Gebäude am Fluss ohne Handelsmarker. Das entfällt.
    .title = Handeln
trade-not-now = Kein Handel in Runde { $round }. Das entfällt.
    .title = Handeln
options-river = Deine Gebäude am Fluss ohne ihren Handelsmarker.
    .title = Handeln
by-highest = Dann: das mit der höchsten Machtstufe.
    .title = Auswahl
ask-traded = Welche Machtstufe hat das Gebäude?
    .hint = Lege ihren Handelsmarker darunter. Du darfst dafür Macht nehmen.
    .title = Handeln
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

## Passen
pass = { $why ->
    [empty] Der Stapel ist leer: Automa passt.
   *[turned] Eine quer liegende Karte zeigt Passen: Automa passt.
  }
    .title = Sie passt
pass-points = { points-count } vom Wertungsplättchen.
    .title = Sie passt
pass-points-again = { points-count } noch einmal: sie passt als Erste.
    .title = Sprinter
pass-bonus = { $bonus ->
    [left] Sie nimmt die linke Rundenbonuskarte.
    [middle] Sie nimmt die mittlere Rundenbonuskarte.
   *[right] Sie nimmt die rechte Rundenbonuskarte.
  }
    .spoken = { pass-bonus } { pass-bonus.hint }
    .hint = Münzen darauf in den Vorrat. Ihre alte Karte kommt in die Lücke.
    .title = Sie passt
pass-deck = { $extra ->
    [yes] { $cards } Karten: alle mischen, 1 aus der Reserve und die Händlerkarte dazu.
   *[no] { $cards } Karten: alle mischen, 1 aus der Reserve dazu.
  }
    .spoken = { $extra ->
        [yes] Nimm alle Karten der Runde, eine aus der Reserve und die Händlerkarte, und mische. Jetzt sind es { $cards }. Die untersten zwei quer.
       *[no] Nimm alle Karten der Runde und eine aus der Reserve, und mische. Jetzt sind es { $cards }. Die untersten zwei quer.
      }
    .hint = Ungesehen. Die untersten 2 quer.
    .title = Sie passt
pass-first = Sie hat zuerst gepasst: Startspielerfigur zu ihr.
    .title = Sie passt
who-passes = Wer passt?
    .you = Spieler 1
    .other = Spieler 2
your-bonus = { $who ->
    [you] Spieler 1: alte Rundenbonuskarte dorthin, wo die neue lag.
    [other] Spieler 2: alte Rundenbonuskarte dorthin, wo die neue lag.
   *[only] Deine alte Rundenbonuskarte dorthin, wo die neue lag.
  }
    .title = Passen
your-start = { $who ->
    [you] Spieler 1 beginnt die nächste Runde.
    [other] Spieler 2 beginnt die nächste Runde.
   *[only] Du beginnst die nächste Runde.
  }
    .title = Passen
round-cults = { $humans ->
    [one] Kultbonus der Runde { $round } für dich.
   *[other] Kultbonus der Runde { $round } für euch beide.
  }
    .hint = Nach dem Wertungsplättchen. Automa bekommt keinen.
    .title = Rundenende
round-clean = Machtfelder freimachen. Wertungsplättchen { $round } aus dem Spiel.
    .spoken = { round-clean } { round-clean.hint }
    .hint = Je 1 Münze auf die Rundenbonuskarten, die offen liegen. Danach Einkommen.
    .title = Rundenende
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

## Dein Zug
your-hex = Welches Feld?
    .title = Dein Zug
who-is-it = Wer?
    .title = Euer Zug
    .you = Spieler 1
    .other = Spieler 2
your-deed = { $hex }: was geschieht?
    .title = Dein Zug
    .build = Wohnhaus bauen
    .transform = Nur umwandeln
    .bridge = Brücke
    .take-back = Gebäude entfernen
    .to-dwelling = Wohnhaus
    .to-trading-house = Handelshaus
    .to-temple = Tempel
    .to-stronghold = Festung
    .to-sanctuary = Heiligtum
    .to-shipyard = Werft
your-terrain = { $hex }: welche Landschaft?
    .title = Umwandeln
    .desert = Wüste
    .plains = Ebene
    .swamp = Sumpf
    .lake = See
    .forest = Wald
    .mountains = Gebirge
    .wasteland = Ödland
your-bridge = Von { $hex } wohin?
    .title = Brücke
your-cult = { $who ->
    [you] Spieler 1: welche Skala?
    [other] Spieler 2: welche Skala?
   *[only] Welche Kultskala?
  }
    .title = Dein Kult
    .fire = Feuer
    .water = Wasser
    .earth = Erde
    .air = Luft
your-steps = { cult-name }: wie weit?
    .hint = Du stehst auf { $level }.
    .title = Dein Kult
    .priest-3 = Priester auf 3
    .priest-2 = Priester auf 2
    .one = 1 Stufe
    .more = Mehr Stufen
    .fewer = Zurück
how-many-steps = { cult-name }: wie viele Stufen?
    .title = Dein Kult
your-favour = { $who ->
    [you] Spieler 1: welches Plättchen mit 3 Stufen?
    [other] Spieler 2: welches Plättchen mit 3 Stufen?
   *[only] Welches Plättchen mit 3 Stufen?
  }
    .title = Deine Gunst
    .fire = Feuer
    .water = Wasser
    .earth = Erde
    .air = Luft
your-power = Welche Machtaktion?
    .title = Dein Zug
    .bridge = Brücke
    .priest = Priester
    .workers = 2 Arbeiter
    .coins = 7 Münzen
    .spade = 1 Spaten
    .spades = 2 Spaten
which-reserve = Zieh eine Karte der Reserve. Welche ist es?
    .hint = Die oberste.
    .title = Kultisten
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
    .card-extra = Händlerkarte
cultists-points = { points-count } für dich.
    .hint = Die Karte bleibt beiseite.
    .title = Kultisten
cultists-step = 1 Kultstufe deiner Wahl für dich.
    .hint = Du darfst verzichten. Die Karte bleibt beiseite.
    .title = Kultisten
cultists-track = 1 Kultstufe für dich. Auf welcher Skala?
    .title = Kultisten
    .fire = Feuer
    .water = Wasser
    .earth = Erde
    .air = Luft
    .none = Auf keiner
shapeshifters = 1 Macht für dich statt eines Machtchips.
    .title = Gestaltwandler

## Ende
end-reached = Das Spiel ist zu Ende. Jetzt wird gewertet.
    .title = Wertung
end-your-levels = { $who ->
    [you] Spieler 1: welche Kultstufen?
    [other] Spieler 2: welche Kultstufen?
   *[only] Wo stehen deine Kultsteine?
  }
    .title = Kultwertung
    .fire = Feuer
    .water = Wasser
    .earth = Erde
    .air = Luft
end-cult = { $bot } für Automa, { $you } für { $humans ->
    [one] dich: { cult-name }.
   *[other] Spieler 1, { $other } für Spieler 2: { cult-name }.
  }
    .title = Kultwertung
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
end-area = { points-count } für { $value } Gebäude: { who-name }.
    .title = Gebietswertung
end-tile-value = { tile-name }: { $who ->
    [bot] welcher Wert für Automa?
    [you] welcher Wert für Spieler 1?
    [other] welcher Wert für Spieler 2?
   *[only] welcher Wert für dich?
  }
    .hint = Wie üblich gezählt. Den Rest rechne ich.
    .title = Endwertung
end-end-tile = { points-count } für { $value }: { who-name }.
    .hint = { tile-name }
    .title = Endwertung
end-buildings = { points-count } für ihre Gebäude.
    .title = Wanderer
end-your-points = { $who ->
    [you] Spieler 1: Punkte auf der Leiste?
    [other] Spieler 2: Punkte auf der Leiste?
   *[only] Wie viele Punkte hast du auf der Leiste?
  }
    .spoken = { end-your-points } { end-your-points.hint }
    .hint = Vor der Kult- und Gebietswertung.
    .title = Wertung
end-your-resources = { $who ->
    [you] Spieler 1: Punkte für Rohstoffe?
    [other] Spieler 2: Punkte für Rohstoffe?
   *[only] Wie viele Punkte geben deine Rohstoffe?
  }
    .spoken = { end-your-resources } { end-your-resources.hint }
    .hint = 1 je 3 Münzen.
    .title = Wertung
end-total = { points-count }: { who-name }.
    .title = Wertung
end-verdict = { $result ->
    [won] { $who ->
        [you] { points-count-margin } Vorsprung: Spieler 1 gewinnt.
        [other] { points-count-margin } Vorsprung: Spieler 2 gewinnt.
       *[only] { points-count-margin } Vorsprung: du gewinnst.
      }
    [tied] Gleich viele Punkte: ihr teilt den Sieg.
   *[lost] { points-count-margin } Rückstand: Automa gewinnt.
  }
    .title = Wertung
points-count-margin = { $margin ->
    [one] { $margin } Punkt
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
    [0] Kein Weg zu dir
   *[other] Am nächsten bei dir, { $distance } weit
  }: { options-left }
because-far = { $distance ->
    [0] Kein Weg zu ihren Gebäuden
   *[other] Am weitesten von ihren Gebäuden, { $distance } weit
  }: { options-left }
because-most-power = Am meisten Macht für dich, { $power }: { options-left }
because-direction = Richtung: { direction-name } bis { $count } gezählt, { $from } zur Wahl
because-group = { $tie ->
    [yes] Gleich weit zu beiden Gruppen: ohne Chip
   *[no] { $group ->
        [marked] Ihr nächstes Gebäude hat einen Chip, { $distance } weit
       *[unmarked] Ihr nächstes Gebäude hat keinen Chip, { $distance } weit
      }
  }
because-upgradable = Sie kann aufwerten: { $left } Gebäude
because-beside = Wohnhäuser direkt neben dir: { options-left }
because-none-beside = Kein Wohnhaus direkt neben dir: { options-left }
because-least-power = Am wenigsten Macht für dich, { $power }: { options-left }
because-at-river = Gebäude am Fluss ohne Handelsmarker: { $left }
because-highest = Höchste Machtstufe { $power }: { options-left }
because-uncovered = Freie Machtfelder: { $left }
because-tracks = Skalen, auf denen niemand auf 10 steht: { $left }
because-favours = Gunstplättchen, auf deren Skala niemand auf 10 steht: { $left }
because-tile = Das Wertungsplättchen zeigt { cult-name }
because-tile-closed = Das Wertungsplättchen zeigt { cult-name }, das geht nicht: sie holt auf
because-at-zero = Sie steht auf 0: { options-left }
because-none-at-zero = Nirgends steht sie auf 0: { options-left }
because-closest = Kleinster Abstand zu dir, { $distance }: { options-left }

## Hilfe
aid-cost = Automa zahlt nie. Münzen, Arbeiter, Macht, Brücken und Städte hat sie nicht.
aid-start = In Runde 1 beginnst du. Danach beginnt, wer zuerst gepasst hat.
aid-bonus = Nimmst du beim Passen eine Rundenbonuskarte, kommt deine alte in die Lücke.
aid-power = Baut oder wertet sie direkt neben dir auf, darfst du wie üblich Macht nehmen.
aid-tile = Am Rundenende kommt das Wertungsplättchen aus dem Spiel.
aid-keys = Stufe 10 erreicht sie ohne Stadtschlüssel. Sie besetzt sie dann auch für dich.
aid-marked = Gebäude mit Machtchip sind markiert. So hat sie zwei Gebiete, in denen sie baut.
aid-turned = Ist eine der letzten zwei Karten eine mit Passen-Zeichen, passt sie sofort.
aid-tie = Am Ende zählen Kulte und Gebiete wie zwischen zwei Menschen.

## Bestand
tracker-round = Runde
tracker-passed = Gepasst
tracker-priests = Priester
tracker-dwelling = Wohnhäuser
tracker-trading-house = Handelshäuser
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
sheet-draw-text = Im ersten Zug der Runde zwei: die erste rechts, die zweite links. Sonst eine: links. Die alte linke kommt nach rechts.
sheet-pass = Passen
sheet-pass-text = Stapel leer, oder eine der letzten zwei Karten zeigt Passen: Punkte vom Plättchen. Bonuskarte wie rechts gezeigt, ihre alte an deren Platz, Münzen zurück. 1 Reservekarte dazu, mischen, zwei quer.
sheet-act-text = Die linke Karte von oben nach unten. Was nicht geht, entfällt.
sheet-round = Rundenende
sheet-round-text = Hat sie zuerst gepasst, beginnt sie die nächste Runde. Das Wertungsplättchen kommt aus dem Spiel. Nach Runde 6 nimmt sie keine Bonuskarte mehr.
sheet-actions = Ihre Aktionen
sheet-build = Umwandeln und Bauen
sheet-build-text = Leere Felder in Reichweite der Gruppe, die rechts steht. Zusammenführen: nur was die Gruppen näher bringt. Dann Landschaft, am nächsten bei dir, Richtung. Chip wie ihr nächstes Gebäude. Geht nichts: aufwerten.
sheet-upgrade = Aufwerten
sheet-upgrade-text = Hat sie ein Handelshaus: Wohnhäuser neben dir, sonst alle. Wenigste Macht für dich, Richtung. Erst Werft, Festung, Tempel.
sheet-cult = Kult
sheet-cult-text = Nach Plättchen, sonst aufholen: sie auf 0, kleinster Abstand zu dir, Richtung. Nie auf einer Skala, auf der jemand auf 10 steht. Priester aufs höchste freie Feld, sonst 1 Stufe.
sheet-favour = Gunst
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
sheet-pieces = Ihr Material
sheet-pieces-text = 6 Wohnhäuser, alle anderen Gebäude, 7 Priester, 20 Punkte, Kultstufen der Völkerkarte. Mit den Händlern nur 2 Handelshäuser, dazu die Werft.
sheet-first = Erste Wohnhäuser
sheet-first-text = Nach deinem ersten: Zieh eine Karte. Sie baut auf den beiden Buchstaben ihrer Heimat, auf A oder D mit Chip.
sheet-deck = Stapel
sheet-deck-text = *1 bis *5. Stufe 1: *3 erst nach Runde 1. Stufe 3 und 4: 1 Reservekarte dazu, Stufe 5: 2. Die untersten zwei quer.
sheet-merchants = Mit den Händlern
sheet-merchants-text = Ihre *2 und *4 statt der anderen. Passt sie in Runde 2, kommt auch ihre dritte Karte dazu.
sheet-two = Ihr seid zu zweit
sheet-two-text = Sie spielt Die Unscheinbaren und ist Dritte. 6 Bonuskarten. Für sie zählt ihr beide: der höhere Kultstein, eure Macht zusammen.
sheet-end = Nach Runde 6
sheet-count = Werten
sheet-count-text = Kulte 8, 4, 2. Gebiet und Endwertung 18, 12, 6, sie mit ihrer höchsten Schifffahrt. Keine Rohstoffe.
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
  }{ $target ->
    [yes] . Das ist es
   *[no] {""}
  }
