print-title = Print
print-game = Game
print-what = What?
print-deck = { $name }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
print-in-box = { $name } (in the game box)
print-language = Language
    .de = Deutsch
    .en = English
    .both = both
print-paper = Paper
    .a4 = A4
    .a3 = A3
    .letter = Letter
    .legal = Legal
    .tabloid = Tabloid
    .a5 = A5
    .single = one card a page
print-sides = Backs
    .long = long edge
    .short = short edge
    .fold = folded
    .fronts = none
    .backs = only backs
print-ink = Ink
    .colour = colour
    .grey = grey
    .lines = low
print-card = Card size
    .poker = Poker 63.5 × 88.9
    .standard = 63 × 88
    .bridge = Bridge 57 × 87
    .euro = Euro 59 × 92
    .mini = Mini 44 × 68
    .micro = Mini 41 × 63
    .tarot = Tarot 70 × 120
    .large = Large print 108 × 151
    .custom = my own
    .hint-poker = Sleeves: Standard Card Game 63.5 × 88
    .hint-standard = Sleeves: Standard Card Game 63.5 × 88
    .hint-bridge = Sleeves: Standard American 57 × 87
    .hint-euro = Sleeves: Standard European 59 × 92
    .hint-mini = Sleeves: Mini European 44 × 68
    .hint-micro = Sleeves: Mini American 41 × 63
    .hint-tarot = Sleeves: Tarot 70 × 120
    .hint-large = Type of 14 points or more, on boards and the sheet, too
    .hint-custom = Type of 8.2 points or more; what does not fit is not printed
print-width = Width, mm
print-height = Height, mm
print-sight = Marks for the camera: the app sees which card is turned
print-more = Cutting, margin, copies
print-guides = Cutting guides
    .marks = marks
    .lines = lines
    .none = none
print-sheet = Size of the reference sheet
    .paper = whole paper
    .a5 = A5
    .a6 = A6
print-gap = Gap, mm
print-skip = Places to skip
print-register = Registration marks for a cutter
print-cutting = Cutting file
print-smallest = Smallest type: { $points } points
print-left = Not printed – { $why }
print-copies = Copies
print-bleed = Bleed, mm
print-margin = Margin, mm
print-corners = Show round corners
print-ruler = 100 mm ruler
print-only-changed = Only what changed since the last print
print-unchanged = Nothing has changed since the last print.
print-printer = Calibrate a printer
print-printer-hint = Do the backs not line up? Print the test page double-sided, hold it up to the light and tap what you see.
print-printer-choice = Printer
print-printer-none = no correction
print-printer-name = Printer { $number }
print-printer-add = New printer
print-printer-called = Name
print-printer-remove = Delete printer
print-test = Make test page
print-squares = Where is the cross in the middle of its ring?
print-x = Backs to the right, mm
print-y = Backs downwards, mm
print-pages = { $pages ->
    [0] no page
    [one] { $pages } page
   *[other] { $pages } pages
  }, { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
  } of paper
print-page = Page { $page } of { $pages } · { $title }
print-page-before = Previous page
print-page-after = Next page
print-make = Make { $file }
print-making = Making the { $file } …
print-progress = { $made } of { $of } made …
print-cancel = Cancel
print-ready = Your { $file } is ready.
print-size = { $size } kB
print-save = Save { $file }
print-open = Open to print
print-share = Share
print-share-failed = Sharing did not work. Save the file instead.
print-scale-hint = Print at 100 %. The line at the foot of the page must be 100 mm long.
print-preview = Preview
print-nothing = Choose at least one.
print-empty-deck = Without cards: { $deck }. Nothing is printed.
print-bad-size = A card can measure { $least } to { $most } mm a side.
print-bad-margin = The margin can be { $least } to { $most } mm.
print-bad-bleed = The bleed can be { $least } to { $most } mm.
print-left-size = { $deck }: cannot be read at { $width } × { $height } mm. Smallest usual size: { $leastWidth } × { $leastHeight } mm.
print-left-marks = { $deck }: cannot be read at { $width } × { $height } mm with the marks for the camera. Without them it can; with them from { $leastWidth } × { $leastHeight } mm on.
print-left-any = { $deck }: cannot be read at { $width } × { $height } mm.
print-left-booklet = Pocket booklet: { $size ->
    [large] too small for large print. Take the reference sheet.
   *[other] it needs A4 or larger, and a margin of 6 mm at most.
  }
print-left-sheet = Reference sheet: in large print it does not fit A6. Take A5 or the whole paper.
print-left-single = { $item }: one page per card is for cards only.
print-bad-gap = The gap can be { $least } to { $most } mm.
print-all-skipped = All places are skipped. One must be left to print on.
print-bad-copies = You can print 1 to { $most } copies.
print-no-room = A card of { $width } × { $height } mm does not fit this paper. Take larger paper, or less margin and bleed.
print-no-fold = Folding takes a whole sheet. Choose other paper or other backs.
print-no-bot = There is nothing to print for this game yet.
print-cards-refused = These cards do not fit the rules. Nothing was printed.
print-too-long = { $card }: “{ $text }” is too long for its place. Shorten your entry, then print again.
print-no-glyph = { $card }: the typeface lacks characters of “{ $text }”. Write it in Latin letters.
print-cancelled = Cancelled.
print-failed = The file could not be made: { $reason }
print-format = File
    .pdf = PDF
    .png300 = PNG 300 dpi
    .png600 = PNG 600 dpi
    .tabletop = Tabletop Simulator
    .hint-png300 = For print shops: a picture for each side of a card, with bleed (3 mm unless you choose one)
    .hint-png600 = For print shops: a picture for each side of a card, with bleed (3 mm unless you choose one)
    .hint-tabletop = A sheet and its back for each deck, with the description. Upload the pictures and put their addresses into it.
print-pictures = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
  }
print-coverage = Ink covers about { $percent } % of the paper
print-single-cards = Single cards: { $chosen } of { $count }
print-all-cards = All
print-no-cards = None
print-presets = Presets
print-preset-name = Name
print-preset-keep = Save
print-preset-open = From a file
print-preset-share = Share { $name }
print-removed = { $name } is deleted.
print-preset-remove = Delete { $name }
print-preset-refused = This is not a Visavis print preset. Nothing was changed.
