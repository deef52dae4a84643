bot-name = A.D.A.M.
    .about = A.D.A.M. sammelt für seine Prophezeiungen, von links nach rechts. Ihn kümmert nur die Farbe.
game-name = Cóatl
headline = Zug { $turn }{ $count ->
    [0] {""}
   *[other] {" "}· Level { $levels }
  }

## Optionen
option-deck = Seine Karten
    .built-in = Eingebaut
    .my-cards = Meine Karten
    .explain = Die Prophezeiungen liegen immer auf dem Tisch, und du sagst, welche er nimmt.
    .explain-built-in = Es gelten die eingebauten Werte.
    .explain-my-cards = Es gilt, was du eingetragen hast; der Rest ist eingebaut.
option-way = Vorratstafel
    .mirror = Gespiegelt
    .ask = Auf Nachfrage
    .hint-mirror = er wählt selbst
    .hint-ask = du suchst für ihn
    .explain = Gespiegelt: die App weiß, was auf der Tafel liegt, und er wählt selbst; was du nimmst, tippst du an. Auf Nachfrage: er sagt, welche Farben er sucht, und du sagst, was er nimmt. Du kannst jederzeit wechseln.
option-bags = Beutel
    .app = Die App zieht
    .you = Ich ziehe
    .explain = Die App zieht und sagt, welches Teil wohin kommt. Oder du ziehst blind und tippst ein, was du gezogen hast.
option-row = Prophezeiungsreihe
    .mirrored = Gespiegelt
    .asked = Auf Nachfrage
    .explain = Auf Nachfrage: du nennst nur die Karten, die er nimmt. Gespiegelt: du nennst jede neue Karte der Reihe; auf seine Wahl hat das keinen Einfluss. Ohne gespiegelte Tafel immer auf Nachfrage.
option-level-1 = Level 1
    .explain = Du musst mindestens eine Tempelkarte erfüllen.
option-level-2 = Level 2
    .explain = Du hältst höchstens 4 Prophezeiungen auf der Hand.
option-level-3 = Level 3
    .explain = Alle Prophezeiungen eines Cóatl haben verschiedene Farben.
option-level-4 = Level 4
    .explain = Du vervollständigst einen Cóatl nur, wenn er 4 Prophezeiungen erfüllt.
option-level-5 = Level 5
    .explain = Er beginnt mit 4 Karten.
option-refill = Nachziehen mit Level 5
    .four = Auf 4 Karten
    .three = Auf 3 Karten
    .explain = Das Regelheft nennt beim Nachziehen immer 3. Wir lesen es so, dass er mit Level 5 immer vier Karten hat.
option-promos = Promokarten
    .explain = Die 6 roten Promokarten sind im Stapel.
setup-note = Die Nummern der Felder zeigt das Regelheft nur im Bild. Unsere Reihenfolge ist ein Ersatzwert: außen 1 bis 6 im Uhrzeigersinn von oben, Köpfe 7 und 8, Schwänze 9 und 10. Die Prophezeiungen sind ungeprüft.
    .line = Feldnummern sind Ersatzwerte.

## Wörter, die mehrmals vorkommen
names =
    .yellow = gelb
    .red = rot
    .black = schwarz
    .green = grün
    .blue = blau
    .any = beliebig
    .tally-yellow = gelb
    .tally-red = rot
    .tally-black = schwarz
    .tally-green = grün
    .tally-blue = blau
    .isolated-pair-yellow = × 2 gelb ×
    .isolated-pair-red = × 2 rot ×
    .isolated-pair-black = × 2 schwarz ×
    .isolated-pair-green = × 2 grün ×
    .isolated-pair-blue = × 2 blau ×
    .triple-yellow = 3 gelb
    .triple-red = 3 rot
    .triple-black = 3 schwarz
    .triple-green = 3 grün
    .triple-blue = 3 blau
    .pair-yellow-green = gelb, grün
    .pair-red-black = rot, schwarz
    .pair-yellow-blue = gelb, blau
    .pair-green-blue = grün, blau
    .pair-black-green = schwarz, grün
    .pair-yellow-black = gelb, schwarz
    .pair-red-blue = rot, blau
    .alternating-black-blue = schwarz, blau, schwarz, blau
    .alternating-yellow-red = gelb, rot, gelb, rot
    .alternating-red-green = rot, grün, rot, grün
    .block-3red-2green = 3 rot, 2 grün
    .block-2black-3green = 2 schwarz, 3 grün
    .block-2yellow-3blue = 2 gelb, 3 blau
    .block-2blue-2yellow = 2 blau, 2 gelb
    .block-2red-2blue = 2 rot, 2 blau
    .block-2black-2yellow = 2 schwarz, 2 gelb
    .block-2green-2red = 2 grün, 2 rot
    .sequence-five-yellow-black-red-green-blue = gelb, schwarz, rot, grün, blau
    .sequence-five-red-black-blue-yellow-green = rot, schwarz, blau, gelb, grün
    .sequence-five-black-green-red-blue-yellow = schwarz, grün, rot, blau, gelb
    .bridge-yellow-black-red = gelb, schwarz ∞, rot
    .bridge-green-yellow-black = grün, gelb ∞, schwarz
    .bridge-yellow-blue-green = gelb, blau ∞, grün
    .bridge-blue-green-black = blau, grün ∞, schwarz
    .bridge-red-black-blue = rot, schwarz ∞, blau
    .bridge-red-blue-yellow = rot, blau ∞, gelb
    .bridge-green-red-black = grün, rot ∞, schwarz
    .bridge-green-yellow-green = grün, gelb ∞, grün
    .bridge-blue-green-blue = blau, grün ∞, blau
    .open-bridge-black-yellow = schwarz, gelb, ∞, gelb, schwarz
    .open-bridge-green-black = grün, schwarz, ∞, schwarz, grün
    .open-bridge-black-blue = schwarz, blau, ∞, blau, schwarz
    .open-bridge-yellow-red = gelb, rot, ∞, rot, gelb
    .open-bridge-red-blue = rot, blau, ∞, blau, rot
    .promo-set-yellow-green-red = 2 gelb, 2 grün, 1 rot
    .promo-set-black-blue-red = 2 schwarz, 2 blau, 1 rot
    .promo-set-red-black-green = 2 rot, 2 schwarz, 1 grün
    .promo-set-yellow-black-red-blue = 2 gelb, 2 schwarz, 1 rot, 1 blau
    .promo-set-green-blue-yellow-black = 2 grün, 2 blau, 1 gelb, 1 schwarz
    .promo-set-yellow-red-green-blue = 2 gelb, 2 rot, 1 grün, 1 blau
    .own = eigene Karte
piece-1 = { NAME($c1) }
pieces = { $n1 ->
    [0] nichts
   *[other] { $n1 } { piece-1 }
  }{ $n2 ->
    [0] {""}
   *[other] , { $n2 } { NAME($c2) }
  }{ $n3 ->
    [0] {""}
   *[other] , { $n3 } { NAME($c3) }
  }{ $n4 ->
    [0] {""}
   *[other] , { $n4 } { NAME($c4) }
  }{ $n5 ->
    [0] {""}
   *[other] , { $n5 } { NAME($c5) }
  }{ $n6 ->
    [0] {""}
   *[other] , { $n6 } { NAME($c6) }
  }
wanted = { $c1 ->
    [any] irgendein Teil
    [none] nichts
   *[other] { piece-1 }
  }{ $c2 ->
    [none] {""}
   *[other] , { NAME($c2) }
  }{ $c3 ->
    [none] {""}
   *[other] , { NAME($c3) }
  }{ $c4 ->
    [none] {""}
   *[other] , { NAME($c4) }
  }{ $c5 ->
    [none] {""}
   *[other] , { NAME($c5) }
  }
to-1 = { $to1 ->
    [same] {""}
    [0] {" "}abwerfen
   *[other] {" "}auf Karte { $to1 }
  }
to-2 = { $to2 ->
    [same] {""}
    [0] {" "}abwerfen
   *[other] {" "}auf Karte { $to2 }
  }
moves = { $n1 } { piece-1 }{ to-1 }{ $n2 ->
    [0] {""}
   *[other] , { $n2 } { NAME($c2) }{ to-2 }
  }
# Von einem Teil wird nur die Farbe gesagt.
said-1 = { $n1 ->
    [1] { piece-1 }
   *[other] { $n1 } { piece-1 }
  }{ to-1 }
said-2 = { $n2 ->
    [1] { NAME($c2) }
   *[other] { $n2 } { NAME($c2) }
  }{ to-2 }
moves-said = { said-1 }{ $n2 ->
    [0] {""}
   *[other] { $to1 ->
        [same] {" "}und { said-2 }
       *[other] , { said-2 }
      }
  }
short-1 = { $n1 ->
    [1] { piece-1 }
   *[other] { $n1 } { piece-1 }
  }{ $to1 ->
    [same] {""}
    [0] {" "}weg
   *[other] {" "}› { $to1 }
  }
short-2 = { $n2 ->
    [1] { NAME($c2) }
   *[other] { $n2 } { NAME($c2) }
  }{ $to2 ->
    [same] {""}
    [0] {" "}weg
   *[other] {" "}› { $to2 }
  }
moves-short = { short-1 }{ $n2 ->
    [0] {""}
   *[other] , { short-2 }
  }
passed-on = { $moved ->
    [0] Alle Teile abwerfen.
    [1] Davon { said-1 }{ rest-named }.
   *[other] Teile gehen weiter{ rest-named }.
  }
rest-named = { $rest ->
    [0] {""}
   *[other] , den Rest abwerfen
  }
rest-short = { $rest ->
    [0] {""}
   *[other] , Rest weg
  }
drawn-yellow = { $yellows ->
    [0] {""}
   *[other] {" "}Gelb auf { $yellow }{ $yellow-boths ->
        [0] {""}
       *[other] , auf { $yellow-both } zwei
      }.
  }
drawn-red = { $reds ->
    [0] {""}
   *[other] {" "}Rot auf { $red }{ $red-boths ->
        [0] {""}
       *[other] , auf { $red-both } zwei
      }.
  }
drawn-black = { $blacks ->
    [0] {""}
   *[other] {" "}Schwarz auf { $black }{ $black-boths ->
        [0] {""}
       *[other] , auf { $black-both } zwei
      }.
  }
drawn-green = { $greens ->
    [0] {""}
   *[other] {" "}Grün auf { $green }{ $green-boths ->
        [0] {""}
       *[other] , auf { $green-both } zwei
      }.
  }
drawn-blue = { $blues ->
    [0] {""}
   *[other] {" "}Blau auf { $blue }{ $blue-boths ->
        [0] {""}
       *[other] , auf { $blue-both } zwei
      }.
  }
drawn = { drawn-yellow }{ drawn-red }{ drawn-black }{ drawn-green }{ drawn-blue }
kind-named = { $kind ->
    [head] Köpfe
    [tail] Schwänze
   *[body] Körper
  }
fields-named = { $count ->
    [one] Feld { $fields }
   *[other] Felder { $fields }
  }
level-asks = { $level ->
    [1] Erfülle mindestens eine Tempelkarte.
    [2] Höchstens 4 Prophezeiungen auf deiner Hand.
    [3] In einem Cóatl hat jede Prophezeiung eine andere Farbe.
    [4] Ein Cóatl wird nur mit 4 erfüllten Prophezeiungen fertig.
   *[5] A.D.A.M. beginnt mit 4 Karten.
  }

## Abläufe
script-your-pieces = Du nimmst Teile
    .action = Teile genommen
    .hint = Feld antippen
    .tap = Tippe, was du nimmst.
script-your-card = Du nimmst eine Karte
    .action = Karte genommen
    .hint = aus der Reihe
    .tap = Tippe, was du nimmst.
script-your-coatl = Du vervollständigst einen Cóatl
    .action = Cóatl fertig
    .hint = beim dritten ist Schluss
script-bodies-gone = Keine Körperteile mehr
    .action = Keine Körperteile mehr
    .hint = weder Tafel noch Beutel
script-look = Nachsehen
    .action = Nachsehen
    .hint = seine Karten, Beutel
script-put-right = Hier liegt etwas anderes
    .action = Liegt anders
    .hint = Tafel, Karten, Beutel
waiting-end = Das Spiel ist zu Ende.
script-end = Wertung
    .action = Jetzt werten
    .hint = er gewinnt bei Gleichstand

## Aufbau
set-up-box = Opferplättchen und Startspieler bleiben in der Schachtel.
    .title = Aufbau
    .row = Ohne Opfer
    .detail = und ohne Startspieler
set-up-bags = { $body } Körper, { $head } Köpfe, { $tail } Schwänze je Farbe in die Beutel.
    .spoken = Von jeder Farbe { $body } Körper, { $head } Köpfe und { $tail } Schwänze in die Beutel.
    .title = Aufbau
    .row = Körper je Farbe
    .detail = dazu { $head } Köpfe, { $tail } Schwänze
set-up-board = Vorratstafel so hinlegen, dass der Kopf aufrecht steht.
    .title = Aufbau
    .row = Tafel hinlegen
    .detail = der Kopf steht aufrecht
numbers-right = Stimmen die Feldnummern?
    .hint = Vergleiche mit dem Bild im Regelheft. In dieser Reihenfolge schaut er die Felder an.
    .title = Aufbau
    .yes = Nummern wie hier
    .no = Andere Nummern
numbers-ours = Die Felder zählen wie auf dem Bild.
    .spoken = Die Felder zählen wie auf dem Bild. In dieser Reihenfolge schaut er sie an.
    .hint = In dieser Reihenfolge schaut er sie an. Das Bild im Regelheft lag uns nicht vor.
    .title = Aufbau
    .row = Felder zählen
    .detail = wie auf unserem Bild
number-field = Tipp auf Feld { $number }.
    .spoken = { $number ->
        [1] Tipp auf Feld 1, oder sag, das wievielte es auf unserem Bild ist. Außen oben ist eins, im Uhrzeigersinn geht es bis sechs. Sieben und acht sind die Köpfe links und rechts, neun und zehn die Schwänze oben und unten.
       *[other] Und Feld { $number }?
      }
    .hint = In der Reihenfolge deines Regelhefts.
    .title = Aufbau
numbers-set = Die Felder haben jetzt deine Nummern.
    .hint = Ich merke sie mir für die nächsten Partien.
    .title = Aufbau
    .quiet = deine Feldnummern
set-up-pieces = Was liegt auf der Tafel?
    .spoken = Was liegt auf der Tafel? Feld für Feld, von 1 bis 10.
    .hint = { $count } Teile
    .title = Aufbau
set-up-fill = { $count } Teile auf die Tafel.
    .spoken = Lege { $count } Teile auf die Tafel.{ drawn }
    .hint ={ drawn }
    .title = Aufbau
    .tab = Teile
    .row = Tafel füllen
    .detail = wie hier gezeigt
set-up-row = { $count } Prophezeiungen offen in die Reihe.
    .hint = Über der Tafel, das Deck links davon.
    .title = Aufbau
    .row = Karten als Reihe
    .detail = über der Tafel
set-up-cards = { $count } Prophezeiungen offen für A.D.A.M.
    .hint = Rechts neben die Tafel, mit Platz für seinen Stapel.
    .title = Aufbau
    .row = Karten für ihn
    .detail = rechts neben der Tafel
set-up-temples = { $count } Tempelkarten aufdecken.
    .hint = Sie sind nur für dich.
    .title = Aufbau
    .row = Tempelkarten
    .detail = nur für dich
set-up-hand = { $drawn } Prophezeiungen ziehen, { $kept } behalten.
    .hint = Den Rest wirfst du ab.
    .title = Aufbau
    .row = Karten ziehen
    .detail = { $kept } behältst du
level = { level-asks }
    .title = Level { $level }
    .tab = Level
    .row = { $level ->
        [1] 1 Tempelkarte erfüllen
        [2] höchstens 4 Handkarten
        [3] keine Farbe doppelt
        [4] 4 Karten je Cóatl
       *[5] er beginnt mit 4 Karten
      }
set-up-done = Alles bereit. A.D.A.M. beginnt.
    .quiet = Er beginnt

## Karten nennen
which-family = Welche Art Muster?
    .tally = Eine Farbe zählen
    .promo-set = Promokarte
    .isolated-pair = Paar zwischen ×
    .triple = Drei gleiche
    .pair = Zwei Farben
    .alternating-four = Vier im Wechsel
    .block-five = Zwei und drei
    .block-four = Zwei und zwei
    .sequence-five = Alle fünf Farben
    .bridge = Farbiges ∞
    .open-bridge = Weißes ∞
which-card = { $whose ->
    [first] Welche ist seine Karte { $position }?
    [row] { $position ->
        [1] Reihe, ganz links: welche Karte?
        [6] Reihe, ganz rechts: welche Karte?
       *[other] Reihe, Platz { $position } von links: welche Karte?
      }
    [pile] Welche Karte liegt auf seinem Stapel?
   *[his] Welche Karte liegt ganz rechts in der Reihe?
  }
    .spoken = { $whose ->
        [first] Welche ist seine Karte { $position }, von links?
        [row] { $position ->
            [1] Welche Karte liegt ganz links in der Reihe?
            [6] Welche Karte liegt ganz rechts in der Reihe?
           *[other] Welche Karte liegt auf Platz { $position } der Reihe, von links?
          }
        [pile] Welche Karte liegt auf seinem Stapel?
       *[his] Er nimmt die Karte ganz rechts aus der Reihe. Welche ist es?
      }
    .hint = Nach Rahmen geordnet. Muster vom Kopf zum Schwanz.
    .row = { $whose ->
        [first] Seine Karte { $position }?
        [row] Reihe, Karte { $position }?
        [pile] Auf seinem Stapel?
       *[his] Ganz rechts?
      }
    .own = Von Hand eingeben
    .none = Keine mehr da
own-needs = Welche Teile braucht die Karte?
    .hint = Für ihre höchste Stufe. Durchgestrichenes zählt nicht, ∞ ist ein Teil je Wiederholung.
own-needs-again = Ohne Teile ist sie gleich erfüllt. Welche braucht sie?
    .spoken = Du hast keine Teile eingetragen: ohne Teile ist die Karte gleich erfüllt. Welche braucht sie? Braucht sie wirklich keine, sag: ich bin fertig.
    .hint = Trage mindestens eines ein, oder noch einmal keines.
own-points = Wie viele Punkte gibt sie?
    .hint = Auf ihrer höchsten Stufe.

## Zug
takes = Feld { $field }: { moves }. Liegt das da?
    .spoken = Feld { $field }: { moves-said }. Liegt das da?
    .title = Suchen
    .so = Ja
    .otherwise = Da liegt anderes
take = Feld { $field }: { moves }.
    .spoken = Feld { $field }: { moves-said }.
    .title = Suchen
    .tab = Feld
    .row = { moves-short }
take-nothing = Feld { $field }: { moves }, er braucht nichts davon.
    .spoken = Er findet nichts. Er nimmt Feld { $field }: { moves-said }.
    .hint = Zurück in die Schachtel, nicht in den Beutel.
    .title = Suchen
    .tab = Feld
    .row = { moves-short }
    .detail = er braucht nichts davon
look-for = { $order ->
    [first] Er sucht { wanted }. Was nimmt er?
   *[else] Sonst { wanted }. Was nimmt er?
  }
    .spoken = { $order ->
        [first] Er sucht für Karte { $position }: { wanted }.
       *[else] Sonst sucht er für Karte { $position }: { wanted }.
      } Was liegt auf dem ersten Feld damit? Liegt es nirgends, sag: ich bin fertig.
    .hint = Karte { $position }: alles vom ersten Feld, auf dem eins davon liegt. Nirgends? Dann 0.
    .title = Suchen
look-for-nothing = { $order ->
    [first] Das niedrigste Feld, auf dem etwas liegt: was nimmt er?
   *[else] Sonst das niedrigste Feld, auf dem etwas liegt: was nimmt er?
  }
    .title = Suchen
taken-again = { $doubt ->
    [many] Ein Feld hat 1 oder 2 Teile. Was nimmt er?
    [none] Irgendwo liegt noch etwas. Was nimmt er?
    [nowhere] Eben lag nirgends { colour }. Was nimmt er?
   *[unwanted] Davon sucht er nichts. Was nimmt er?
  }
    .spoken = { $doubt ->
        [many] Auf einem Feld liegen ein oder zwei Teile. Was nimmt er?
        [none] Solange das Spiel läuft, liegt irgendwo etwas. Was nimmt er?
        [nowhere] Für Karte { $looked } hast du gesagt, dass { colour } nirgends liegt. Was nimmt er?
       *[unwanted] Er sucht: { wanted }. Was nimmt er?
      } Liegt es wirklich so, sag: ich bin fertig.
    .hint = { $doubt ->
        [nowhere] Karte { $looked } hat es gesucht.
       *[other] Gesucht: { wanted }.
      } Liegt es wirklich so, bestätige es.
    .title = Suchen
place = { moves }.
    .spoken = { moves-said }.
    .hint = Abgeworfenes kommt in die Schachtel, nicht in den Beutel.
    .title = Sammeln
    .row = { moves-short }
fulfil = { $points ->
    [one] { $points } Punkt: Karte { $position } ist erfüllt.
   *[other] { $points } Punkte: Karte { $position } ist erfüllt.
  } { passed-on }
    .hint = { NAME($card) }{ mark }. Die Karte kommt auf seinen Stapel.
    .tab = Punkte
    .row = { $moved ->
        [1] Karte { $position } voll, { short-1 }
       *[other] Karte { $position } erfüllt
      }
    .detail = { $moved ->
        [0] alle Teile weg
        [1] { $rest ->
            [0] kein Rest
           *[other] den Rest abwerfen
          }
       *[other] Teile weiter{ rest-short }
      }
move = { moves }.
    .spoken = { moves-said }.
    .row = { moves-short }
draw = Die Karte ganz rechts wird seine Karte { $position }.
    .hint = { NAME($card) }
    .title = Nachziehen
    .row = Karte ganz rechts
    .detail = wird seine Karte { $position }
slide = { $count ->
    [one] Reihe nach rechts schieben, links { $count } neue Karte.
   *[other] Reihe nach rechts schieben, links { $count } neue Karten.
  }
    .spoken = { $count ->
        [one] Schiebe die Reihe nach rechts und lege links eine neue Karte an.
       *[other] Schiebe die Reihe nach rechts und lege links { $count } neue Karten an, eine nach der anderen.
      }
    .title = Reihe
    .row = { $count ->
        [one] neue Karte
       *[other] neue Karten
      }
    .detail = links, Reihe nach rechts
fills = { $count } Teile auf die leeren Felder:{ drawn } Liegt es so?
    .so = Ja
    .otherwise = Es liegt anders
fill = { $count } Teile auf die leeren Felder.
    .spoken = Fülle die leeren Felder auf.{ drawn }
    .hint ={ drawn }
    .tab = Teile
    .row = Tafel auffüllen
    .detail = wie hier gezeigt
refill = Tafel auffüllen. Was liegt jetzt da?
    .spoken = Fülle die Tafel auf, { $count } Teile. Was liegt auf den neuen Feldern, in der Reihenfolge ihrer Nummern?
    .hint = { $count } Teile, auf allen leeren Feldern.
refill-again = { $doubt ->
    [colour] So viele gibt es nicht. Was liegt da?
   *[count] Erwartet: { $expected } { kind-named }. Was liegt da?
  }
    .spoken = { because-counted }. Was liegt auf den neuen Feldern? Liegt es wirklich so, sag: ich bin fertig.
    .hint = { because-counted }. Liegt es wirklich so, bestätige es.
bag-empty = { $count ->
    [one] { $count } Körper liegt noch da. Der Beutel ist leer.
   *[other] { $count } Körper liegen noch da. Der Beutel ist leer.
  }
    .spoken = Der Beutel mit den Körpern ist leer. { $count ->
        [one] Auf der Tafel liegt noch einer.
       *[other] Auf der Tafel liegen noch { $count }.
      }
    .hint = Sind sie weg, ist das Spiel zu Ende.
    .title = Vorrat
    .row = Körper noch da
    .detail = danach ist Schluss
bodies-gone = Kein Körper ist mehr da. Das Spiel ist zu Ende.
    .row = Kein Körper mehr
    .detail = Das Spiel ist zu Ende

## Dein Zug
your-field = Welches Feld nimmst du?
    .hint = Tippe auf das Feld.
    .title = Dein Zug
your-card = Welche Karte nimmst du?
    .hint = Von links gezählt.
    .title = Dein Zug
    .card-1 = 1, ganz links
    .card-2 = 2
    .card-3 = 3
    .card-4 = 4
    .card-5 = 5
    .card-6 = 6, ganz rechts
hand-limit = { $limit } Prophezeiungen: mehr darfst du nicht auf der Hand haben.
    .spoken = Denk an Level zwei: höchstens { $limit } Prophezeiungen auf der Hand.
    .title = Level 2
    .row = Handkarten
    .detail = mehr nicht
coatl-four = Erfüllt er 4 Prophezeiungen?
    .hint = Sonst darfst du ihn nicht vervollständigen.
    .title = Level 4
    .no = Weniger als 4
coatl-is-four = Er erfüllt 4 Prophezeiungen.
    .spoken = Er erfüllt vier Prophezeiungen.
    .title = Level 4
    .row = Er erfüllt 4 Karten
    .detail = wie Level 4 verlangt
coatl-not-four = 4 müssen es sein. Er ist noch nicht fertig.
    .spoken = Vier Prophezeiungen müssen es sein. Er darf noch nicht fertig werden.
    .title = Level 4
    .row = müssen es sein
    .detail = noch nicht fertig
coatl-colours = Haben seine Prophezeiungen lauter verschiedene Farben?
    .hint = Die Farbe des Rahmens.
    .title = Level 3
    .no = Zwei gleiche
coatl-is-coloured = Seine Prophezeiungen haben lauter verschiedene Farben.
    .title = Level 3
    .row = Alle Farben verschieden
    .detail = wie Level 3 verlangt
coatl-not-colours = Jede muss eine andere Farbe haben. Er ist noch nicht fertig.
    .title = Level 3
    .row = Noch nicht fertig
    .detail = je Karte eine andere Farbe
coatl = { $count ->
    [one] { $count } von { $of } Cóatls ist fertig.
   *[other] { $count } von { $of } Cóatls sind fertig.
  }
    .spoken = { $count ->
        [one] Dein erster Cóatl ist fertig.
       *[other] Dein zweiter Cóatl ist fertig. Beim dritten ist Schluss.
      }
    .title = Dein Zug
    .row = von { $of } Cóatls fertig
coatl-last = { $count } Cóatls sind fertig. Das Spiel ist zu Ende.
    .row = Cóatls fertig
    .detail = Das Spiel ist zu Ende
temple-reminder = 1 Tempelkarte musst du bis zum Schluss erfüllen.
    .spoken = Denk an Level eins: du brauchst mindestens eine erfüllte Tempelkarte.
    .title = Level 1
    .row = Tempelkarte nötig
    .detail = Level 1, bis zum Schluss
in-the-bag = { $kind ->
    [body] { $count } Körper im Beutel: { pieces }.
    [head] { $count ->
        [one] { $count } Kopf im Beutel: { pieces }.
       *[other] { $count } Köpfe im Beutel: { pieces }.
      }
   *[tail] { $count ->
        [one] { $count } Schwanz im Beutel: { pieces }.
       *[other] { $count } Schwänze im Beutel: { pieces }.
      }
  }
    .title = Beutel
his-card = { $position }: noch offen { pieces }.
    .spoken = Karte { $position }: noch offen { pieces }.
    .hint = { NAME($card) }
    .title = Seine Karten

## Was anders liegt
put-right = Was liegt anders?
    .hint = Es gilt, was auf dem Tisch liegt.
    .title = Berichtigen
    .field = Ein Feld der Tafel
    .his-card = Eine seiner Karten
    .card-more = Er hat eine Karte mehr
    .row-card = Eine Karte der Reihe
    .pile = Sein Stapel
    .bag = Ein Beutel
    .numbers = Die Feldnummern
    .to-ask = Nichts: frag ab jetzt
    .to-mirror = Nichts: spiegle ab jetzt
which-field = Welches Feld?
    .hint = Tippe darauf.
    .title = Berichtigen
lies-here = { $of ->
    [1] Was liegt auf Feld { $field }?
   *[other] Feld { $field }, Teil { $part }: was liegt da?
  }
    .hint = { $kind ->
        [head] Ein Kopf
        [tail] Ein Schwanz
       *[body] { $part ->
            [1] Links oder oben
           *[other] Rechts oder unten
          }
      }
    .title = Berichtigen
    .nothing = Nichts
which-bag = Welcher Beutel?
    .title = Berichtigen
    .body = Körper
    .head = Köpfe
    .tail = Schwänze
bag-now = Welche { kind-named } sind im Beutel?
    .hint = Was fehlt, ist aus dem Spiel oder bei dir.
    .title = Beutel
which-his = Welche seiner Karten?
    .hint = Tippe darauf.
    .title = Berichtigen
his-wrong = Karte { $position }: was liegt anders?
    .hint = { NAME($card) }
    .title = Berichtigen
    .pieces = Die Teile darauf
    .card = Es ist eine andere Karte
    .gone = Sie liegt nicht da
held-now = Welche Teile liegen auf Karte { $position }?
    .hint = Sie braucht { pieces }.
    .title = Berichtigen
held-again = Das braucht Karte { $position } nicht. Was liegt da?
    .hint = Sie braucht { pieces }. Liegt es wirklich so, bestätige es.
    .title = Berichtigen
which-in-row = Welche Karte der Reihe?
    .hint = Tippe darauf.
    .title = Berichtigen
pile-wrong = { $count ->
    [one] { $count } Karte liegt auf seinem Stapel. Was stimmt nicht?
   *[other] { $count } Karten liegen auf seinem Stapel. Was stimmt nicht?
  }
    .title = Berichtigen
    .more = Eine fehlt hier
    .less = Eine ist zu viel
pile-less = Die wievielte ist zu viel?
    .hint = Von unten gezählt.
    .title = Berichtigen
what-lies = Was liegt auf der Tafel?
    .spoken = Was liegt auf der Tafel? Feld für Feld, von 1 bis 10. Sag »weiter«, wo nichts liegt.
    .hint = Feld für Feld; überspringe, was leer ist.
    .title = Spiegeln
app-draws = Soll ich aus den Beuteln ziehen?
    .hint = Dann sage ich, welches Teil wohin kommt. Sonst ziehst du und sagst, was liegt.
    .title = Spiegeln
now-mirror = Gespiegelt. Ab jetzt suche ich selbst.
    .title = Spiegeln
now-ask = Ab jetzt frage ich dich.
    .title = Auf Nachfrage

## Ende
end-reached = { $ended ->
    [coatls] Dein dritter Cóatl ist fertig. Jetzt wird gewertet.
   *[bodies] Die Körper sind aufgebraucht. Jetzt wird gewertet.
  }
    .title = Wertung
    .quiet = { $ended ->
        [coatls] dein dritter Cóatl
       *[bodies] kein Körper mehr
      }
end-total = { $points ->
    [one] { $points } Punkt hat A.D.A.M.
   *[other] { $points } Punkte hat A.D.A.M.
  }
    .hint = { $cards ->
        [one] Für { $cards } erfüllte Karte. Was noch offen liegt, zählt nicht.
       *[other] Für { $cards } erfüllte Karten. Was noch offen liegt, zählt nicht.
      }
    .title = Wertung
    .row = Punkte für ihn
    .detail = { $cards ->
        [one] { $cards } Karte erfüllt
       *[other] { $cards } Karten erfüllt
      }
your-temple = Hast du eine Tempelkarte erfüllt?
    .hint = Level 1: ohne sie gewinnst du nicht.
    .title = Wertung
your-total = Wie viele Punkte hast du?
    .hint = Zähle nach den Regeln des Grundspiels.
    .title = Wertung
end-verdict = { $result ->
    [won] { $margin ->
        [one] { $margin } Punkt Vorsprung: du gewinnst.
       *[other] { $margin } Punkte Vorsprung: du gewinnst.
      }
    [tied] Gleich viele Punkte: A.D.A.M. gewinnt.
    [temple] Keine Tempelkarte: A.D.A.M. gewinnt.
   *[lost] { $margin ->
        [one] { $margin } Punkt Rückstand: A.D.A.M. gewinnt.
       *[other] { $margin } Punkte Rückstand: A.D.A.M. gewinnt.
      }
  }
    .title = Wertung
    .row = { $result ->
        [won] mehr: du gewinnst
        [tied] Gleich: er gewinnt
        [temple] Ohne Tempel: verloren
       *[lost] weniger: er gewinnt
      }
verdict = { $result ->
    [won] Gewonnen
   *[lost] Verloren
  }
    .hint = { $result ->
        [tied] bei gleich vielen Punkten
        [temple] ohne Tempelkarte
       *[other] { by-points }
      }
score-prophecies = Prophezeiungen

## Gründe
because-wants = Karte { $position } sucht: { wanted }
because-nowhere = Karte { $position } sucht: { wanted }. Das liegt nirgends
because-empty = { fields-named }: leer
because-unfit = { fields-named }: nichts davon
because-has = Feld { $field } ist das erste, das passt: { pieces }
because-lowest = Keine Karte findet etwas. Feld { $field } ist das niedrigste, auf dem etwas liegt
because-left-most = Karte { $position } ist die linkste, die { colour } braucht
because-white = Karte { $position } hat ein weißes ∞ frei: es nimmt jede Farbe
because-white-last = Unsere Lesart: Ein weißes ∞ bekommt zuerst, was keine Karte nach seiner Farbe sucht
because-unneeded = Keine seiner Karten braucht { pieces }
because-box = Unsere Lesart: Abgeworfenes ist aus dem Spiel, sonst gingen die Körper nie aus
because-card-by-card = Unsere Lesart: Erst alle zehn Felder für eine Karte, dann alle für die nächste
because-numbers = Unsere Lesart: die Nummern der Felder. Das Regelheft zeigt sie nur im Bild
because-infinite = Unsere Lesart: ∞ ist ein Teil je Wiederholung des Musters, hier{"\u00A0"}{ $count }
because-full = Karte { $position } hat alles für ihre höchste Stufe: { pieces }
because-same-turn = Unsere Lesart: Was durch weitergegebene Teile voll wird, erfüllt er im selben Zug
because-moves-on = Unsere Lesart: Alles, was eine andere Karte braucht, geht weiter, nicht nur Überzähliges
because-right-most = Er nimmt die Karte ganz rechts, bis er { $count } hat
because-four = Unsere Lesart: Mit Level 5 zieht er auf vier nach; das Regelheft sagt drei
because-comes-empty = Unsere Lesart: Neue Karten kommen einzeln und leer, wenn alles abgeworfen ist
because-deck = Unsere Lesart: Ist das Deck leer, mischst du die abgeworfenen Prophezeiungen
because-finishes = Unsere Lesart: Seinen laufenden Zug hat er noch beendet
because-counted = { $doubt ->
    [colour] { colour }: { $bag } im Beutel, { $given } eingegeben
   *[count] { kind-named }: { $bag } im Beutel, { $expected } kommen, { $given } eingegeben
  }
because-ring = { $ring ->
    [outer] Alle sechs Felder außen sind leer
   *[inner] Alle vier Felder innen sind leer
  }: dann füllst du die ganze Tafel auf
because-used-up = Köpfe und Schwänze sind aufgebraucht. Unsere Lesart: Innen ist dann immer leer, also füllst du nach jedem Nehmen auf

## Hilfe
aid-colour = Ihn kümmert nur die Farbe. Form und Reihenfolge der Teile sind ihm gleich.
aid-search = Unsere Lesart: Er schaut für eine Karte alle zehn Felder an, dann für die nächste wieder alle.
aid-numbers = Unsere Lesart: Die Felder außen sind 1 bis 6 im Uhrzeigersinn von oben, die Köpfe 7 und 8, die Schwänze 9 und 10. Deine Nummern trägst du bei den Karten ein.
aid-symbols = Ein ∞ ist für ihn ein einziges Teil, ein weißes in beliebiger Farbe; unsere Lesart: eins je Wiederholung des Musters. Durchgestrichenes zählt nicht.
aid-white = Unsere Lesart: Ein weißes ∞ bekommt zuerst, was keine seiner Karten nach der Farbe sucht.
aid-discard = Unsere Lesart: Was er abwirft, ist aus dem Spiel und kommt nicht zurück in den Beutel.
aid-fulfil = Unsere Lesart: Von einer erfüllten Karte geht alles weiter, was eine andere braucht; wird die dadurch voll, erfüllt er sie im selben Zug.
aid-draw = Unsere Lesart: Neue Karten kommen einzeln von rechts und leer, wenn alles abgeworfen ist. Die Reihe wird danach aufgefüllt.
aid-four = Unsere Lesart: Mit Level 5 zieht er auf vier Karten nach; das Regelheft sagt drei.
aid-refill = Sind alle sechs Felder außen leer oder alle vier innen, füllst du alle leeren Felder auf.
aid-used-up = Unsere Lesart: Sind Köpfe und Schwänze aufgebraucht, füllst du die Felder außen nach jedem Nehmen auf.
aid-row = Nimmt jemand Karten aus der Reihe, schiebst du sie am Ende des Zugs nach rechts und füllst links auf sechs auf.
aid-deck = Unsere Lesart: Ist das Deck leer, mischst du die abgeworfenen Prophezeiungen.
aid-temple = Tempelkarten erfüllst nur du.
aid-end = Schluss ist nach deinem dritten Cóatl, oder wenn auf der Tafel und im Beutel kein Körper mehr ist. Unsere Lesart: Seinen laufenden Zug beendet er noch.
aid-tie = Bei Gleichstand gewinnt A.D.A.M.
aid-levels = Level lassen sich beliebig kombinieren. Was sie verlangen, sage ich, wenn es so weit ist.

## Bestand
tracker-fulfilled = Erfüllt
tracker-bodies = Körper
tracker-coatls = Cóatls

## Tafeln
supply-label = Vorratstafel
supply-spot = { $spot ->
    [body-top] Körperpaar oben
    [body-upper-right] Körperpaar oben rechts
    [body-lower-right] Körperpaar unten rechts
    [body-bottom] Körperpaar unten
    [body-lower-left] Körperpaar unten links
    [body-upper-left] Körperpaar oben links
    [head-left] linker Kopf
    [head-right] rechter Kopf
    [tail-top] oberer Schwanz
   *[tail-bottom] unterer Schwanz
  }{ $number ->
    [none] {""}
   *[other] : { $number }
  }
supply-first = { $c1 ->
    [none] leer
   *[other] { piece-1 }
  }
supply-second = { $c2 ->
    [none] leer
   *[other] { NAME($c2) }
  }
supply-place = Feld { $field }, { $kind ->
    [head] Kopf
    [tail] Schwanz
   *[body] Teil { $part }
  }, { supply-first }
supply-pair = Feld { $field }, { supply-first }, { supply-second }
prophecies-his = Was seinen Karten fehlt
prophecies-row = Die Reihe: tipp, was du nimmst
prophecies-held = { $held } von { $of }
prophecies-card = { $card ->
    [own] deine Karte
   *[other] { NAME($card) }
  }
prophecies-place = { $whose ->
    [his] seine Karte { $position }
   *[card] Karte { $position } der Reihe
  }
prophecies-take = Nimm { prophecies-card }

## Karten und Bögen
deck-prophecies = Prophezeiungen
sheet-turn = Sein Zug
sheet-search = Suchen
sheet-search-text = Für seine linke Karte die Felder 1 bis 10. Nur die Farbe zählt. Das erste, auf dem eine gesuchte liegt, nimmt er ganz. Nichts da? Nächste Karte. Für keine etwas? Das niedrigste Feld, auf dem etwas liegt, abwerfen.
sheet-place = Sammeln
sheet-place-text = Jedes Teil auf die linkste Karte, die es braucht. Was keine braucht, abwerfen: aus dem Spiel.
sheet-fulfil = Erfüllen
sheet-fulfil-text = Von links: Hat eine Karte alles für ihre höchste Stufe, gehen brauchbare Teile auf seine nächsten Karten, der Rest wird abgeworfen. Die Karte kommt auf seinen Stapel. Wird dadurch eine weitere voll, auch sie. Tempel erfüllt er nie.
sheet-draw = Nachziehen
sheet-draw-text = Die Karte ganz rechts aus der Reihe, rechts neben seine, bis er wieder 3 hat, mit Level 5 wieder 4 (wörtlich: 3).
sheet-row = Reihe
sheet-row-text = Am Ende des Zugs, auch deines: nach rechts schieben und links auf 6 auffüllen. Stapel leer? Die abgelegten mischen.
sheet-symbols = Seine Symbole
sheet-infinite = Farbige Acht
sheet-infinite-text = Ein Teil der Farbe für jedes Mal, das die Karte ihr Muster zeigt.
sheet-white = Weiße Acht
sheet-white-text = Ein Teil in beliebiger Farbe, am liebsten eins, das keine Karte nach seiner Farbe sucht.
sheet-crossed = Durchgestrichen
sheet-crossed-text = Zählt nicht.
sheet-bags = Beutel
sheet-bags-text = 16 Körper, 3 Köpfe, 3 Schwänze je Farbe. Opferplättchen und Startspieler bleiben in der Schachtel.
sheet-board = Tafel
sheet-board-text = Der Kopf in der Mitte steht aufrecht. A.D.A.M. beginnt. Du spielst wie zu mehreren. Sind alle Felder außen oder alle innen leer, füllst du alle leeren auf.
sheet-cards = Karten
sheet-cards-text = 6 in die Reihe, 3 offen für ihn, 2 Tempelkarten offen, nur für dich. Du ziehst 5 und behältst 3.
sheet-levels = Level, frei kombinierbar
sheet-level-1 = Level 1
sheet-level-2 = Level 2
sheet-level-3 = Level 3
sheet-level-4 = Level 4
sheet-level-5 = Level 5
sheet-level-text = { level-asks }
sheet-end = Spielende
sheet-over = Schluss
sheet-over-text = Dein dritter Cóatl ist fertig, oder kein Körper ist mehr auf der Tafel und im Beutel. Nimmt er den letzten, sammelt und erfüllt er noch.
sheet-count-text = Er bekommt die höchsten Punkte jeder erfüllten Karte. Du gewinnst nur mit mehr Punkten.

## Abschnitte des Regelhefts
rule-vorbereitung = Vorbereitung
    .about = { sheet-bags }: { sheet-bags-text } { sheet-board }: { sheet-board-text } { sheet-cards }: { sheet-cards-text }
rule-a-d-a-m-s-zug = A.D.A.M.’s Zug
    .about = Er sucht und sammelt, dann erfüllt er, dann zieht er nach.
rule-a-d-a-m-s-zug-1-suchen = A.D.A.M.’s Zug: 1. Suchen
    .about = { sheet-search-text } { sheet-place }: { sheet-place-text }
rule-a-d-a-m-s-zug-2-erfullen = A.D.A.M.’s Zug: 2. Erfüllen
    .title = Erfüllen
    .about = { sheet-fulfil-text } { sheet-draw }: { sheet-draw-text }
rule-die-prophezeiungs-reihe = Die Prophezeiungs-Reihe
    .about = { sheet-row-text }
rule-spielende = Spielende
    .title = Spielende
    .about = { sheet-over-text }
rule-wertung = Wertung
    .about = { sheet-count-text }
rule-a-d-a-m-s-anspruchsvolle-algorithmen = A.D.A.M.’s anspruchsvolle Algorithmen
    .about =
        Level 1: { option-level-1.explain }
        Level 2: { option-level-2.explain }
        Level 3: { option-level-3.explain }
        Level 4: { option-level-4.explain }
        Level 5: { option-level-5.explain }
rule-solospiel = Solospiel
    .title = Auffüllen
    .about = Sonst gelten die Regeln des Spiels zu mehreren.
