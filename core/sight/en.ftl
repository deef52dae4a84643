## Why nothing is seen
sight-refused = The browser does not let the app use the camera. Allow it in the settings of this page. Taps and voice still work.
sight-missing = No camera was found. Taps and voice still work.
sight-taken = Another app is using the camera. When it is free, this one looks again.
sight-lost = The camera is gone. Plug it in and switch it on again. Taps and voice still work.
sight-dark = It is too dark, or something lies on the lens. Turn on a light.

## Why a card that is seen does nothing
sight-two-cards = I see two cards that could be meant. Leave only one lying there.
sight-played = This card has already been played.
sight-shuffled = This card has already been played. Was it shuffled in again?
    .action = Yes, it was shuffled in again
sight-other-deck = This card belongs to another deck.
sight-other-game = This card belongs to another game.
sight-not-now = This card comes later. Leave it there.
sight-no-answer = This card is no answer right now.
sight-unsteady = Lay the card down, closer to the camera, and take your hand away.
