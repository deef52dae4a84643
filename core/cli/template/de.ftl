bot-name = Automa
    .about = Automa legt ihre Schiffe an denselben Kai und zählt deren Waren.
game-name = Template
headline = { $left ->
    [one] Noch { $left } Schiff
   *[other] Noch { $left } Schiffe
  }
script-your-ship = Dein Schiff
    .action = Ich lege an
script-end = Schlusswertung
    .action = Jetzt zählen
waiting-end = Mehr Schiffe kommen nicht.

## Was Automa sagt
set-up-quay = { $berths } Liegeplätze hat der Kai.
set-up-cards = { $mode ->
    [built-in] Ich mische und ziehe ihre Karten. Du beginnst.
   *[on-table] Mische ihre Karten. Du beginnst.
  }
moor = { $number }: hier legt ihr Schiff an.
    .spoken = Ihr Schiff legt an Platz { $number } an.
    .title = Anlegen
market = Welche Waren liegen auf dem Markt?
    .grain = Getreide
    .salt = Salz
    .wool = Wolle
unload = { $points ->
    [one] { $points } Punkt für Automa.
   *[other] { $points } Punkte für Automa.
  }
    .title = Löschen
because-free = Frei waren { $free }, und sie sucht { from-end }
because-card = { $printed } von der Karte{ mark }, { $goods } vom Markt
your-ship = An welchem Platz legst du an?
bot-total = { $points } Punkte hat Automa.
your-total = Wie viele Punkte hast du?
end-verdict = { $result ->
    [won] Du gewinnst.
    [tied] Gleich viele Punkte: Automa gewinnt.
   *[lost] Automa gewinnt.
  }
verdict = { $result ->
    [won] Gewonnen
   *[lost] Verloren
  }
    .hint = { by-points }
score-ships = Schiffe
aid-ship = Lege an einem freien Platz an, und tippe auf ihn.

## Kai und Karten
board-quay = Kai
board-berth-number = Platz { $number }
board-berth = { board-berth-number }, { $who ->
    [automa] Schiff von Automa
    [you] dein Schiff
   *[nobody] frei
  }
deck-ships = Schiffe
card-ship = Schiff
card-end = Erster freier Platz { from-end }
card-points = Punkte: { $points }, und 1 je Ware auf dem Markt
edit-ship = Schiff { $number }
from-end = { $end ->
    [left] von links
   *[right] von rechts
  }
edit-end = Sucht einen Platz
    .left = von links
    .right = von rechts
edit-points = Punkte

## Bogen
sheet-turn = Ihr Zug
sheet-draw-text = Die oberste Karte ist ihr Schiff.
sheet-act-text = Es legt am ersten freien Platz von links oder rechts an und bringt Punkte: die der Karte und 1 je Ware auf dem Markt.
sheet-count-text = Wer mehr Punkte hat, gewinnt; bei Gleichstand sie.
sheet-example = Beispiel
sheet-example-text = Das nächste Schiff legt von links an Platz 3 an, von rechts an Platz 7.

## Abschnitte des Regelhefts
rule-set-up = Aufbau
    .about = Leg den Kai aus und misch ihre Karten. Du beginnst.
rule-a-turn-of-automa = Automas Zug
    .about = { sheet-draw-text } { sheet-act-text }
rule-your-turn = Dein Zug
rule-end-of-the-game = Spielende
    .about = { sheet-count-text }
