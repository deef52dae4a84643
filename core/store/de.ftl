refused-store-newer = Deine Spiele liegen hier in einer neueren Version. Lade die App neu, damit sie sich aktualisiert.
refused-store-unavailable = Dieser Browser lässt die App nichts speichern. Öffne sie in einem normalen Fenster, nicht in einem privaten, und erlaube ihr Website-Daten.
refused-store-full = Der Speicher ist voll, der letzte Schritt wurde nicht gespeichert. Lösche alte Spiele oder schaffe Platz auf dem Gerät, dann versuche es noch einmal.
refused-store-closed = Die Verbindung zum Speicher ist getrennt, weil ein anderer Tab die App aktualisiert hat oder der Browser aufgeräumt hat. Lade die Seite neu.
refused-store-silent = Der Speicher des Browsers antwortet nicht. Schließe andere Tabs der App, oder starte den Browser neu.
refused-store-blocked = Ein anderer Tab hält die alte Fassung der App offen. Schließe alle anderen Tabs der App, dann geht es hier weiter.
refused-store-conflict = Dieses Spiel wurde in einem anderen Tab weitergespielt. Öffne es hier neu, um seinen Stand zu sehen.
refused-store-missing = Dieses Spiel gibt es nicht mehr, es wurde gelöscht. Geh zurück zur Liste der Spiele.
refused-store-damaged = Diese Partie ist beschädigt und lässt sich nicht lesen. In der Liste der Partien kannst du sie sichern oder löschen.
refused-store-rules = Dieses Spiel wurde mit einer neueren Version der App gespielt. Lade die App neu, damit sie sich aktualisiert.
resumed-rules = Die Regeln der App haben sich geändert. Das Spiel geht weiter, frühere Züge lassen sich nicht mehr zurücknehmen.
resumed-turn = Die Regeln der App haben sich geändert. Der angefangene Zug wird noch einmal gefragt, alles davor gilt weiter.
resumed-earlier = Die Regeln der App haben sich geändert. { $turns ->
    [one] Der letzte Zug passt
   *[other] Die letzten { $turns } Züge passen
  } nicht mehr dazu. Vergleiche den Stand mit dem Tisch und spiele von hier weiter.
