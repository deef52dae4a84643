code-title = To another device
code-back = Back
code-share-game = This game
code-share-start = The same from the start
code-about-game = Scan the code with the other device’s camera: the game goes on there, without a network or a server. Here it stays as it is.
code-about-start = For friends: same cards, same options, from the beginning. What you have played is not included.
code-picture = QR code of the game
code-size = { $length } of at most { $most } characters
code-too-long = The game is too long for a code: { $length } characters, { $most } at most. Send the link or the file.
code-link = Share the link
code-link-copied = Link copied
code-file = As a file
code-open = Open a game
code-here = Go on here
code-look = See the result
code-again = The same from the start
code-start = The same game: same cards, same options. Nothing has been played yet.
code-begin = Start the game
code-not = Don’t open it
code-known = This game is here already. It is added a second time, the first one stays.
code-safe = Your games stay as they are.
code-points = { $bot }: { $points } points
code-scan = Hold the code in front of the camera.
code-scan-start = Switch on the camera
code-scan-other = This is not a Visavis code. On the other device, show “{ code-title }” in the game’s menu.
code-camera = { $state ->
    [refused] The camera is not allowed. Allow it in the browser’s settings, or open the link.
    [missing] There is no camera here. Open the game by its link or its file.
    [taken] Another app is using the camera. Close it there.
    [lost] The camera is gone. Plug it in and switch it on again.
    [dark] It is too dark, or something lies on the lens.
   *[asking] The browser is asking for the camera.
  }
code-damaged = The code or link is damaged or not from Visavis. Have it shown or sent to you once more. Nothing was stored.
code-large = The code or link is too long to be from Visavis. Nothing was stored.
code-newer = The code comes from another version of the app. Update Visavis on both devices.
