# The table.
tbl-home = Donjon: back to the lobby
tbl-stage = The table
tbl-rail = Seats, log, chat and rules
tbl-fold = Fold the rail
tbl-unfold = Unfold the rail: log, chat and rules
tbl-seats = Seats
tbl-bar = What is asked
tbl-menu = Menu
tbl-close = Close
tbl-phases = Steps of a turn
tbl-clock = Time left
tbl-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
tbl-fit = Fit the board
tbl-closer = Look closer
tbl-tab-log = Log
tbl-tab-chat = Chat
tbl-tab-rules = Rules
tbl-log = Log
tbl-says = { $name }: { $text }
tbl-you = you
tbl-away = away
tbl-resigned = gave up
tbl-stand-in = a bot plays for them
tbl-bot = bot · { $name }
tbl-is-bot = Bot
tbl-first = First player
tbl-plays = To play
tbl-ready = Ready
tbl-locked = Locked
tbl-panel = { $name }, seat { $letter }: look at their board
tbl-look-through = Look through it
tbl-looking = You are looking at { $name }’s place: { $what }
tbl-look-back = Back to the table
tbl-lit = { $what }; lit: { $does }
tbl-lit-many = { $what }; lit: { $n } choices
tbl-lit-reach = { $what }; lit: walk there
tbl-lit-subset = { $what }; can be picked
tbl-then = Now pick where, or Esc to take it back.
tbl-turn-hint = R turns it, Enter places it, Esc takes it back.
tbl-rotate = Turn
tbl-undo = Undo
tbl-change = Change it
tbl-waiting-n = { $n ->
    [one] Waiting for one
   *[other] Waiting for { $n }
}
tbl-hidden = Your choice is made and hidden.
tbl-yes = Yes, do it
tbl-no = No, not yet
tbl-menu-hint = Arrows or digits choose, Esc closes.
tbl-all-choices = Everything you may do
tbl-no-choices = Nothing is asked of you now.
tbl-show-count = Show the count
tbl-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
tbl-seed = Seed: { $seed }
tbl-commitment = Its hash was shown before the first choice: { $hash }

# What icons are called.
icon-boot-prints = two boots
icon-broadsword = sword
icon-card-draw = cards
icon-cog = device
icon-cowled = companion
icon-crossed-bones = life
icon-crystal-cluster = crystal cave
icon-cut-diamond = gem
icon-daemon-skull = monster
icon-death-skull = skull
icon-dragon-breath = danger
icon-hearts = health
icon-laurels = points
icon-magic-palm = skill
icon-padlock = locked
icon-portal = teleport
icon-return-arrow = over the edge of the board
icon-ringing-bell = Clank!
icon-round-star = star
icon-semi-closed-eye = find
icon-spiked-dragon-head = dragon
icon-stairs = in the depths
icon-two-coins = gold
icon-walking-boot = boot
