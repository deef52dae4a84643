try-title = Trial turn
try-step = { $n } of { $of }
try-skip = Skip
try-turn = { $bot } has taken a turn. At the table, do what it says. Then take your turn and tap here.
try-question = Sometimes only the table knows the answer. One is enough, tapped or said.
try-end = And so it goes back and forth. “Undo” takes back a slip, “Why?” gives the reason and the rule.
try-choose = Now with your own box
