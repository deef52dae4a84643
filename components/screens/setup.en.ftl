setup-back = Back
setup-unofficial = { $bot } · unofficial, requires the game
setup-levels = Difficulty
setup-no-level = None. You may choose several at once.
setup-level = { $title } { $number }.
setup-level-named = { $title } { $number }, { $name }.
setup-as-last = as last time
setup-recommended = recommended
setup-more = More
setup-more-count = { $count ->
    [one] one setting
   *[other] { $count } settings
  }
setup-seen = With the camera
setup-done = Done
setup-details = Details
setup-provenance = Where the values come from
setup-news = An update has improved some cards.
setup-no-own = Nothing is entered yet. Compare them with your box first.
setup-start = Start the game
setup-start-hint = the set-up comes first
