# DragonQuest
dq-title = DragonQuest
dq-tagline = Dice, a pencil, and the nerve to stay one throw longer

dq-square = { $name }
dq-square-start = { $name }, the start square
dq-square-orange = { $name }, the orange square
dq-square-black = { $name }, the black square of the demon
dq-square-exit = { $name }, the exit
dq-chamber = the treasure chamber
dq-face-blank = blank
dq-face-skull = skull
dq-face-double_skull = 2 skulls
dq-face-find = find
dq-face-room = room
dq-face-corridor = corridor
dq-die-red = red die ({ $face })
dq-die-black = die { $n } ({ $face })
dq-chamber-blank = blank
dq-chamber-dragon = dragon
dq-chamber-coin_50 = coin 50
dq-chamber-coin_100 = coin 100
dq-chamber-star = star

dq-object-amulet_of_time = Amulet of time
dq-object-dragon_talisman = Dragon talisman
dq-object-golden_necklace = Golden necklace
dq-object-healing_potion = Healing potion
dq-object-magic_ring = Magic ring
dq-object-orb_of_light = Orb of light
dq-object-key_to_secret_doors = Key to secret doors
dq-object-golden_belt_buckle = Golden belt buckle
dq-object-chainmail_coat = Chainmail coat
dq-object-rope = Rope
dq-object-leather_hood = Leather hood
dq-object-silver_ring = Silver ring
dq-does-amulet_of_time = { $n ->
    [one] One more sun box
   *[other] { $n } more sun boxes
} at the end of your track, at once.
dq-does-dragon_talisman = On entering the chamber, throw blanks and coins a second time; the stars of both throws add up for one treasure.
dq-does-golden_necklace = { $n } gold at the end if you escape.
dq-does-healing_potion = { $n ->
    [one] One more life point
   *[other] { $n } more life points
}, at once.
dq-does-magic_ring = Before a fight, sends one monster away: ghoul, troll, orc or skeleton.
dq-does-orb_of_light = In one move, or on leaving the chamber, steps may also be diagonal.
dq-does-key_to_secret_doors = In one move, pass through one blocked square; you may not end your move on such a square.
dq-does-golden_belt_buckle = { $n } gold at the end if you escape.
dq-does-chainmail_coat = Cancels one arrow trap.
dq-does-rope = Cancels one trapdoor.
dq-does-leather_hood = Cancels one poisonous fog.
dq-does-silver_ring = { $n } gold at the end if you escape.

dq-treasure-silver_goblet = Silver goblet
dq-treasure-jade_figurine = Jade figurine
dq-treasure-pearl_string = String of pearls
dq-treasure-ruby_brooch = Ruby brooch
dq-treasure-jewelled_dagger = Jewelled dagger
dq-treasure-ivory_chess_king = Ivory chess king
dq-treasure-sapphire_chalice = Sapphire chalice
dq-treasure-golden_apple = Golden apple
dq-treasure-emerald_sceptre = Emerald sceptre
dq-treasure-diamond_tiara = Diamond tiara
dq-treasure-crown_of_the_wizard_king = Wizard king’s crown
dq-treasure-blank_1 = Blank treasure I
dq-treasure-blank_2 = Blank treasure II
dq-own-treasure = { $name }, blank tile { $n }

dq-danger-arrow = arrow trap
dq-danger-trapdoor = trapdoor
dq-danger-fog = poisonous fog
dq-danger-ghoul = ghoul
dq-danger-troll = troll
dq-danger-orc = orc
dq-danger-skeleton = skeleton
dq-danger-spider = spider
dq-danger-demon = demon

dq-option-start_square = Where the heroes begin
dq-option-start_square-start = On the start square
dq-option-start_square-orange = On the orange square, the easier start
dq-option-start_square-each = As each player chooses
dq-option-walls_keep_off = Squares on which no wall may stand, near the start, the orange square, the black square, the exit and the chamber
dq-option-walls_keep_off-sides = Those that share a side with one of these
dq-option-walls_keep_off-corners = Also those that touch one of these only at a corner
dq-option-custom_treasures = Play with the two blank treasures
dq-option-neighbour_when_out = Who builds walls and steers the demon when the right-hand neighbour is out
dq-option-neighbour_when_out-seat = That neighbour, as before
dq-option-neighbour_when_out-automaton = The game itself, by fixed rules
dq-option-blank_1_name = Name of the first blank treasure
dq-option-blank_1_stars = Stars of the first blank treasure
dq-option-blank_1_gold = Gold of the first blank treasure
dq-option-blank_2_name = Name of the second blank treasure
dq-option-blank_2_stars = Stars of the second blank treasure
dq-option-blank_2_gold = Gold of the second blank treasure

# What is asked, and the answers.
dq-ask-begin = Where does your hero begin?
dq-begin-start = On the start square { $square }
dq-begin-orange = On the orange square { $square }: the easier start
dq-ask-stay = Stay, or leave the treasure chamber?
dq-more-stay = { $aside ->
    [0] No dragon is set aside
    [one] One dragon is set aside
   *[other] { $aside } dragons are set aside
}; at { $wakes } the dragon wakes.
dq-more-stay-bitten = { $aside ->
    [0] No dragon is set aside
    [one] One dragon is set aside
   *[other] { $aside } dragons are set aside
}; at { $wakes } the dragon wakes. You have been bitten: if you leave, the spider die is thrown first.
dq-stay = Stay and throw { $dice } dice
dq-leave = Leave the chamber
dq-ask-cross-coin = Which coin do you cross out?
dq-more-cross-coin = The venom costs you one.
dq-cross-coin = Cross out a { $value }
dq-ask-buy = Do you take an object?
dq-more-buy = You have { $points } find points; whatever it costs, the whole row is spent.
dq-buy = Take: { $object } ({ $cost } points)
dq-buy-nothing = Take nothing
dq-ask-hide-tile = Hide a wall tile; { $owner } will then name a number.
dq-more-hide-tile = If it is the number of your tile, you block a square.
dq-hide-tile = Hide tile { $number }
dq-ask-name-number = Which number do you name?
dq-more-name-number = If it is the number of the hidden tile, a wall goes up.
dq-name-number = Say { $number }
dq-ask-block = Block a square on the sheet of { $owner }.
dq-more-block = The number of your tile was named.
dq-block = Block { $square }
dq-ask-reroll = Throw again, or stop?
dq-more-reroll = If you stop now: { $steps ->
    [0] no square
    [one] 1 square
   *[other] { $steps } squares
}, { $finds ->
    [0] no find
    [one] 1 find
   *[other] { $finds } finds
}. { $skulls ->
    [0] No skull
    [one] One skull
   *[other] { $skulls } skulls
} so far, the third brings danger; { $left ->
    [one] one more throw
   *[other] { $left } more throws
}.
dq-roll-again = { $n ->
    [0] Throw dice again
    [one] Throw 1 die again
   *[other] Throw { $n } dice again
}
dq-reroll = Throw again: { $dice }
dq-stop = Stop: { $steps ->
    [0] no square
    [one] 1 square
   *[other] { $steps } squares
}, { $finds ->
    [0] no find
    [one] 1 find
   *[other] { $finds } finds
}
dq-ask-walk = Where do you go?
dq-more-walk = { $left ->
    [one] One step left.
   *[other] { $left } steps left.
}
dq-step = To { $square }
dq-step-with = To { $square }, using: { $objects }
dq-halt = Stop on { $square }
dq-ask-trap = { $trap }! Do you protect yourself?
dq-cancel-trap = Use: { $object }
dq-suffer-trap = Suffer the { $trap } ({ $cost }), keep: { $object }
dq-cost-points = { $n ->
    [one] 1 life point
   *[other] { $n } life points
}
dq-cost-wound = { $n ->
    [one] a wound die
   *[other] { $n } wound dice
}
dq-cost-turn = the next turn
dq-cost-life = your life
dq-sure-trap = It is the third trap of its kind: your hero will die. Are you sure?
dq-ask-ring = Do you use the magic ring?
dq-more-ring = The { $monster } bars the way.
dq-use-ring = Send the { $monster } away with the ring
dq-fight = Fight the { $monster }
dq-ask-talisman = Do you use the dragon talisman?
dq-more-talisman = You enter the treasure chamber.
dq-use-talisman = Use: { $object }
dq-keep-talisman = Keep: { $object }
dq-ask-take = Which treasure do you take?
dq-more-take = One treasure, for at most { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
dq-take = Take: { $treasure } ({ $gold } gold)
dq-take-nothing = Take no treasure
dq-ask-leave = You leave the chamber. To which square?
dq-ask-flee = Flee from the dragon! To which square?
dq-flee = Flee to { $square }
dq-ask-steer-demon = Steer the demon that hunts { $owner } ({ $left ->
    [one] last step
   *[other] { $left } steps
}).
dq-steer-demon = The demon goes to { $square }

# What happened.
dq-log-first = { $seat } begins.
dq-log-begins = begins on { $square }.
dq-log-turn = Sun { $sun } of { $of }: { $seat }
dq-log-skipped = loses this turn to the fog.
dq-log-stays = stays in the treasure chamber.
dq-log-leaves = leaves the treasure chamber.
dq-log-venom-blank = feels the venom, but nothing happens.
dq-log-venom-cross_coin = feels the venom: a coin is lost, if there is one.
dq-log-venom-lose_2_lp = feels the venom: it costs 2 life points.
dq-log-coin-crossed = crosses out a coin of { $value }.
dq-log-bought = takes an object: { $object }.
dq-log-used = uses: { $object }.
dq-log-hid-tile = hides wall tile { $number }.
dq-log-hid-a-tile = hides a wall tile.
dq-log-tile-match = says { $named }; the tile is { $number }: a wall!
dq-log-tile-differs = says { $named }; the tile is { $number }: no wall.
dq-log-nothing-to-block = There is no square to block.
dq-log-blocked = { $square } is blocked on the sheet of { $seat }.
dq-log-thrown = throws: { $dice }.
dq-log-rethrown = throws again: { $dice }.
dq-log-step = goes to { $square }.
dq-log-chamber = enters the treasure chamber.
dq-log-found = ticks { $n ->
    [one] one find point
   *[other] { $n } find points
}: { $points } in row { $row }.
dq-log-danger = Danger ({ $dice }): { $danger }!
dq-log-danger-letter = Danger ({ $dice }), letter { $letter }: { $danger }!
dq-log-danger-none = Danger ({ $dice }), but the letter die is blank: nothing happens.
dq-log-must-skip = must skip the next turn.
dq-log-strikes = The { $monster } strikes.
dq-log-beaten = The { $monster } is beaten.
dq-wound = { $points }
dq-log-wound = throws the wound die: { $dice }.
dq-log-wounds-lower = throws the wound dice: { $dice }; the lower number counts.
dq-log-wounds-higher = throws the wound dice: { $dice }; the higher number counts.
dq-log-wounds-sum = throws the wound dice: { $dice }; both count.
dq-log-hurt = loses { $points ->
    [one] one life point
   *[other] { $points } life points
}; { $left } left.
dq-log-bitten = wakes the spider and is bitten!
dq-log-demon-woken = wakes the demon!
dq-log-demon = The demon that hunts { $seat } is on { $square }.
dq-log-skeleton-woken = wakes the skeleton!
dq-log-chamber-thrown = throws { $n } chamber dice: { $dragons ->
    [0] no dragon
    [one] one dragon
   *[other] { $dragons } dragons
}, { $stars ->
    [0] no star
    [one] one star
   *[other] { $stars } stars
}.
dq-log-coins = ticks { $gold } gold in coins.
dq-log-coins-lost = finds no free box for { $gold } gold in coins: lost.
dq-log-treasure = takes a treasure: { $treasure } ({ $gold } gold).
dq-log-dragon-wakes = wakes the dragon! The heroes in the chamber lose all their coins, and all their treasures go back to the supply.
dq-log-breath = The dragon breathes on { $seat }: { $dragons ->
    [0] no dragon
    [one] one dragon
   *[other] { $dragons } dragons
} on the chamber dice.
dq-log-died-1 = { $seat } dies of wounds.
dq-log-died-2 = { $seat } dies in the third trap of its kind.
dq-log-died-3 = { $seat } is killed by the skeleton.
dq-log-died-4 = { $seat } is caught by the demon.
dq-log-died-5 = The sun has set: { $seat } does not leave the castle alive.
dq-log-died-6 = { $seat } finds no way out of the chamber and is burnt.
dq-log-died-7 = { $seat } dies in the dragon’s fire.
dq-log-died-8 = { $seat } dies of the spider’s venom.
dq-log-escaped = { $seat } is out of the castle!
dq-log-ends = Nobody is left in the castle.

# Great moments: what is shown large when it happens.
dq-moment-guess = The hidden wall tile
dq-moment-guess-why = If { $seat } names its number, a wall goes up on that sheet.
dq-moment-says = names the number
dq-moment-hid = has hidden the tile
dq-moment-drawn = drawn from the three
dq-moment-no-wall = The numbers differ: no wall
dq-moment-wall-stands = The same number: a wall goes up
dq-moment-wall = A wall on the sheet of { $seat }
dq-moment-blocked = { $square } is blocked
dq-moment-danger = { $seat } is in danger
dq-moment-danger-why = The third skull is on the table. Of the danger dice two alike name the danger, else a letter does.
dq-moment-skulls = Three skulls
dq-moment-alike = Two alike
dq-moment-differ = No two alike
dq-moment-letter = The letter die decides
dq-moment-safe = A blank face: { $seat } gets away
dq-moment-falls = { $seat } falls into a trap: { $danger }
dq-moment-meets = { $seat } meets a monster: { $danger }
dq-moment-odds-trap = trap
dq-moment-odds-monster = monster
dq-moment-odds-nothing = nothing
dq-moment-trap = { $seat }: { $trap }
dq-moment-trap-why = It costs { $cost }. { $left ->
    [0] The next one of this kind is death.
    [one] One more box is left; after that it is death.
   *[other] { $left } more boxes are left; after that it is death.
}
dq-moment-printed = in the box
dq-moment-wound = wound
dq-moment-life = life
dq-moment-points = { $n ->
    [one] life point
   *[other] life points
}
dq-moment-fight = { $seat } fights: { $monster }
dq-moment-foe-ghoul = Ghoul
dq-moment-foe-troll = Troll
dq-moment-foe-orc = Orc
dq-moment-foe-skeleton = Skeleton
dq-moment-wounds-lower = When it strikes, two wound dice are thrown: the lower number counts. A sword beats it.
dq-moment-wounds-sum = When it strikes, one wound die is thrown. A sword beats it.
dq-moment-wounds-higher = When it strikes, two wound dice are thrown: the higher number counts. A sword beats it.
dq-moment-ladder = Its skulls cost { $points } life points in turn; the fifth kills. A sword beats it.
dq-moment-strikes = It strikes
dq-moment-sword = A sword
dq-moment-last-bone = The last bone is crossed
dq-moment-fifth-skull = The fifth skull kills
dq-moment-odds-sword = sword
dq-moment-odds-strike = it strikes
dq-moment-wakes-spider = { $seat } is bitten by the spider
dq-moment-waking-spider = The venom sleeps until the treasure chamber is left. From then on the spider die is thrown every turn.
dq-moment-wakes-demon = { $seat } wakes the demon
dq-moment-waking-demon = It stands on the black square. From the next turn on it hunts, two squares a turn.
dq-moment-wakes-skeleton = { $seat } wakes the skeleton
dq-moment-waking-skeleton = It must be fought at once.
dq-moment-venom = { $seat }: the venom
dq-moment-venom-blank = Nothing happens
dq-moment-venom-cross_coin = A coin is lost, if there is one
dq-moment-venom-lose_2_lp = The venom burns
dq-moment-demon = The demon hunts { $seat }
dq-moment-demon-on = It is on { $square } now.
dq-moment-demon-far = { $n ->
    [0] It has its prey!
    [one] One square away
   *[other] { $n } squares away
}
dq-moment-chamber = { $seat } in the treasure chamber
dq-moment-chamber-got = { $stars ->
    [0] No star
    [one] 1 star
   *[other] { $stars } stars
}, { $gold ->
    [0] no coin
   *[other] { $gold } gold
}
dq-moment-wakes = The dragon wakes!
dq-moment-odds-sleeps = sleeps
dq-moment-odds-wakes = wakes
dq-moment-dragon = The dragon wakes
dq-moment-dragon-why = { $n } dragons lie aside. Whoever is in the chamber feels it, one after the other.
dq-moment-stage-1 = Treasures go back
dq-moment-stage-2 = Coins are crossed
dq-moment-stage-3 = The breath
dq-moment-stage-4 = Flight
dq-moment-hoard = Back to the hoard; objects are kept
dq-moment-nothing-lost = nothing to lose
dq-moment-breath = The breath strikes { $seat }
dq-moment-breath-later = It strikes next: { $seats }.
dq-moment-dragons = { $n ->
    [one] dragon
   *[other] dragons
}
dq-moment-must-flee = Whoever lives must flee
dq-moment-dead = Whoever is dead cannot win any more
dq-moment-gold-lost = Gold that is lost
dq-moment-out-why = Sun { $sun } of { $of }, with { $bones ->
    [one] one life point
   *[other] { $bones } life points
} left.

# The count.
dq-row-treasures = Treasures
dq-row-coins = Coins
dq-row-jewels = Jewels
dq-row-gold = Gold
dq-dragon-wins = The dragon wins: nobody escaped.
dq-winners = { $seats } { $n ->
    [one] wins
   *[other] win together
} with { $gold } gold.

# The sheet and the table.
dq-sheet = Sheet of { $seat }
dq-hero = Hero of { $seat }
dq-sun-of = sun { $sun } of { $of }
dq-phase-1 = Sun
dq-phase-2 = Objects
dq-phase-3 = Walls
dq-phase-4 = Dice
dq-phase-5 = Move
dq-sun = Sun box { $n }
dq-sunset = Sun box { $n }, the sunset
dq-bone = Bone { $n }
dq-life = Life points
dq-suns-left = Suns left
dq-finds = Finds
dq-traps = Traps
dq-danger = Danger
dq-coins = Coins
dq-death = Death
dq-print-life = Life
dq-print-exit = Exit
dq-tab-sheet = Sheet
dq-tab-dice = Dice
dq-find-box = Find row { $row }, box { $n }
dq-danger-slot = Danger slot { $slot }
dq-trap-box = { $trap }: { $cost }
dq-coin-box = Coin of { $value }, box { $n }
dq-mark-tick = ticked
dq-mark-cross = crossed out
dq-mark-strike = struck through
dq-mark-ring = circled
dq-mark-brick = blocked by a wall
dq-objects = Objects
dq-finds-needed = finds needed
dq-treasures = Treasures
dq-stars-needed = stars needed
dq-tray = Movement dice
dq-skulls = Skulls
dq-skull-slot = Skull { $n }
dq-dragons = Dragons set aside
dq-dragon-slot = Dragon { $n }
dq-of = { $n } of { $of }
dq-rolls-left = Throws left
dq-wall-tile = Wall tile
dq-chamber-dice = Chamber dice
dq-tile-hidden = Hidden wall tile
dq-tile-number = Wall tile { $number }
dq-where-in = on the way to the treasure
dq-where-chamber = in the treasure chamber
dq-where-out = on the way to the exit
dq-where-skips = must skip the next turn
dq-where-escaped = out of the castle
dq-where-dead-wounds = died of wounds
dq-where-dead-trap = died in a trap
dq-where-dead-skeleton = killed by the skeleton
dq-where-dead-demon = caught by the demon
dq-where-dead-sunset = lost at sunset
dq-where-dead-dragon = burnt in the treasure chamber
dq-where-dead-fire = died in the dragon’s fire
dq-where-dead-venom = died of the spider’s venom

# Tips: what the rules say about each kind of thing, in at most twenty words.
dq-tip-square = Steps go to squares that share a side; none on your line may be entered again.
dq-tip-start = The line begins here; no square on it may be entered again.
dq-tip-orange = Where the easy start begins; for everybody else a square like any other.
dq-tip-black = The demon rises here once it is woken; until then it is a square like any other.
dq-tip-exit = Open to those who have been in the treasure chamber; no exact number is needed.
dq-tip-chamber = Entering ends the move; every turn in here its dice are thrown for coins, stars and dragons.
dq-tip-sun = One is ticked at the start of every turn, even of one that is skipped.
dq-tip-sunset = Turns are counted: whoever is still inside at the end of the last one dies.
dq-tip-bone = One life point; with the last bone the hero dies.
dq-tip-find-box = Each find ticks the next box of the first open row; four or more buy an object.
dq-tip-spider = One find too many in this row wakes it: a bite whose venom works outside the chamber.
dq-tip-demon = One find too many in its row wakes it: it hunts you, two squares every turn.
dq-tip-skeleton = One find too many in this row wakes it: fought at once, and the fifth skull kills.
dq-tip-arrow = First time: { $first } life and a wound die. Second time: { $second } and a wound die. The third arrow kills.
dq-tip-trapdoor = First time: { $first } life. Second time: { $second }. The third trapdoor kills.
dq-tip-fog = First time: { $first } life and a turn. Second time: { $second } and a turn. The third fog kills.
dq-tip-danger-slot = Danger dice are thrown here until two agree; among three different ones a letter die decides.
dq-tip-coin = Coins thrown in the chamber tick boxes of their value; they count if you escape.
dq-tip-death = Crossed out when the hero is dead: the quest has failed.
dq-tip-gold = Coins, treasures and jewels; of those who escape, the one with the most gold wins.
dq-tip-wall = Blocked for good: the key alone leads through, and the demon ignores it.
dq-tip-hero = Moves one square for each room or corridor on the dice, or fewer.
dq-tip-step = Kept: one step, whether room or corridor. Pick it to throw it again.
dq-tip-find = Kept: one find ticked on your sheet. Pick it to throw it again; it may turn into a skull.
dq-tip-blank = Kept: nothing. Pick it to throw it again; it may turn into a skull.
dq-tip-skull = Set aside and never thrown again this turn; the third skull brings danger instead of a move.
dq-tip-double_skull = Counts as two skulls; the third skull brings danger instead of a move.
dq-tip-dragon = Stays aside as long as anybody is in the chamber; the seventh wakes the dragon.
dq-tip-coins = Ticks a coin box of its value, unless this throw wakes the dragon.
dq-tip-star = Two stars or more in one throw: take one treasure that costs no more than these.
dq-tip-nothing = Nothing; the die is thrown again next turn.
dq-tip-ghoul = Fought until a sword falls; each blow costs the lower of two wound dice.
dq-tip-troll = Fought until a sword falls; each blow costs one wound die.
dq-tip-orc = Fought until a sword falls; each blow costs the higher of two wound dice.
dq-tip-tile = Hidden by the neighbour: if the hero’s owner says its number, a square is blocked.
dq-tip-rolls = How often dice without a skull may still be thrown again this turn.

dq-tip-not-box = ticked as the rules say, not picked
dq-tip-not-tile = say a number first: then it is turned up
dq-tip-not-gone = used up: it is out of the game
dq-tip-not-anothers = { $seat } has it
dq-tip-not-its-moment = it is yours; it is offered at its moment
dq-tip-not-buying = objects are bought after the sun, before the walls
dq-tip-not-finds = { $cost } find points, you have { $has }
dq-tip-not-taking = { $cost } stars of one throw in the treasure chamber
dq-tip-not-stars = { $cost } stars, you have { $has }
dq-tip-not-skull = a skull is not thrown again this turn
dq-tip-not-dice = the dice stand: now you walk
dq-tip-not-chamber-dice = treasure dice are thrown all at once
dq-tip-not-your-sheet = you walk on your own sheet
dq-tip-not-this-sheet = the sheet of { $seat } is meant
dq-tip-not-before-dice = keep the dice first, then walk
dq-tip-not-through-wall = a wall: only the key leads through
dq-tip-not-again = you have just left by this square
dq-tip-not-on-line = your line has been there
dq-tip-not-after-demon = the demon has crossed it
dq-tip-not-exit = first the treasure chamber
dq-tip-not-slanted = across a corner: only with the orb
dq-tip-not-reached = no open way leads there
dq-tip-not-so-far = { $away ->
    [one] one square
   *[other] { $away } squares
} away, you have { $has ->
    [one] one step
   *[other] { $has } steps
}
dq-tip-not-beside-chamber = not beside the treasure chamber
dq-tip-not-free = the square is not free
dq-tip-not-empty = line, wall or demon: the square is taken
dq-tip-not-walled = no wall may stand here
dq-tip-not-touching = walls stand alone or in straight pairs, and touch no other
dq-tip-not-last-way = it would close the last way
dq-tip-not-crossed-again = the demon has crossed it already
dq-tip-not-one-step = the demon goes one square at a time
dq-tip-not-nearer = it would bring the demon no nearer
dq-tip-skulls = skulls: { $n } of { $of }
dq-tip-dragons = dragons: { $n } of { $of }
dq-tip-life-left = { $n ->
    [one] one life point left
   *[other] { $n } life points left
}
dq-tip-suns-left = { $n ->
    [0] the last turn
    [one] one turn left after this one
   *[other] { $n } turns left after this one
}
dq-tip-trap-kills = the next one kills
dq-tip-loses = the next one: { $n } life
dq-tip-loses-turn = the next one: { $n } life and a turn
dq-tip-loses-between = the next one: { $least } to { $most } life
dq-tip-row = finds: { $n } of { $of }; one too many wakes: { $danger }
