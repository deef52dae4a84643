refused-store-newer = Your games are kept here by a newer version. Reload the app so that it updates itself.
refused-store-unavailable = This browser does not let the app store anything. Open it in a normal window, not a private one, and allow it to keep site data.
refused-store-full = The storage is full, and the last step was not saved. Delete old games or free some space on the device, then try again.
refused-store-closed = The storage was disconnected, because another tab updated the app or the browser cleaned up. Reload the page.
refused-store-silent = The browser’s storage does not answer. Close other tabs of the app, or restart the browser.
refused-store-blocked = Another tab keeps the old version of the app open. Close all other tabs of the app, and this one goes on.
refused-store-conflict = This game was played on in another tab. Open it again here to see where it stands.
refused-store-plan = Another tab has changed games meanwhile. Choose the backup once more.
refused-store-missing = This game is gone, it was deleted. Go back to the list of games.
refused-store-damaged = This game is damaged and cannot be read. In the list of games you can save or delete it.
refused-store-since = What you have played or changed since then stays as it is. All the rest is taken back.
refused-store-rules = This game was played with a newer version of the app. Reload the app so that it updates itself.
resumed-rules = The rules in the app have changed. The game goes on, but earlier turns can no longer be undone.
resumed-turn = The rules in the app have changed. The turn you had begun is asked again, all before it stands.
resumed-earlier = The rules in the app have changed. { $turns ->
    [one] The last turn no longer fits
   *[other] The last { $turns } turns no longer fit
  } them. Compare the app with the table and play on from here.
