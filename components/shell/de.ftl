app-fault = Da ist uns ein Fehler passiert. Deine Partie ist gespeichert: lade die Seite neu.
app-not-loaded = Dieser Teil der App ließ sich nicht laden. Verbinde dich einmal mit dem Netz und versuche es noch einmal.
app-not-shared = Teilen geht hier nicht. Mach stattdessen ein Bild vom Schirm.
app-update = Eine neue Fassung ist da.
app-update-now = Jetzt laden
app-understood = Verstanden
app-close = Schließen

## Start
home-news = { $game }: Ein Update hat Karten verbessert. Sieh nach, welche.
home-continue = Fortsetzen
home-new = Neue Partie
home-install = Installieren
home-unofficial = Inoffiziell. Du brauchst das Spiel selbst.
nav = Bereiche
nav-play = Spielen
nav-print = Drucken
nav-games = Partien
nav-settings = Optionen

## Aufbau
setup-back = Zurück
setup-unofficial = { $bot } · inoffiziell, Spiel nötig
setup-provenance = Hauswerte
setup-news = Ein Update hat Karten verbessert. Sieh nach, was sich geändert hat.
setup-cards = Karten ansehen und vergleichen
setup-no-own = Meine Karten: noch ist nichts eingetragen. Vergleiche sie erst mit deiner Schachtel.
setup-expected = Simuliert: im Schnitt { $mean } Punkte, meist { $low } bis { $high }.
setup-start = Aufbau vorlesen
setup-start-hint = Schritt für Schritt

## Tisch
table-next = Weiter
table-next-hint = antippen oder Leertaste
table-your-turn = Du bist dran.
table-happens = Passiert dabei etwas?
table-step = Schritt { $n } von { $of }
table-speaks = { $bot } spricht
table-asks = { $bot } fragt
table-no-voice = Auf diesem Gerät gibt es keine deutsche Stimme. Alles steht hier als Text.
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
listen-understood = { $answer }.
listen-heard = Gehört: { $words } …
listen-so-far = Bisher: { $words }. Sag, wie es weitergeht.
listen-untrained = Noch nicht angelernt: { $words }.
listen-yes-no = Sag ja oder nein.
listen-count = Sag eine Zahl von { $min } bis { $max }.
listen-choice = Sag eine Nummer. { $choices }.
listen-tally = Sag zum Beispiel: zwei rot, eins blau. Am Ende: ich bin fertig.
listen-tally-each = Sag jedes einzeln, mit Namen oder Nummer. { $choices }. Am Ende: ich bin fertig.
listen-tally-order = Sag für jedes eine Zahl, in dieser Reihenfolge: { $names }.{ $known ->
    [yes] {" "}Ist alles wie vorher, sag: ich bin fertig.
   *[no] {""}
  }
listen-place = Sag, wie das Feld heißt, zum Beispiel: { $example }.
listen-marks = Sag, wie das Feld heißt, zum Beispiel: { $example }.{ $choices ->
    [none] {""}
   *[other] {" "}Dann die Nummer dessen, was dort liegt. { $choices }.
  } Am Ende: ich bin fertig.
listen-marks-guided = Sag Platz für Platz, was dort liegt. Liegt dort nichts, sag: weiter. Am Ende: ich bin fertig.
table-hold = Anhalten
table-menu = Menü
table-voice-on = Stimme einschalten
table-voice-off = Stimme ausschalten
table-result = Zum Ergebnis
table-over = Die Partie ist zu Ende.
table-elsewhere = Diese Partie ist in einem anderen Fenster offen.
table-take-over = Hier weiterspielen
table-card = Gezogene Karte
table-belongings = Bestand
undo-read = Zurück zu »{ $what }«
undo-answered = Antwort »{ $what }« zurücknehmen
undo-recarded = Geänderte Karten zurücknehmen
undo-played = »{ $what }« zurücknehmen
undone-read = Zurück.
undone-answered = Die Antwort »{ $what }« gilt nicht mehr.
undone-played = »{ $what }« gilt nicht mehr.
undone-recarded = Die geänderten Karten gelten nicht mehr.
recard-elsewhere = Das Spiel ist in einem anderen Tab offen. Schließe es dort, dann ändere die Karte noch einmal.
menu-deck = Im Stapel
menu-new-cards = Mit dem nächsten Mischen kommen die geänderten Karten.
menu-several = { $count }× { $card }
menu-unseen = Das haben weder er noch die Reihe gezeigt; ein Teil davon kann bei dir sein:
menu-pile = { $left ->
    [0] Der Stapel ist leer.
    [one] Eine Karte ist noch da, aus diesen:
   *[other] { $left } Karten sind noch da, aus diesen:
  }
menu-help = Hilfe zu deinem Zug
menu-language = English
menu-export = Partie sichern
menu-print = Karten drucken
menu-home = Zur Startseite
why-title = Warum?
why-rule = Regelheft
why-page = Seite { $page }
why-nothing = Du bist dran, da gibt es nichts zu begründen.
why-said = Das steht im Regelheft unter »{ $section }«.
log-title = Verlauf
log-recarded = Geänderte Karten: ab dem nächsten Mischen.
log-empty = Noch ist nichts passiert.
log-correct = Antwort ändern: { $answer }
correct-title = Antwort ändern
correct-drops = { $count ->
    [0] Alles danach bleibt.
    [one] Danach wird eine Eingabe neu gefragt.
   *[other] Danach werden { $count } Eingaben neu gefragt.
  }
correct-do = Ändern
correct-cancel = Lassen
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
count-erase = Löschen
count-done = Fertig
tally-done = Fertig: { $count }
tally-done-of = Fertig: { $count } von { $total }
tally-less = { $label }: eins weniger
tally-more = { $label }: eins mehr

## Optionen
settings-title = Optionen
settings-language = Sprache
settings-language-auto = wie das Gerät
settings-language-de = Deutsch
settings-language-en = English
settings-theme = Farben
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-theme-black = schwarz
settings-type = Schrift
settings-type-normal = normal
settings-type-large = groß
settings-voice = Stimme
    .explain = An: die App liest vor, und ein Screenreader bleibt am Tisch still. Aus: der Screenreader liest jeden Schritt.
settings-voice-on = an
settings-voice-off = aus
settings-voice-choice = Wer spricht
settings-voice-auto = automatisch
settings-rate = Tempo
settings-try = Anhören
settings-try-sentence = Vier Felder weiter im Energiekreis.
settings-no-voice = Dieses Gerät hat keine Stimme für diese Sprache. Die App zeigt dann alles als Text.
settings-sounds = Töne
settings-sounds-on = an
settings-sounds-off = aus
train-title = Deine Stimme
train-back = Zurück zu den Einstellungen
train-text = Sprich jedes Wort dreimal, so wie du es am Tisch sagst. Was du sagst, bleibt auf diesem Gerät.
train-player = Wer spricht?
train-someone = Ich
train-first = Befehle, ja und nein, Zahlen
train-colours = Farben
train-places = Felder: Buchstaben, Norden, Zentrum
train-count = { $known } von { $of }
train-missing = es fehlen: { $words }
train-say = Sag jetzt:
train-progress = Fortschritt
train-at = Wort { $at } von { $of }, { $take }. Mal
train-stop = Aufhören
train-too-short = Das war sehr kurz. Bitte noch einmal.
train-too-quiet = Das war zu leise. Bitte noch einmal, etwas lauter.
train-unlike = Das klang anders als vorhin. Bitte noch einmal.
train-test = Ausprobieren
train-test-hint = zehn Wörter, eins nach dem anderen
train-hits = { $hits } von { $of } verstanden, { $rate } %
    .spoken = { $hits } von { $of } verstanden
train-again = Ein Wort neu lernen
train-remove = { $player } löschen
settings-hands = Freihändig
settings-hands-text = Das Mikrofon schaltest du am Tisch ein; bis dahin ist es aus.
settings-train = Stimme anlernen und testen
settings-countdown = Schritte gehen von selbst weiter
    .explain = Jede Taste und jedes Tippen hält den Schritt an.
settings-countdown-off = Nie
settings-countdown-5 = nach 5 s
settings-countdown-10 = nach 10 s
settings-countdown-20 = nach 20 s
settings-countdown-test = Es läuft.
settings-countdown-felt = Abgelaufen. Am Tisch käme jetzt der nächste Schritt.
settings-tap = Tippen irgendwo
    .explain = Auf dem Tisch tut jede freie Stelle dasselbe wie der große Knopf.
settings-tap-on = an
settings-tap-off = aus
settings-tap-test = Tipp neben die Knöpfe.
settings-tap-felt = Angekommen.
settings-presenter = Presenter und Blättergerät
    .explain = Bild auf und ab, Pfeile auf und ab, Punkt. Leertaste, Enter, Pfeile nach rechts und links gelten immer.
settings-presenter-on = an
settings-presenter-off = aus
settings-presenter-test = Drück eine Taste am Gerät.
settings-presenter-felt = Angekommen.
settings-presenter-other = Die Taste »{ $key }« kommt an, bedeutet am Tisch aber nichts.
settings-headset = Knöpfe an Kopfhörer oder Auto
    .explain = Vor: weiter. Zurück: zurück. Pause: nochmal.
settings-headset-on = an
settings-headset-off = aus
settings-headset-test = Drück einen Knopf am Kopfhörer.
settings-headset-felt = Angekommen.
settings-knock = Klopfen auf den Tisch
    .explain = Einmal klopfen heißt weiter. Das Gerät liegt dabei auf dem Tisch.
settings-knock-on = an
settings-knock-off = aus
settings-knock-test = Leg das Gerät hin und klopf auf den Tisch.
settings-knock-felt = Angekommen.
settings-hand-try = Ausprobieren
settings-hand-stop = Anhalten
settings-hand-stopped = Angehalten.
settings-hand-missing = Das geht auf diesem Gerät nicht.
settings-cards = Karten
settings-data = Deine Daten
settings-data-text = Alles bleibt auf diesem Gerät. Nichts wird übertragen.
settings-keep = Dauerhaft behalten
settings-kept = Der Browser behält deine Partien dauerhaft.
settings-not-kept = Der Browser verspricht es nicht. Sichere wichtige Partien als Datei.
settings-backup = Sicherung speichern
settings-restore = Sicherung holen
settings-restored = { $fresh ->
    [one] Eine Partie kam dazu.
   *[other] { $fresh } Partien kamen dazu.
  } { $further ->
    [0] Einstellungen gelten nach dem nächsten Start.
    [one] Eine, die hier schon war, geht weiter. Einstellungen gelten nach dem nächsten Start.
   *[other] { $further }, die hier schon waren, gehen weiter. Einstellungen gelten nach dem nächsten Start.
  }
settings-about = Über Visavis
settings-about-text = Inoffizielle Hilfe für Solospiele. Eigene Worte, eigene Zeichnungen. Du brauchst die Spiele selbst.

## Ein Plan, der sich verschieben lässt
map-closer = Näher
map-farther = Weiter weg
map-whole = Ganz
