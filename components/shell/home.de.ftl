app-fault = Da ist uns ein Fehler passiert. Was gespeichert war, ist noch da.
app-fault-game = Da ist uns ein Fehler passiert. Deine Partie ist gespeichert: Nimm den letzten Schritt zurück oder lade die Seite neu.
app-take-back = Letzten Schritt zurücknehmen
app-save-game = Partie sichern
app-report = Bericht sichern
app-remedy-failed = Auch das geht gerade nicht. Lade die Seite neu: Was gespeichert war, ist noch da.
app-reload = Neu laden
app-outdated = In einem anderen Tab läuft schon die neue Version. Lade die Seite neu, dann geht es hier weiter.
app-not-loaded = Dieser Teil der App lässt sich gerade nicht laden. Geh einmal ins Netz und lade neu.
app-not-shared = Teilen geht hier nicht. Mach stattdessen ein Bildschirmfoto.
app-update = Eine neue Version ist da.
app-update-now = Jetzt laden
app-update-later = Später
app-back = Zurück
app-back-to-game = Zurück zur Partie
app-understood = Verstanden
app-undo = Rückgängig
app-close = Schließen

## Start
home-news = { $game }: Ein Update hat Karten verbessert. Sieh nach, welche.
home-about = Spielt den Gegner in { $count ->
    [5] fünf
   *[other] { $count }
  } Solospielen: zieht, entscheidet, sagt an und zählt.
home-try = So spielt sich das
home-try-about = Drei Schritte mit { $bot }, ganz ohne Schachtel.
home-try-begin = Zeig es mir
home-ready = Bereit, auch ohne Netz
home-running = Läuft gerade
home-continue = Weiter
home-more = { $count ->
    [one] Eine weitere läuft: { $names }
   *[other] { $count } weitere laufen: { $names }
  }
home-points = { $bot } hat { $points } Punkte
home-new = Neue Partie
home-install = Installieren
home-cards = Karten
home-cards-print = und Druck
nav = Bereiche
nav-play = Spielen
nav-print = Drucken
nav-games = Partien
nav-settings = Optionen
