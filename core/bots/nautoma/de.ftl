bot-name = Nautoma
    .about = Nautoma deckt je Zug eine Karte auf, brütet Eier aus und sammelt Fische und Schwärme.
game-name = Flossenschlag
headline = Woche { $week } · { $turn ->
    [over] Wochenende
   *[other] Zug { $turn } von { $turns }
  } · Stufe{"\u00A0"}{ $level }

## Optionen
option-level = Stufe
    .level-1 = 1
    .level-2 = 2
    .level-3 = 3
    .level-4 = 4
    .level-5 = 5
    .explain = Jede Stufe macht Nautoma stärker. Für das erste Spiel: Stufe 2.
    .explain-level-1 = Keine Punkte für Wochenerfolge. 3{"\u00A0"}je Fisch, 5{"\u00A0"}je Schwarm.
    .explain-level-2 = Wochenerfolge nach der ruhigen Seite. 3{"\u00A0"}je Fisch, 5{"\u00A0"}je Schwarm.
    .explain-level-3 = Wochenerfolge nach der ruhigen Seite. 4{"\u00A0"}je Fisch, 6{"\u00A0"}je Schwarm.
    .explain-level-4 = Wochenerfolge nach der stürmischen Seite. 4{"\u00A0"}je Fisch, 6{"\u00A0"}je Schwarm.
    .explain-level-5 = Wie 4. Auf Seite B: Wer beim Wochenerfolg führt, bekommt 3 mehr.
option-board = Erfolgstableau
    .a = Seite{"\u00A0"}A
    .b = Seite{"\u00A0"}B
    .explain = Seite A hat feste Erfolge. Auf Seite B liegt jede Woche ein Plättchen, und auf Stufe 5 gibt es dort 3 zusätzliche Punkte.
option-tiles = Plättchen auf Seite B
    .app = Die App zieht
    .player = Ich ziehe
    .explain = Die App sagt, welches Plättchen in welcher Woche liegt. Ziehst du selbst, fragt sie bei der Wertung danach.
option-spick = Spick-Modus
    .off = Aus
    .x-2 = X = 2
    .x-3 = X = 3
    .x-4 = X = 4
    .explain = Nautoma guckt bei dir ab: Punkte am Wochenende für deine Fische in einer Tauchstelle. X sagt, wie viele.
option-deck = Ihre Karten
    .built-in = Eingebaut
    .my-cards = Meine Karten
    .on-table = Auf dem Tisch: gedruckt
    .from-box = Auf dem Tisch: aus der Schachtel
    .explain-built-in = Die App zieht aus ihrem Stapel. Du brauchst keine Karten; was du eingetragen hast, gilt nur, wo sie selbst nichts weiß.
    .explain-my-cards = Die App zieht, mit deinen Karten an der Stelle der eingebauten.
    .explain-on-table = Du deckst die Karten auf, die du hier gedruckt oder eingetragen hast, und nennst die Nummer.
    .explain-from-box = Du deckst die Karten aus der Schachtel auf und nennst die Nummer. Was noch nicht eingetragen ist, liest du einmal vor.
option-values = Erfolgswerte
    .app = Aus der App
    .compare = Vergleichen
    .read = Ich lese sie vor
    .explain = Vergleichen: Du bestätigst oder berichtigst die Werte bei der Wertung. Vorlesen: Du gibst alle ein, die nicht im Regelheft stehen. Die App merkt sie sich.
option-account = Deine Punkte
    .lines = Zeile für Zeile
    .total = Nur die Summe
    .explain = Am Ende fragt die App jede Zeile deiner Wertung ab, oder nur die Summe.
setup-note = Entscheidungskarten, Spick-Karten 1 bis 5 und die stürmische Seite zeigen Ersatzwerte: die gedruckten stehen nicht im Regelheft. Die Basiswerte im Regelheft lesen wir als die der ruhigen Seite; die Punkte der Plättchen sind ungeprüft.
    .line = Ihre Karten zeigen Ersatzwerte.

## Wörter, die mehrmals vorkommen
names =
    .egg-or-young = Ei oder Jungfisch
    .small-fish = kleiner Fisch
    .any-fish = Fisch
    .young-1 = Jungfisch
    .consumed-fish = gefressener Fisch
    .week-1-row-6 = Zeile 6 der Wochenkarte
    .full-row = volle Reihe Fische
    .young-2 = Jungfisch
    .fish-with-token = Fisch mit Plättchen
    .week-2-row-4 = Symbol in Zeile 4
    .two-eggs = 2 Eier
    .medium-fish = mittlerer Fisch
    .school = Schwarm
    .young-3 = Jungfisch
    .three-eggs = 3 Eier
    .large-fish = großer Fisch
    .fish-without-token = Fisch ohne Plättchen
    .when-activated = Karte »bei Aktivierung«
achievement-name = { NAME($achievement) }
achievement-brief = { $achievement ->
    [egg-or-young] Ei/Junges
    [small-fish] kleiner Fisch
    [any-fish] Fisch
    [consumed-fish] gefressen
    [week-1-row-6] Zeile 6
    [full-row] volle Reihe
    [fish-with-token] mit Plättchen
    [week-2-row-4] Zeile 4
    [two-eggs] 2 Eier
    [medium-fish] mittlerer Fisch
    [school] Schwarm
    [three-eggs] 3 Eier
    [large-fish] großer Fisch
    [fish-without-token] ohne Plättchen
    [when-activated] aktiviert
   *[other] Jungfisch
  }
achievement-sum = Basiswert { $base } + { $divers } Taucher = { $value }, mal { $each }{ mark }.
week-side = { $side ->
    [calm] ruhige
   *[stormy] stürmische
  } Seite
fish-seen = { $fish ->
    [one] { $fish } Fisch
   *[other] { $fish } Fische
  }
dive-site = { $column ->
    [left] linken
    [middle] mittleren
    [right] rechten
   *[marked] markierten
  } Tauchstelle

# Was auf Seite B zu den Punkten gehört.
total-extra = { $extra ->
    [yours] { $points ->
        [0] , ohne zusätzliche Punkte
       *[other] , mit deinen { $points } zusätzlichen Punkten
      }
    [not-yours] , ohne die 3 zusätzlichen je Woche
   *[none] {""}
  }

points-counted = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
points-heard = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  }

## Abläufe
script-all-activated = »Alle« aktiviert
    .action = »Alle« aktiviert
    .hint = +1 Ei
script-all-played = »Alle« ausgespielt
    .action = »Alle« ausgespielt
    .hint = +4 Eier
waiting-week-end = Die Woche ist vorbei.
script-week-end = Wochenende
    .action = Woche werten
    .hint = vorher: fehlt ihr noch ein Ei?
waiting-end = Woche 4 ist vorbei.
script-end = Schlusswertung
    .action = Jetzt zählen
    .hint = vorher: fehlt ihr noch ein Ei?

## Aufbau
set-up-two-players = Baue das Spiel für zwei auf.
    .spoken = Baue das Spiel für zwei auf. Nautoma hat kein Ozeantableau.
    .hint = Nautoma hat kein Ozeantableau.
    .row = Aufbau für zwei
    .detail = sie hat keinen Ozean
set-up-board = Seite { $side } des Erfolgstableaus nach oben.
    .hint = { $bonus ->
        [yes] Wer beim Wochenerfolg vorn liegt, bekommt 3 Punkte mehr.
        [no] Die 3 zusätzlichen Punkte gibt es nur auf Stufe 5.
       *[none] Ihre drei Wochenerfolge stehen fest.
      }
    .tab = Seite
    .row = Seite nach oben
    .detail = vom Erfolgstableau
set-up-divers = { $divers } Taucher einer Farbe für Nautoma.
    .row = Taucher für Nautoma
    .detail = alle in einer Farbe
set-up-tokens = { $eggs } Eier und { $young } Jungfisch in ihren Bereich.
    .spoken = { $eggs } Eier und ein Jungfisch in ihren Bereich.
    .row = Eier, dazu { $young } Jungfisch
    .detail = in ihren Bereich
set-up-deck-built-in = Ich mische und ziehe ihre Karten.
    .quiet = ich ziehe ihre Karten
set-up-shuffle = { shuffle }
    .row = Karten mischen
    .detail = eine ungesehen beiseite
set-up-week-cards = { $cards } Wochenkarten: { week-side } oben.
    .row = Wochenkarten
    .detail = { week-side } oben
achievement = Welcher Erfolg gilt in Woche { $week }?
    .hint = Das Plättchen auf Seite B.
achievement-lies = Woche { $week }: liegt { achievement-name } da?
    .no = Anderes Plättchen
achievement-drawn = Woche { $week }: Plättchen { achievement-name }.
    .hint = Zeile { $row } der Wochenkarte. { achievement-named.hint }
    .tab = Woche
    .row = { achievement-name }
    .detail = Plättchen Woche { $week }, Zeile { $row }
achievement-named = Woche { $week }: { achievement-name }.
    .hint = Basiswert { $base }{ $each ->
        [unknown] { mark }. Die Punkte sagst du mir bei der Wertung
        [one] , mal { $each } Punkt{ mark }
       *[other] , mal { $each } Punkte{ mark }
      }.
which-spick = Welche Spick-Karte hast du gezogen?
    .spoken = Mische die sechs Spick-Karten, zieh eine und leg sie offen neben deinen Ozean. Welche ist es?
    .hint = Mische die sechs, zieh eine und leg sie offen neben deinen Ozean.
    .spick-1 = Karte S1
    .spick-2 = Karte S2
    .spick-3 = Karte S3
    .spick-4 = Karte S4
    .spick-5 = Karte S5
    .spick-6 = Karte S6
set-up-spick = { $number } ist ihre Karte: Tauchstelle { $column ->
    [left] links
    [middle] Mitte
   *[right] rechts
  }.
    .spoken = Spick-Karte { $number }. Jeder Fisch in deiner { dive-site } bringt ihr am Wochenende { $strength } Punkte, jeder in den Reihen { $rows } kostet sie einen.
    .hint = +{ $strength } je Fisch dort, −1 je Fisch in den Reihen { $rows } von oben{ mark }.
    .title = Spick-Modus
    .tab = Karte
    .row = Spick-Karte offen
    .detail = neben deinen Ozean
spick-reminder = Spick: +{ $strength } je Fisch in deiner { dive-site }, −1 je Fisch in den Reihen { $rows }.
set-up-spick-box = 1 Spick-Karte offen neben deinen Ozean.
    .spoken = Eine Spick-Karte ziehen und offen neben deinen Ozean legen. X ist { $strength }.
    .hint = +{ $strength } je Fisch in der Tauchstelle, −1 je Fisch in den Reihen.
    .title = Spick-Modus
    .row = Spick-Karte offen
    .detail = neben deinen Ozean
set-up-done = Alles bereit für Stufe { $level }. Du beginnst.
    .quiet = alles bereit, du beginnst
shuffle = { $cards } Karten mischen. Eine ungesehen beiseite.
    .row = Karten mischen
    .detail = eine ungesehen beiseite

## Zug
box-marker = Was zeigt Karte { $number } oben?
    .hint = Ich merke mir die Karte.
    .place = Taucher aufs Tableau
    .remove = Taucher zurück
    .none = Nichts
box-action = Was zeigt Karte { $number } im großen Bereich?
    .fish = Fischkarte spielen
    .dive = Tauchen
box-steps = Welche Schritte zeigt das Tauchen?
    .hint = Karte { $number }, von oben nach unten
    .school-hatch-eggs = Alle drei
    .hatch-eggs = Umdrehen und neue Eier
    .school-eggs = Schwarm und neue Eier
    .school-hatch = Schwarm und Umdrehen
    .school = Nur Schwarm
    .hatch = Nur Umdrehen
    .eggs = Nur neue Eier
place = 1 Taucher aufs Erfolgstableau.
    .spoken = Ein Taucher aufs Erfolgstableau. { $onBoard ->
        [one] Dort steht jetzt einer.
       *[other] Dort stehen jetzt { $onBoard }.
      }
    .row = Taucher aufs Tableau
    .detail = jetzt { $onBoard } für den Erfolg
place-none = Kein Taucher mehr bei Nautoma. Das entfällt.
    .quiet = kein Taucher mehr zu setzen
remove = 1 Taucher zurück vom Erfolgstableau.
    .spoken = Ein Taucher zurück vom Erfolgstableau. { $onBoard ->
        [0] Dort steht keiner mehr.
        [one] Dort steht noch einer.
       *[other] Dort stehen noch { $onBoard }.
      }
    .row = Taucher vom Tableau
    .detail = dort noch { $onBoard }
remove-none = Kein Taucher auf dem Tableau. Das entfällt.
    .quiet = kein Taucher auf dem Tableau
school = { $young } Jungfische werden ein Schwarm.
    .row = Jungfische zu 1 Schwarm
school-none = { $young ->
    [one] { $young } Jungfisch: noch kein Schwarm.
   *[other] { $young } Jungfische: noch kein Schwarm.
  }
    .spoken = { $young ->
        [0] Kein Jungfisch da: kein Schwarm.
        [one] Nur ein Jungfisch: noch kein Schwarm.
       *[other] Nur { $young } Jungfische: noch kein Schwarm.
      }
    .quiet = kein Schwarm: zu wenige Jungfische
hatch = { $eggs ->
    [one] { $eggs } Ei umdrehen. Daraus wird ein Jungfisch.
   *[other] { $eggs } Eier umdrehen. Daraus werden Jungfische.
  }
    .spoken = { $eggs ->
        [one] Ein Ei umdrehen. Daraus wird ein Jungfisch.
       *[other] { $eggs } Eier umdrehen. Daraus werden Jungfische.
      }
    .row = { $eggs ->
        [one] Ei umdrehen
       *[other] Eier umdrehen
      }
    .detail = { $eggs ->
        [one] daraus wird ein Jungfisch
       *[other] daraus werden Jungfische
      }
hatch-none = Kein Ei zum Umdrehen. Das entfällt.
    .quiet = kein Ei zum Umdrehen
eggs = { $eggs } neue Eier aus dem Vorrat zu ihr.
    .row = Eier dazu
    .detail = aus dem Vorrat zu ihr
fish = 1 Fischkarte ziehen, offen zu ihr.
    .spoken = Eine Fischkarte offen zu ihr. Zeigt sie das Symbol für alle, darfst du die Belohnung jetzt nehmen.
    .hint = Zeigt die Karte »alle«: du darfst die Belohnung jetzt einmal nehmen.
    .title = Fisch spielen
    .row = Fischkarte zu ihr
    .detail = bei »alle« darfst du mit
all-activated = { $eggs } Ei für Nautoma.
    .spoken = Ein Ei für Nautoma.
    .hint = »Alle« aktiviert, { $times }-mal in diesem Zug.
    .row = Ei für Nautoma
    .detail = »alle« aktiviert, { $times }-mal
all-played = { $eggs } Eier für Nautoma.
    .hint = »Alle« ausgespielt, { $times }-mal in diesem Zug.
    .row = Eier für Nautoma
    .detail = »alle« gespielt, { $times }-mal

## Wochenende
week-over = Woche { $week } ist um. Werte deinen Wochenerfolg.
    .title = Wochenende
    .row = Werte deinen Erfolg
    .detail = Woche { $week } ist um
achievement-yours-only = Stufe 1: kein Punkt für Nautoma.
    .spoken = Auf Stufe eins bekommt Nautoma dafür keinen Punkt.
    .title = Wochenende
    .quiet = auf Stufe 1 kein Punkt für sie
values-right = Basiswert{"\u00A0"}{ $base }, Punkte{"\u00A0"}{ $each }: stimmt das?
    .no = Stimmt nicht
    .spoken = Wochenkarte { $week }, { week-side }, { achievement-name }: Basiswert { $base }, { $each ->
        [one] ein Punkt
       *[other] { $each } Punkte
      } für jedes Mal. Stimmt das?
    .hint = Woche { $week }, { week-side }: { achievement-name }{ mark }. Schau auf Wochenkarte und { $board ->
        [a] Erfolgstableau
       *[b] Plättchen
      }.
values-told = Woche { $week }, { achievement-name }: Basiswert{"\u00A0"}{ $base }, Punkte{"\u00A0"}{ $each }{ mark }.
    .spoken = { achievement-name }: Basiswert { $base }, { $each ->
        [one] ein Punkt
       *[other] { $each } Punkte
      } für jedes Mal.
    .hint = Woche { $week }, { week-side }: { achievement-name }. Schau auf Wochenkarte und { $board ->
        [a] Erfolgstableau
       *[b] Plättchen
      }.
    .row = { $base } × { achievement-brief } à{"\u00A0"}{ $each }
    .detail = Basis × Punkte{ mark }
base-value = Basiswert auf der Wochenkarte?
    .spoken = Wochenkarte { $week }, { week-side }, { achievement-name }: Welcher Basiswert steht da?
    .hint = Woche { $week }, { week-side }: { achievement-name }
points-each = Wie viele Punkte gibt der Erfolg?
    .spoken = Wie viele Punkte gibt der Erfolg für jedes Mal?
    .hint = Für jedes Mal: { achievement-name }
achievement-none = Kein Punkt für ihren Wochenerfolg.
    .hint = { achievement-sum }
    .title = Wochenende
    .quiet = kein Punkt für ihren Erfolg
achievement-points = { $points ->
    [one] { $points } Punkt für den Wochenerfolg.
   *[other] { $points } Punkte für den Wochenerfolg.
  }
    .spoken = { points-heard } für Nautomas Wochenerfolg.
    .hint = { achievement-sum }
    .title = Wochenende
    .row = { $points ->
        [one] Punkt für Nautoma
       *[other] Punkte für Nautoma
      }
    .detail = Wochenerfolg: { $value } mal { $each }
your-achievement = Wie viele Punkte hast du für den Wochenerfolg?
    .spoken = Wie viele Punkte hast du für den Wochenerfolg, ohne die drei zusätzlichen?
    .hint = Woche { $week }, ohne die drei zusätzlichen.
most-points = { $points } Punkte mehr für { $who ->
    [you] dich
    [bot] Nautoma
   *[both] euch beide
  }.
    .hint = Wochenerfolg: Nautoma { $bot }, du { $yours }.
    .title = Wochenende
    .row = Punkte mehr
    .detail = { $who ->
        [you] für dich
        [bot] für Nautoma
       *[both] für euch beide
      }
divers-return = { $count } Taucher zurück in ihren Bereich.
    .spoken = { $count ->
        [one] Ein Taucher zurück in ihren Bereich.
       *[other] { $count } Taucher zurück in ihren Bereich.
      }
    .title = Wochenende
    .row = Taucher zurück
    .detail = in ihren Bereich
spick-column = Fische in deiner { dive-site }?
    .spoken = Erst alle Fähigkeiten am Wochenende. Wie viele Fische hast du dann in deiner { dive-site }?
    .hint = Erst alle Fähigkeiten am Wochenende. Beute und Karten, die du siehst. Gefressene zählen nicht.
spick-rows = { $column ->
    [marked] Wie viele in den markierten Reihen?
   *[other] Wie viele in den Reihen { $rows }?
  }
    .spoken = { $column ->
        [marked] Und wie viele in den markierten Reihen, in allen drei Tauchstellen?
       *[other] Und wie viele in den Reihen { $rows } von oben, in allen drei Tauchstellen?
      }
    .hint = { $column ->
        [marked] Alle
       *[other] Von oben gezählt, alle
      } drei Tauchstellen.
spick-none = Kein Spick-Punkt für Nautoma.
    .quiet = kein Spick-Punkt für sie
spick-points = { $points ->
    [one] { $points } Spick-Punkt für Nautoma.
   *[other] { $points } Spick-Punkte für Nautoma.
  }
    .spoken = { $points ->
        [one] Ein Spick-Punkt für Nautoma.
       *[other] { $points } Spick-Punkte für Nautoma.
      }
    .row = { $points ->
        [one] Spick-Punkt
       *[other] Spick-Punkte
      }
    .detail = für Nautoma
week-begins = Woche { $week } beginnt. Du bist dran.
    .hint = Bereite sie für dich vor wie im Spiel zu zweit.
    .row = Woche { $week }: du beginnst
    .detail = bereite sie für dich vor

## Ende
end-fish = { $points } Punkte für { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
  }, { $each } je Fisch
end-schools = { $points } Punkte für { $count ->
    [one] { $count } Schwarm
   *[other] { $count } Schwärme
  }, { $each } je Schwarm
end-young = { points-counted } für { $count ->
    [one] { $count } Jungfisch
   *[other] { $count } Jungfische
  }
end-eggs = { points-counted } für { $count ->
    [one] { $count } Ei
   *[other] { $count } Eier
  }, 1 für je 2
end-achievements = { points-counted } für Wochenerfolge
end-spick = { points-counted } aus dem Spick-Modus
end-total = { $points } Punkte hat Nautoma.
    .spoken = Woche vier ist vorbei. { $points } Punkte hat Nautoma.
    .hint = Woche 4 ist vorbei. Sie hat keinen Wochenerfolg.
    .title = Schlusswertung
    .row = Punkte für Nautoma
    .detail = Woche 4 ist vorbei
your-total = Wie viele Punkte hast du?
    .spoken = Wie viele Punkte hast du{ total-extra }?
    .hint = Zähle nach den Regeln des Grundspiels{ total-extra }.
your-points = Und deine Punkte?
    .hint = Zähle nach den Regeln des Grundspiels{ total-extra }. Sonstiges: gefressene Fische, Fähigkeiten am Spielende.
    .fish = { score-fish }
    .schools = { score-schools }
    .young = { score-young }
    .eggs = { score-eggs }
    .achievements = { score-achievements }
    .other = { score-other }
end-verdict = { $result ->
    [won] { $margin ->
        [one] { $margin } Punkt Vorsprung: du gewinnst.
       *[other] { $margin } Punkte Vorsprung: du gewinnst.
      }
    [tied] Gleich viele Punkte: du gewinnst.
   *[lost] { $margin ->
        [one] { $margin } Punkt fehlt dir: Nautoma gewinnt.
       *[other] { $margin } Punkte fehlen dir: Nautoma gewinnt.
      }
  }
    .spoken = { $result ->
        [won] { $margin ->
            [one] Ein Punkt Vorsprung: du gewinnst.
           *[other] { $margin } Punkte Vorsprung: du gewinnst.
          }
        [tied] Gleich viele Punkte: du gewinnst.
       *[lost] { $margin ->
            [one] Ein Punkt fehlt dir: Nautoma gewinnt.
           *[other] { $margin } Punkte fehlen dir: Nautoma gewinnt.
          }
      }
    .title = Schlusswertung
    .row = { $result ->
        [won] Vorsprung: gewonnen
        [tied] Gleich viel: gewonnen
       *[lost] zu wenig: verloren
      }
verdict = { $result ->
    [lost] Verloren
   *[won] Gewonnen
  }
    .hint = { $result ->
        [tied] bei gleich vielen Punkten
       *[other] { by-points }
      }
score-fish = Fische
score-schools = Schwärme
score-young = Jungfische
score-eggs = Eier
score-achievements = Wochenerfolge
score-spick = Spick-Modus
score-other = Sonstiges

## Gründe
because-level-1 = Das Symbol für Taucher zählt auf Stufe 1 nicht
because-week-4 = Das Symbol für Taucher zählt in Woche 4 nicht
because-no-diver = Unsere Lesart: Ohne Taucher in ihrem Bereich entfällt das Setzen
because-calm = Unsere Lesart: Das Regelheft nennt die Basiswerte der ruhigen Seite
because-sets = Unsere Lesart: Der Wert zählt, wie oft sie { $eggs } Eier hat
because-achievement-only = Unsere Lesart: Spick-Punkte werden nicht verglichen
because-spick-level-1 = Unsere Lesart: Spick-Punkte zählen auch auf Stufe 1
because-base = Basiswert { $base }, { week-side }, { achievement-name }{ mark }
because-divers = dazu { $divers } Taucher auf dem Tableau: { $value }
because-each = mal { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
  }{ mark }
because-spick-column = { fish-seen } in der Tauchstelle, mal { $strength }: { $points }
because-spick-rows = { fish-seen } in den Reihen: −{ $fish }
because-spick-zero = Weniger als 0 gibt es nicht

## Hilfe
aid-begin = Du beginnst jede Woche. Jede Seite hat sechs Züge.
aid-all-activated = Dein Taucher landet auf »alle« bei Aktivierung: Nautoma bekommt 1 Ei statt der Belohnung.
aid-all-played = Du spielst einen Fisch mit »alle« beim Ausspielen: Nautoma bekommt 4 Eier statt der Belohnung.
aid-her-fish = Zeigt ihr neuer Fisch »alle«, darfst du die Belohnung einmal nehmen, egal bei welcher Art Fähigkeit.
aid-others = Was sonst noch andere betrifft, betrifft Nautoma nicht.
aid-school = Frisch umgedrehte Jungfische warten: ein Schwarm entsteht erst bei einem späteren Tauchen.
aid-week = Nach sechs Zügen wird der Wochenerfolg gewertet, in Woche 1 bis 3.
aid-calm = Unsere Lesart: Die Basiswerte im Regelheft sind die der ruhigen Seite.
aid-sets = Unsere Lesart: Bei »2 Eier« und »3 Eier« zählen Basiswert und Taucher, wie oft sie so viele hat.
aid-no-diver = Unsere Lesart: Hat sie keinen Taucher mehr, setzt sie keinen.
aid-achievement-only = Unsere Lesart: Auf Stufe 5 wird nur der Wochenerfolg verglichen, ohne Spick-Punkte.
aid-spick = Am Wochenende zählen Spick-Punkte erst, wenn alle Fähigkeiten ausgelöst sind.
aid-spick-level-1 = Unsere Lesart: Spick-Punkte zählen auch auf Stufe 1.
aid-week-4 = In Woche 4 gibt es keinen Wochenerfolg, und Taucher-Symbole zählen nicht.
aid-win = Mit gleich vielen Punkten gewinnst du.

## Bestand
tracker-fish = Fische
tracker-schools = Schwärme
tracker-young = Junge
tracker-eggs = Eier
tracker-divers = Taucher

## Karten und Bögen
deck-decisions = Entscheidungskarten
deck-spick = Spick-Karten
deck-weeks = Wochenkarten
card-dive = Tauchen
card-fish = Fisch spielen
card-place = Taucher aufs Erfolgstableau
card-remove = Taucher zurück vom Tableau
card-no-marker = Kein Taucher auf dieser Karte
card-school = Junge werden ein Schwarm, einmal
card-hatch = Eier schlüpfen, höchstens vier
card-eggs = neue Eier aus dem Vorrat
card-no-school = Kein Schwarm auf dieser Karte
card-no-hatch = Kein Ei schlüpft auf dieser Karte
card-no-eggs = Keine neuen Eier auf dieser Karte
card-fish-text = Fischkarte in ihren Bereich
card-fish-all = Zeigt sie »alle«, darfst du die Belohnung einmal sofort nehmen.
card-spick = Spicken
card-spick-name = S{ $number }
card-spick-column = je Fisch in der { dive-site }
card-spick-rows = je Fisch in den Reihen { $rows }
card-week = Woche { $week }
card-week-side = { $side ->
    [calm] { sheet-level-calm }
   *[stormy] { sheet-level-stormy }
  }
card-week-base = Basiswert
card-week-points = Punkte je
card-week-unknown = steht auf dem Plättchen
sheet-turn = Ihr Zug
sheet-draw-text = Die oberste Entscheidungskarte: alles von oben nach unten.
sheet-marker = Taucher
sheet-marker-text = Einer aufs Erfolgstableau oder einer zurück. Nicht auf Stufe 1, nicht in Woche 4. Keiner da? Entfällt.
sheet-dive = Tauchen
sheet-dive-text = Nur was die Karte zeigt: 3 Jungfische werden 1 Schwarm, einmal. Bis zu 4 Eier werden Jungfische. 2 neue Eier.
sheet-fish = oder Fisch spielen
sheet-fish-text = Eine Fischkarte ziehen, offen in ihren Bereich.
sheet-week = Nach sechs Zügen, Woche 1 bis 3
sheet-value = Wochenerfolg
sheet-value-text = Basiswert der Wochenkarte plus ihre Taucher auf dem Tableau, mal die Punkte des Erfolgs: notieren. Danach kommen die Taucher zurück.
sheet-compare = Stufe 5, Seite B
sheet-compare-text = Wer mehr Punkte für den Erfolg hat, bekommt 3 dazu, bei Gleichstand beide.
sheet-spick = Spick-Modus
sheet-spick-text = Beim Aufbau eine Spick-Karte ziehen und offen auslegen. X wählst du: 2, 3 oder 4. Nach allen Fähigkeiten: X je Fisch in deiner markierten Tauchstelle, −1 je Fisch in den markierten Reihen, nie unter 0: notieren. Beute und Karten zählen, gefressene nicht.
sheet-next = Nächste Woche
sheet-next-text = Alle 7 Karten mischen, eine ungesehen beiseite. Du beginnst.
sheet-end = Nach Woche 4
sheet-count-text = Fische und Schwärme nach Stufe, 1 je Jungfisch, 1 je 2 Eier, dazu Wochenerfolge und Spick-Punkte.
sheet-win = Gewinnen
sheet-win-text = Du gewinnst mit mindestens so vielen Punkten wie sie.
sheet-all-activated = »Alle« aktiviert
sheet-all-activated-text = Sie bekommt 1 Ei, nicht die Belohnung.
sheet-all-played = »Alle« ausgespielt
sheet-all-played-text = Sie bekommt 4 Eier, nicht die Belohnung.
sheet-her-fish = »Alle« auf ihrem Fisch
sheet-her-fish-text = Du darfst die Belohnung einmal sofort nehmen.
sheet-levels = Stufen
sheet-level-none = Ohne Wochenerfolge für sie
sheet-level-calm = Ruhige Seite
sheet-level-stormy = Stürmische Seite
sheet-level-text = { $fish } je Fisch, { $school } je Schwarm{ $compares ->
    [yes] . Seite B: 3 Punkte für den besseren Wochenerfolg
   *[no] {""}
  }.
sheet-area = Ihr Bereich
sheet-area-text = Wie zu zweit. Sie hat keinen Ozean: 6 Taucher einer Farbe, 2 Eier, 1{"\u00A0"}Jungfisch. Was in deinem Zug andere betrifft, betrifft sie nur wie unten.
sheet-deck = Ihre Karten
sheet-deck-text = Alle 7 mischen, eine ungesehen beiseite. Wochenkarten auf die Seite deiner Stufe. Du beginnst.
sheet-example = Beispiel
sheet-example-text = Woche { $week }, { week-side }, { achievement-name }: { $divers } Taucher stehen auf dem Tableau.

## Abschnitte des Regelhefts
rule-nautoma-folgt-nicht-den-normalen-regeln = Nautoma folgt nicht den normalen Regeln
rule-aufbau = Aufbau
    .about = { sheet-area }: { sheet-area-text }
rule-aufbau-der-entscheidungskarten = Aufbau der Entscheidungskarten
    .about = { sheet-deck-text }
rule-die-schwierigkeitsstufe-anpassen = Die Schwierigkeitsstufe anpassen
    .about =
        { option-level.explain }
        Stufe 1: { option-level.explain-level-1 }
        Stufe 2: { option-level.explain-level-2 }
        Stufe 3: { option-level.explain-level-3 }
        Stufe 4: { option-level.explain-level-4 }
        Stufe 5: { option-level.explain-level-5 }
rule-ein-zug-von-nautoma = Ein Zug von Nautoma
    .about = { sheet-draw-text }
rule-aktion-wochenerfolgsmarker-anpassen = Aktion: Wochenerfolgsmarker anpassen
    .title = Taucher
    .about = { sheet-marker }: { sheet-marker-text }
rule-aktion-tauchen = Aktion: Tauchen
    .title = Tauchen
    .about = { sheet-dive-text }
rule-aktion-fischkarte-spielen = Aktion: Fischkarte spielen
    .about = { sheet-fish-text }
rule-in-deinem-zug = In deinem Zug
    .title = Dein Zug
rule-ende-einer-woche = Ende einer Woche
rule-wochenerfolg-werten = Wochenerfolg werten
    .about = { sheet-value-text }
rule-aufbau-fur-die-nachste-woche = Aufbau für die nächste Woche
    .title = Nächste Woche
    .about = { sheet-next-text }
rule-ende-des-spiels = Ende des Spiels
    .about = { sheet-count-text }
rule-variante-spick-modus = Variante: Spick-Modus
    .about = { sheet-spick-text }
rule-spick-wertungskarte = Spick-Wertungskarte
    .about = { option-spick.explain }
rule-spick-wertung-am-ende-einer-woche = Spick-Wertung am Ende einer Woche
    .title = Spick-Wertung
