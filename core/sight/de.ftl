## Warum nichts zu sehen ist
sight-refused = Der Browser lässt die App nicht an die Kamera. Erlaube sie in den Einstellungen dieser Seite. Tippen und Sprechen gehen weiter.
sight-missing = Es ist keine Kamera da. Tippen und Sprechen gehen weiter.
sight-taken = Eine andere App benutzt die Kamera. Ist sie frei, schaut diese wieder hin.
sight-lost = Die Kamera ist weg. Steck sie ein und schalte sie wieder an. Tippen und Sprechen gehen weiter.
sight-dark = Es ist zu dunkel, oder etwas liegt auf der Linse. Mach mehr Licht.

## Warum eine Karte, die zu sehen ist, nichts bewirkt
sight-two-cards = Ich sehe zwei Karten, die gemeint sein können. Lass nur eine liegen.
sight-played = Diese Karte wurde schon gespielt.
sight-shuffled = Diese Karte wurde schon gespielt. Wurde sie wieder eingemischt?
    .action = Ja, sie wurde wieder eingemischt
sight-other-deck = Diese Karte gehört zu einem anderen Stapel.
sight-other-game = Diese Karte gehört zu einem anderen Spiel.
sight-not-now = Diese Karte ist noch nicht dran. Lass sie liegen.
sight-no-answer = Diese Karte ist gerade keine Antwort.
sight-unsteady = Leg die Karte hin, näher an die Kamera, und nimm die Hand weg.
