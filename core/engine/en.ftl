## What cannot be done, and what helps instead
refused-file-missing = { $file ->
    [none] The name of the game file is missing. Give it after the command.
   *[other] The file { $file } cannot be read. Check its name and folder.
  }
refused-file-unread = The file cannot be read, perhaps it was moved. Choose it again.
refused-file-large = The file is too large to be a Visavis file. Choose a file that you saved here.
refused-file-json = The file is damaged: it is not valid JSON. Save it from the app once more.
refused-file-foreign = This is not a Visavis file, or it is damaged. Choose a file that you saved here.
refused-file-other = { $kind ->
    [backup] This is a backup. Restore it under “Settings”.
    [cards] These are cards. Open them under “Cards”.
   *[game] This is a single game. Open it under “Games”.
  }
refused-file-newer = The file comes from a newer version. Update Visavis, then open it again.
refused-bot = There is no bot called { $bot } here. Update Visavis or choose another file.
refused-options = { $option ->
    [none] The options of the game cannot be read. Save the game once more.
   *[other] The option { $option } does not exist or has a wrong value. Correct it in the file.
  }
refused-cards = The bot cannot play with these cards: something is missing, or a value is too large. Take the shipped ones or correct yours.
refused-log = { $entry ->
    [0] The log of the game is missing or too long. Save the game once more.
   *[other] Entry { $entry } of the log cannot be read. Save the game once more.
  }
refused-state = The saved position in the log does not fit this bot. Save the game once more.
refused-correction = There is no answer at this place. Choose an answer in the log to change it.
refused-open-question = A question is still open. Answer it or take the turn back.
refused-script = That cannot be done now ({ $script }). Go on with what the table offers.
refused-no-question = No question is open now ({ $question }). Begin the next turn first.
refused-answer = The answer { $answer } does not fit the question ({ $question }). Choose one of the answers offered.
refused-nothing-to-read = All steps have been read. Go on with the next turn.

## Where a printed value comes from
paper-public = unchecked
paper-house = house value
paper-owner = your card

## What all bots say; a message of the bot with the same name comes first
unofficial = unofficial
mark = { $provenance ->
    [public] {" "}(unchecked)
    [house] {" "}(house value)
    [owner] {" "}(your card)
   *[rulebook] {""}
  }
colour = { $colour ->
    [white] white
    [grey] grey
    [black] black
    [brown] brown
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  }
option-deck = Cards
    .built-in = Built in
    .my-cards = My cards
    .on-table = On the table
    .explain-built-in = The app draws from its own deck. You need no cards; what you entered counts only where the app knows nothing.
    .explain-my-cards = The app draws, with your cards in place of the built-in ones.
    .explain-on-table = You turn over real cards and say which they are. What you entered counts.
script-set-up = Set-up
    .action = Read the set-up
    .hint = step by step
script-first-turn = First turn
    .action = Go
    .hint = { bot-name } has the first turn
waiting-first-turn = { bot-name } begins.
script-turn = { bot-name }’s turn
    .action = I am done
    .hint = then it is { bot-name }’s turn
script-shuffle-in = Played cards shuffled in again
    .action = They were shuffled in again
script-rejoin = What came after
    .action = Go on as entered
    .hint = what came after it follows
waiting-rejoin = That is entered now.
which-card = Which card does { bot-name } turn over?
    .hint = The number is on the card.
    .card-1 = Card 1
    .card-2 = Card 2
    .card-3 = Card 3
    .card-4 = Card 4
    .card-5 = Card 5
    .card-6 = Card 6
    .card-7 = Card 7
    .card-8 = Card 8
    .card-9 = Card 9
    .card-10 = Card 10
    .card-11 = Card 11
    .card-12 = Card 12
    .card-13 = Card 13
    .card-14 = Card 14
by-points = { $margin ->
    [one] by { $margin } point
   *[other] by { $margin } points
  }
tracker-cards = Cards
tracker-points = Points
sheet-title = { game-name } solo, for reference
sheet-set-up = Set-up
sheet-draw = Turn over a card
sheet-act = Act
sheet-you = On your turn
sheet-end = End
sheet-count = Count
sheet-ratings = Your points
sheet-points = Points
sheet-verdict = Verdict
