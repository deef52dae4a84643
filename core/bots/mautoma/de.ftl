bot-name = Mautoma
game-name = Revive
headline = Runde { $round } von { $rounds }{ $card ->
    [none] {""}
   *[other] {" "}· Karte { $card }
  }

## Optionen
option-citizens = Deine Bürger
    .a = A
    .b = B
    .c = C
    .d = D
    .draft = Auswahl
    .explain = Sechs Karten: ein fertiges Set, oder du wählst dreimal zwei aus fünf.
option-artifacts = Große Artefakte
    .ask = Nachfragen
    .track = Mitzählen
    .explain = Nachfragen: eine Frage je Überwinterung. Mitzählen: du meldest jedes Artefakt, das du nimmst.
option-tribe = Stamm 0x49
    .explain = Du spielst diesen Stamm und bekommst etwas, wenn Mautoma auf deinen Marker setzt.
setup-note = Energiekreis und Außenfelder sind Hauswerte: das gedruckte Tableau steht nicht im Regelheft.

## Wörter, die mehrmals vorkommen
search = { $rows ->
    [top-down] oberste Reihe zuerst
   *[bottom-up] unterste Reihe zuerst
  }, { $along ->
    [left-to-right] von links nach rechts
   *[right-to-left] von rechts nach links
  }

## Abläufe
script-artifact-taken = Artefakt genommen
    .action = Großes Artefakt genommen
    .hint = −1
script-end = Spielende
    .action = Ich bin fertig
    .hint = letzte Runde: danach wird gezählt

## Aufbau
set-up-two-players = Baue das Spiel für zwei auf. Mautoma hat keine Spielfigur.
set-up-artifacts = { $count } große Artefakte auslegen.
set-up-stock = Welche Farben haben die { $count } großen Artefakte?
    .hint = Deine haben andere Farben? Trage deinen Energiekreis bei den Karten ein und beginne neu.
    .white = weiß
    .grey = grau
    .black = schwarz
    .brown = braun
    .red = rot
    .orange = orange
    .yellow = gelb
    .green = grün
    .blue = blau
    .purple = lila
set-up-no-end-tile = Das Plättchen für das Spielende bleibt in der Schachtel.
set-up-citizens = { $set } ist dein Startset: sechs Bürger.
    .spoken = Set { $set } ist dein Startset: sechs Bürger.
set-up-draft = Ziehe fünf Startbürger und behalte zwei. Dreimal, bis du sechs hast.
set-up-crystal = 1 Kristall für dich.
    .spoken = Ein Kristall für dich.
set-up-pieces = Mautoma bekommt { $small } kleine und { $large } große Gebäude, { $figures } Figuren, 1 Energiemarker.
    .spoken = Mautoma bekommt { $small } kleine und { $large } große Gebäude, { $figures } Figuren und einen Energiemarker.
    .hint = Sein übriges Material bleibt in der Schachtel.
set-up-pieces-ordered = Lege seine Figuren nach Kosten bereit: die billigste zuerst.
set-up-board = Lege das Mautoma-Tableau neben den Spielplan.
set-up-marker = Auf welches Feld kommt der Energiemarker?
    .hint = Freie Wahl. Feld 1 ist oben, dann im Uhrzeigersinn.
set-up-deck-built-in = Seine Karten mische und ziehe ich.
set-up-deck-start = 2 Startkarten mischen: das ist der Aktionsstapel.
    .spoken = Zwei Startkarten mischen: das ist der Aktionsstapel.
set-up-deck-progress = 1 der vier anderen Karten ungesehen weg. Die drei übrigen gemischt daneben.
    .spoken = Eine der vier anderen Karten kommt ungesehen weg. Die drei übrigen gemischt daneben.
set-up-done = Alles bereit. Du beginnst Runde eins.

## Zug
which-card = { $asks ->
    [forgotten] Welche Karte wurde nie eingetragen?
    [again] Und welche Karte liegt jetzt da?
   *[now] Welche Karte deckt Mautoma auf?
  }
    .hint = { $asks ->
        [forgotten] Sie liegt bei den aufgedeckten Karten.
       *[other] Sie heißt nach dem, was sie befiehlt.
      }
    .start-build = Bauen
    .start-populate = Bevölkern, sonst bauen
    .explore = Erkunden
    .explore-populate = Erkunden, dann bevölkern
    .explore-build = Erkunden, dann bauen
    .explore-populate-far = Überall erkunden, bevölkern
    .forgotten = Vergessen oder nicht dabei
    .none = Keine: der Stapel ist leer
caught-up = { $count ->
    [one] { $count } Karte nachgetragen.
   *[other] { $count } Karten nachgetragen.
  }
    .spoken = { caught-up } Der Energiemarker steht auf Feld { $field }.
    .hint = Der Energiemarker steht auf Feld { $field }. Figuren und Gebäude von damals zählt die App nicht mit.
    .title = Nachgetragen
energy = { $energy ->
    [one] { $energy } Feld weiter im Energiekreis.
   *[other] { $energy } Felder weiter im Energiekreis.
  }
    .spoken = { $energy ->
        [one] Ein Feld weiter im Energiekreis, auf Feld { $field }.
       *[other] { $energy } Felder weiter im Energiekreis, auf Feld { $field }.
      }
    .title = Energie
explore = { $range ->
    [any] Erkunde ein verdecktes Gebiet, egal wie weit.
   *[other] Erkunde ein verdecktes Gebiet in Reichweite { $range }.
  }
    .title = Erkunden
    .spoken = { explore } Bei mehreren: { search }.
    .hint = Es grenzt an den Abgrund oder an ein offenes Gebiet. Lege es, wie es kommt; er bekommt nichts. Bei mehreren: { search }.
    .done = Aufgedeckt
    .tied = Welches von mehreren?
    .none = Keines in Reichweite
populate = { $range ->
    [any] Bevölkere einen Ort, egal wie weit. Freie zuerst.
   *[other] Bevölkere einen Ort in Reichweite { $range }. Freie zuerst.
  }
    .title = Bevölkern
    .spoken = { populate } Bei mehreren: { search }.
    .hint = Nie, wo schon eine seiner Figuren steht. Bei mehreren: { search }.
    .free = Freier Ort
    .occupied = Ort mit deiner Figur
    .tied = Welcher von mehreren?
    .none = Kein Ort möglich
build = { $size ->
    [small] { $range ->
        [any] Kleines Gebäude auf leere Wüste, wo es am meisten bringt.
       *[other] Kleines Gebäude auf leere Wüste in Reichweite { $range }, wo es am meisten bringt.
      }
   *[large] { $range ->
        [any] Großes Gebäude auf leere Wüste, wo es am meisten bringt.
       *[other] Großes Gebäude auf leere Wüste in Reichweite { $range }, wo es am meisten bringt.
      }
  }
    .title = Bauen
    .spoken = { build } Bei Gleichstand: { search }.
    .hint = Jede Belohnung zählt 1, auch Kristalle; ein neuer See 2, ein See mit seinem Gebäude 0. Bei Gleichstand: { search }.
    .done = Gebaut
    .tied = Wo von mehreren?
    .none = Kein Feld möglich
explore-marks = Welche Gebiete könnte er erkunden?
    .hint = Eine Skizze: tippe von jedem das Feld, das die Suche zuerst trifft, so wie sie zueinander liegen.
    .tile = Gebiet
populate-marks = Welche Orte kommen in Frage?
    .hint = Skizze: wähle frei oder besetzt, tippe sie an, wie sie zueinander liegen.
    .free = frei
    .occupied = besetzt
build-marks = Welche Wüste bringt wie viel?
    .hint = Skizze: Zahl, dann Feld. Belohnung oder Kristall 1, neuer See 2, alter See 0.
explore-there = { $place }: dieses Gebiet aufdecken, so wie es kommt.
populate-there = { $place }: dort steht jetzt seine Figur.
build-there = { $place }: dort steht jetzt sein Gebäude.
explore-skipped = Kein Gebiet zu erkunden. Das entfällt.
populate-skipped = Kein Ort zu bevölkern. Das entfällt.
build-skipped = Kein Platz zum Bauen. Das entfällt.
no-figures = Mautoma hat keine Figur mehr. Bevölkern entfällt.
no-buildings = Mautoma hat kein Gebäude mehr. Bauen entfällt.
book = 1 Buch für dich, denn du warst schon dort.
    .spoken = Ein Buch für dich, denn du warst schon dort.
tribe-figure = { $books } Bücher für dich, wenn dort dein Marker liegt.
tribe-building = { $gears } Zahnräder für dich, wenn dort dein Marker liegt.
    .hint = Kosten des { $size ->
        [small] kleinen
       *[large] großen
      } Gebäudes{ $provenance ->
        [owner] {""}
       *[other] , ungeprüft
      }.

## Energiekreis und Skizze
board-circle = Energiekreis
board-field = Feld { $field }, { colour }
board-sketch = Skizze, nicht der gedruckte Spielplan
board-mark = { $mark ->
    [tile] Gebiet
    [free] frei
    [occupied] besetzt
    [target] Ziel
   *[other] { $mark }
  }
board-space = { $place }: { $rewards ->
    [none] { board-mark }
    [one] { $rewards } Belohnung
   *[other] { $rewards } Belohnungen
  }

## Überwinterung
hibernation-artifact = 1 großes Artefakt entfernen: { colour }.
    .spoken = Mautoma überwintert. Ein großes Artefakt entfernen: { colour }.
    .title = Überwinterung
    .removed = Entfernt
    .none = Keines mehr da
hibernation-artifact-known = 1 großes Artefakt entfernen: { colour }.
    .spoken = Mautoma überwintert. Ein großes Artefakt entfernen: { colour }.
    .title = Überwinterung
hibernation-artifact-none = Kein großes Artefakt mehr da. Das entfällt.
    .spoken = Mautoma überwintert. Kein großes Artefakt ist mehr da.
    .title = Überwinterung
hibernation-citizens = { $count ->
   *[other] Bürger { $positions } ersetzen.
  }
    .title = Überwinterung
    .hint = Gezählt von links, fünf liegen aus.
hibernation-modules = { $count ->
    [one] Slot-Modul { $positions } ersetzen.
   *[other] Slot-Module { $positions } ersetzen.
  }
    .title = Überwinterung
    .hint = Gezählt von links, fünf liegen aus.
hibernation-machines = { $count ->
    [one] Maschine { $positions } jeder Farbe ersetzen.
   *[other] Maschinen { $positions } jeder Farbe ersetzen.
  }
    .title = Überwinterung
    .hint = Gezählt von links, drei je Farbe liegen aus.
hibernation-cards = { $mode ->
    [built-in] { $count } Karten bilden den neuen Stapel.
   *[on-table] { $count } Karten mischen: alle abgelegten und ungesehen die oberste Fortschrittskarte.
  }
    .hint = { $mode ->
        [built-in] Eine Fortschrittskarte ist dazugekommen.
       *[on-table] Sie bilden den neuen Stapel.
      }
    .title = Überwinterung

## Artefakte
artifact-taken = Welche Farbe hat das Artefakt?
    .white = weiß
    .grey = grau
    .black = schwarz
    .brown = braun
    .red = rot
    .orange = orange
    .yellow = gelb
    .green = grün
    .blue = blau
    .purple = lila
artifact-left = { $count ->
    [one] { $count } großes Artefakt liegt noch aus.
   *[other] { $count } große Artefakte liegen noch aus.
  }
artifact-last = Das war das letzte große. Ab jetzt nimmst du kleine Artefakte.

## Ende
end-reached = Runde 18 ist vorbei. Mautoma überwintert nicht mehr: das Spiel ist aus.
    .spoken = Runde achtzehn ist vorbei. Mautoma überwintert nicht mehr: das Spiel ist aus.
end-points = Wie viele Punkte hast du?
    .hint = Zähle nach den Regeln des Grundspiels.
end-rating = { $points } Punkte: { $rating ->
    [lost] verloren
    [survived] überlebt
    [small] kleiner Sieg
    [normal] normaler Sieg
    [great] großer Sieg
    [outstanding] überragender Sieg
   *[utopia] Utopie
  }.
verdict = { $rating ->
    [lost] Verloren
    [survived] Überlebt
    [small] Kleiner Sieg
    [normal] Normaler Sieg
    [great] Großer Sieg
    [outstanding] Überragender Sieg
   *[utopia] Utopie
  }

## Gründe
because-candidates = { $count ->
    [one] { $count } Kandidat
   *[other] { $count } Kandidaten
  }
because-free = { $count ->
    [one] { $count } davon ist frei
   *[other] { $count } davon sind frei
  }
because-occupied = { $count ->
    [one] { $count } ist besetzt, keiner ist frei
   *[other] { $count } sind besetzt, keiner ist frei
  }
because-rewards = { $count } mit den meisten Belohnungen: { $rewards }
because-row = { $count } in Reihe { $row }: { $rows ->
    [top-down] die oberste zuerst
   *[bottom-up] die unterste zuerst
  } (Kreis { $segment ->
    [upper-right] oben rechts
    [lower-right] unten rechts
    [lower-left] unten links
   *[upper-left] oben links
  })
because-along = { $place } ist dort { $along ->
    [left-to-right] der erste von links
   *[right-to-left] der erste von rechts
  }
because-colour-gone = Kein Artefakt in { colour }: weiter im Kreis

## Hilfe
aid-turn = Du hast bis zu zwei Aktionen, oder du überwinterst.
aid-hibernate = Beim Überwintern tauschst du nichts aus der Auslage. Das macht nur Mautoma.
aid-populate = Ziehst du zu einer Figur von Mautoma, zahlst du das Buch in den Vorrat.
aid-book = Zieht Mautoma zu dir, bekommst du ein Buch aus dem Vorrat.
aid-switch = Der Schalter kopiert den oberen Effekt eines ausliegenden Bürgers. Der kommt danach weg.
aid-last-artifact = Für das letzte große Artefakt gibt es kein Endplättchen. Danach nimmst du kleine.
aid-range = Die Reichweite zählt das Zielfeld mit, die Entfernung nicht: Reichweite drei ist Entfernung zwei.
aid-cards = Nach Karten mit »dann« misst du die Reichweite neu. Das frische Gebiet zählt mit.

## Bestand
tracker-figures = Figuren
tracker-small-buildings = klein
tracker-large-buildings = groß
tracker-artifacts = Artefakte
tracker-artifacts-removed = entfernt

## Karten und Bögen
deck-actions = Aktionskarten
card-start = Start
card-progress = Fortschritt
card-energy = Felder weiter im Energiekreis
card-energy-one = Feld weiter im Energiekreis
card-else = sonst
card-then = dann
action-explore = Erkunden
action-populate = Bevölkern
action-build = Bauen
card-explore-text = ein verdecktes Gebiet
card-populate-text = freier Ort zuerst
card-build-text = meiste Belohnung, neuer See zählt 2
board-title = Mautoma-Tableau
board-citizens = Bürger
board-modules = Module
board-machines = Maschinen
board-house = Hauswerte, bis du dein Tableau einträgst
sheet-turn = Sein Zug, solange er Karten hat
sheet-draw-text = Die oberste Karte des Aktionsstapels.
sheet-energy = Energiemarker ziehen
sheet-energy-text = So viele Felder im Uhrzeigersinn, wie die Karte zeigt. Ab jetzt gilt das neue Feld.
sheet-act-text = Von oben nach unten. Was nicht geht, entfällt. »Sonst« gilt nur, wenn das Obere nicht ging; für »dann« misst du die Reichweite neu.
sheet-hibernation = Stapel leer: er überwintert
sheet-artifact = Artefakt
sheet-artifact-text = Ein großes in der Farbe des Markerfelds kommt weg. Keines da? Das nächste Feld im Uhrzeigersinn gilt; der Marker bleibt.
sheet-displays = Auslagen
sheet-displays-text = Ersetze Bürger, Slot-Module und Maschinen, die der äußere Bereich beim Marker zeigt.
sheet-grow = Stapel wächst
sheet-grow-text = Eine Fortschrittskarte zu den abgelegten, alles mischen: erst 2, dann 3, 4 und 5 Karten.
sheet-actions = Wohin?
sheet-explore-text = Ein verdecktes Gebiet am Abgrund oder neben einem offenen. So hinlegen, wie es kommt. Keine Belohnung.
sheet-populate-text = Ein freier Ort, sonst einer mit dir. Nie zweimal derselbe.
sheet-build-text = Leere Wüste mit den meisten Belohnungen, Kristalle auch. Neuer See 2, See mit seinem Gebäude 0.
sheet-tie = Gleichstand
sheet-tie-text = Das Kreisviertel mit dem Marker sagt, welche Reihe zuerst kommt und von welcher Seite. Der erste Treffer gilt.
sheet-you = Und du?
sheet-book = Bücher
sheet-book-text = Kommt er zu dir: 1 Buch für dich. Kommst du zu ihm: 1 Buch in den Vorrat.
sheet-switch = Schalter
sheet-tribe = Stamm 0x49
sheet-tribe-text = Setzt er auf deinen Marker, bekommst du die Kosten: Figuren { $books } Bücher, kleine Gebäude vor großen.
sheet-rounds = Runden
sheet-rounds-text = Steht die vierte Überwinterung an, ist nach deinem Zug Schluss.
sheet-plan = Spielplan
sheet-plan-text = Wie zu zweit. 8 große Artefakte, kein Spielendeplättchen; sind die großen weg, gibt es kleine.
sheet-pieces = Seine Teile
sheet-pieces-text = 5 kleine und 3 große Gebäude, 7 Figuren. Energiemarker auf irgendein Feld.
sheet-deck = Seine Karten
sheet-deck-text = 2 Startkarten mischen: sein Stapel. Von den 4 anderen eine ungesehen weg, 3 als Fortschrittsstapel.
sheet-yours = Du
sheet-yours-text = 6 Bürger: ein Startset, oder dreimal 2 aus 5. 1 Kristall. Du beginnst: 1 oder 2 Aktionen, oder überwintern ohne Tausch.
sheet-range = Reichweite zählt das Ziel mit
sheet-range-start = hier
sheet-range-text = Reichweite 3, Entfernung 2
