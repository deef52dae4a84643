try-title = Trial turn
try-step = { $n } of { $of }
try-skip = Skip
try-turn = { $bot } has taken a turn. At the table, do what it says. Then take your turn and tap here.
try-question = Sometimes only you can see the answer on the table. Tap it or say it.
try-end = And so it goes back and forth. “Undo” takes back a slip, “Why?” gives the reason and the rule.
try-choose = Now with your own box
