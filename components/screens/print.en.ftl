print-title = Print
print-game = Game
print-what = What?
print-part-deck = Cards with backs
print-part-board = Board
print-part-sheet = Reference sheet
print-language = Language
    .de = Deutsch
    .en = English
print-paper = Paper
    .a4 = A4
    .letter = Letter
print-pages = { $count ->
    [0] nothing chosen
    [one] { $count } page
   *[other] { $count } pages
  }
print-make = Make PDF
print-making = Making the PDF …
print-cancel = Cancel
print-ready = Your PDF is ready.
print-size = { $size } kB
print-save = Save PDF
print-open = Open
print-scale-hint = Print at 100 %, double-sided, flipped on the long edge. The line at the foot of the page must measure 50 mm.
print-preview = Preview
print-preview-face = Front
print-preview-back = Back
print-preview-board = Board
print-preview-sheet = Reference sheet
print-no-bot = There is nothing to print for this game yet.
print-cards-refused = These cards do not fit the rules. Nothing was printed.
print-cancelled = Cancelled.
print-failed = The PDF could not be made: { $reason }
