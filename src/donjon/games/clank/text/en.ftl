# Clank!
cl-title = Clank!
cl-tagline = Steal an artifact under the dragon’s nose, and get out again

cl-option-board = Side of the board
cl-option-board-day = Day, for a first game
cl-option-board-dusk = Dusk
cl-option-guard = End the match after 60 turns for each player
cl-option-banished_companions = Banished companions still count for others this turn

cl-artifact = { $name } ({ $vp })
cl-crown = Crown ({ $vp })
cl-black = black

# Questions and their answers.
cl-ask-act = { $n ->
    [0] What do you do?
    [one] One card is left to play. What do you do?
   *[other] { $n } cards are left to play. What do you do?
}
cl-ask-act-outside = { $n ->
    [0] You are out of the dungeon and your turn goes on. What do you do?
    [one] You are out of the dungeon and your turn goes on: you may still play one card. What do you do?
   *[other] You are out of the dungeon and your turn goes on: you may still play { $n } cards. What do you do?
}
cl-more-act = Skill { $skill }, swords { $swords }, boots { $boots }.
cl-play = Play { $card }
cl-acquire = Acquire { $card } ({ $cost } skill)
cl-use = Use { $card } ({ $cost } skill)
cl-fight = Fight { $card } ({ $cost ->
    [one] one sword
   *[other] { $cost } swords
})
cl-buy = Buy { $item } ({ $cost } gold)
cl-walk = Walk to { $room } ({ $boots ->
    [one] one boot
   *[other] { $boots } boots
})
cl-walk-past = Walk to { $room } ({ $boots ->
    [one] one boot
   *[other] { $boots } boots
}; { $swords ->
    [0] no sword
    [one] one sword
   *[other] { $swords } swords
}, { $wounds ->
    [0] no damage
   *[other] { $wounds } damage
})
cl-teleport = Teleport to { $room }
cl-take-artifact = Take the artifact: { $artifact }
cl-drink = Use: { $potion }
cl-end-turn = End your turn
cl-end-turn-early = End your turn; { $n ->
    [one] one card stays unplayed
   *[other] { $n } cards stay unplayed
}
cl-ask-token = { $room }: do you take something?
cl-more-token = { $n ->
    [one] One token lies here.
   *[other] { $n } tokens lie here; you may take one.
}
cl-take-major = Take the major secret
cl-leave-major = Leave the major secret
cl-take-minor = Take a minor secret
cl-leave-minor = Leave the minor secrets
cl-take-idol = Take a Monkey Idol
cl-leave-idol = Leave the Monkey Idols
cl-ask-discard = Which card do you discard?
cl-discard = Discard { $card }
cl-ask-banish = Which card do you banish?
cl-banish-played = Banish { $card } from your play area
cl-banish-discarded = Banish { $card } from your discard pile
cl-ask-cancel = { $n ->
    [one] You must add one cube. Do you cancel it?
   *[other] You must add { $n } cubes. How many do you cancel?
}
cl-more-cancel = { $n ->
    [one] You may cancel one. A card in play counts every cube that you add this turn.
   *[other] You may cancel { $n }. A card in play counts every cube that you add this turn.
}
cl-cancel = Cancel { $n ->
    [0] none
    [one] one
   *[other] { $n }
}, add { $added ->
    [0] no cube
    [one] one cube
   *[other] { $added } cubes
}
cl-ask-replace = Which card of the row do you replace?
cl-replace = Replace { $card }
cl-ask-take-from = From which room do you take a secret?
cl-take-from = Take a secret from { $room }
cl-ask-choose = Choose one.
cl-choose-skill = Gain { $n } skill
cl-choose-swords = Gain { $n ->
    [one] one sword
   *[other] { $n } swords
}
cl-choose-boots = Gain { $n ->
    [one] one boot
   *[other] { $n } boots
}
cl-choose-gold = Gain { $n } gold
cl-choose-heal = Heal { $n } damage
cl-choose-draw = Draw { $n ->
    [one] a card
   *[other] { $n } cards
}
cl-choose-clank = Make { $n } Clank!
cl-choose-clank-back = Take back { $n } Clank!
cl-choose-teleport = Gain a teleport
cl-choose-attack = The dragon attacks
cl-choose-banish = Banish a card
cl-choose-take_adjacent_secret = Take a secret from a connected room
cl-choose-pay_gold = Pay { $gold } gold and take { $card } (up to { $n })

# What happened.
cl-log-first = { $seat } begins.
cl-log-removed = Not in this match: { $artifacts }.
cl-log-secrets-laid = The secrets are shuffled and lie face down.
cl-log-row = The dungeon deck is shuffled. Cards in the row: { $cards }.
cl-log-shuffled-back = Set aside for their dragon symbol, then shuffled back into the deck: { $cards }.
cl-log-shuffles-deck = shuffles the starting deck.
cl-log-turn = Turn of { $seat }
cl-log-draws = draws: { $cards }.
cl-log-draws-some = draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
cl-log-reshuffles = shuffles the discard pile into a new deck.
cl-log-plays = plays { $card }.
cl-log-unplayed = leaves unplayed: { $cards }.
cl-log-discards = discards { $card }.
cl-log-banishes = banishes { $card }.
cl-log-owes-banish = must banish a card this turn.
cl-log-owes-banish-of = must banish { $card } this turn, if there is one.
cl-log-acquires = acquires { $card }.
cl-log-uses = uses { $card }.
cl-log-defeats = defeats { $card }.
cl-log-chooses = chooses: { $way }.
cl-log-pays = pays { $gold } gold.
cl-log-gold = gains { $n } gold.
cl-log-noise = Clank! { $seat } adds { $n ->
    [one] one cube
   *[other] { $n } cubes
}.
cl-log-cancels = cancels { $n ->
    [one] one Clank!
   *[other] { $n } Clank!
}
cl-log-quiet = takes back { $n ->
    [0] no cube
    [one] one cube
   *[other] { $n } cubes
}{ $credit ->
    [0] .
    [one] , and may cancel one cube later this turn.
   *[other] , and may cancel { $credit } cubes later this turn.
}
cl-log-heals = heals { $n } damage.
cl-log-buys = buys: { $item }.
cl-log-passes = passes the monsters: { $swords ->
    [0] no sword
    [one] one sword
   *[other] { $swords } swords
}, { $wounds ->
    [0] no damage
   *[other] { $wounds } damage
}.
cl-log-moves = goes to { $room }.
cl-log-secret = takes a secret: { $secret }.
cl-log-idol = takes a Monkey Idol.
cl-log-artifact = { $seat } steals an artifact: { $artifact }!
cl-log-drinks = uses: { $potion }.
cl-log-revealed = New in the row: { $card }.
cl-log-replaces = replaces { $card }.
cl-log-black = { $n ->
    [one] One black cube returns
   *[other] { $n } black cubes return
} to the bag.
cl-log-rage = The dragon’s rage grows: space { $space }, { $cubes } cubes.
cl-log-attack = The dragon attacks: { $n } cubes!
cl-log-cubes = Cubes drawn: { $cubes }.
cl-log-escapes = { $seat } is out of the dungeon!
cl-log-rescued = { $seat } is knocked out, but rescued.
cl-log-lost = { $seat } is knocked out and lost.
cl-log-countdown-begins = The countdown begins: { $seat } is the first to be out.
cl-log-countdown = The countdown goes on: space { $space }.
cl-log-deck-empty = The dungeon deck is empty: the dungeon collapses.
cl-log-too-long = The night is over: the dungeon closes.
cl-log-ends = Nobody is left in the dungeon.

# Great moments: what is shown large when it happens.
cl-moment-attack = The dragon attacks
cl-moment-attack-why = { $n ->
    [one] One cube
   *[other] { $n } cubes
} from the bag: { $rage } for the rage{ $danger ->
    [0] {""}
   *[other] , { $danger } for the danger in the row
}{ $extra ->
    [0] {""}
   *[other] , { $extra } for the countdown
}.
cl-moment-black = black: nothing
cl-moment-out = out: nothing
cl-moment-bag = Still in the bag
cl-moment-next = next one yours
cl-moment-hurt = { $seats } hit
cl-moment-nobody-hurt = Nobody is hurt
cl-moment-rage = The dragon’s rage grows
cl-moment-rage-cubes = Cubes drawn in every attack from now on
cl-moment-artifact = { $seat } steals an artifact
cl-moment-secret = Secret: { $secret }
cl-moment-bought = Bought: { $item }
cl-moment-defeated = Defeated: { $card }
cl-moment-escaped = { $seat } escapes
cl-moment-escaped-why = Back on the flag with an artifact: safe, with a Mastery token.
cl-moment-knocked-out = { $seat } is knocked out
cl-moment-fell = Fallen here: { $room }.
cl-moment-counts-rescued = Rescued: with an artifact and outside the Depths, the loot counts
cl-moment-counts-lost = Lost in the dungeon: nothing counts
cl-moment-countdown = The countdown begins
cl-moment-countdown-track = Countdown
cl-moment-countdown-why = { $seat } is the first to be out. Instead of turns: an attack with one cube more each time.
cl-moment-countdown-end = At the last space everybody still inside is knocked out

# The count.
cl-row-artifacts = Artifacts
cl-row-mastery = Mastery
cl-row-tokens = Secrets and idols
cl-row-items = Market
cl-row-gold = Gold
cl-row-cards = Cards
cl-row-total = Points
cl-nobody-wins = Nobody got out alive: the dragon keeps its treasure.
cl-wins = { $seat } is the greatest thief in the realm, with { $points } points.

# The cards.
cl-card-burgle = Burgle
cl-card-stumble = Stumble
cl-card-sidestep = Sidestep
cl-card-scramble = Scramble
cl-card-mercenary = Mercenary
cl-card-explore = Explore
cl-card-secret_tome = Secret Tome
cl-card-goblin = Goblin
cl-card-amulet_of_vigor = Amulet of Vigor
cl-card-boots_of_swiftness = Boots of Swiftness
cl-card-bracers_of_agility = Bracers of Agility
cl-card-brilliance = Brilliance
cl-card-dead_run = Dead Run
cl-card-elven_boots = Elven Boots
cl-card-elven_cloak = Elven Cloak
cl-card-elven_dagger = Elven Dagger
cl-card-flying_carpet = Flying Carpet
cl-card-lucky_coin = Lucky Coin
cl-card-move_silently = Move Silently
cl-card-pickaxe = Pickaxe
cl-card-scepter_of_the_ape_lord = Scepter of the Ape Lord
cl-card-search = Search
cl-card-silver_spear = Silver Spear
cl-card-singing_sword = Singing Sword
cl-card-sleight_of_hand = Sleight of Hand
cl-card-sneak = Sneak
cl-card-swagger = Swagger
cl-card-tattle = Tattle
cl-card-treasure_map = Treasure Map
cl-card-underworld_dealing = Underworld Dealing
cl-card-wand_of_recall = Wand of Recall
cl-card-wand_of_wind = Wand of Wind
cl-card-apothecary = Apothecary
cl-card-archaeologist = Archaeologist
cl-card-cleric_of_the_sun = Cleric of the Sun
cl-card-dwarven_peddler = Dwarven Peddler
cl-card-gem_collector = Gem Collector
cl-card-invoker_of_the_ancients = Invoker of the Ancients
cl-card-kobold_merchant = Kobold Merchant
cl-card-master_burglar = Master Burglar
cl-card-mister_whiskers = Mister Whiskers
cl-card-monkeybot_3000 = MonkeyBot 3000
cl-card-rebel_captain = Rebel Captain
cl-card-rebel_miner = Rebel Miner
cl-card-rebel_scout = Rebel Scout
cl-card-rebel_soldier = Rebel Soldier
cl-card-the_duke = The Duke
cl-card-the_mountain_king = The Mountain King
cl-card-the_queen_of_hearts = The Queen of Hearts
cl-card-treasure_hunter = Treasure Hunter
cl-card-tunnel_guide = Tunnel Guide
cl-card-wizard = Wizard
cl-card-sapphire = Sapphire
cl-card-emerald = Emerald
cl-card-ruby = Ruby
cl-card-diamond = Diamond
cl-card-dragons_eye = Dragon’s Eye
cl-card-ladder = Ladder
cl-card-teleporter = Teleporter
cl-card-shrine = Shrine
cl-card-dragon_shrine = Dragon Shrine
cl-card-the_vault = The Vault
cl-card-animated_door = Animated Door
cl-card-belcher = Belcher
cl-card-cave_troll = Cave Troll
cl-card-crystal_golem = Crystal Golem
cl-card-kobold = Kobold
cl-card-ogre = Ogre
cl-card-orc_grunt = Orc Grunt
cl-card-overlord = Overlord
cl-card-watcher = Watcher

# What is printed on them.
cl-text-stumble = +1 :ringing-bell:
cl-text-secret_tome = No effect when played.
cl-text-goblin = Defeat: 1 :two-coins:. Stays in the reserve.
cl-text-amulet_of_vigor = Acquire: heal 1 :hearts:.
cl-text-boots_of_swiftness = Acquire: +1 :walking-boot: this turn.
cl-text-bracers_of_agility = Draw 2 cards.
cl-text-brilliance = Draw 3 cards.
cl-text-dead_run = +2 :ringing-bell:. Crystal Caves do not exhaust you this turn.
cl-text-elven_boots = Draw a card.
cl-text-elven_cloak = −2 :ringing-bell:. Draw a card.
cl-text-elven_dagger = Draw a card.
cl-text-flying_carpet = This turn, ignore tunnel monsters; Crystal Caves do not exhaust you.
cl-text-lucky_coin = +1 :ringing-bell:. Draw a card.
cl-text-move_silently = −2 :ringing-bell:
cl-text-pickaxe = Gain 2 :two-coins:.
cl-text-scepter_of_the_ape_lord = +3 :ringing-bell:
cl-text-search = Every gain of gold this turn is 1 :two-coins: higher.
cl-text-silver_spear = Acquire: +1 :broadsword: this turn.
cl-text-singing_sword = +1 :ringing-bell:
cl-text-sleight_of_hand = Discard a card to draw 2 cards.
cl-text-sneak = −2 :ringing-bell:
cl-text-swagger = +1 :magic-palm: for each :ringing-bell: you add this turn.
cl-text-tattle = Each other player adds 1 :ringing-bell:
cl-text-treasure_map = Gain 5 :two-coins:.
cl-text-underworld_dealing = Choose: gain 1 :two-coins:; or pay 7 :two-coins: and take up to 2 Secret Tomes.
cl-text-wand_of_recall = If you have an Artifact: teleport once.
cl-text-wand_of_wind = Choose: teleport once; or take a Secret from a connected room.
cl-text-apothecary = Discard a card to choose: 3 :broadsword:; 2 :two-coins:; heal 1 :hearts:.
cl-text-archaeologist = Draw a card. If you have a Monkey Idol: +2 :magic-palm:.
cl-text-cleric_of_the_sun = Acquire: heal 1 :hearts:.
cl-text-dwarven_peddler = Gain 2 :two-coins:. Worth 4 :laurels: with two different kinds among Chalice, Dragon Egg, Monkey Idol.
cl-text-gem_collector = −2 :ringing-bell:. Gems cost 2 :magic-palm: less this turn.
cl-text-invoker_of_the_ancients = +1 :ringing-bell:. Teleport once.
cl-text-kobold_merchant = Gain 2 :two-coins:. If you have an Artifact: +2 :magic-palm:.
cl-text-master_burglar = Banish a Burgle from your play area or discard pile.
cl-text-mister_whiskers = Choose: the dragon attacks; or −2 :ringing-bell:
cl-text-monkeybot_3000 = +3 :ringing-bell:. Draw 3 cards.
cl-text-rebel_captain = If you have another companion in your play area: draw a card.
cl-text-rebel_miner = Gain 2 :two-coins:. If you have another companion in your play area: draw a card.
cl-text-rebel_scout = If you have another companion in your play area: draw a card.
cl-text-rebel_soldier = If you have another companion in your play area: draw a card.
cl-text-the_duke = Worth 1 :laurels: per 5 :two-coins: you own.
cl-text-the_mountain_king = If you have a Crown: +1 :broadsword: and +1 :walking-boot:.
cl-text-the_queen_of_hearts = If you have a Crown: heal 1 :hearts:.
cl-text-treasure_hunter = Replace a card of the dungeon row (ignore a dragon symbol on the new card).
cl-text-wizard = Worth 2 :laurels: per Secret Tome you own.
cl-text-sapphire = Draw a card. Acquire: +2 :ringing-bell:
cl-text-emerald = Draw a card. Acquire: +2 :ringing-bell:
cl-text-ruby = Draw a card. Acquire: +2 :ringing-bell:
cl-text-diamond = Draw a card. Acquire: +2 :ringing-bell:
cl-text-dragons_eye = Deep. Draw a card. Acquire: +2 :ringing-bell:. Worth 10 :laurels: with a Mastery token.
cl-text-ladder = Use: +2 :walking-boot:.
cl-text-teleporter = Use: teleport once.
cl-text-shrine = Arrive: up to 3 set-aside black cubes return to the bag. Use: gain 1 :two-coins: or heal 1 :hearts:.
cl-text-dragon_shrine = Danger. Use: gain 2 :two-coins:, or banish a card from your play area or discard pile.
cl-text-the_vault = Deep. Use: gain 5 :two-coins:, +3 :ringing-bell:
cl-text-animated_door = Defeat: +1 :walking-boot:.
cl-text-belcher = Defeat: 4 :two-coins:, +2 :ringing-bell:
cl-text-cave_troll = Deep. Defeat: 3 :two-coins:, draw 2 cards.
cl-text-crystal_golem = Only in a Crystal Cave. Defeat: +3 :magic-palm:.
cl-text-kobold = Danger. Defeat: +1 :magic-palm:.
cl-text-ogre = Defeat: 5 :two-coins:.
cl-text-orc_grunt = Defeat: 3 :two-coins:.
cl-text-overlord = Arrive: all players add 1 :ringing-bell:. Defeat: draw 2 cards.
cl-text-watcher = Arrive: all players add 1 :ringing-bell:. Defeat: 3 :two-coins:, each other player adds 1 :ringing-bell:
cl-text-chalice = worth 7 :laurels:, no Artifact
cl-text-greater_healing = heals up to 2 :hearts:
cl-text-dragon_egg = worth 3 :laurels:
cl-text-healing_potion = heals 1 :hearts:
cl-text-strength_potion = +2 :broadsword:
cl-text-swiftness_potion = +1 :walking-boot:

# Tokens.
cl-token-says = { $name }: { $text }
cl-token-artifact_5 = Ring
cl-token-artifact_7 = Ankh
cl-token-artifact_10 = Vase
cl-token-artifact_15 = Bananas
cl-token-artifact_20 = Shield
cl-token-artifact_25 = Chestplate
cl-token-artifact_30 = Thurible
cl-token-chalice = Chalice
cl-token-greater_healing = Potion of Greater Healing
cl-token-greater_treasure = Greater Treasure
cl-token-greater_skill = Greater Skill Boost
cl-token-flash_of_brilliance = Flash of Brilliance
cl-token-dragon_egg = Dragon Egg
cl-token-healing_potion = Potion of Healing
cl-token-treasure = Treasure
cl-token-skill_boost = Skill Boost
cl-token-strength_potion = Potion of Strength
cl-token-swiftness_potion = Potion of Swiftness
cl-token-magic_spring = Magic Spring
cl-token-master_key = Master Key
cl-token-backpack = Backpack
cl-token-mastery = Mastery token

# Rooms.
cl-board-day = Day side
cl-room-D00 = Starting flag
cl-room-D01 = Gatehouse
cl-room-D02 = Great Hall
cl-room-D03 = Guard Room
cl-room-D04 = Chapel
cl-room-D05 = Tower Top
cl-room-D06 = Frozen Oratory
cl-room-D07 = Shimmering Landing
cl-room-D08 = Sealed Study
cl-room-D09 = Crystal Stair
cl-room-D10 = Tower Gallery
cl-room-D11 = West Fountain
cl-room-D12 = Old Pantry
cl-room-D13 = Mirror Cave
cl-room-D14 = East Corridor
cl-room-D15 = Tower Cellar
cl-room-D16 = Root Crossing
cl-room-D17 = Ring Grotto
cl-room-D18 = Market, north-west stall
cl-room-D19 = Market, north-east stall
cl-room-D20 = Chamber of the Ankh
cl-room-D21 = Eastern Geode
cl-room-D22 = Banana Geode
cl-room-D23 = Monkey Shrine
cl-room-D24 = Hidden Niche
cl-room-D25 = Market, south-west stall
cl-room-D26 = Market, south-east stall
cl-room-D27 = Blue Geode
cl-room-D28 = Locked Gallery
cl-room-D29 = Ash Den
cl-room-D30 = Shield Hall
cl-room-D31 = Drowned Geode
cl-room-D32 = Armour Pit
cl-room-D33 = East Fountain
cl-room-D34 = Thurible Sanctum
cl-room-D35 = Lava Passage
cl-room-D36 = Bone Crypt
cl-room-D37 = Deep Fountain
cl-room-D38 = Dragon’s Geode
cl-board-dusk = Dusk side
cl-room-K00 = Starting flag
cl-room-K01 = Evening Gate
cl-room-K02 = Falling Stair
cl-room-K03 = Rampart Walk
cl-room-K04 = Glass Belfry
cl-room-K05 = West Turret
cl-room-K06 = Frost Hall
cl-room-K07 = Postern
cl-room-K08 = Heart of Ice
cl-room-K09 = Long Gallery
cl-room-K10 = Kitchens
cl-room-K11 = Scriptorium
cl-room-K12 = Treasury Closet
cl-room-K13 = Barracks
cl-room-K14 = Cracked Cave
cl-room-K15 = Well Room
cl-room-K16 = Sealed Library
cl-room-K17 = Root Cave
cl-room-K18 = Gate Merchant
cl-room-K19 = Mossy Hollow
cl-room-K20 = Moss Merchant
cl-room-K21 = Buried Altar
cl-room-K22 = Chamber of the Ankh
cl-room-K23 = Monkey Shrine
cl-room-K24 = Vase Burrow
cl-room-K25 = Crossroads Merchant
cl-room-K26 = Ember Merchant
cl-room-K27 = Rat Run
cl-room-K28 = Western Junction
cl-room-K29 = Shield Hall
cl-room-K30 = Star Geode
cl-room-K31 = Blind Alcove
cl-room-K32 = Ring Chamber
cl-room-K33 = Hidden Merchant
cl-room-K34 = Armour Cell
cl-room-K35 = Silent Geode
cl-room-K36 = Ochre Junction
cl-room-K37 = Banana Larder
cl-room-K38 = Eastern Shelf
cl-room-K39 = Sunken Crypt
cl-room-K40 = Thurible Sanctum
cl-room-K41 = Bone Passage
cl-room-K42 = Healing Geode
cl-room-K43 = Last Vault

# The table.
cl-heading = { $board } · turn { $turn }
cl-dungeon = Dungeon
cl-depths = The Depths
cl-countdown = Countdown
cl-countdown-space = { $extra ->
    [0] Countdown: nothing happens
    [one] Countdown: the dragon attacks, with one more cube
   *[other] Countdown: the dragon attacks, with { $extra } more cubes
}
cl-countdown-last = Countdown: everyone still inside is knocked out
cl-rage = Rage
cl-rage-space = Rage, space { $space }: { $cubes } cubes
cl-area = Clank!
cl-noise-of = Noise of { $seat }
cl-bag = Dragon bag
cl-bag-holds = Dragon bag: { $cubes }{ $aside ->
    [0] {""}
   *[other] ; black cubes set aside: { $aside }
}
cl-cubes-of = { $seat } { $n }
cl-spot = { $room }: { $is }
cl-is-start = the way out
cl-is-market = market ({ $price } gold each)
cl-is-crystal = Crystal Cave
cl-is-fountain = Fountain (heals 1 damage)
cl-is-idol_shrine = Monkey Idols
cl-is-deep = Depths
cl-tunnel = Tunnel from { $from } to { $to }: { $boots ->
    [one] one boot
   *[other] { $boots } boots
}{ $monsters ->
    [0] {""}
    [one] , one monster
   *[other] , { $monsters } monsters
}{ $lock ->
    [0] {""}
   *[other] , locked
}{ $oneway ->
    [0] {""}
   *[other] , one way
}
cl-major = Major secret, face down
cl-minor = Minor secret, face down
cl-idol = Monkey Idol
cl-pawn = Pawn of { $seat }
cl-row = Dungeon row
cl-row-slot = Space { $n } of the row
cl-deck-left = left in the dungeon deck
cl-reserve = Reserve
cl-market = Market, { $price } gold each
cl-deck = Deck
cl-discard-pile = Discard
cl-hand = Hand of { $seat }
cl-played = Play area of { $seat }
cl-loot = Loot of { $seat }
cl-card-hidden = A card, face down
cl-pool-skill = skill
cl-pool-swords = swords
cl-pool-boots = boots
cl-pool-teleports = teleports
cl-pool-credit = cubes to cancel
cl-next-attack = Next attack
cl-count-attack = Cubes drawn
cl-count-bag = Cubes in the bag
cl-odds-0 = No damage
cl-odds-1 = 1 damage
cl-odds-2 = 2 damage or more
cl-count-life = Health
cl-count-gold = Gold
cl-count-cards = Cards
cl-count-noise = Clank!
cl-count-artifacts = Artifacts
cl-count-keys = Master Keys
cl-count-packs = Backpacks
cl-count-idols = Monkey Idols
cl-count-secrets = Secrets
cl-where-escaped = out of the dungeon
cl-where-rescued = knocked out, but rescued
cl-where-lost = knocked out and lost
cl-tab-dungeon = Dungeon
cl-tab-hand = Hand
cl-tab-row = Row
cl-tab-reserve = Reserve
cl-tab-dragon = Dragon
cl-tab-mine = Loot
cl-play-all = { $n ->
    [one] Play one card
   *[other] Play all { $n }
}

# Tips: what the rules say about each kind of thing, in at most twenty words.
cl-tip-room = Walking in costs the boots of the tunnel; any number of thieves may share a room.
cl-tip-healing_crystal = Entering heals 1 damage, but exhausts you: no boots can be spent for the rest of the turn.
cl-tip-room-start = Back here with an Artifact you are out and safe, with a Mastery token worth 20 points.
cl-tip-room-market = In every market you may buy what is left, for { $price } gold each, whenever you stand there.
cl-tip-room-fountain = Each time you enter you heal 1 damage.
cl-tip-room-crystal = Entering exhausts you: no boots can be spent for the rest of the turn, but you may teleport.
cl-tip-room-idol_shrine = Entering you may take one Monkey Idol, worth 5 points.
cl-tip-room-deep = Knocked out in the Depths you are lost, whatever you carry.
cl-tip-tunnel = { $boots ->
    [one] One boot.
   *[other] Two boots.
}{ $monsters ->
    [0] {""}
    [one] { " " }Pay a sword or take 1 damage.
   *[other] { " " }For each monster pay a sword or take 1 damage.
}{ $lock ->
    [0] {""}
   *[other] { " " }Only with a Master Key.
}{ $oneway ->
    [0] {""}
   *[other] { " " }Only along the arrow.
}
cl-tip-tunnel-name = { $monsters ->
    [0] { $boots ->
        [one] Tunnel
       *[other] Long tunnel
    }
   *[other] { $boots ->
        [one] Guarded tunnel
       *[other] Long guarded tunnel
    }
}{ $lock ->
    [0] {""}
   *[other] , locked
}{ $oneway ->
    [0] {""}
   *[other] , one way
}
cl-tip-countdown = Whoever leaves first walks here instead of playing: an attack each turn, with one more cube every time.
cl-tip-countdown-last = When whoever left first gets here, everybody still inside is knocked out.
cl-tip-rage = An attack draws as many cubes as the marker shows; each Artifact or Dragon Egg found moves it on.
cl-tip-noise = The noise that each thief has made: at the next attack all these cubes go into the bag.
cl-tip-bag = Attacks draw from it: black cubes are harmless, one of your colour is 1 damage to you.
cl-tip-odds = How likely the next attack is to hurt you this much, by all cubes in bag and noise.
cl-tip-attack = What the next attack draws: the cubes of the rage, and one for each danger card in the row.
cl-tip-artifact = One only, and one more for each Backpack; it angers the dragon, and with it you may escape.
cl-tip-major = Entering you may take it unseen: a Chalice, a strong potion, 5 gold, 5 skill or three cards.
cl-tip-minor = Entering you may take one, unseen: an egg, a potion, 2 gold, 2 skill or a card to banish.
cl-tip-idol = Entering the shrine you may take one; each is worth 5 points.
cl-tip-chalice = Worth 7 points if you get out; it is no Artifact.
cl-tip-egg = Worth 3 points if you get out; finding it angered the dragon.
cl-tip-potion = Used once, at any moment of your own turn; one that is left is worth nothing.
cl-tip-key = Opens locked tunnels, both ways and as often as you like; worth 5 points.
cl-tip-backpack = Lets you carry one more Artifact; worth 5 points.
cl-tip-crown = Points only: 10 for the first one sold, then 9, then 8.
cl-tip-mastery = 20 points for getting out of the dungeon with an Artifact.
cl-tip-pawn = Where a thief is; pawns never block each other.
cl-tip-back = Face down: a hand is known to its owner alone, the order of a deck to nobody.
cl-tip-row = Filled again at the end of the turn; a dragon on a new card makes the dragon attack.
cl-tip-reserve = Sold out: the reserve is never filled again.
cl-tip-life = Each damage takes one away; the tenth knocks you out.
cl-tip-gold = Pays at the market, is kept from turn to turn, and each one is a point.
cl-tip-cards = All cards of the thief, wherever they are; their points count at the end.
cl-tip-artifacts = Artifacts carried: one only, and one more for each Backpack.
cl-tip-secrets = Secrets kept: potions to be used once, treasures worth points.
cl-tip-skill = Buys cards and uses devices; what is left at the end of the turn is lost.
cl-tip-swords = Defeat monsters of the row and those in tunnels; what is left at the end of the turn is lost.
cl-tip-boots = One for each tunnel, two where it shows footprints; what is left at the end of the turn is lost.
cl-tip-teleports = Go to any connected room, whatever the tunnel shows; lost at the end of the turn.
cl-tip-credit = Noise spared: each cancels one of your cubes later this turn.

# Why something cannot be done now.
cl-tip-not-outside = you are out of the dungeon
cl-tip-not-on-arrival = taken on arrival only
cl-tip-not-flag = only with an Artifact
cl-tip-not-exhausted = you are exhausted: no more boots this turn
cl-tip-not-reached = no way without a Master Key
cl-tip-not-so-far = { $boots ->
    [one] one boot
   *[other] { $boots } boots
}, you have { $has }
cl-tip-not-at-once = go there tunnel by tunnel
cl-tip-not-from-here = it does not begin where you are
cl-tip-not-locked = you have no Master Key
cl-tip-not-wounded = you could not bear the damage
cl-tip-not-carried = you can carry no more
cl-tip-not-here = you are not in its room
cl-tip-not-swords = { $cost ->
    [one] one sword
   *[other] { $cost } swords
}, you have { $has }
cl-tip-not-skill = { $cost } skill, you have { $has }
cl-tip-not-deep = only in the Depths
cl-tip-not-crystal = only in a Crystal Cave
cl-tip-not-in-market = you are in no market
cl-tip-not-gold = { $cost } gold, you have { $has }
cl-tip-stock-now = for sale: { $n }
cl-tip-attack-now = next attack: { $n ->
    [one] one cube
   *[other] { $n } cubes
}, unhurt with { $percent } %
