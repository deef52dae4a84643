## What only the paper of Terra Mystica says
paper-automa = Automa card
paper-passes = passes at the end
paper-first = Dwellings { $marked } (chip) and { $unmarked }
paper-action = { $action ->
    [faction] { sheet-faction }
    [cover] { sheet-cover }
    [points] { $points ->
        [one] point
       *[other] points
      }
    [cult] { sheet-cult }
    [upgrade] { sheet-upgrade }
    [favour] { sheet-favour }
    [build] { sheet-build }
   *[trade] { sheet-trade }
  }
paper-hint-faction = see faction card
paper-hint-cult = with a priest, else 1 step
paper-hint-favour = rounds 5 and 6
paper-hint-x = by level
paper-hint-build = with shipping { $shipping }
paper-hint-trade = from round { $round } on
paper-hint-trade-in = in rounds { $rounds }
paper-support-direction = { $direction ->
    [forward] from top
   *[backward] from end
  }
paper-support-landscape = row
paper-support-group = { $group ->
    [marked] with chip
   *[unmarked] without chip
  }
paper-support-merge = { $merge ->
    [yes] merge
   *[no] no merge
  }
paper-support-cult = { $cult ->
    [tile] cult of the tile
   *[catch-up] cult: catch up
  }
paper-support-bonus = { $bonus ->
    [left] left bonus
    [middle] middle bonus
   *[right] right bonus
  }
paper-level = Level
paper-level-round = Round
paper-level-shipping = Shipping
paper-level-x = X points
paper-level-deck = { $late ->
    [yes] *1 to *5, but *3 joins only after round 1.
   *[no] *1 to *5{ $added ->
        [0] , no others.
       *[other] , and { $added } unseen from the reserve.
      }
  }
paper-landscape = Landscape card · Automa
paper-landscape-hint = from left to right
paper-landscape-empty = Empty circles: copy your card
paper-home = { $home ->
    [desert] Desert
    [plains] Plains
    [swamp] Swamp
    [lake] Lakes
    [forest] Forest
    [mountains] Mountains
   *[wasteland] Wasteland
  }
paper-faction = Faction aid · Automa
paper-faction-caption = Faction action, from top to bottom
paper-faction-action = { $action ->
    [build] { sheet-build }
    [points] { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
    [cult] { $steps ->
        [one] { $steps } cult step
       *[other] { $steps } cult steps
      }
   *[read] Read your card
  }
paper-faction-range = { $range ->
    [near] As the right card says.
   *[everywhere] Anywhere, however far.
  }
paper-faction-method = { $method ->
    [near-you] First, nearest to you.
    [your-row] Landscape row of your home, not of hers.
   *[most-power] First, where you get the most power.
  }
paper-faction-cult = On one track, without a priest: she catches up.
paper-faction-read = { $text ->
    [worker] She puts a worker beside your buildings.
    [blighted] She blights 2 empty hexes.
   *[task] She checks her tasks.
  }
paper-ability = Lasting ability
paper-ability-text = { $ability ->
    [tile-twice] If she passes first, her scoring tile counts twice.
    [point-a-building] In the end, 1 point for each building on the map.
    [cult-for-power] If her building gives you 2 power or more, she takes 1 cult step.
   *[unknown] Read your card, and its set-up too.
  }
paper-levels = Levels, rounds 1 to 6
paper-levels-level = Level
paper-levels-shipping = Shipping
paper-levels-x = X points
paper-tiles = Her scoring tiles
paper-tiles-tile = Tile
paper-tiles-cult = Cult
paper-cult = { NAME($cult) }
paper-letters = First dwellings, { $map }
paper-letters-home = Home
paper-example = How she counts
paper-example-text = 5 hexes are still equally good. The right card says: from the lower right, 3. She takes the third.
