## What cannot be done, and what helps instead
refused-file-missing = { $file ->
    [none] The name of the game file is missing. Give it after the command.
   *[other] The file { $file } cannot be read. Check its name and folder.
  }
refused-file-unread = The file cannot be read, perhaps it was moved. Choose it again.
refused-file-large = The file is too large to be one of Visavis. Choose a file that you saved here.
refused-file-json = The file is damaged: it is not valid JSON. Save it from the app once more.
refused-file-foreign = This is not a file of Visavis, or it is damaged. Choose a file that you saved here.
refused-file-other = { $kind ->
    [backup] This is a backup. Fetch it in the settings.
    [cards] These are cards. Fetch them at the cards.
   *[game] This is a single game. Fetch it at the games.
  }
refused-file-newer = The file comes from a newer version. Update Visavis, then open it again.
refused-bot = There is no bot called { $bot } here. Update Visavis or choose another file.
refused-options = { $option ->
    [none] The options of the game cannot be read. Export the game once more.
   *[other] The option { $option } does not exist or has a wrong value. Correct it in the file.
  }
refused-cards = The bot cannot play with these cards: something is missing, or a value is too large. Take the shipped ones or correct yours.
refused-log = { $entry ->
    [0] The log of the game is missing or too long. Export the game once more.
   *[other] Entry { $entry } of the log cannot be read. Export the game once more.
  }
refused-state = The saved position in the log does not fit this bot. Export the game once more.
refused-correction = There is no answer at this place. Choose an answer in the log to change it.
refused-open-question = A question is still open ({ $question }). Answer it or take the turn back.
refused-script = That cannot be done now ({ $script }). Go on with what the table offers.
refused-no-question = No question is open now ({ $question }). Begin the next turn first.
refused-answer = The answer { $answer } does not fit the question ({ $question }). Choose one of the answers offered.
refused-nothing-to-read = All steps are read already. Go on with the next turn.

## Where a printed value comes from
paper-public = unchecked
paper-house = house card
paper-owner = your card
