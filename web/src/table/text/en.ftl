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
tbl-log-turn = All of this turn
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
tbl-copies = { $n } of them
tbl-costs = for { $what }
tbl-worth = worth { $what }
tbl-lit = { $what }; lit: { $does }
tbl-lit-many = { $what }; lit: { $n } choices
tbl-lit-shortcut = { $what }; lit: walk there
tbl-lit-subset = { $what }; can be picked
# A drawback is picked: what it does, and what to click next.
tbl-then-drawback = { $does }. Now click “{ $what }”.
# In a tip: a link to the rule.
tbl-tip-rule = rule
tbl-tip-rule-key = Rule { $rule }: press { $key } to read it.
tbl-tip-rule-named = Rule { $rule }.
tbl-advice = The bot would: { $label }
tbl-do-it = Do it
tbl-then = Now pick where, or Esc to take it back.
tbl-turn-hint = Now pick where; R or the wheel turns it, Esc puts it down.
tbl-put-hint = Now tap where it goes.
tbl-rotate = Turn
tbl-subset-first = { $label }: pick first
tbl-put = Place
tbl-spent = { $n } used
tbl-modes = What to do
tbl-skip = Click or press a key to go on
tbl-percent = { $n } %
# A great moment: what is counted before and after, the how-manieth of several, how fast the next is shown.
tbl-moment-row = { $name }: { $before }, then { $after }
tbl-moment-of = { $n } of { $of }
tbl-moment-tempo = Next time
tbl-moment-odds = The chances beforehand
tbl-moment-against = against
tbl-moment-over = The match is over
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
tbl-keys = Keys
tbl-keys-lead = What lights up can be done by keys alone. Pointing at a button shows its key.
tbl-keys-now = Now
tbl-keys-now-note = This box is made of what you may do now.
tbl-keys-nothing = You are not asked now, or nothing of it has a key of its own.
tbl-keys-choose = Choose
tbl-keys-next = next lit thing
tbl-keys-lit = lit things, to and fro
tbl-keys-move = move on the board
tbl-keys-do = do it
tbl-keys-back = one step back
tbl-keys-menu = line of a menu
tbl-keys-turn = turn a card or tile
tbl-keys-undo = undo, if the rules allow it
tbl-keys-understand = Understand
tbl-keys-closer = look closer
tbl-keys-rule = read the rule of the tip, or of the question
tbl-keys-sheet = this sheet
tbl-keys-time = Time
tbl-keys-table = Table
tbl-keys-region = next part of the table
tbl-keys-sound = sound on or off
tbl-key-esc = Esc
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
icon-barrel = barrel
icon-boot-prints = two boots
icon-broadsword = sword
icon-broken-heart = defeats
icon-card-draw = cards
icon-cave-entrance = lair
icon-cog = device
icon-compass = discovery
icon-cowled = companion
icon-crossed-bones = life
icon-crossed-swords = combat
icon-crowned-skull = monster chief
icon-crystal-cluster = crystal cave
icon-cut-diamond = gem
icon-daemon-skull = monster
icon-death-skull = skull
icon-double-fish = fish
icon-dragon-breath = danger
icon-encirclement = surrounded tile
icon-fish-monster = Ulumu
icon-exit-door = exit
icon-fairy = fairy token
icon-flying-flag = first player
icon-gooey-daemon = Wallrog
icon-health-potion = healing potion
icon-hearts = health
icon-help = unexplored
icon-hole = trapdoor
icon-imp-laugh = Zibber
icon-key = key
icon-knapsack = backpack
icon-laurels = points
icon-lava = lava
icon-locked-chest = closed chest
icon-magic-palm = skill
icon-magic-potion = teleportation potion
icon-magic-swirl = magic
icon-monster-grasp = monster
icon-padlock = locked
icon-pentagram-rose = magic circle
icon-portal = teleport
icon-potion-of-madness = raging fury
icon-queen-crown = majority
icon-recycle = recycling
icon-return-arrow = over the edge of the board
icon-ring = ring
icon-ringing-bell = Clank!
icon-robber-hand = theft
icon-rope-coil = rope
icon-round-potion = potion
icon-round-star = star
icon-saber-tooth = tooth
icon-sands-of-time = hourglass
icon-scissors = scissors
icon-scroll-unfurled = quest
icon-semi-closed-eye = find
icon-shiny-apple = apple
icon-spell-book = spell book
icon-spiked-dragon-head = dragon
icon-spyglass = watch
icon-stairs = in the depths
icon-stone-tower = place
icon-super-mushroom = mushroom
icon-tied-scroll = scroll
icon-two-coins = gold
icon-visored-helm = hero
icon-walking-boot = boot

# Amounts of them.
amount-barrel = { $n } { $n ->
    [one] barrel
   *[other] barrels
}
amount-broadsword = { $n } { $n ->
    [one] sword
   *[other] swords
}
amount-broken-heart = { $n } { $n ->
    [one] defeat
   *[other] defeats
}
amount-card-draw = { $n } { $n ->
    [one] card
   *[other] cards
}
amount-cut-diamond = { $n } { $n ->
    [one] gem
   *[other] gems
}
amount-daemon-skull = { $n } { $n ->
    [one] monster
   *[other] monsters
}
amount-death-skull = { $n } { $n ->
    [one] skull
   *[other] skulls
}
amount-fairy = { $n } { $n ->
    [one] fairy token
   *[other] fairy tokens
}
amount-health-potion = { $n } { $n ->
    [one] healing potion
   *[other] healing potions
}
amount-hole = { $n } { $n ->
    [one] trapdoor
   *[other] trapdoors
}
amount-key = { $n } { $n ->
    [one] key
   *[other] keys
}
amount-laurels = { $n } { $n ->
    [one] point
   *[other] points
}
amount-locked-chest = { $n } { $n ->
    [one] closed chest
   *[other] closed chests
}
amount-magic-potion = { $n } { $n ->
    [one] teleportation potion
   *[other] teleportation potions
}
amount-monster-grasp = { $n } { $n ->
    [one] monster
   *[other] monsters
}
amount-padlock = { $n } { $n ->
    [one] lock
   *[other] locks
}
amount-pentagram-rose = { $n } { $n ->
    [one] magic circle
   *[other] magic circles
}
amount-queen-crown = { $n } { $n ->
    [one] majority
   *[other] majorities
}
amount-ring = { $n } { $n ->
    [one] ring
   *[other] rings
}
amount-rope-coil = { $n } { $n ->
    [one] rope
   *[other] ropes
}
amount-round-potion = { $n } { $n ->
    [one] potion
   *[other] potions
}
amount-round-star = { $n } { $n ->
    [one] star
   *[other] stars
}
amount-saber-tooth = { $n } { $n ->
    [one] tooth
   *[other] teeth
}
amount-scroll-unfurled = { $n } { $n ->
    [one] quest
   *[other] quests
}
amount-semi-closed-eye = { $n } { $n ->
    [one] find
   *[other] finds
}
amount-shiny-apple = { $n } { $n ->
    [one] apple
   *[other] apples
}
amount-spell-book = { $n } { $n ->
    [one] spell book
   *[other] spell books
}
amount-super-mushroom = { $n } { $n ->
    [one] mushroom
   *[other] mushrooms
}
amount-tied-scroll = { $n } { $n ->
    [one] scroll
   *[other] scrolls
}
amount-walking-boot = { $n } { $n ->
    [one] boot
   *[other] boots
}
