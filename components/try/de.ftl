try-title = Probezug
try-step = { $n } von { $of }
try-skip = Überspringen
try-turn = { $bot } hat gezogen. Am Tisch tust du, was da steht. Dann ziehst du und tippst hier.
try-question = Manchmal siehst nur du am Tisch die Antwort. Tipp sie an oder sag sie.
try-end = So geht es hin und her. »Zurück« nimmt zurück, was du vertippt hast, »Warum?« nennt den Grund und die Regel.
try-choose = Los, mit deiner Schachtel
