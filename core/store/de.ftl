refused-store-newer = Deine Partien liegen hier in einer neueren Version. Lade die App neu, damit sie sich aktualisiert.
refused-store-unavailable = Dieser Browser lässt die App nichts speichern. Öffne sie in einem normalen Fenster, nicht in einem privaten, und erlaube ihr Website-Daten.
refused-store-full = Der Speicher ist voll, der letzte Schritt wurde nicht gespeichert. Lösche alte Partien oder schaffe Platz auf dem Gerät, dann versuche es noch einmal.
refused-store-closed = Die Verbindung zum Speicher ist getrennt, weil ein anderer Tab die App aktualisiert hat oder der Browser aufgeräumt hat. Lade die Seite neu.
refused-store-silent = Der Speicher des Browsers antwortet nicht. Schließe andere Tabs der App, oder starte den Browser neu.
refused-store-blocked = Ein anderer Tab hält die alte Version der App offen. Schließe alle anderen Tabs der App, dann geht es hier weiter.
refused-store-conflict = Diese Partie wurde in einem anderen Tab weitergespielt. Öffne sie hier neu, um ihren Stand zu sehen.
refused-store-plan = Inzwischen hat ein anderer Tab Partien geändert. Wähle die Sicherung noch einmal aus.
refused-store-missing = Diese Partie gibt es nicht mehr, sie wurde gelöscht. Geh zurück zur Liste der Partien.
refused-store-damaged = Diese Partie ist beschädigt und lässt sich nicht lesen. In der Liste der Partien kannst du sie sichern oder löschen.
refused-store-since = Was du seitdem gespielt oder geändert hast, bleibt, wie es ist. Alles andere ist zurückgenommen.
refused-store-rules = Diese Partie wurde mit einer neueren Version der App gespielt. Lade die App neu, damit sie sich aktualisiert.
resumed-rules = Die Regeln der App haben sich geändert. Die Partie geht weiter, frühere Züge lassen sich nicht mehr zurücknehmen.
resumed-turn = Die Regeln der App haben sich geändert. Der angefangene Zug wird noch einmal gefragt, alles davor gilt weiter.
resumed-earlier = Die Regeln der App haben sich geändert. { $turns ->
    [one] Der letzte Zug passt
   *[other] Die letzten { $turns } Züge passen
  } nicht mehr dazu. Vergleiche den Stand mit dem Tisch und spiele von hier weiter.
