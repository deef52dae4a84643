settings-title = Settings
settings-language = Language
settings-language-auto = automatic
settings-language-de = Deutsch
settings-language-en = English
settings-theme = Colours
settings-theme-auto = automatic
settings-theme-light = light
settings-theme-dark = dark
settings-theme-black = black
settings-pace = A turn at the table
settings-pace-turn = Whole, on one sheet
settings-pace-step = One step at a time
settings-type = Text size
settings-type-normal = normal
settings-type-large = large
settings-voice = Voice
    .explain = On: the app reads aloud, and a screen reader stays quiet at the table. Off: the screen reader reads every step.
settings-voice-on = on
settings-voice-off = off
settings-voice-choice = Who speaks
settings-voice-auto = automatic
settings-rate = Speed
settings-try = Listen
settings-try-sentence = Four fields further along the energy circle.
settings-no-voice = This device has no voice for this language. The app then shows everything as text.
settings-sounds = Tones
settings-sounds-on = on
settings-sounds-off = off
settings-hands = Hands-free
settings-hands-text = You switch the microphone on at the table; until then it is off.
settings-train = Train and test your voice
settings-countdown = Go on to the next step automatically
    .explain = Any key or tap stops it.
settings-countdown-off = Never
settings-countdown-5 = after 5 s
settings-countdown-10 = after 10 s
settings-countdown-20 = after 20 s
settings-countdown-test = It is running.
settings-countdown-felt = Time is up. At the table the next step would come now.
settings-tap = Tap anywhere
    .explain = At the table, any free spot on the screen works like the big button.
settings-tap-on = on
settings-tap-off = off
settings-tap-test = Tap beside the buttons.
settings-tap-felt = Received.
settings-presenter = Presenter and page turner
    .explain = Page up and down, arrows up and down, full stop. Space, Enter and the arrows to the right and left always work.
settings-presenter-on = on
settings-presenter-off = off
settings-presenter-test = Press a key on the device.
settings-presenter-felt = Received.
settings-presenter-other = The key “{ $key }” is received, but does nothing at the table.
settings-headset = Buttons on a headset or in a car
    .explain = Forward: next. Back: undo. Pause: repeat.
settings-headset-on = on
settings-headset-off = off
settings-headset-test = Press a button on the headset.
settings-headset-felt = Received.
settings-knock = Knocking on the table
    .explain = One knock means next, while the device lies on the table.
settings-knock-on = on
settings-knock-off = off
settings-knock-test = Lay the device down and knock on the table.
settings-knock-felt = Received.
settings-hand-try = Try it
settings-hand-stop = Stop
settings-hand-stopped = Stopped.
settings-hand-missing = This device cannot do that.
settings-cards = Cards
settings-data = Your data
settings-data-text = Everything stays on this device. Nothing is sent anywhere. A private window forgets it once you close it.
settings-keep = Protect from being cleared by the browser
settings-kept = The browser will not clear your games by itself.
settings-not-kept = The browser makes no promise. Save the games that matter as files.
settings-backup = Save a backup
settings-restore = Restore a backup
settings-reading = Reading and checking: { $percent } %
    .spoken = Reading and checking: { $percent } percent
settings-backed-up = Saved, and read back as a test.{ $left ->
    [0] {""}
    [one] {" "}One game is damaged and not in it.
   *[other] {" "}{ $left } games are damaged and not in it.
  }
settings-plan = { $fresh ->
    [0] No game is new
    [one] One game is new
   *[other] { $fresh } games are new
  }, { $further ->
    [0] none was played further
    [one] one was played further
   *[other] { $further } were played further
  }, { $known ->
    [0] none is here already
    [one] one is here already
   *[other] { $known } are here already
  }.{ $cards ->
    [0] {""}
   *[other] {" "}Cards of your own are added.
  }{ $voices ->
    [0] {""}
   *[other] {" "}Trained voices are added.
  } The settings will be those of the backup. Nothing that is here is lost.
settings-fetch = Restore it
settings-leave = Change nothing
settings-plan-noted = { $noted ->
    [one] One game gets
   *[other] { $noted } games get
  } notes or points that are missing here.
settings-restored = { $fresh ->
    [0] No game was added.
    [one] One game was added.
   *[other] { $fresh } games were added.
  } { $further ->
    [0] {""}
    [one] One that was already here was played further.
   *[other] { $further } that were already here were played further.
  }
settings-about = About Visavis
settings-about-text = Unofficial help for solo games. Our own words, our own drawings. You need the games themselves.
settings-install = On your home screen
settings-install-why = Once installed, Visavis opens like any other app, without an address bar and without a network.
settings-install-by-hand = Tap Share in the browser (the box with the arrow pointing up), then “Add to Home Screen”. After that Visavis opens like any other app, even without a network.
settings-clear = Delete everything
settings-clear-what = All games, your own cards, trained voices and settings on this device will be deleted. Save a backup first if you want to keep any of it.
settings-clear-on = Go on to delete
settings-clear-sure = Really delete everything? This cannot be undone.
settings-clear-all = Yes, delete everything
settings-clear-not = No, keep it
settings-version = Version { $version }
settings-credits = Credits
settings-credits-text = Visavis is made by players, not by the publishers. The games belong to their authors and publishers; none of their art and none of their sentences is in the app.
settings-credits-type = Typeface: Atkinson Hyperlegible Next by the Braille Institute, SIL Open Font License 1.1.
settings-licences = Licences
settings-licences-own = Visavis itself: MIT licence. It contains the work of others:

## To train a voice
train-title = Your voice
train-text = Say each word three times, as you say it at the table. What you say stays on this device.
train-player = Who speaks?
train-someone = Me
train-first = Commands, yes and no, numbers
train-colours = Colours
train-places = Fields: letters, north, centre
train-count = { $known } of { $of }
train-missing = missing: { $words }
train-say = Now say:
train-progress = Progress
train-at = Word { $at } of { $of }, take { $take }
train-stop = Stop
train-too-short = That was very short. Once more, please.
train-too-quiet = That was too quiet. Wait a moment, then once more, a little louder.
train-unlike = That sounded different from before. Once more, please.
train-level = How much louder your voice is than the room
train-risks = Easily mistaken: { $words }. Train them again, and make them sound as different as you can.
train-missed = Not understood: { $words }.
train-test = How well do I hear you?
train-test-hint = ten words, one after the other
train-hits = { $hits } of { $of } understood, { $rate } %
    .spoken = { $hits } of { $of } understood
train-again = Train a word again
train-remove = Delete { $player }
train-removed = The voice of { $player } is deleted.
settings-camera = Camera: sees the cards
    .explain = Print the deck with marks for the camera, and lay the card you turn up in front of it: the bot’s turn begins. Pictures never leave the device and are not kept.
settings-camera-on = on
settings-camera-off = off
settings-camera-try = What do you see?
settings-camera-none = I am looking, but see no card with a mark.
settings-camera-seen = { $count ->
    [one] I see a card, about { $centimetres } cm away.
   *[other] I see { $count } cards, the nearest about { $centimetres } cm away.
  }
settings-camera-best = Read so far: up to { $far } cm away, and with a picture as dark as { $dark } %.
