# Tales of Glory
tg-title = Tales of Glory
tg-tagline = Ten years of adventure, one tile a year, on a map of your own

tg-option-quests = Quests: each player keeps two secret tiles, for experienced players
tg-option-parallel = All players play their tiles at the same time
tg-option-first_player = Who has the First Player token at the start
tg-option-first_player-name = The person with the longest first name
tg-option-first_player-random = A person chosen at random
tg-option-tie_break = What breaks a tie in Prestige, in this order
tg-option-tie_break-combat-magic-potion-coin = Combat, Magic, potions, coins
tg-option-tie_break-combat-magic-coin-potion = Combat, Magic, coins, potions
tg-option-tie_break-combat-potion-magic-coin = Combat, potions, Magic, coins
tg-option-tie_break-combat-potion-coin-magic = Combat, potions, coins, Magic
tg-option-tie_break-combat-coin-magic-potion = Combat, coins, Magic, potions
tg-option-tie_break-combat-coin-potion-magic = Combat, coins, potions, Magic
tg-option-tie_break-magic-combat-potion-coin = Magic, Combat, potions, coins
tg-option-tie_break-magic-combat-coin-potion = Magic, Combat, coins, potions
tg-option-tie_break-magic-potion-combat-coin = Magic, potions, Combat, coins
tg-option-tie_break-magic-potion-coin-combat = Magic, potions, coins, Combat
tg-option-tie_break-magic-coin-combat-potion = Magic, coins, Combat, potions
tg-option-tie_break-magic-coin-potion-combat = Magic, coins, potions, Combat
tg-option-tie_break-potion-combat-magic-coin = Potions, Combat, Magic, coins
tg-option-tie_break-potion-combat-coin-magic = Potions, Combat, coins, Magic
tg-option-tie_break-potion-magic-combat-coin = Potions, Magic, Combat, coins
tg-option-tie_break-potion-magic-coin-combat = Potions, Magic, coins, Combat
tg-option-tie_break-potion-coin-combat-magic = Potions, coins, Combat, Magic
tg-option-tie_break-potion-coin-magic-combat = Potions, coins, Magic, Combat
tg-option-tie_break-coin-combat-magic-potion = Coins, Combat, Magic, potions
tg-option-tie_break-coin-combat-potion-magic = Coins, Combat, potions, Magic
tg-option-tie_break-coin-magic-combat-potion = Coins, Magic, Combat, potions
tg-option-tie_break-coin-magic-potion-combat = Coins, Magic, potions, Combat
tg-option-tie_break-coin-potion-combat-magic = Coins, potions, Combat, Magic
tg-option-tie_break-coin-potion-magic-combat = Coins, potions, Magic, Combat
tg-option-gains_last = With Quests: pay for and lay all tiles of the step first, then receive the gains
tg-option-majority_needs_one = A majority needs at least 1: when everybody has 0, nobody has it

# Amounts, gains and costs.
tg-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tg-potion = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
tg-prestige = { $n } Prestige
tg-combat = { $n } Combat
tg-magic = { $n } Magic
tg-key = { $n ->
    [one] a Key
   *[other] { $n } Keys
}
tg-first_player = the First Player token
tg-nothing = nothing
tg-per-monster = { $gain } for each Monster
tg-per-character = { $gain } for each Character
tg-per-place = { $gain } for each Place
tg-per-treasure = { $gain } for each Treasure
tg-per-key = { $gain } for each Key
tg-per-combat = { $gain } for each Combat
tg-per-magic = { $gain } for each Magic
tg-per-majority = { $gain } for each majority
tg-per-coins3 = { $gain } for every 3 coins
tg-per-potions3 = { $gain } for every 3 potions
tg-per-surrounded = { $gain } for each surrounded tile
tg-per-closed_chest = { $gain } for each closed chest
tg-at-end = { $gain } at the end of the game

# Where a cell lies, seen from the hero.
tg-cell = { $across }, { $along }
tg-north = { $n } north
tg-east = { $n } east
tg-south = { $n } south
tg-west = { $n } west

# The questions and their answers.
tg-ask-return-quest = Which Quest do you return? You keep the others.
tg-return-quest = Return { $returned }; keep { $kept }
tg-ask-select = Choose a slot.
tg-until-all = You may change your mind until everyone has chosen.
tg-select = Choose slot { $slot }: { $tile }{ $wild ->
    [yes] {""} (Wild Lands)
   *[no] {""}
}
tg-ask-catch-up = Your tile is gone. Take one that is left.
tg-catch-up = Take { $tile } from slot { $slot }{ $wild ->
    [yes] {""} (Wild Lands)
   *[no] {""}
}
tg-ask-play = Play { $tile } or discard it.
tg-ask-end = Play a Quest, or end your step.
tg-play = Lay { $tile } at { $cell } (pay { $price })
tg-discard = Discard { $tile } for { $gain }
tg-end-step = End your step
tg-ask-lay-key = Which chest do you open with your Key?
tg-more-lay-key = { $n ->
    [one] One more Key comes after this one: { $keys }.
   *[other] { $n } more Keys come after this one: { $keys }.
}
tg-key-for = for a chest of { $tiles }
tg-key-for-none = for no chest
tg-lay-key = Open the chest of { $tile }: { $gain }

# The log.
tg-log-removed = { $tile } goes to the discard pile before the game.
tg-log-hero = is the hero { $tile }.
tg-log-begins = has the longest first name and takes the First Player token.
tg-log-begins-by-lot = is chosen at random and takes the First Player token.
tg-log-quests = is dealt Quests: { $quests }.
tg-log-some-quests = is dealt { $n } Quests.
tg-log-keeps = keeps { $kept } and returns { $returned }.
tg-log-keeps-some = keeps { $n } Quests.
tg-log-round = Round { $round } of { $rounds }
tg-log-reveals = had chosen slot { $slot }.
tg-log-clash = { $n ->
    [0] All cards are turned up: everybody gets the tile they chose.
   *[other] All cards are turned up. Must catch up: { $seats }.
}
tg-log-takes = takes { $tile } from slot { $slot }.
tg-log-misses = finds slot { $slot } empty and has to catch up.
tg-log-first-player = is first player now.
tg-log-turn = { $seat } plays
tg-log-pays = pays { $price }.
tg-log-lays = lays { $tile } at { $cell }.
tg-log-discards = discards { $tile }.
tg-log-keys = { $n ->
    [one] joins two half-keys: a Key!
   *[other] joins half-keys: { $n } Keys!
}
tg-log-opens = opens the chest of { $tile }: { $gain }.
tg-log-key-lost = has no chest for the Key; it is lost.
tg-log-edge-pays = gets { $gain } from a connector of { $tile }.
tg-log-edge-void = gets nothing from a connector of { $tile }: the tile next to it is of the wrong type.
tg-log-gains = gains { $gain }.
tg-log-token = takes the First Player token.
tg-log-token-later = would take the First Player token, but someone later in the order gained it.
tg-log-left = { $tile } is discarded; nobody took it.
tg-log-comes = New in slot { $slot }: { $tile }.
tg-log-amount = { $seat } { $n }
tg-log-contest-combat = The most Combat? { $amounts }.
tg-log-contest-magic = The most Magic? { $amounts }.
tg-log-contest-potion = The most potions? { $amounts }.
tg-log-contest-coin = The most coins? { $amounts }.
tg-log-counted = All Prestige is counted: { $amounts }.
tg-log-majority-combat = has the majority in Combat: { $n } Prestige.
tg-log-majority-magic = has the majority in Magic: { $n } Prestige.
tg-log-majority-potion = has the majority in potions: { $n } Prestige.
tg-log-majority-coin = has the majority in coins: { $n } Prestige.
tg-log-end-gain = gains { $n } Prestige from { $tile }.
tg-log-quests-shown = did not play { $quests }.

# Great moments: what is shown large when it happens.
tg-moment-revealed = All cards are turned up
tg-moment-order = On the same slot the first in turn order takes the tile. The order begins with { $seat }.
tg-moment-no-clash = Everybody gets the tile they chose
tg-moment-clash = Must catch up: { $seats }
tg-moment-lays = { $seat } lays { $tile }
tg-moment-keys = { $n ->
    [one] { $seat } joins two half-keys
   *[other] { $seat } joins half-keys
}
tg-moment-chest = { $seat } opens the chest of { $tile }
tg-moment-edge = A connector of { $tile } gives
tg-moment-gains = { $seat } receives
tg-moment-majority-combat = Who has the most Combat?
tg-moment-majority-magic = Who has the most Magic?
tg-moment-majority-potion = Who has the most potions?
tg-moment-majority-coin = Who has the most coins?
tg-moment-holders = { $n ->
    [one] The majority is for { $seats }
   *[other] The majority is shared: { $seats }
}
tg-moment-nobody = Nobody has any: no majority
tg-moment-step-combat = Combat
tg-moment-step-magic = Magic
tg-moment-step-potion = Potions
tg-moment-step-coin = Coins
tg-moment-step-count = Count
tg-moment-count = All Prestige is counted
tg-moment-majorities = Majorities
tg-moment-at-end = At the end

# The final count.
tg-wins = { $n ->
    [one] { $seats } wins with { $points } Prestige.
   *[other] { $seats } share the victory with { $points } Prestige.
}
tg-row-tiles = Tiles
tg-row-chests = Chests
tg-row-edges = Place connectors
tg-row-majority-combat = Majority: Combat
tg-row-majority-magic = Majority: Magic
tg-row-majority-potion = Majority: potions
tg-row-majority-coin = Majority: coins
tg-row-end = At the end: { $tile }
tg-row-total = Prestige

# The tiles.
tg-tile-H1 = Paladin
tg-tile-H2 = Shaman
tg-tile-H3 = Barbarian
tg-tile-H4 = Thief
tg-tile-H5 = Mage
tg-tile-A1-01 = Cellar Rats
tg-tile-A1-02 = Goblin Scouts
tg-tile-A1-03 = Will-o’-the-Wisp
tg-tile-A1-04 = Restless Skeleton
tg-tile-A1-05 = Mimic
tg-tile-A1-06 = Master-at-Arms
tg-tile-A1-07 = Village Enchantress
tg-tile-A1-08 = Squire
tg-tile-A1-09 = Apprentice
tg-tile-A1-10 = Herbalist
tg-tile-A1-11 = Crossroads Inn
tg-tile-A1-12 = Training Yard
tg-tile-A1-13 = Standing Stones
tg-tile-A1-14 = Market Square
tg-tile-A1-15 = Rusty Sword
tg-tile-A1-16 = Tattered Grimoire
tg-tile-A1-17 = Forgotten Purse
tg-tile-A1-18 = Crate of Vials
tg-tile-A2-01 = Were-Ram
tg-tile-A2-02 = Orc Warband
tg-tile-A2-03 = Cave Troll
tg-tile-A2-04 = Banshee
tg-tile-A2-05 = Gorgon
tg-tile-A2-06 = Minotaur
tg-tile-A2-07 = Knight-Captain
tg-tile-A2-08 = Court Mage
tg-tile-A2-09 = Monster Hunter
tg-tile-A2-10 = Treasure Seeker
tg-tile-A2-11 = Cartographer
tg-tile-A2-12 = Bard
tg-tile-A2-13 = Ruined Temple
tg-tile-A2-14 = Castle
tg-tile-A2-15 = Arena
tg-tile-A2-16 = Wizard’s Tower
tg-tile-A2-17 = Enchanted Blade
tg-tile-A2-18 = Crystal Staff
tg-tile-A2-19 = Royal Coffer
tg-tile-A2-20 = Alchemist’s Cache
tg-tile-A3-01 = Red Dragon
tg-tile-A3-02 = Storm Giant
tg-tile-A3-03 = Lich
tg-tile-A3-04 = Pit Demon
tg-tile-A3-05 = Hydra
tg-tile-A3-06 = The Barbarian
tg-tile-A3-07 = Warlord
tg-tile-A3-08 = Archmage
tg-tile-A3-09 = Queen
tg-tile-A3-10 = Locksmith
tg-tile-A3-11 = Fabled Citadel
tg-tile-A3-12 = Otherworld Gate
tg-tile-A3-13 = Sacred Chalice
tg-tile-A3-14 = Crown of Ages
tg-tile-A3-15 = Dragon’s Hoard
tg-tile-Q01 = The Miser’s Oath
tg-tile-Q02 = The Royal Ransom
tg-tile-Q03 = The Alchemist’s Dream
tg-tile-Q04 = The Healer’s Vow
tg-tile-Q05 = The Heart of the Realm
tg-tile-Q06 = All Roads Meet
tg-tile-Q07 = The Sealed Vaults
tg-tile-Q08 = The Secret Kept
tg-tile-Q09 = The Great Hunt
tg-tile-Q10 = The Grand Tour
tg-tile-Q11 = The Lost Relics
tg-tile-Q12 = The Round Table
tg-tile-Q13 = The Champion’s Trial
tg-tile-Q14 = The Forbidden Lore
tg-tile-Q15 = The Thousand Locks
tg-tile-Q16 = The Crown Disputed

# The table as it is drawn.
tg-heading-setup = Setup
tg-heading = Round { $round } of { $rounds } · Age { $age }
tg-phase-select = Selection
tg-phase-catch_up = Catch-up
tg-phase-play = Play a tile
tg-board = Central board
tg-wild = Wild Lands
tg-surcharge = +{ $n } :two-coins: or { $n } :round-potion:
tg-piles = Tiles to come
tg-discarded-each-round = { $n ->
    [one] { $n } tile discarded each round
   *[other] { $n } tiles discarded each round
}
tg-slot-board = Slot { $slot }
tg-slot-wild = Slot { $slot }, Wild Lands
tg-hand = { $seat }’s tile
tg-quests = { $seat }’s Quests
tg-your-tile = Your tile
tg-your-quests = Your Quests
tg-their-quests = Quests
tg-banner = Banner and Keys
tg-hidden-quest = A Quest, face down
tg-discard-pile = Discard pile
tg-map = { $seat }’s map
tg-middle = The middle
tg-tab-board = Board
tg-tab-map = My map
tg-tab-others = Others
tg-tab-more = More
tg-standings = First player, majorities so far
tg-token = First Player token
tg-note-hand = { $hero } · plays { $tile }
tg-count-prestige = Prestige
tg-count-coin = Coins
tg-count-potion = Potions
tg-count-combat = Combat
tg-count-magic = Magic
tg-count-key = Keys
tg-count-quest = Quests in hand
tg-leading-combat = most Combat
tg-leading-magic = most Magic
tg-leading-potion = most potions
tg-leading-coin = most coins

# What a tile says.
tg-kind-monster = Monster
tg-kind-character = Character
tg-kind-place = Place
tg-kind-treasure = Treasure
tg-kind-hero = Hero
tg-kind-quest = Quest
tg-says = { $what }
tg-says-cost = cost: { $cost }
tg-says-gain = gain: { $gain }
tg-says-chest = chest: { $gain }
tg-says-plain = { $side }: connector
tg-says-half_key = { $side }: half-key
tg-says-edge = { $side }: { $gain }
tg-says-edge-if = { $side }: { $gain } if a { $need } connects
tg-side-north = north
tg-side-east = east
tg-side-south = south
tg-side-west = west

# What could come of a tile.
tg-foresee = Pay { $price }. { $n ->
    [0] There is no place for it.
    [one] It fits in one place.
   *[other] It fits in { $n } places.
}
tg-foresee-dear = You cannot pay for it. { $n ->
    [0] There is no place for it either.
    [one] It would fit in one place.
   *[other] It would fit in { $n } places.
}
tg-foresee-owed = { $words } This already counts what you are still to receive in this step.
tg-either = { $one } or { $other }
tg-both = { $price }

# Tips: what the rules say about each kind of thing, in at most twenty words.
tg-tip-cell = A tile may lie here if a connector meets a connector, and none faces a bare edge.
tg-tip-slot = All choose one in secret; the first in turn order takes its tile, the others what is left.
tg-tip-first = Acts first; every round it passes to whoever took the tile of the lowest slot.
tg-tip-majority = At the end whoever has the most of this gains 4 Prestige; so does everybody in a tie.
tg-tip-prestige = The points of the game: most Prestige after the last round wins.
tg-tip-skill = Needed, never spent: a tile asks for so much, and each missing point costs a potion.
tg-tip-coin = Pays for tiles, and one more for a tile of the Wild Lands; spent coins are gone.
tg-tip-potion = Pays for tiles, for the Wild Lands in place of a coin, and for missing Combat or Magic.
tg-tip-key = Chests opened: two halves that meet make a key, which is laid on a chest at once.
tg-tip-quest = Known to its owner alone; played in step 2 like a tile, beside the tile of the round.

tg-tip-not-hidden = known to its owner alone
tg-tip-not-taken = { $seat } has taken it
tg-tip-not-discarded = it has been discarded
tg-tip-not-one-more = one tile a round, and you have taken yours
tg-tip-not-before-key = first the key: it is laid at once
tg-tip-not-in-step-1 = first the slots: it is played in step 2
tg-tip-not-moved = what has been laid stays
tg-tip-not-this-zone = a key opens a chest of your own zone
tg-tip-not-a-chest = it has no chest
tg-tip-not-opened-twice = its chests are open
tg-tip-not-this-key = this key does not reach it
tg-tip-not-empty-slot = its tile is gone
tg-tip-not-coins = { $cost ->
    [one] one coin
   *[other] { $cost } coins
}, you have { $has }
tg-tip-not-potions = { $cost ->
    [one] one potion
   *[other] { $cost } potions
}, you have { $has }
tg-tip-not-skill = you lack { $missing } skill: { $cost ->
    [one] one potion
   *[other] { $cost } potions
} in all, you have { $has }
tg-tip-not-wild = the Wild Lands cost { $more } more: a coin or a potion
tg-tip-not-placed = no cell fits
tg-tip-not-before-tile = first a tile, then its cell
tg-tip-not-your-map = it is the zone of { $seat }
tg-tip-not-again = your tile of this round is laid or discarded
tg-tip-not-on-another = a tile lies there
tg-tip-not-bare = a connector would face a bare edge
tg-tip-not-joined = no connector would meet another
tg-tip-shut = chests still shut: { $n }
tg-tip-most = the most of all: { $n }
tg-tip-majority-now = you: { $mine }, the most: { $most }
tg-tip-waits-edges = connectors that still wait: { $n }
tg-tip-waits-both = connectors that still wait: { $edges }, chests still shut: { $chests }
