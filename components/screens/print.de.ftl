print-title = Drucken
print-game = Spiel
print-what = Was?
print-deck = { $name }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
print-language = Sprache
    .de = Deutsch
    .en = English
    .both = beide
print-paper = Papier
    .a4 = A4
    .letter = Letter
    .a5 = A5
    .single = je Karte eine Seite
print-sides = Rückseiten
    .long = lange Kante
    .short = kurze Kante
    .fold = gefaltet
    .fronts = ohne
    .backs = nur diese
print-ink = Tinte
    .colour = Farbe
    .grey = Grau
    .lines = sparsam
print-card = Kartengröße
    .poker = Poker
    .bridge = Bridge
    .mini = Mini
    .tarot = Tarot
    .large = Großdruck
    .custom = eigene
print-width = Breite, mm
print-height = Höhe, mm
print-more = Schnitt, Rand, Anzahl
print-guides = Schnitthilfen
    .marks = Marken
    .lines = Linien
    .none = keine
print-copies = Anzahl
print-bleed = Beschnitt, mm
print-margin = Rand, mm
print-corners = Runde Ecken anzeichnen
print-ruler = Prüfmaß von 100 mm
print-pages = { $pages ->
    [0] keine Seite
    [one] { $pages } Seite
   *[other] { $pages } Seiten
  }, { $sheets } Blatt
print-page = Seite { $page } von { $pages } · { $title }
print-page-before = vorige Seite
print-page-after = nächste Seite
print-make = PDF machen
print-making = PDF entsteht …
print-progress = { $made } von { $of } Seiten fertig …
print-cancel = Abbrechen
print-ready = Dein PDF ist fertig.
print-size = { $size } kB
print-save = PDF sichern
print-open = Öffnen, drucken
print-share = Teilen
print-scale-hint = Drucke mit 100 %. Die Linie unten auf der Seite muss 100 mm messen.
print-preview = Vorschau
print-nothing = Wähle mindestens eines aus.
print-empty-deck = Ohne Karten: { $deck }. Gedruckt wird nichts.
print-bad-size = Eine Karte misst { $least } bis { $most } mm je Seite.
print-bad-margin = Der Rand misst { $least } bis { $most } mm.
print-bad-bleed = Der Beschnitt misst { $least } bis { $most } mm.
print-bad-copies = Du kannst 1 bis { $most } Stück drucken.
print-no-room = Eine Karte von { $width } × { $height } mm passt nicht auf dieses Papier. Nimm größeres Papier oder weniger Rand und Beschnitt.
print-no-fold = Falten braucht einen ganzen Bogen. Nimm anderes Papier oder andere Rückseiten.
print-no-bot = Für dieses Spiel gibt es noch nichts zu drucken.
print-cards-refused = Diese Karten passen nicht zu den Regeln. Gedruckt wurde nichts.
print-cancelled = Abgebrochen.
print-failed = Das PDF ist nicht gelungen: { $reason }
