print-title = Print
print-game = Game
print-what = What?
print-deck = { $name }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
print-language = Language
    .de = Deutsch
    .en = English
    .both = both
print-paper = Paper
    .a4 = A4
    .letter = Letter
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
    .poker = poker
    .bridge = bridge
    .mini = mini
    .tarot = tarot
    .large = large print
    .custom = my own
print-width = Width, mm
print-height = Height, mm
print-more = Cutting, margin, copies
print-guides = Cutting guides
    .marks = marks
    .lines = lines
    .none = none
print-copies = Copies
print-bleed = Bleed, mm
print-margin = Margin, mm
print-corners = Show round corners
print-ruler = Ruler of 100 mm
print-only-changed = Only what changed since the last print
print-unchanged = Nothing has changed since the last print.
print-printer = Calibrate a printer
print-printer-hint = Are backs off? Print the test page double-sided and tap what you see against the light.
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
print-page-before = Page before
print-page-after = Page after
print-make = Make PDF
print-making = Making the PDF …
print-progress = { $made } of { $of } pages made …
print-cancel = Cancel
print-ready = Your PDF is ready.
print-size = { $size } kB
print-save = Save PDF
print-open = Open to print
print-share = Share
print-share-failed = Sharing did not work. Save the file instead.
print-scale-hint = Print at 100 %. The line at the foot of the page must measure 100 mm.
print-preview = Preview
print-nothing = Choose at least one.
print-empty-deck = Without cards: { $deck }. Nothing is printed.
print-bad-size = A card measures { $least } to { $most } mm a side.
print-bad-margin = The margin measures { $least } to { $most } mm.
print-bad-bleed = The bleed measures { $least } to { $most } mm.
print-bad-copies = You can print 1 to { $most } copies.
print-no-room = A card of { $width } × { $height } mm does not fit this paper. Take larger paper, or less margin and bleed.
print-no-fold = Folding takes a whole sheet. Choose other paper or other backs.
print-no-bot = There is nothing to print for this game yet.
print-cards-refused = These cards do not fit the rules. Nothing was printed.
print-too-long = { $card }: “{ $text }” is too long for its place. Shorten your entry, then print again.
print-no-glyph = { $card }: the typeface lacks characters of “{ $text }”. Write it in Latin letters.
print-cancelled = Cancelled.
print-failed = The PDF could not be made: { $reason }
