deck-board = Mautoma board
deck-costs = Costs of buildings
edit-action = Card { $number }
edit-energy = Fields along the energy circle
edit-order = Action { $number }
    .explore = { action-explore }
    .populate = { action-populate }
    .build = { action-build }
edit-range = Action { $number }: range
    .n-0 = any
edit-after = After it
    .nothing = nothing more
    .else = else
    .then = then
edit-circle = Energy circle
edit-colours = Colours, clockwise from the top
edit-quarter = { $segment ->
    [upper-right] upper right
    [lower-right] lower right
    [lower-left] lower left
   *[upper-left] upper left
  }
edit-segment-fields = Fields { edit-quarter }
edit-area-fields = Fields at outer area { $area }
edit-few-fields = { $count ->
    [0] The circle has no field.
    [one] The circle has only one field.
   *[other] The circle has only { $count } fields.
  } Tap at least four.
edit-segment = Part of the circle, { edit-quarter }
edit-rows = Rows
    .top-down = from the top
    .bottom-up = from the bottom
edit-along = Along a row
    .left-to-right = from the left
    .right-to-left = from the right
edit-area = Outer area { $area }
edit-citizens = Citizens, these places
edit-modules = Modules, these places
edit-machines = Machines, these places
edit-cost = { $size ->
    [small] Small
   *[large] Large
  } building
