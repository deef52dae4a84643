bot-name = Automa
    .about = Automa zieht mit zwei Mechs, einem im Norden, einem im Zentrum. Ihr achter Stern leitet das Ende ein.
game-name = Expeditions
headline = { $now ->
    [over] Spielende
    [last] Letzter Zug
   *[playing] Zug { $turn }
  } · Stufe { $level }{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
  }

## Optionen
option-level = Stufe
    .level-1 = 1
    .level-2 = 2
    .level-3 = 3
    .level-4 = 4
    .level-5 = 5
    .explain = Je höher die Stufe, desto schneller kommen Automas Sterne. Jede Landkarte bringt ihr 1 Münze. Für das erste Spiel: Stufe 2.
    .explain-level-1 = Maszynette: 4 Münzen je Stern, 1 je Verderbnis. Etwa 37 Züge.
    .explain-level-2 = Maszyna: 4 Münzen je Stern, 2 je Verderbnis. Etwa 34 Züge.
    .explain-level-3 = Automaszyna: 5 Münzen je Stern, 2 je Verderbnis. Etwa 29 Züge.
    .explain-level-4 = 5 Münzen je Stern, 3 je Verderbnis. Etwa 27 Züge.
    .explain-level-5 = Ultimaszyna: 6 Münzen je Stern, 3 je Verderbnis. Etwa 24 Züge.
option-way = Orte
    .mirror = Gespiegelt
    .ask = Auf Nachfrage
    .hint-mirror = sie findet den Ort
    .hint-ask = du misst
    .explain = Gespiegelt: Du tippst ein, was du tust und was unter den Orten liegt, und Automa findet ihr Ziel selbst. Auf Nachfrage: Sie fragt je Mech, wie weit das Ziel ist. Du kannst jederzeit wechseln.
option-stacks = Verderbnisstapel
    .count = Nur zählen
    .values = Mit Werten
    .explain = Nur zählen reicht für Automa. Mit Werten sagt sie auch, welche Marker sie nimmt.
option-begins = Wer beginnt
    .random = Die App lost
    .you = Du
    .automa = Automa
    .explain = Nach den Regeln entscheidet das Los.
option-adjust = Münzen je Stern
    .minus-2 = −2
    .minus-1 = −1
    .as-printed = Wie gedruckt
    .plus-1 = +1
    .plus-2 = +2
    .plus-3 = +3
    .explain = Macht das Spiel leichter oder schwerer, aber nicht länger.
option-values = Fortschrittskarte
    .app = Aus der App
    .compare = Vergleichen
    .explain = Vergleichen: beim Aufbau bestätigst oder berichtigst du, was auf der Fortschrittskarte steht. Die App merkt es sich: mit »Meine Karten« und »Auf dem Tisch« fragt sie nicht noch einmal.
setup-note = Entscheidungskarten und Stufen 1 bis 3 sind ungeprüft; ob die Karten 7 bis 9 im Zentrum wirklich kein Ziel haben, wissen wir nicht. Stufe 4 und 5 sind Ersatzwerte: die gedruckten kennen wir nicht, und auch nicht den Namen von Stufe 4.
    .line = Stufe 4 und 5 sind Ersatzwerte.

## Wörter, die mehrmals vorkommen
row-in = { $row ->
    [north] im Norden
   *[central] im Zentrum
  }
direction = { $row ->
    [north] nach Osten
   *[central] nach Westen
  }
location-name = { $row ->
    [north] Norden
   *[central] Zentrum
  } { $place }
level-name = Stufe { $level }{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
  }
coins-heard = { $coins ->
    [0] Keine Münze
    [one] Eine Münze
   *[other] { $coins } Münzen
  }
coins-shown = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }
target-name = { $kind ->
    [map] eine Landkarte
    [twenty] die 20 ohne andere Verderbnis
   *[corruption] Verderbnis ohne die 20
  }

stays = { $spaces ->
    [0] Der Mech bleibt stehen.{" "}
   *[other] {""}
  }
stays-there = { $spaces ->
    [0] Der Mech { row-in } bleibt stehen.{" "}
   *[other] {""}
  }
where-taken = { $spaces ->
    [0] {""}
   *[other] {" "}{ row-in }
  }
twenty-stays = { $twenty ->
    [yes] {" "}Die 20 bleibt liegen.
    [perhaps] {" "}Liegt die 20 dort, bleibt sie liegen.
   *[no] {""}
  }
taken-values = { $known ->
    [yes] , { $count ->
        [one] Wert { $values }
       *[other] Werte { $values }
      }
   *[no] {""}
  }

## Abläufe
script-your-location = Dein Zug
    .action = Ein Ort
    .hint = ziehen, erkunden, beseitigen
    .tap = Tippe, wohin du ziehst.
script-your-south = Dein Mech im Süden
    .action = Mech im Süden
    .hint = auf keinem der beiden Wege
    .short = Mech Süden
script-your-star = Dein Stern
    .action = Mein Stern
    .hint = der vierte leitet das Ende ein
script-to-ask = Auf Nachfrage
    .action = Orte nicht mehr eintippen
    .hint = sie fragt dann nach
    .short = Nachfragen
script-to-mirror = Spiegeln
    .action = Orte spiegeln
    .hint = einmal eintippen, was liegt
script-put-right = Richtiggestellt
    .action = Etwas liegt anders
    .hint = Ort, Marker, Sterne
    .short = Liegt anders
waiting-end = Nach den letzten Zügen wird gezählt.
script-end = Schlusswertung
    .action = Jetzt zählen
    .hint = nach den letzten Zügen

## Aufbau
set-up-two-players = Baue das Spiel für zwei auf.
    .spoken = Baue das Spiel für zwei auf. Automa bekommt kein persönliches Material.
    .hint = Automa bekommt kein persönliches Material.
    .row = Aufbau für zwei
set-up-mech = { $row ->
    [north] Ein Mech für Automa ganz nach Westen, im Norden.
   *[central] Ein Mech für Automa ganz nach Osten, im Zentrum.
  }
    .hint = { $row ->
        [north] Am besten mit blauem Sockelring.
       *[central] Am besten mit schwarzem Sockelring.
      }
    .row = { $row ->
        [north] Mech nach Westen
       *[central] Mech nach Osten
      }
    .detail = { $row ->
        [north] im Norden
       *[central] im Zentrum
      }
set-up-rows = Zähle die Orte von Westen: 1 bis { $count }.
    .spoken = Im Norden und im Zentrum zähle ich die Orte von Westen nach Osten, eins bis { $count }. In deinem Zug sagst du mir, was du dort tust.
    .hint = Im Norden und im Zentrum gleich. Tippe in deinem Zug auf den Ort, an dem du etwas tust.
    .row = Orte von Westen zählen
    .detail = im Norden und im Zentrum
set-up-level = { $level }: lege die Fortschrittskarte dieser Stufe aus.
    .spoken = Lege die Fortschrittskarte von { level-name } aus.
    .hint = { level-name }{ mark }.
    .tab = Stufe
    .row = Karte auslegen
    .detail = die Fortschrittskarte
coins-right = Münzen: { $star } je Stern, { $map } je Landkarte, { $corruption } je Verderbnis. Stimmt das?
    .spoken = Schau auf die Fortschrittskarte. Münzen: { $star } je Stern, { $map } je Landkarte, { $corruption } je Verderbnis. Stimmt das?
    .hint = { level-name }{ mark }. Schau auf die Fortschrittskarte.
coins-each = { $what ->
    [star] Wie viele Münzen je Stern?
    [map] Wie viele Münzen je Landkarte?
   *[corruption] Wie viele Münzen je Verderbnismarker?
  }
    .hint = So steht es auf der Fortschrittskarte.
track-right = Sterne auf Feld { $steps }: stimmt das?
    .spoken = Das Startfeld zählt nicht mit. Sterne auf Feld { $steps }: stimmt das?
    .hint = { level-name }{ mark }. Das Startfeld zählt nicht mit.
star-at = Auf welchem Feld liegt Stern { $star }?
    .hint = Zähle vom Startfeld aus, es selbst nicht mit.
set-up-adjust = { $star ->
    [one] { $star } Münze je Stern für Automa.
   *[other] { $star } Münzen je Stern für Automa.
  }
    .hint = { $printed }{ mark }, angepasst um { $adjust }.
    .row = { $star ->
        [one] Münze je Stern
       *[other] Münzen je Stern
      }
set-up-marker = Ein Aktionsmarker auf das Startfeld der Fortschrittsleiste.
    .hint = Ich zähle mit: du darfst ihn auch weglassen.
    .row = Marker aufs Startfeld
    .detail = der Fortschrittsleiste
set-up-deck-built-in = Ich mische und ziehe ihre Karten.
    .quiet = ich mische ihre Karten
shuffle = { $cards } Karten mischen. Die obersten zwei ungesehen beiseite.
    .row = Karten mischen
    .detail = die obersten zwei beiseite
set-up-stars = { $stars } Sterne auf Automas Erfolgskarte.
    .hint = Vier von einer Farbe, vier von einer anderen.
    .row = Sterne auf ihre Karte
set-up-cards-back = Ziehst du 017, 030, 056 oder 063: zurück in die Schachtel.
    .spoken = Ziehst du Karte 17, 30, 56 oder 63, lege sie zurück in die Schachtel und ziehe neu.
    .hint = Dann ziehst du neu.
    .row = Beim Ziehen zurücklegen
    .detail = 017, 030, 056, 063
set-up-done = Alles bereit. { $begins ->
    [you] Du beginnst.
   *[automa] Automa beginnt.
  }
    .hint = { $drawn ->
        [yes] So fiel das Los.
       *[no] So hast du es gewählt.
      }
    .row = { $begins ->
        [you] Du beginnst
       *[automa] Automa beginnt
      }
    .detail = { $drawn ->
        [yes] so fiel das Los
       *[no] so hast du es gewählt
      }

## Zug
progress = 1 Feld weiter: Automas Fortschritt.
    .spoken = Automas Fortschritt: ein Feld weiter.
    .hint = { $left ->
        [one] Noch { $left } Feld bis Stern { $star }.
       *[other] Noch { $left } Felder bis Stern { $star }.
      }
    .title = Fortschritt
    .row = Fortschritt
    .detail = noch { $left ->
        [one] { $left } Feld
       *[other] { $left } Felder
      } bis Stern { $star }
star = Stern { $stars } für Automa.
    .spoken = Automas Fortschritt: ein Feld weiter, auf einen Stern. { $stars ->
        [one] Ihr erster Stern
        [2] Ihr zweiter Stern
        [3] Ihr dritter Stern
        [4] Ihr vierter Stern
        [5] Ihr fünfter Stern
        [6] Ihr sechster Stern
        [7] Ihr siebter Stern
       *[8] Ihr achter Stern
      } kommt links oben aufs Basislager.
    .hint = Marker 1 Feld weiter. Stern { $stars } von ihrer Karte nach links oben aufs Basislager.
    .title = Fortschritt
    .tab = Stern
    .row = für Automa
    .detail = aufs Basislager, Marker +1
sweep = Ersetze alle Karten am Mech { row-in }.
    .spoken = Ersetze alle ausliegenden Karten neben dem Mech { row-in }.
    .hint = Alle ausliegenden Karten neben seinem Ort, bevor er zieht.
    .title = Mech { row-in }
    .row = Neue Karten { row-in }
    .detail = alle neben dem Mech
how-far = { $kind ->
    [map] Wie weit ist die erste Landkarte?
    [twenty] Wie weit ist die 20 ohne andere Verderbnis?
   *[corruption] Wie weit ist die erste Verderbnis?
  }
    .spoken = Mech { row-in }, { direction }: { $kind ->
        [map] wie weit ist die erste Landkarte?
        [twenty] wie weit ist die 20 ohne andere Verderbnis?
       *[corruption] wie weit ist die erste Verderbnis, die 20 nicht mitgezählt?
      }
    .hint = Vom Mech { row-in } { direction }, 0 bis 3 Orte. Dein Ort zählt nicht{ $kind ->
        [corruption] , die 20 auch nicht.
       *[map] .
      }
    .title = Mech { row-in }
    .here = Hier
    .one = 1 weiter
    .two = 2 weiter
    .three = 3 weiter
    .none = Nichts
how-many = Wie viele Marker liegen dort?
    .spoken = Wie viele Marker liegen dort, ohne die 20? Ab { $count } sag { $count }.
    .hint = Ohne die 20. Liegen mehr als { $count } dort: { $count }.
    .title = Mech { row-in }
go = { $spaces ->
    [one] { $spaces } Ort { direction }: der Mech { row-in }.
   *[other] { $spaces } Orte { direction }: der Mech { row-in }.
  }
    .spoken = { $spaces ->
        [one] Der Mech { row-in } zieht einen Ort { direction }.
       *[other] Der Mech { row-in } zieht { $spaces } Orte { direction }.
      }
    .hint = Deinen Ort überspringt er. Vom Rand geht es ans andere Ende.
    .title = Mech { row-in }
    .tab = { $row ->
        [north] Norden
       *[central] Zentrum
      }
    .row = { $spaces ->
        [one] Ort
       *[other] Orte
      } { direction }
go-to = { $place }: dorthin zieht der Mech { row-in }.
    .spoken = Der Mech { row-in } zieht auf Ort { $place }.
    .hint = { $spaces ->
        [one] { $spaces } Ort { direction }.
       *[other] { $spaces } Orte { direction }.
      }
    .title = Mech { row-in }
    .tab = { $row ->
        [north] Norden
       *[central] Zentrum
      }
    .row = { $spaces } { direction }
explore = 1 Landkarte für Automa. Decke den Ort auf.
    .spoken = { stays-there }Eine Landkarte{ where-taken } für Automa. Decke den Ort auf und lege Verderbnis darauf wie gewohnt.
    .hint = { stays }Lege Verderbnis darauf wie gewohnt.
    .title = Mech { row-in }
    .tab = Nimmt
    .row = Landkarte { row-in }
    .detail = den Ort aufdecken
vanquish = { $count } Verderbnismarker für Automa.
    .spoken = { stays-there }{ $count ->
        [one] Ein Verderbnismarker{ where-taken } für Automa, der oberste.
       *[other] { $count } Verderbnismarker{ where-taken } für Automa, von oben.
      }{ twenty-stays }
    .hint = { stays }{ $count ->
        [one] Der oberste{ taken-values }.
       *[other] Die obersten { $count }{ taken-values }.
      }{ twenty-stays }
    .title = Mech { row-in }
    .tab = Nimmt
    .row = Verderbnis { row-in }
    .detail = { $twenty ->
        [yes] von oben, die 20 bleibt
       *[other] von oben
      }
vanquish-twenty = 20: diesen Marker bekommt Automa.
    .spoken = { stays-there }Automa bekommt{ where-taken } den Marker mit der 20.
    .hint = { stays }Er zählt für sie wie jeder andere.
    .title = Mech { row-in }
    .tab = Nimmt
    .row = Marker { row-in }
    .detail = zählt wie jeder andere
last-turns = Automas letzter Stern liegt. Noch ein Zug für dich, dann einer für sie.
    .title = Spielende
    .row = Letzte Runde
    .detail = erst du, dann Automa
your-last-turn = Du hast noch einen Zug. Dann wird gezählt.
    .title = Spielende
    .row = Dein letzter Zug
    .detail = dann wird gezählt

## Orte eintippen
flipped = { location-name }: wie viele Marker liegen dort?
    .title = Aufgedeckt
    .none = Keiner
    .one = 1 Marker
    .two = 2 Marker
    .three = 3 Marker
    .four = 4 Marker
    .more = Mehr
    .twenty = Die 20
lies-here = { location-name }: was liegt dort?
    .title = Berichtigen
    .map = Landkarte
    .none = Nichts
    .one = 1 Marker
    .two = 2 Marker
    .three = 3 Marker
    .four = 4 Marker
    .more = Mehr
    .twenty = Die 20
    .bot = Automas Mech
    .you = Mein Mech
put-right = Was liegt anders?
    .title = Berichtigen
    .place = Ein Ort
    .maps = Ihre Landkarten
    .corruption = Ihre Verderbnis
    .progress = Ihr Fortschritt
    .stars = Meine Sterne
right-place = Welcher Ort?
    .title = Berichtigen
right-maps = Wie viele Landkarten hat Automa?
    .title = Berichtigen
right-corruption = Wie viele Verderbnismarker hat Automa?
    .hint = Die 20 ist einer davon.
    .title = Berichtigen
right-progress = Auf welchem Feld steht ihr Fortschrittsmarker?
    .hint = Vom Startfeld aus gezählt, es selbst nicht mit.
    .title = Berichtigen
right-stars = Wie viele Sterne hast du platziert?
    .title = Berichtigen
doubt-twenty = Die 20? { $lies ->
    [there] Bisher lag sie bei { location-name }.
   *[gone] Bisher war sie schon genommen.
  }
    .hint = Es gibt sie nur einmal. Ja: es gilt, was du siehst.
    .title = Passt nicht zusammen
beside-twenty = { location-name }: wie viele Marker außer der 20?
more = { location-name }: wie viele Marker genau?
marker-value = { $position }. Marker von oben: welcher Wert?
    .spoken = Welchen Wert hat der { $position }. Marker von oben?
    .hint = { location-name }, { $count } Marker
what-lies = Was liegt an den Orten?
    .hint = Leere Orte lässt du aus.
    .title = Spiegeln
    .map = Landkarte
    .stack = Verderbnis
    .twenty = Nur die 20
    .stack-twenty = Verderbnis und 20
what-lies-again = Die 20 gibt es nur einmal. Was liegt wo?
    .hint = Leere Orte lässt du aus.
    .title = Spiegeln
    .map = Landkarte
    .stack = Verderbnis
    .twenty = Nur die 20
    .stack-twenty = Verderbnis und 20
stack-height = Wie viele Verderbnismarker?
    .hint = { location-name }, ohne die 20
    .title = Spiegeln
where-mech = Wo steht Automas Mech { row-in }?
    .title = Spiegeln
where-you = Wo ist dein Mech?
    .title = Spiegeln
    .north = Im Norden
    .central = Im Zentrum
    .south = Im Süden
where-your-mech = An welchem Ort { row-in }?
    .title = Spiegeln
now-mirror = Gespiegelt. Ab jetzt suche ich selbst.
    .hint = Sag mir, was du tust: tippe auf einen Ort.
    .title = Spiegeln
    .row = Ab jetzt suche ich
    .detail = tippe an, was du tust
now-ask = Ab jetzt frage ich dich.
    .hint = Du musst keine Orte mehr antippen.
    .title = Auf Nachfrage
    .row = Ab jetzt frage ich
    .detail = ohne getippte Orte

## Dein Zug
your-location = Welcher Ort?
    .title = Dein Zug
your-deed = { location-name }: was geschieht dort?
    .title = Dein Zug
    .move = Mein Mech kommt her
    .explore = Ich erkunde
    .vanquish = Ich nehme 1 Verderbnis
    .vanquish-several = Ich nehme mehr
    .vanquish-twenty = Ich nehme die 20
    .other = Hier liegt anderes
    .nothing = Nichts
your-deed-told = { location-name }: { $usual ->
    [explore] du erkundest.
    [vanquish] du nimmst einen Verderbnismarker.
    [vanquish-twenty] du nimmst die 20.
   *[move] dein Mech zieht dorthin.
  }
    .title = Dein Zug
    .row = { $usual ->
        [explore] Du erkundest
        [vanquish] Du nimmst 1
        [vanquish-twenty] Du nimmst die 20
       *[move] Dein Mech zieht
      }
    .detail = { location-name }
your-markers = Wie viele nimmst du?
    .hint = { location-name }, von oben
    .title = Dein Zug
your-south = Dein Mech ist im Süden.
    .hint = Automa überspringt jetzt keinen Ort.
    .title = Dein Zug
your-star = { $stars } von { $of } Sternen hast du.
    .spoken = { $stars ->
        [one] Einen
       *[other] { $stars }
      } von { $of } Sternen hast du.
    .title = Dein Zug
your-last-star = { $stars } Sterne hast du: das Ende naht.
    .spoken = Das war dein { $stars }. Stern. Beende deinen Zug. Dann kommt Automa noch einmal, dann du.
    .hint = Beende deinen Zug. Dann Automa noch einmal, dann du.
    .title = Spielende

## Ende
end-reached = { $by ->
    [you] Dein vierter Stern liegt, die letzten Züge sind vorbei.
   *[automa] Automas achter Stern liegt, die letzten Züge sind vorbei.
  }
    .title = Schlusswertung
    .quiet = { $by ->
        [you] dein vierter Stern liegt
       *[automa] Automas achter Stern liegt
      }
end-stars = { coins-shown } für { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
  }.
    .spoken = { coins-heard } für Sterne.
    .hint = { $each } je Stern{ $adjust ->
        [0] { mark }
       *[other] : { $printed }{ mark }, angepasst um { $adjust }
      }.
    .title = Schlusswertung
    .row = { $coins ->
        [0] Nichts
        [one] Münze
       *[other] Münzen
      } für Sterne
    .detail = { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
      }, je { $each }
end-maps = { coins-shown } für { $count ->
    [one] { $count } Landkarte
   *[other] { $count } Landkarten
  }.
    .spoken = { coins-heard } für Landkarten.
    .hint = { $each } je Landkarte{ mark }.
    .title = Schlusswertung
    .row = { $coins ->
        [0] Nichts
        [one] Münze
       *[other] Münzen
      } für Landkarten
    .detail = { $count ->
        [one] { $count } Landkarte
       *[other] { $count } Landkarten
      }, je { $each }
end-corruption = { coins-shown } für { $count } Verderbnismarker.
    .spoken = { coins-heard } für Verderbnis.
    .hint = { $each } je Marker, gleich welchen Werts{ mark }.
    .title = Schlusswertung
    .row = { $coins ->
        [0] Nichts
        [one] Münze
       *[other] Münzen
      } für Verderbnis
    .detail = { $count } Marker, je { $each }
end-total = { coins-shown } hat Automa.
    .spoken = { coins-heard } hat Automa.
    .title = Schlusswertung
    .row = { $coins ->
        [0] Nichts
        [one] Münze
       *[other] Münzen
      } für Automa
your-total = Wie viele Münzen hast du?
    .hint = Zähle nach den Regeln des Grundspiels.
end-verdict = { $result ->
    [won] { $margin ->
        [one] { $margin } Münze Vorsprung: du gewinnst.
       *[other] { $margin } Münzen Vorsprung: du gewinnst.
      }
    [tied] Gleich viele Münzen: Automa gewinnt.
   *[lost] { $margin ->
        [one] { $margin } Münze fehlt dir: Automa gewinnt.
       *[other] { $margin } Münzen fehlen dir: Automa gewinnt.
      }
  }
    .spoken = { $result ->
        [won] { $margin ->
            [one] Eine Münze Vorsprung: du gewinnst.
           *[other] { $margin } Münzen Vorsprung: du gewinnst.
          }
        [tied] Gleich viele Münzen: Automa gewinnt.
       *[lost] { $margin ->
            [one] Eine Münze fehlt dir: Automa gewinnt.
           *[other] { $margin } Münzen fehlen dir: Automa gewinnt.
          }
      }
    .title = Schlusswertung
verdict = { $result ->
    [won] Gewonnen
   *[lost] Verloren
  }
    .hint = { $result ->
        [tied] bei gleich vielen Münzen
       *[other] { $margin ->
            [one] mit { $margin } Münze Abstand
           *[other] mit { $margin } Münzen Abstand
          }
      }
score-stars = Sterne
score-maps = Landkarten
score-corruption = Verderbnis

## Gründe
because-stars = { $needs ->
    [0] Das Ziel gilt ohne Sterne
   *[other] Das Ziel gilt ab { $needs ->
        [one] { $needs } Stern
       *[other] { $needs } Sternen
      }, Automa hat { $stars }
  }
because-too-few = Das Ziel gilt erst ab { $needs ->
    [one] { $needs } Stern
   *[other] { $needs } Sternen
  }, Automa hat { $stars }: es zählt die Entfernung
because-no-target = Die Karte hat kein Ziel für den Mech { row-in }{ mark }: es zählt die Entfernung
because-skipped = { location-name }: dein Mech, übersprungen
because-passed = { location-name }: { $lies ->
    [map] nur eine Landkarte
    [twenty] nur die 20
    [covered-twenty] die 20 mit anderer Verderbnis
    [corruption] nur Verderbnis
   *[nothing] leer
  }
because-match = { location-name }, { $spaces ->
    [0] wo er steht
    [one] 1 Ort weiter
   *[other] { $spaces } Orte weiter
  }: { target-name }
because-told = { $spaces ->
    [0] Wo er steht
    [one] 1 Ort weiter
   *[other] { $spaces } Orte weiter
  }: { target-name }
because-none = Auf 0 bis 3 Orten fehlt { target-name }: es zählt die Entfernung
because-sweep = Unsere Lesart: Ersetzt wird, bevor der Mech zieht, und auch ohne genug Sterne
because-new-star = Unsere Lesart: Der Stern aus diesem Zug zählt schon mit
because-track-end = Unsere Lesart: Nach dem achten Stern bewegt sich der Fortschrittsmarker nicht mehr
because-no-star-needed = Unsere Lesart: Ein Ziel mit 0 Sternen gilt immer
because-twenty-counts = Unsere Lesart: Auch die 20 zählt am Ende als ein Verderbnismarker
because-last-turns = Unsere Lesart: Danach hat jede Seite noch einen Zug

## Hilfe
aid-cards-back = Ziehst du Karte 017, 030, 056 oder 063: zurück in die Schachtel, ziehe neu.
aid-rows = Ihr Mech im Norden zieht nach Osten, der im Zentrum nach Westen. Vom Rand springt er ans andere Ende.
aid-skip = Den Ort mit deinem Mech überspringt Automa: er zählt nicht mit, nicht beim Suchen und nicht beim Ziehen.
aid-flip = Automa deckt nur beim Erkunden auf. Die Vorteile eines Ortes bekommt sie nicht.
aid-your-move = Durch einen verdeckten Ort mit ihrem Mech darfst du ziehen. Er zählt für deine Reichweite. Auf Ort 19 kann es sein, dass du danach nichts sammelst.
aid-base-camp = Ihre Sterne liegen links oben auf dem Basislager, nie auf deinen Erfolgen.
aid-end = Ihr achter Stern oder dein vierter leitet das Ende ein. Unsere Lesart: Dann hat jede Seite noch einen Zug.
aid-score = Automa zählt Marker, nicht deren Wert. Unsere Lesart: Auch die 20 ist ein Verderbnismarker.
aid-tie = Bei gleich vielen Münzen gewinnt Automa.
aid-sweep = Unsere Lesart: Ersetzt wird, bevor der Mech zieht, an seinem alten Ort, und auch wenn ihr für das Ziel Sterne fehlen.
aid-new-star = Unsere Lesart: Der Fortschritt kommt zuerst. Ein neuer Stern zählt schon für beide Mechs dieses Zugs.
aid-no-star-needed = Unsere Lesart: Ein Ziel mit 0 Sternen gilt immer.
aid-track-end = Unsere Lesart: Nach ihrem achten Stern bewegt sich der Fortschrittsmarker nicht mehr.

## Bestand
tracker-stars = Sterne
tracker-progress = Felder bis Stern
    .short = bis Stern
tracker-maps = Landkarten
tracker-corruption = Verderbnis
tracker-points = Münzen

## Karten und Bögen
deck-decisions = Entscheidungskarten
deck-progress = Fortschrittskarten
deck-glory = Erfolgskarte und Hilfen
sheet-turn = Ihr Zug
sheet-draw-text = Stapel leer? Alle 14 mischen, zwei ungesehen beiseite.
sheet-progress = Fortschritt
sheet-progress-text = Mit Symbol: Marker 1 Feld weiter. Auf einem Sternfeld kommt ihr nächster Stern aufs Basislager und zählt sofort.
sheet-north = Mech im Norden
sheet-north-text = Zieht nach Osten, vom Rand ganz in den Westen.
sheet-central = Mech im Zentrum
sheet-central-text = Zieht nach Westen, vom Rand ganz in den Osten.
sheet-mech = Was ein Mech tut
sheet-sweep = Ersetzen
sheet-sweep-text = Mit Symbol: alle ausliegenden Karten neben ihm ersetzen.
sheet-look = Suchen
sheet-look-text = Nur mit genug Sternen: wo er steht und drei Orte weiter, ohne deinen. Zum ersten passenden, dann die Aktion.
sheet-else = Sonst ziehen
sheet-else-text = So viele Orte wie Pfeile, ohne deinen. Nichts aufdecken, nichts vom Ort.
sheet-targets = Ziele
sheet-map = Landkarte
sheet-map-text = Automa bekommt sie. Ort aufdecken, Verderbnis wie gewohnt.
sheet-corruption = Verderbnis
sheet-corruption-text = Von oben höchstens so viele Marker wie gezeigt, nie die 20.
sheet-twenty = Die 20
sheet-twenty-text = Nur ohne andere Verderbnis am Ort. Automa bekommt sie.
sheet-mechs = Mechs
sheet-mechs-text = Wie zu zweit, für sie nur 2 Mechs. Norden: ganz im Westen. Zentrum: ganz im Osten.
sheet-deck = Ihre Karten
sheet-deck-text = Alle 14 mischen, zwei ungesehen beiseite. Fortschrittskarte der Stufe, Marker aufs Startfeld.
sheet-glory = 8 Sterne
sheet-glory-text = Je vier in zwei Farben auf ihre Karte. Das Los sagt, wer beginnt.
sheet-cards-back = 017, 030, 056, 063
sheet-cards-back-text = Ziehst du eine davon: zurück in die Schachtel, neu ziehen.
sheet-through = Ihre Mechs
sheet-through-text = Durch verdeckte Orte mit ihrem Mech darfst du ziehen; sie zählen mit.
sheet-over = Letzte Züge
sheet-over-text = Ihr 8. oder dein 4. Stern. Dann jede Seite noch ein Zug.
sheet-count-text = Münzen je Stern, Landkarte und Marker; auch die 20 ist nur ein Marker. Sie gewinnt Gleichstände.
sheet-adjust = Leichter oder schwerer
sheet-adjust-text = 2 Münzen weniger bis 3 mehr für jeden ihrer Sterne. Für das erste Spiel: Stufe 2.

## Die gezeichneten Orte
rows-label = Orte
    .north = Norden
    .central = Zentrum
    .you = du
rows-place = { location-name }: { $map ->
    [yes] Landkarte, verdeckt
   *[no] { $count ->
        [0] { $twenty ->
            [yes] nur die 20
           *[no] nichts
          }
        [some] Verderbnismarker
        [one] ein Verderbnismarker
       *[other] { $count } Verderbnismarker
      }
  }{ $top ->
    [0] {""}
   *[other] , oben { $top }
  }{ $count ->
    [0] {""}
   *[other] { $twenty ->
        [yes] , darunter die 20
       *[no] {""}
      }
  }{ $who ->
    [bot] . Automas Mech
    [you] . Dein Mech
   *[none] {""}
  }{ $state ->
    [target] . Ziel
    [passed] . Passt nicht
    [skipped] . Zählt nicht
   *[none] {""}
  }

## Abschnitte des Regelhefts
rule-spielaufbau = Spielaufbau
    .about = { sheet-mechs }: { sheet-mechs-text } { sheet-deck }: { sheet-deck-text } { sheet-glory }: { sheet-glory-text }
rule-allgemeine-regeln = Allgemeine Regeln
rule-die-bewegung-von-automas-mech = Die Bewegung von Automas Mech
    .about = { sheet-north }: { sheet-north-text } { sheet-central }: { sheet-central-text }
rule-ein-automa-zug = Ein Automa-Zug
    .about = Die oberste Entscheidungskarte: erst ihr Fortschritt, dann der Mech im Norden, dann der im Zentrum. { sheet-draw-text }
rule-rucke-den-fortschrittsmarker-vor = Rücke den Fortschrittsmarker vor
    .about = { sheet-progress-text }
rule-mech-aktionen = Mech-Aktionen
    .about = { sheet-sweep }: { sheet-sweep-text } { sheet-look }: { sheet-look-text } { sheet-else }: { sheet-else-text }
rule-aktion-erkunden = Aktion: Erkunden
    .about = { sheet-map }: { sheet-map-text }
rule-aktion-beseitige-verderbnis-mit-wert-20 = Aktion: Beseitige Verderbnis mit Wert 20
    .about = { sheet-twenty }: { sheet-twenty-text }
rule-aktion-beseitige-verderbnis = Aktion: Beseitige Verderbnis
    .about = { sheet-corruption-text }
rule-spielende-und-wertung = Spielende und Wertung
    .about = { sheet-over }: { sheet-over-text } { sheet-count-text }
rule-schwierigkeitsstufen = Schwierigkeitsstufen
    .about =
        { option-level.explain }
        Stufe 1: { option-level.explain-level-1 }
        Stufe 2: { option-level.explain-level-2 }
        Stufe 3: { option-level.explain-level-3 }
        Stufe 4: { option-level.explain-level-4 }
        Stufe 5: { option-level.explain-level-5 }
