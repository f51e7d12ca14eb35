# Heldentaufe
ht-title = Heldentaufe
ht-tagline = Explore two worlds, win the monsters’ teeth and come home to the campfire

ht-option-hero_choice = How players get their heroes
ht-option-hero_choice-draft = Chosen in turn, after seeing the missions
ht-option-hero_choice-random = Drawn by lot
ht-option-first_player = Who begins
ht-option-first_player-random = Drawn by lot
ht-option-first_player-first_seat = The first seat
ht-option-stack_assignment = Which monster guards which teeth
ht-option-stack_assignment-random = Drawn by lot
ht-option-stack_assignment-fixed = Ulumu five, Zibber four, Wallrog three
ht-option-gather_limit_per_turn = Food a player may gather in a turn (0: no limit)
ht-option-forest_boots_give_ap = Boots found in a forest give their action points at once
ht-option-trap_ends_turn = An armed trap ends the turn (otherwise free actions stay possible)
ht-option-campfire_cost = What the three campfire deliveries cost
ht-option-campfire_cost-tooth_and_food = A tooth and a food token
ht-option-campfire_cost-two_food = Two food tokens of the same kind
ht-option-exhausted_monster_reward = What a monster without teeth yields
ht-option-exhausted_monster_reward-none = Nothing
ht-option-exhausted_monster_reward-five_from_reserve = Five points from the reserve
ht-option-commander_may_attack_own_hero = The commander may have monsters attack his own hero
ht-option-placed_in_monsters_turn = Who places a hero defeated in the monsters’ turn
ht-option-placed_in_monsters_turn-surface = All players on the surface, by vote
ht-option-placed_in_monsters_turn-commander = The commander alone
ht-option-thief_when = When a thief may steal
ht-option-thief_when-arrival = On arriving where another hero is, before anything else
ht-option-thief_when-any_time = At any moment on the tile of another hero
ht-option-defeat_hearts = How a defeated hero comes back
ht-option-defeat_hearts-full = With all hearts, placed by the others
ht-option-defeat_hearts-one = With one heart, on the portal with the lowest number
ht-option-safety_max_rounds = Number of rounds after which the game stops without a winner
ht-option-max_free_actions_per_turn = Most free actions allowed in a turn

# Heroes, monsters, tokens, places.
ht-hero-corlof = Corlof
ht-hero-jupanila = Jupanila
ht-hero-erla = Erla
ht-hero-luphius = Luphius
ht-hero-mathian = Mathian
ht-perk-corlof = Sword value 1 from the start
ht-perk-jupanila = 5 action points a turn
ht-perk-erla = Ring value 1 from the start (healing potion)
ht-perk-luphius = Backpack of 5 slots
ht-perk-mathian = 7 hearts
ht-monster-ulumu = Ulumu
ht-monster-zibber = Zibber
ht-monster-wallrog = Wallrog
ht-kind-boots = Boots
ht-kind-ring = Ring
ht-kind-sword = Sword
ht-piece = { $kind } { $value }
ht-food-apple = Apple
ht-food-fish = Fish
ht-food-mushroom = Mushroom
ht-potion-healing = Healing potion
ht-potion-berserk = Raging fury
ht-potion-teleport = Teleportation potion
ht-tile-campfire = Campfire
ht-tile-meadow = Meadow
ht-tile-forest = Forest
ht-tile-orchard = Apple tree
ht-tile-pond = Fish pond
ht-tile-mushrooms = Mushroom patch
ht-tile-laboratory = Laboratory
ht-tile-merchant = Merchant
ht-tile-smith = Smith
ht-tile-portal1 = Portal 1
ht-tile-portal2 = Portal 2
ht-tile-portal3 = Portal 3
ht-tile-portal4 = Portal 4
ht-tile-portal5 = Portal 5
ht-tile-at = { $tile } ({ $q }, { $r })
ht-direction-east = east
ht-direction-north-east = north-east
ht-direction-north-west = north-west
ht-direction-west = west
ht-direction-south-west = south-west
ht-direction-south-east = south-east
ht-hex-portal = portal { $n }
ht-hex-lair = lair of { $monster }
ht-hex-treasure = gold hex { $n }
ht-hex-danger = skull hex { $n }
ht-hex-floor = hex { $n }

# Questions and their answers.
ht-ask-hero = Which hero do you lead?
ht-choose-hero = { $hero }: { $perk }
ht-ask-act = { $hero }: { $ap ->
    [0] no action point is left
    [one] one action point is left
   *[other] { $ap } action points are left
}.
ht-more-act = Sword value { $sword }, ring value { $ring }.
ht-more-act-thief = A thief mission is played on arriving, before anything else. Sword value { $sword }, ring value { $ring }.
ht-walk = Go { $direction }: { $tile }
ht-explore = Explore to the { $direction }
ht-creep = Go to { $hex }
ht-descend = Go down to { $hex }
ht-ascend = Go up: { $tile }
ht-attack = Attack { $figure }
ht-refuse = Refuse: { $mission }
ht-eat = Eat: { $token }
ht-brew = Brew: { $potion }
ht-drink = Drink: { $potion }
ht-teleport = Teleport above ground: { $place }
ht-teleport-below = Teleport underground: { $place }
ht-equip = Wear: { $token }
ht-stow = Stow in the backpack: { $token }
ht-return = Return to the reserve: { $token }
ht-return-worn = Return from your inventory to the reserve: { $token }
ht-return-new = Return the new token to the reserve: { $token }
ht-return-potion = Return from your belt to the reserve: { $potion }
ht-gather = Gather: { $token }
ht-trade = Trade { $token } for { $other }
ht-forge = Forge { $token } and { $other } into { $result }
ht-deliver = Deliver: { $mission }
ht-deliver-for-nothing = Deliver: { $mission } (the reward has run out)
ht-steal = { $mission }: steal a tooth from { $hero }
ht-end-turn = End your turn
ht-end-raise = End your turn and improve: { $token }
ht-end-watch-tooth = End your turn with “{ $mission }”: a tooth
ht-end-watch-piece = End your turn with “{ $mission }”: { $token }
ht-ask-return = There is no room for this: { $token }. What do you return?
ht-ask-discoverer = An armed trap! Do you show a mission?
ht-ask-slayer = You have defeated { $monster }. Do you show a mission?
ht-show = Show: { $mission }
ht-show-nothing = Show nothing
ht-ask-vote-command = Who commands the monsters this time?
ht-ask-vote-place = { $hero } is defeated. Who chooses the tile?
ht-vote-command = I want to command
ht-vote-place = I want to choose
ht-vote-yield = I vote for { $seat }
ht-ask-place = { $hero } is defeated. On which tile does the hero wake up?
ht-place = { $tile }
ht-ask-command = You command the monsters: { $ap ->
    [one] one action point is left
   *[other] { $ap } action points are left
}.
ht-monster-moves = { $monster } goes to { $hex }
ht-monster-attacks = { $monster } attacks { $hero }
ht-monsters-end = The monsters rest

# What happened.
ht-log-first = { $seat } begins.
ht-log-box = Back into the box: { $tiles }.
ht-log-box-tile = { $n } × { $tile }
ht-log-stack = { $monster } guards these teeth, the next one first: { $teeth }.
ht-log-hero = leads { $hero }.
ht-log-dealt = is dealt the missions { $missions }.
ht-log-dealt-some = is dealt two red missions and a blue one.
ht-log-draws = draws a mission: { $mission }.
ht-log-draws-one = draws a mission.
ht-log-reshuffled = The discarded missions are shuffled into a new draw pile.
ht-log-turn = Round { $round }: turn of { $seat }
ht-log-walks = goes to: { $tile }.
ht-log-explores = explores: { $tile }!
ht-log-ap-lost = gets lost in the forest: no action point is left.
ht-log-treasure = Treasure die: { $token }.
ht-log-treasure-teeth = Treasure die: { $n ->
    [one] one tooth
   *[other] { $n } teeth
}.
ht-log-gains = gets: { $token }.
ht-log-misses = gets nothing: the reserve has none left ({ $token }).
ht-log-teeth = gets { $n ->
    [0] no tooth: the reserve is empty
    [one] one victory point in teeth
   *[other] { $n } victory points in teeth
}.
ht-log-takes-for-change = takes a tooth worth { $tooth } and gives back { $n } as change.
ht-log-exchanges-small = exchanges small teeth for a tooth worth { $tooth }.
ht-log-breaks = returns a tooth worth { $tooth } and gets { $change } as change.
ht-log-returns = returns: { $token }.
ht-log-equips = wears: { $token }.
ht-log-stows = stows: { $token }.
ht-log-gathers = gathers: { $token }.
ht-log-trades = trades { $token } for { $other }.
ht-log-forges = forges { $token } and { $other } into { $result }.
ht-log-raises = improves { $token } to { $result }.
ht-log-eats = eats: { $token }.
ht-log-brews = brews: { $potion }.
ht-log-drinks = drinks: { $potion }.
ht-log-fury-ends = calms down: the raging fury is over.
ht-log-refuses = refuses a mission: { $mission }.
ht-log-completes = completes a mission: { $mission }.
ht-log-steals = { $mission }: steals a tooth from { $hero }.
ht-log-descends = goes underground: { $hex }.
ht-log-creeps = goes to { $hex }.
ht-log-ascends = comes up: { $tile }.
ht-log-chief = The monster chief takes his place in the turn order after { $seat }.
ht-log-armed = turns over a danger token: an armed trap!
ht-log-disarmed = turns over a danger token: the trap is disarmed.
ht-log-trapped = loses a heart and all action points: the turn is over.
ht-log-trapped-stays = loses a heart and all remaining action points.
ht-log-chest = { $hero } opens the treasure chest!
ht-log-rebuilt = The last hero has left: the underground is rebuilt.
ht-log-fight = { $attacker } attacks { $defender }: { $sum } (die { $die }) against { $rest } (die { $other }). { $loser } loses a heart.
ht-log-monster-falls = { $hero } defeats { $monster }! { $tooth ->
    [0] It has no tooth left.
   *[other] The tooth is worth { $tooth }.
}
ht-log-falls = { $hero } is defeated and loses all equipment, food and potions.
ht-log-falls-to = { $hero } is defeated by { $winner }.
ht-log-exchange = { $hero } and { $other } exchange all their teeth.
ht-log-placed = { $hero } wakes up here: { $tile }.
ht-log-monsters = Turn of the monsters
ht-log-monsters-skip = No monster is left: their turn is skipped.
ht-log-monsters-end = The monsters rest.
ht-log-monster-moves = { $monster } goes to { $hex }.
ht-log-votes = { $seat } votes for { $named }.
ht-log-roll = { $seat } { $die }
ht-log-rolls = The dice decide: { $rolls }.
ht-log-commands = { $seat } commands the monsters.
ht-log-wins = { $hero } is home at the campfire with enough victory points!
ht-log-too-long = Night falls: the game stops without a winner.

# Great moments: what is shown large when it happens.
ht-moment-fight = { $attacker } attacks { $defender }
ht-moment-fight-why = Die and sword: the lower sum loses a heart, on a tie the defender.
ht-moment-attacks = { $seat } · attacks
ht-moment-defends = { $seat } · defends
ht-moment-monster-attacks = monster · attacks
ht-moment-monster-defends = monster · defends
ht-moment-base = Own strength
ht-moment-top-tooth = Top tooth
ht-moment-to-win = Tooth to win
ht-moment-odds = { $figure }: { $n } of { $all }
ht-moment-loses-heart = { $figure } loses a heart
ht-moment-hearts-left = { $n ->
    [0] That was the last heart of { $figure }.
    [one] { $figure } has one heart left.
   *[other] { $figure } has { $n } hearts left.
}
ht-moment-with-fury = With the raging fury: { $percent } %. { $left }
ht-moment-monster-falls = { $hero } defeats { $monster }
ht-moment-comes-back = The top tooth is won. At the next rebuild { $monster } comes back under the tooth below it.
ht-moment-so-far = until now
ht-moment-from-now = from now on
ht-moment-tooth = { $n ->
    [0] No tooth was left
    [one] A tooth worth one point
   *[other] A tooth worth { $n } points
}
ht-moment-monster-hearts = Hearts of { $monster }
ht-moment-monster-sword = Sword value of { $monster }
ht-moment-may-claim = Whoever has the mission “{ $mission }” may show it now.
ht-moment-falls = { $hero } is defeated
ht-moment-falls-why = The last heart is gone. This goes back to the reserve:
ht-moment-falls-empty = The last heart is gone; there was nothing on the board to lose.
ht-moment-keeps = Teeth and missions are kept
ht-moment-falls-to = { $winner } defeats { $hero }
ht-moment-falls-to-why = Between heroes it is about the teeth: who has fewer points exchanges them all.
ht-moment-exchange = All teeth are exchanged
ht-moment-no-exchange = The winner has no fewer points: all keep their teeth
ht-moment-who-places = { $n ->
    [one] { $seats } says where { $hero } wakes up.
   *[other] { $seats } decide where { $hero } wakes up.
}
ht-moment-wakes-at-portal = { $hero } wakes up on the portal of the lowest number.
ht-moment-wakes = { $hero } wakes up
ht-moment-who-commands = Who commands the monsters?
ht-moment-who-wakes = Who says where { $hero } wakes up?
ht-moment-commands = { $seat } commands the monsters
ht-moment-command-alone = The only hero above ground.
ht-moment-command-agreed = The council above ground agrees.
ht-moment-command-dice = The council does not agree: the highest die decides.
ht-moment-command-nobody = Nobody is above ground: the highest die decides.
ht-moment-vote = { $seat } → { $named }
ht-moment-monster-ap = Action points of all monsters
ht-moment-explores = { $hero } explores: { $tile }
ht-moment-forest = All action points are lost; the treasure die is thrown.
ht-moment-armed = An armed trap!
ht-moment-disarmed = The trap is disarmed
ht-moment-trapped = { $hero } is caught in the trap
ht-moment-trap = All action points are lost, and the turn is over.
ht-moment-trap-stays = All remaining action points are lost.
ht-moment-heart-gone = A heart is lost
ht-moment-chest = { $hero } opens the treasure chest
ht-moment-chest-rolls = { $n } throws of the treasure die
ht-moment-treasure = The treasure die
ht-moment-points = { $n ->
    [one] Point in teeth
   *[other] Points in teeth
}
ht-moment-mission = { $hero } completes a mission
ht-moment-no-reward = The reward has run out
ht-moment-theft = { $hero } robs { $victim }
ht-moment-stolen = { $victim } → { $hero }

# The count.
ht-row-small = Small teeth
ht-row-precious = Precious teeth
ht-row-points = Victory points
ht-row-defeats = Defeats
ht-nobody-wins = Nobody came home with enough victory points.
ht-wins = { $seat } is a hero now, with { $points } points in teeth.

# The missions.
ht-mission-R01 = A blade for the tinkerer
ht-mission-R02 = A ring for the tinkerer
ht-mission-R03 = Boots for the tinkerer
ht-mission-R04 = Supper for the hermit
ht-mission-R05 = Supper for the fox
ht-mission-R06 = Supper for the forest spirit
ht-mission-R07 = Bane of Ulumu
ht-mission-R08 = Bane of Zibber
ht-mission-R09 = Bane of Wallrog
ht-mission-R10 = The mapmaker I
ht-mission-R11 = The mapmaker II
ht-mission-R12 = Light fingers I
ht-mission-R13 = Light fingers II
ht-mission-R14 = Light fingers III
ht-mission-B01 = The cobbler at the fire
ht-mission-B02 = The swordsmith at the fire
ht-mission-B03 = The jeweller at the fire
ht-mission-B04 = The limping scarecrow
ht-mission-B05 = The wounded knight
ht-mission-B06 = The feverish witch
ht-mission-B07 = Watch by the pond
ht-mission-B08 = Watch among the mushrooms
ht-mission-B09 = Watch under the apple tree

# The table as it is drawn.
ht-heading-hero = { $target } victory points to win · choosing heroes
ht-heading-turn = Round { $round } · { $target } victory points to win
ht-heading-vote = Round { $round } · the council votes
ht-heading-vote-place = Round { $round } · who places the defeated hero?
ht-heading-place = Round { $round } · placing a defeated hero
ht-heading-monsters = Round { $round } · the monsters play
ht-surface = Surface
ht-underground = Underground
ht-tiles-left = { $n ->
    [0] no tile is left
    [one] one tile is left
   *[other] { $n } tiles are left
}
ht-unknown = Unexplored ({ $q }, { $r })
ht-pawn = { $hero } ({ $seat })
ht-danger = Danger token, face down
ht-danger-armed = Armed trap
ht-danger-disarmed = Disarmed trap
ht-chest = Treasure chest
ht-monster-is = { $monster }: { $hearts } of { $most } hearts, sword value { $sword }
ht-tooth = { $n }
ht-teeth-left = :hearts: { $hearts } :broadsword: { $sword }. Teeth, the next one first: { $teeth }.
ht-teeth-gone = :hearts: { $hearts } :broadsword: { $sword }. No tooth is left.
ht-portrait = Hero of { $seat }
ht-gear = Inventory of { $seat }
ht-backpack = Backpack of { $seat }
ht-belt = Belt of { $seat }
ht-pack-slot = Slot { $n } of the backpack
ht-belt-slot = Slot for a potion
ht-missions-of = Missions of { $seat }
ht-missions = Missions
ht-mission-hidden = A mission, face down
ht-pile = :card-draw: { $n }
ht-discard = Discard pile
ht-reserve = Reserve
ht-monsters = Monsters
ht-heroes = Heroes
ht-tab-underground = Below
ht-tab-hero = Hero
ht-tab-table = Monsters
ht-monsters-here = The monsters play here
ht-monsters-play = The monsters play
ht-where = { $hero } · { $place }
ht-where-no-hero = no hero yet
ht-where-commands = commands the monsters
ht-where-below = underground, { $hex }
ht-where-fallen = defeated
ht-count-teeth = Points in teeth
ht-count-hearts = Hearts
ht-count-actions = Action points a turn
ht-count-ring = Ring value
ht-count-sword = Sword value
ht-count-defeats = Defeats
ht-count-left = Actions
ht-count-monsters = Monsters

# What a mission asks for.
ht-cost = { $icon } { $n }
ht-cost-one = { $icon }
ht-task-laboratory = Bring { $cost } to the laboratory.
ht-task-forest = Bring { $cost } to a forest.
ht-task-campfire = Bring { $cost } to the campfire.
ht-task-meadow = Bring { $cost } to a meadow.
ht-task-watch-pond = End your turn at a fish pond: choose one of the two.
ht-task-watch-mushrooms = End your turn at a mushroom patch: choose one of the two.
ht-task-watch-orchard = End your turn at an apple tree: choose one of the two.
ht-task-slay = Take the last heart of { $monster }.
ht-task-discoverer = Turn over an armed trap.
ht-task-thief = On arriving where another hero is: steal a tooth from that hero.
ht-task-thief-any_time = Steal a tooth from a hero on your tile.

# Tips: what the rules say about each kind of thing, in at most twenty words.
ht-tip-land = A step to an adjacent tile costs one action; above ground heroes share tiles and never fight.
ht-tip-land-name = A place of the surface
ht-tip-campfire = Home: whoever is here in the own turn with enough points in teeth wins at once.
ht-tip-meadow = Nothing happens here; some deliveries are made on a meadow.
ht-tip-forest = Its discoverer loses the remaining actions and rolls the treasure die; later it is harmless.
ht-tip-orchard = Here you may take apples, free of charge, as many as your backpack holds.
ht-tip-pond = Here you may take fish, free of charge, as many as your backpack holds.
ht-tip-mushrooms = Here you may take mushrooms, free of charge, as many as your backpack holds.
ht-tip-laboratory = End your turn here and one piece of your equipment rises by one, to 3 at most.
ht-tip-merchant = Once a turn: swap one piece of equipment for another kind of the same value.
ht-tip-smith = Two pieces of a kind become a better one: worth at most their sum, and at most 3.
ht-tip-portal = One action leads down to the portal of the same number, unless somebody stands there.
ht-tip-unknown = One action turns up the next tile here, and you stand on it; it cannot be taken back.
ht-tip-unknown-name = Unexplored
ht-tip-floor = A step costs one action; down here each place holds one figure.
ht-tip-cave_portal = One action leads up to the tile with the same number, if it has been discovered.
ht-tip-skull = Entering turns the token up: two of five are traps that cost a heart and end the turn.
ht-tip-lair = Here its monster stands again whenever the last hero has left the underground.
ht-tip-treasure = Entering takes the chest: three throws of the treasure die. Monsters may not enter while it is there.
ht-tip-hero = Below ground heroes and monsters block each other, and may attack whoever is adjacent.
ht-tip-monster = Take its last heart and its top tooth is yours; the next tooth makes it stronger.
ht-tip-boots = In their slot boots add their value to your actions, at once; in the backpack they wait.
ht-tip-ring = A ring in its slot lets you brew: one healing, two fury as well, three teleportation as well.
ht-tip-sword = Fight: both roll a die and add their sword; the lower sum loses a heart, the defender if equal.
ht-tip-apple = Eat it for one heart, or brew: with fish healing, with a mushroom raging fury.
ht-tip-fish = Eat it for one heart, or brew: with an apple healing, with a mushroom teleportation.
ht-tip-mushroom = Eat it for one heart, or brew: with an apple raging fury, with fish teleportation.
ht-tip-healing = Drunk in your turn, free of charge: all your hearts are back.
ht-tip-berserk = Drunk, it adds 3 to your sword in every fight until you leave the underground.
ht-tip-teleport = Drunk, it takes you to any known tile, or to any place below where nobody stands.
ht-tip-slot = One piece of this kind counts while it lies here; moving things about is free.
ht-tip-backpack = One piece of equipment or one food; things here wait, and feed smith, merchant and deliveries.
ht-tip-belt = Room for one potion; a used one stays here until its effect is over.
ht-tip-discard = Refuse a mission: one action, the card goes here, and you draw another at once.
ht-tip-reserve = All tokens that nobody has; in your turn you may give things back, free of charge.
ht-tip-actions-left = Each step, attack or refused mission costs one; everything else is free.
ht-tip-teeth = Victory points: with enough of them be at the campfire in your turn.
ht-tip-hearts = The last heart lost is a defeat: placed elsewhere and healed, without belongings if a monster or trap did it.
ht-tip-life = A monster without hearts is beaten and returns when the underground is rebuilt.
ht-tip-defeats = How often the hero was defeated: it decides among equals behind the winner.

ht-tip-not-without-actions = no actions left
ht-tip-not-yours = it belongs to { $seat }
ht-tip-not-to-wear = nothing of this kind in your backpack
ht-tip-not-to-stow = you wear nothing to put away
ht-tip-not-brewed = brew it: a ring (yours: { $ring }) and two kinds of food
ht-tip-not-twice = it has been drunk
ht-tip-not-done-again = done or refused: it lies open
ht-tip-not-hidden = another hero’s mission
ht-tip-not-from-reserve = gained on tiles, by missions and by the treasure die
ht-tip-not-below-again = only to a tile above ground
ht-tip-not-on-unknown = only to a tile that is known
ht-tip-not-up = you are below ground: up through the portal of the same number
ht-tip-not-reached = no open way leads there
ht-tip-not-so-far = { $away ->
    [one] one action
   *[other] { $away } actions
} away, you have { $has }
ht-tip-not-occupied = somebody stands there
ht-tip-not-down = down through a portal only
ht-tip-not-this-portal = yours leads to { $portal }
ht-tip-not-forged = two pieces of a kind are needed, none of them worth 3
ht-tip-not-portal = it leads down: pick the place below
ht-tip-not-here = you are here
ht-tip-not-in-reserve = the reserve has none left
ht-tip-not-packed = your backpack is full
ht-tip-not-traded-twice = once a turn, and you have traded
ht-tip-not-traded = you have no equipment to swap
ht-tip-not-defeated = defeated: it returns when nobody is below
ht-tip-not-adjacent = it is not beside you
ht-tip-not-card = pick its figure on the board
ht-tip-not-above = you are above ground
ht-tip-not-fought-above = heroes do not fight above ground
ht-tip-not-at-chest = monsters stay away from the chest
ht-tip-not-hemmed-in = it can neither move nor attack
ht-tip-not-up-there = monsters stay below ground
ht-tip-not-beside = one step from no monster
ht-tip-not-near-monster = no monster is beside this hero
ht-tip-not-own-hero = a commander spares the own hero
ht-tip-dangers-left = face down: { $n } of { $of }
ht-tip-points = { $n } of { $of } points
ht-tip-odds = your blow hits with { $percent } %, hearts: { $hearts }
ht-tip-tiles-left = tiles left: { $n }
ht-tip-food = { $n } left, room for { $room } in your backpack
ht-tip-portal-taken = somebody stands at its foot
ht-tip-portal-free = its foot is free
ht-tip-lacks = lacking: { $cost }
ht-tip-complete = you have it all; the place is: { $tile }
