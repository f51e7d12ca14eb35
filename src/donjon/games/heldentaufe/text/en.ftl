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
