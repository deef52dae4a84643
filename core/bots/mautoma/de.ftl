bot-name = Mautoma
    .about = Eine Karte je Zug und der Energiekreis sagen, was Mautoma tut. Am Ende wirst du bewertet.
    .credit = Inoffiziell, von Mauro Gibertoni; deutsch von Sören Textor.
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
    .draft = Wahl
    .explain = Sechs Karten: ein fertiges Set, oder du wählst dreimal zwei aus fünf.
option-artifacts = Große Artefakte
    .ask = Nachfragen
    .track = Mitzählen
    .explain = Nachfragen: eine Frage je Überwinterung. Mitzählen: Du meldest jedes Artefakt, das du nimmst.
option-tribe = Stamm 0x49
    .explain = Du spielst diesen Stamm und bekommst etwas, wenn Mautoma auf deinen Marker setzt.
setup-note = Energiekreis und Außenfelder zeigen Ersatzwerte: das gedruckte Tableau steht nicht im Regelheft.
    .line = Der Kreis zeigt Ersatzwerte.

## Wörter, die mehrmals vorkommen
names =
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
search = { $rows ->
    [top-down] oberste Reihe zuerst
   *[bottom-up] unterste Reihe zuerst
  }, { $along ->
    [left-to-right] von links nach rechts
   *[right-to-left] von rechts nach links
  }

# Woher die Reichweite gezählt wird.
from = { $range ->
    [any] {""}
   *[other] Gezählt ab dem Abgrund oder ab Mautomas Teilen.{" "}
  }

# Einmal im Zug wird es ganz gesagt.
search-said = { $tie ->
    [same] {" "}ebenso
   *[first] : { search }
  }

# Wo die Suche beginnt, in einem Telegramm.
corner = { $rows ->
    [top-down] oben
   *[bottom-up] unten
  } { $along ->
    [left-to-right] links
   *[right-to-left] rechts
  }

# Von einem Gebiet mit mehreren Feldern zählt eines.
first-hex = von jedem das { $rows ->
    [top-down] oberste
   *[bottom-up] unterste
  } Feld, bei mehreren das { $along ->
    [left-to-right] linke
   *[right-to-left] rechte
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
    .row = Aufbau für zwei
    .detail = er hat keine Spielfigur
set-up-artifacts = { $count } große Artefakte auslegen.
    .row = große Artefakte
    .detail = auslegen
set-up-stock = { $asks ->
    [again] Du zählst { $sum } große Artefakte, ich habe { $count } erwartet. Stimmt das?
    [recoloured] Der Kreis hat neue Farben. Welche haben die { $count } großen Artefakte?
   *[set-up] Welche Farben haben die { $count } großen Artefakte?
  }
    .hint = { $asks ->
        [again] { $gone ->
            [0] Acht liegen am Anfang aus.
            [one] Acht lagen aus, eines ist weg.
           *[other] Acht lagen aus, { $gone } sind weg.
          } Was du jetzt angibst, gilt.
       *[set-up] Deine haben andere Farben? Trage deinen Energiekreis bei den Karten ein: Bei der nächsten Überwinterung zählst du dann neu.
      }
set-up-no-end-tile = Das Plättchen für das Spielende bleibt in der Schachtel.
    .row = Ohne Endplättchen
    .detail = es bleibt in der Schachtel
set-up-citizens = { $set } ist dein Startset: sechs Bürger.
    .spoken = Set { $set } ist dein Startset: sechs Bürger.
    .tab = Set
    .row = sechs Bürger
    .detail = dein Startset
set-up-draft = Ziehe fünf Startbürger und behalte zwei. Dreimal, bis du sechs hast.
    .row = Zwei aus fünf, dreimal
    .detail = bis du sechs Bürger hast
set-up-crystal = 1 Kristall für dich.
    .spoken = Ein Kristall für dich.
    .row = Kristall für dich
set-up-pieces = Mautoma bekommt { $small } kleine und { $large } große Gebäude, { $figures } Figuren, 1 Energiemarker.
    .spoken = Mautoma bekommt { $small } kleine und { $large } große Gebäude, { $figures } Figuren und einen Energiemarker.
    .hint = Sein übriges Material bleibt in der Schachtel.
    .row = Seine Teile bereit
    .detail = { $small } klein, { $large } groß, { $figures } Figuren
set-up-pieces-ordered = Lege seine Figuren nach Kosten bereit: die billigste zuerst.
    .row = Figuren ordnen
    .detail = nach Kosten, billige zuerst
set-up-board = Lege das Mautoma-Tableau neben den Spielplan.
    .row = Mautomas Tableau
    .detail = neben den Spielplan
set-up-marker-lies = Liegt der Energiemarker auf Feld { $field }?
    .no = Anderes Feld
set-up-marker-there = { $field } ist das Feld für den Energiemarker.
    .spoken = Der Energiemarker kommt auf Feld { $field }.
    .hint = Feld 1 ist oben, dann im Uhrzeigersinn. Ein anderes ist auch erlaubt.
    .row = ist sein Startfeld
    .detail = Energiemarker; 1 ist oben
set-up-marker = Auf welches Feld kommt der Energiemarker?
    .hint = Freie Wahl. Feld 1 ist oben, dann im Uhrzeigersinn.
set-up-deck-built-in = Ich mische und ziehe seine Karten.
    .quiet = ich ziehe seine Karten
set-up-deck-start = 2 Startkarten mischen: das ist der Aktionsstapel.
    .spoken = Zwei Startkarten mischen: das ist der Aktionsstapel.
    .row = Startkarten mischen
    .detail = das ist sein Stapel
set-up-deck-progress = 1 der vier anderen Karten ungesehen weg. Die drei übrigen gemischt daneben.
    .spoken = Eine der vier anderen Karten kommt ungesehen weg. Die drei übrigen gemischt daneben.
    .row = Karte ungesehen weg
    .detail = 3 andere gemischt daneben
set-up-done = Alles bereit. Du beginnst Runde eins.
    .quiet = alles bereit, du beginnst

## Zug
which-card = Welche Karte deckt Mautoma auf?
    .hint = Sie heißt nach dem, was sie befiehlt.
    .start-build = Bauen
    .start-populate = Bevölkern, sonst bauen
    .explore = Erkunden
    .explore-populate = Erkunden, dann bevölkern
    .explore-build = Erkunden, dann bauen
    .explore-populate-far = Überall erkunden, bevölkern
energy = { $energy ->
    [one] { $energy } Feld weiter im Energiekreis.
   *[other] { $energy } Felder weiter im Energiekreis.
  }
    .spoken = { $energy ->
        [one] Ein Feld weiter im Energiekreis, auf Feld { $field }.
       *[other] { $energy } Felder weiter im Energiekreis, auf Feld { $field }.
      }
    .title = Energie
    .row = { $energy ->
        [one] Feld weiter
       *[other] Felder weiter
      }
    .detail = Energiekreis, auf Feld { $field }
explore = { $range ->
    [any] Erkunde ein verdecktes Gebiet, egal wie weit.
   *[other] Erkunde ein verdecktes Gebiet in Reichweite { $range }.
  }
    .title = Erkunden
    .spoken = { explore } Bei mehreren{ search-said }.
    .hint = { from }Es grenzt an den Abgrund oder an ein offenes Gebiet. Lege es, wie es kommt; er bekommt nichts. Bei mehreren: { search }.
    .done = Aufgedeckt
    .tied = Mehrere gleich gut
    .none = Geht nicht
explores = { explore }
    .title = { explore.title }
    .spoken = { explore.spoken }
    .hint = { explore.hint }
    .tab = Reichweite
    .row = Erkunde{ $tie ->
        [same] {" "}ein Gebiet
       *[first] , { corner } zuerst
      }
    .detail = verdecktes Gebiet
populate = { $range ->
    [any] Bevölkere einen Ort, egal wie weit. Freie zuerst.
   *[other] Bevölkere einen Ort in Reichweite { $range }. Freie zuerst.
  }
    .title = Bevölkern
    .spoken = { populate } Bei mehreren{ search-said }.
    .hint = { from }Nie, wo schon eine seiner Figuren steht. Bei mehreren: { search }.
    .free = Freier Ort
    .occupied = Ort mit deiner Figur
    .tied = Mehrere gleich gut
    .none = Geht nicht
populates = { populate }
    .title = { populate.title }
    .spoken = { populate.spoken }
    .hint = { populate.hint }
    .tab = Reichweite
    .row = Bevölkere, freie zuerst
    .detail = bei mehreren { corner }
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
    .spoken = { build } Bei Gleichstand{ search-said }.
    .hint = { from }Jede Belohnung zählt 1, auch Kristalle; ein neuer See 2, ein See mit seinem Gebäude 0. Bei Gleichstand: { search }.
    .done = Gebaut
    .tied = Mehrere gleich gut
    .none = Geht nicht
builds = { build }
    .title = { build.title }
    .spoken = { build.spoken }
    .hint = { build.hint }
    .tab = Reichweite
    .row = { $size ->
        [small] Kleines Gebäude
       *[large] Großes Gebäude
      }
    .detail = beste Wüste, dann { corner }
explore-marks = Welche Gebiete könnte er erkunden?
    .spoken = { explore-marks } Sag { first-hex }.
    .hint = Skizze: tippe { first-hex }, so wie sie zueinander liegen.
    .tile = Gebiet
populate-marks = Welche Orte kommen in Frage?
    .hint = Skizze: wähle frei oder besetzt, tippe sie an, wie sie zueinander liegen.
    .free = frei
    .occupied = besetzt
build-marks = Welche Wüste bringt wie viel?
    .hint = Skizze: Zahl, dann Feld. Belohnung oder Kristall 1, neuer See 2, alter See 0.
explore-there = { $place }: dieses Gebiet aufdecken, so wie es kommt.
    .row = Gebiet aufdecken
    .detail = so wie es kommt
populate-there = { $place }: dort steht jetzt seine Figur.
    .row = Figur dorthin
build-there = { $place }: dort steht jetzt sein Gebäude.
    .row = Gebäude dorthin
no-figures = Mautoma hat keine Figur mehr. Bevölkern entfällt.
    .quiet = keine Figur mehr
no-buildings = Mautoma hat kein Gebäude mehr. Bauen entfällt.
    .quiet = kein Gebäude mehr
book = 1 Buch für dich, denn du warst schon dort.
    .spoken = Ein Buch für dich, denn du warst schon dort.
    .row = Buch für dich
    .detail = du warst schon dort
tribe-figure = { $books } Bücher für dich, wenn dort dein Marker liegt.
    .row = Bücher für dich
    .detail = liegt dort dein Marker?
tribe-building = { $gears } Zahnräder für dich, wenn dort dein Marker liegt.
    .hint = Kosten des { $size ->
        [small] kleinen
       *[large] großen
      } Gebäudes{ $provenance ->
        [owner] {""}
       *[other] , ungeprüft
      }.
    .row = Zahnräder für dich
    .detail = liegt dort dein Marker?

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
    .removed = Entfernt
    .none = Keines mehr da
hibernation-artifact-known = 1 großes Artefakt entfernen: { colour }.
    .spoken = Mautoma überwintert. Ein großes Artefakt entfernen: { colour }.
    .row = Artefakt weg: { colour }
    .detail = ein großes
hibernation-artifact-none = Kein großes Artefakt mehr da. Das entfällt.
    .spoken = Mautoma überwintert. Kein großes Artefakt ist mehr da.
    .quiet = kein großes Artefakt mehr
hibernation-citizens = { $count ->
   *[other] Bürger { $positions } ersetzen.
  }
    .hint = Gezählt von links, fünf liegen aus.
    .row = Bürger { $positions } neu
    .detail = von links gezählt
hibernation-modules = { $count ->
    [one] Slot-Modul { $positions } ersetzen.
   *[other] Slot-Module { $positions } ersetzen.
  }
    .hint = Gezählt von links, fünf liegen aus.
    .row = Module { $positions } neu
    .detail = von links gezählt
hibernation-machines = { $count ->
    [one] Maschine { $positions } jeder Farbe ersetzen.
   *[other] Maschinen { $positions } jeder Farbe ersetzen.
  }
    .hint = Gezählt von links, drei je Farbe liegen aus.
    .row = { $count ->
        [one] Maschine { $positions } neu
       *[other] Maschinen { $positions } neu
      }
    .detail = in jeder Farbe
hibernation-cards = { $count } Karten mischen: alle abgelegten und ungesehen die oberste Fortschrittskarte.
    .hint = Sie bilden den neuen Stapel.
    .row = Karten mischen
    .detail = mit 1 Fortschrittskarte
hibernation-deck = { $count } Karten bilden den neuen Stapel.
    .hint = Eine Fortschrittskarte ist dazugekommen.
    .quiet = sein neuer Stapel: { $count } Karten

## Artefakte
artifact-taken = { $asks ->
    [again] Kein großes Artefakt in { colour } lag mehr aus. Welche Farbe hat es?
   *[now] Welche Farbe hat das Artefakt?
  }
    .hint = { $asks ->
        [again] So habe ich mitgezählt. Was du jetzt sagst, gilt.
       *[now] Das du gerade genommen hast.
      }
artifact-taken-known = Ein großes Artefakt für dich: { colour }.
    .row = Artefakt für dich
    .detail = ein großes, { colour }
artifact-left = { $count ->
    [one] { $count } großes Artefakt liegt noch aus.
   *[other] { $count } große Artefakte liegen noch aus.
  }
    .row = { $count ->
        [one] Artefakt noch da
       *[other] Artefakte noch da
      }
artifact-last = Das war das letzte große. Ab jetzt nimmst du kleine Artefakte.
    .row = Das letzte große
    .detail = ab jetzt nimmst du kleine

## Ende
end-reached = Runde 18 ist vorbei. Mautoma überwintert nicht mehr: das Spiel ist aus.
    .spoken = Runde achtzehn ist vorbei. Mautoma überwintert nicht mehr: das Spiel ist aus.
    .row = Das Spiel ist aus
    .detail = Runde 18 ist vorbei
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
because-range = Unsere Lesart: Gezählt wird wie bei dir, ab dem Abgrund oder ab seiner nächsten Figur, seinem nächsten Gebäude
because-again = Unsere Lesart: Nach dem Erkunden wird neu gemessen, das frische Gebiet zählt mit
because-far = Unsere Lesart: Auch beliebig weit grenzt es an den Abgrund oder an ein offenes Gebiet
because-own-figure = Unsere Lesart: Ein Ort mit seiner eigenen Figur kommt nicht in Frage
because-no-piece = Unsere Lesart: Ohne Teile geht die Aktion nicht
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
  }){ mark }
because-along = { $place } ist dort { $along ->
    [left-to-right] der erste von links
   *[right-to-left] der erste von rechts
  }
because-direction = Unsere Lesart: Die Suchrichtung gilt, nicht die Ecke, die das Beispiel nennt
because-first-hex = Unsere Lesart: Von einem Gebiet zählt das Feld, das die Suche zuerst trifft
because-colour-gone = Kein Artefakt in { colour }: weiter im Kreis
because-walk = Unsere Lesart: Der Marker bleibt dabei stehen, sein Außenbereich gilt
because-none-left = Unsere Lesart: Liegt keines mehr aus, wird keines entfernt
because-last-round = Unsere Lesart: In Runde 18 bist nur noch du am Zug

## Hilfe
aid-turn = Du hast bis zu zwei Aktionen, oder du überwinterst.
aid-hibernate = Beim Überwintern tauschst du nichts aus der Auslage. Das macht nur Mautoma.
aid-populate = Ziehst du zu einer Figur von Mautoma, zahlst du das Buch in den Vorrat.
aid-book = Zieht Mautoma zu dir, bekommst du ein Buch aus dem Vorrat.
aid-switch = Der Schalter kopiert den oberen Effekt eines ausliegenden Bürgers. Der kommt danach weg.
aid-last-artifact = Für das letzte große Artefakt gibt es kein Endplättchen. Danach nimmst du kleine.
aid-range = Die Reichweite zählt das Zielfeld mit, die Entfernung nicht: Reichweite drei ist Entfernung zwei.
aid-range-from = Unsere Lesart: Seine Reichweite beginnt wie deine Entfernung am Abgrund oder, wenn das näher ist, bei einer seiner Figuren oder einem seiner Gebäude.
aid-cards = Unsere Lesart: Nach Karten mit »dann« misst du die Reichweite neu. Das frische Gebiet zählt mit.
aid-far = Unsere Lesart: Auch bei beliebiger Reichweite grenzt ein erkundetes Gebiet an den Abgrund oder an ein offenes.
aid-own-figure = Unsere Lesart: Er bevölkert keinen Ort, an dem schon eine seiner Figuren steht.
aid-no-piece = Unsere Lesart: Hat er keine Figur oder kein Gebäude mehr, gilt die Aktion als unmöglich.
aid-marker = Erst zieht der Energiemarker, dann handelt er: Es gilt der Gleichstandsauflöser des neuen Felds.
aid-direction = Unsere Lesart: Bei Gleichstand gilt die Suchrichtung. Die Startecken in den Beispielen passen nicht dazu.
aid-first-hex = Unsere Lesart: Von einem Gebiet mit mehreren Feldern zählt das Feld, das die Suche zuerst trifft.
aid-walk = Unsere Lesart: Fehlt die Farbe, gilt die des nächsten Felds mit Vorrat; der Marker bleibt. Liegt keines mehr aus, entfällt es.
aid-last-round = Unsere Lesart: In Runde 18 bist nur noch du am Zug, dann ist das Spiel aus.

## Bestand
tracker-figures = Figuren
tracker-small-buildings = Kleine Gebäude
    .short = klein
tracker-large-buildings = Große Gebäude
    .short = groß
tracker-artifacts = Artefakte
tracker-artifacts-removed = Artefakte entfernt
    .short = entfernt

## Karten und Bögen
deck-actions = Aktionskarten
card-start = Start
card-progress = Fortschritt
card-energy = Felder weiter im Energiekreis
card-energy-one = Feld weiter im Energiekreis
card-else = sonst
card-then = dann
card-range = { $range ->
    [any] Reichweite beliebig
   *[other] Reichweite { $range }
  }
action-explore = Erkunden
action-populate = Bevölkern
action-build = Bauen
card-explore-text = ein verdecktes Gebiet
card-populate-text = freier Ort zuerst
card-build-text = Wüste, meiste Belohnung, neuer See zählt 2
board-title = Mautoma-Tableau
board-citizens = Bürger
board-modules = Module
board-machines = Maschinen
board-area = Felder { $fields }: { board-citizens } { $citizens }, { board-modules } { $modules }, { board-machines } { $machines }
board-quarter = Felder { $from } bis { $to }
board-house = Ersatzwerte, bis du dein Tableau einträgst
sheet-turn = Sein Zug, solange er Karten hat
sheet-draw-text = Die oberste Karte des Aktionsstapels.
sheet-energy = Energiemarker ziehen
sheet-energy-text = So viele Felder im Uhrzeigersinn, wie die Karte zeigt. Ab jetzt gilt das neue Feld.
sheet-act-text = Von oben nach unten. Was nicht geht, entfällt. »Sonst« gilt nur, wenn das Obere nicht ging; für »dann« misst du die Reichweite neu.
sheet-hibernation = Stapel leer: er überwintert
sheet-artifact = Artefakt
sheet-artifact-text = Ein großes in der Farbe des Markerfelds kommt weg. Keines da? Das nächste Feld im Uhrzeigersinn gilt; der Marker bleibt.
sheet-displays = Auslagen
sheet-displays-text = Ersetze Bürger, Slot-Module und Maschinen, die der äußere Bereich beim Marker zeigt. Plätze zählen von links, Maschinen in jeder Farbe.
sheet-grow = Stapel wächst
sheet-grow-text = Eine Fortschrittskarte zu den abgelegten, alles mischen: erst 2, dann 3, 4 und 5 Karten.
sheet-actions = Wohin?
sheet-reach = Reichweite
sheet-reach-text = Ab dem Abgrund oder seinen Teilen. Das Ziel zählt mit.
sheet-explore-text = Ein verdecktes Gebiet am Abgrund oder neben einem offenen. So hinlegen, wie es kommt. Keine Belohnung.
sheet-populate-text = Ein freier Ort, sonst einer mit dir. Nie zweimal derselbe.
sheet-build-text = Leere Wüste mit den meisten Belohnungen, Kristalle auch. Neuer See 2, See mit seinem Gebäude 0. Kleine Gebäude zuerst.
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
sheet-plan-text = Wie zu zweit. 8 große Artefakte, kein Plättchen für das Spielende; sind die großen weg, gibt es kleine.
sheet-pieces = Seine Teile
sheet-pieces-text = 5 kleine und 3 große Gebäude, 7 Figuren. Energiemarker auf irgendein Feld.
sheet-deck = Seine Karten
sheet-deck-text = 2 Startkarten mischen: sein Stapel. Von den 4 anderen eine ungesehen weg, 3 als Fortschrittsstapel.
sheet-yours = Du
sheet-yours-text = 6 Bürger: ein Startset, oder dreimal 2 aus 5. 1 Kristall. Du beginnst: 1 oder 2 Aktionen, oder überwintern ohne Tausch.
sheet-range = Reichweite zählt das Ziel mit
sheet-range-start = hier
sheet-range-text = Ab dem Abgrund oder seinen Teilen: Reichweite 3, Entfernung 2

## Abschnitte des Regelhefts
rule-spielvorbereitung = Spielvorbereitung
    .about = { sheet-plan-text }
rule-spielvorbereitung-dein-spielbereich = Spielvorbereitung: Dein Spielbereich
    .about = { sheet-yours-text }
rule-spielvorbereitung-mautomas-spielbereich = Spielvorbereitung: Mautomas Spielbereich
    .about = { sheet-pieces-text } { sheet-deck }: { sheet-deck-text }
rule-dein-spielzug = Dein Spielzug
rule-klarstellungen-bevolkerungsaktion = Klarstellungen: Bevölkerungsaktion
rule-klarstellungen-sonstiges = Klarstellungen: Sonstiges
rule-mautomas-zug = Mautomas Zug
    .about = { sheet-draw-text } { sheet-energy }: { sheet-energy-text } { sheet-act }: { sheet-act-text }
rule-mautomas-zug-uberwinterung = Mautomas Zug: Überwinterung
    .title = Überwinterung
    .about = { sheet-artifact }: { sheet-artifact-text } { sheet-displays }: { sheet-displays-text } { sheet-grow }: { sheet-grow-text }
rule-spielende = Spielende
    .about =
        { sheet-rounds-text }
        Mit weniger als 100 Punkten hast du verloren, ab 100 überlebt. Ab 110 ist es ein kleiner Sieg, ab 120 ein normaler, ab 130 ein großer, ab 150 ein überragender, ab 170 Utopie.
rule-kartenbeschreibung = Kartenbeschreibung
    .about = { sheet-act-text }
rule-mautomas-aktionen-erkunden = Mautomas Aktionen: Erkunden
    .about = { sheet-explore-text }
rule-mautomas-aktionen-bevolkern = Mautomas Aktionen: Bevölkern
    .about = { sheet-populate-text }
rule-mautomas-aktionen-bauen = Mautomas Aktionen: Bauen
    .about = { sheet-build-text }
rule-reichweite-entfernung = Reichweite / Entfernung
rule-gleichstandsaufloser = Gleichstandsauflöser
    .about = { sheet-tie-text }
rule-sonderregeln-mit-stamm-0x49 = Sonderregeln mit Stamm 0x49
    .about = Setzt er auf deinen Marker, bekommst du aus dem Vorrat, was es kostet: für seine Figuren der Reihe nach 2, 3, 3, 3, 4, 4 und 4 Bücher, für Gebäude Zahnräder. Kleine Gebäude kommen vor großen.
