deck-board = Mautoma-Tableau
deck-costs = Kosten der Gebäude
edit-action = Karte { $number }
edit-energy = Felder im Energiekreis
edit-order = { $number }. Aktion
    .explore = { action-explore }
    .populate = { action-populate }
    .build = { action-build }
edit-range = { $number }. Aktion: Reichweite
    .n-0 = beliebig
edit-after = Danach
    .nothing = nichts mehr
    .else = sonst
    .then = dann
edit-circle = Energiekreis
edit-colours = Farben, im Uhrzeigersinn von oben
edit-quarter = { $segment ->
    [upper-right] oben rechts
    [lower-right] unten rechts
    [lower-left] unten links
   *[upper-left] oben links
  }
edit-segment-fields = Felder { edit-quarter }
edit-area-fields = Felder am Außenbereich { $area }
edit-few-fields = { $count ->
    [0] Der Kreis hat kein Feld.
    [one] Der Kreis hat nur ein Feld.
   *[other] Der Kreis hat nur { $count } Felder.
  } Tippe mindestens vier an.
edit-segment = Kreisteil { edit-quarter }
edit-rows = Reihen
    .top-down = von oben
    .bottom-up = von unten
edit-along = In der Reihe
    .left-to-right = von links
    .right-to-left = von rechts
edit-area = Außenbereich { $area }
edit-citizens = Bürger, diese Plätze
edit-modules = Module, diese Plätze
edit-machines = Maschinen, diese Plätze
edit-cost = { $size ->
    [small] Kleines
   *[large] Großes
  } Gebäude
