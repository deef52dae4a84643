## Tisch
table-next = Weiter
table-next-hint = antippen
table-your-turn = Du bist dran.
table-happens = In deinem Zug:
table-step = Schritt { $n } von { $of }
table-step-open = Schritt { $n }
table-speaks = { $bot } spricht
table-asks = { $bot } fragt
table-no-voice = Auf diesem Gerät gibt es keine deutsche Stimme. Alles steht als Text da.
table-tap-place = Tippe auf die Zeichnung
table-say-place = Tippe auf die Zeichnung, oder sag den Namen
table-repeat = Nochmal
table-why = Warum?
table-undo = Zurück
table-log = Verlauf
table-mic-start = Mikrofon einschalten
table-mic-stop = Mikrofon ausschalten
table-mic-refused = Das Mikrofon ist nicht erlaubt. Tippen und Tasten gehen weiter; erlauben kannst du es in den Einstellungen des Browsers.
table-mic-missing = Hier ist kein Mikrofon. Tippen und Tasten gehen weiter.
table-mic-muted = Das Mikrofon ist stumm geschaltet. Tippen und Tasten gehen weiter; schalte es am Gerät wieder ein.
table-countdown = weiter in { $seconds } s
    .spoken = weiter in { $seconds } Sekunden
table-hold = Anhalten
table-nothing = Nichts eingetragen. Ist nichts passiert? Dann tippe noch einmal.
table-more = Mehr
table-plan = Zum Plan
    .short = Plan
table-sheet =
    { $sheet ->
        [first] Weiter, 1 von 2
       *[second] Von vorn, 2 von 2
    }
table-rows = Zug zeigen
    .short = Zug
table-otherwise = War anders?
table-menu = Menü
table-voice-on = Stimme einschalten
table-voice-off = Stimme ausschalten
table-result = Zum Ergebnis
table-over = Die Partie ist zu Ende.
table-elsewhere = Diese Partie ist in einem anderen Fenster offen.
table-take-over = Hier weiterspielen
table-card = Gezogene Karte
pick-here = Hier
table-then-done = Danach bin ich fertig
pick-done = und ich bin fertig
pick-more = … und noch mehr
    .full = { $way } und noch mehr
pick-beside = Daneben gemeint? Tippe es in der Lupe an.
table-has = { $bot } hat
table-fresh = neu
table-all = alles
table-belongings = Bestand
undo-read = Zurück zu »{ $what }«
undo-answered = Antwort »{ $what }« zurücknehmen
undo-recarded = Geänderte Karten zurücknehmen
undo-played = »{ $what }« zurücknehmen
undo-turn = Den ganzen Zug zurücknehmen
undone-read = Zurück.
undone-answered = Zurückgenommen: »{ $what }«.
undone-played = Zurückgenommen: { $what }.
undone-recarded = Zurückgenommen: die geänderten Karten.
recard-elsewhere = Die Partie ist in einem anderen Tab offen. Schließe sie dort, dann ändere die Karte noch einmal.
menu-deck = Im Stapel
menu-new-cards = Mit dem nächsten Mischen kommen die geänderten Karten.
menu-several = { $count }× { $card }
menu-unseen = Diese Karten lagen noch nicht offen; ein Teil davon kann bei dir sein:
menu-pile = { $left ->
    [0] Der Stapel ist leer.
    [one] Eine Karte ist noch da, aus diesen:
   *[other] { $left } Karten sind noch da, aus diesen:
  }
menu-help = Hilfe zu deinem Zug
menu-language = English
menu-export = Partie sichern
menu-print = Karten drucken
menu-rules = Regeln und Zeichen
menu-settings = Optionen
menu-home = Zur Startseite
why-short = Warum { $what }?
why-title = Warum?
why-rule = Regelheft
why-heading = { $name } (»{ $section }«)
why-page = Seite { $page }
why-nothing = Du bist dran, da gibt es nichts zu begründen.
why-said = Das steht im Regelheft unter »{ $section }«.
log-title = Verlauf
log-recarded = Geänderte Karten: ab dem nächsten Mischen.
log-empty = Noch ist nichts passiert.
log-correct = Antwort ändern: { $answer }
undo-reopened = Doch nicht ändern
undo-rejoined = Zurück zum Nachtrag
undone-reopened = Alles ist wie vorher.
undone-rejoined = Zurück beim Nachtrag.
marks-done = { $count ->
    [0] Noch nichts angetippt
    [one] Fertig: ein Platz
   *[other] Fertig: { $count } Plätze
  }
several-done = { $count ->
    [0] Nichts davon
   *[other] Fertig: { $count }
}
several-more = Noch { $count } wählen
marks-back = Zurück
marks-skip = Leer
marks-so-far = { $count } von { $min }
marks-brush = Was liegt dort?

## Antworten
answer-yes = Ja
answer-no = Nein
answer-none = nichts davon
count-typed = Eingegeben
count-more = ab { $from }
count-back = Zurück
count-erase = Löschen
count-done = Fertig
account-next = Nächste Zeile
account-done = Fertig
account-sum = Summe
tally-done = Fertig: { $count }
tally-done-of = Fertig: { $count } von { $total }
tally-less = { $label }: eins weniger
tally-more = { $label }: eins mehr

## Karten
setup-cards = Karten ansehen und vergleichen

## Ein Plan, der sich verschieben lässt
map-closer = Näher
map-farther = Weiter weg
map-whole = Ganz
