# Map Masters
mm-title = Map Masters
mm-tagline = Build a dungeon from five cards and draw the best path through it

mm-option-youngest = Youngest player (1: the first seat; 0: at random)
mm-option-open_drafts = Everyone sees everyone’s drafts
mm-option-barter_left_out = Barter also takes cards left out of the dungeon

# Questions and their answers: the market.
mm-ask-buy = { $coins ->
    [0] You have no coins left.
    [one] You have one coin. Buy one article, or pass.
   *[other] You have { $coins } coins. Buy one article, or pass.
}
mm-pass = Pass
mm-buy-token = Buy a { $token } ({ $price })
mm-buy-book = Buy the spellbook { $book } ({ $price })
mm-buy-book-blind = Buy the top spellbook unseen ({ $price })
mm-buy-card = Buy { $card } ({ $price })
mm-buy-card-blind = Buy the top card of cost { $cost } unseen ({ $price })
mm-haggle-card = Buy { $card } with the Haggler ({ $price })
mm-haggle-card-blind = Buy the top card of cost { $cost } unseen with the Haggler ({ $price })
mm-ask-give-up = Which spellbook do you give up?
mm-give-up = Give up { $book }
mm-ask-twin = Twin Fairies: do you also take a token of another kind?
mm-take-twin = Also take a { $token }
mm-no-twin = Take no second token

# The hand.
mm-ask-foresee = Foresight: do you look at the top card of your pile?
mm-foresee = Look at the top card
mm-no-foresight = Just draw
mm-ask-keep = Do you keep this card?
mm-keep = Keep { $card }
mm-throw-away = Discard { $card }

# The exploration.
mm-ask-build = Build your dungeon
mm-ask-start = Where does your path begin?
mm-ask-draw = Draw your path
mm-more-build = { $goal }. { $n ->
    [0] All cards are laid.
    [one] One card to go.
   *[other] { $n } cards to go.
}
mm-more-draw = { $goal }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}. { $coins ->
    [0] No coins.
    [one] One coin.
   *[other] { $coins } coins.
}
mm-place = Place { $card } at { $x }, { $y }
mm-place-turned = Place { $card } turned at { $x }, { $y }
mm-move = Move { $card } to { $x }, { $y }
mm-move-turned = Move { $card } turned to { $x }, { $y }
mm-take-back = Take back { $card }
mm-clear = Take back all
mm-start = Start at { $end }
mm-step-walk = Step to { $node }
mm-step-stairs = Take the staircase to { $node }
mm-step-fall = Fall to { $node }
mm-step-climb = Updraft: climb to { $node }
mm-step-teleport = Teleport to { $node }
mm-step-call = Monster Call: teleport to { $node }
mm-step-hop = Barrel Hop: teleport to { $node }
mm-step-fold = Fold: enter again at { $node }
mm-run-walk = Go on by { $node }
mm-run-stairs = Take the staircase to { $node } and go on
mm-run-fall = Fall to { $node } and go on
mm-run-climb = Updraft: climb to { $node } and go on
mm-run-teleport = Teleport to { $node } and go on
mm-run-call = Monster Call: teleport to { $node } and go on
mm-run-hop = Barrel Hop: teleport to { $node } and go on
mm-run-fold = Fold: enter again at { $node } and go on
mm-paying = { $step } (paying with { $sources })
mm-pay-token = a fairy token
mm-pay-spell = a spellbook
mm-pay-item = a found item
mm-pay-favour = the Fairy Favour
mm-pay-default = what you have
mm-pay-decline = nothing
mm-step-back = Take back one step
mm-go-back = Take the path back to { $node }
mm-erase = Erase the path
mm-done = Finished
mm-done-first = Finished: time bonus!
mm-finish-without-path = You have drawn no path: this turn brings you nothing. Finish all the same?
mm-finish-worthless = Your path has found nothing and leads out nowhere: this turn brings you nothing. Finish all the same?
mm-finish-first = You are the first to finish: dungeon and path are final, and the time bonus of { $n } is yours. Finish now?
mm-rest = Hand in the last legal draft
mm-rest-first = Finish without the bonus

# The reset.
mm-ask-optimise = Do you improve your deck?
mm-stop = Go on to the next turn
mm-recycle = Recycle { $card } for the next turn
mm-scissors = Remove { $card } from the game (Scissors)
mm-unravel = Remove { $card } from the game (Unravel)
mm-rewind = { $n ->
    [one] Recycle { $card } with Rewind (1 coin)
   *[other] Recycle { $card } with Rewind ({ $n } coins)
}
mm-ask-barter = Barter: do you exchange a card?
mm-barter = Give { $given } for { $taken }
mm-no-barter = Exchange nothing

# Why a dungeon or a path is refused.
mm-bad-plan = { $reason } (rule { $rule }; { $where })
mm-where-card = card { $card }
mm-where-start = start of the path
mm-where-step = step { $n } of the path
mm-where-whole = the dungeon as a whole
mm-fault-overlap = Cards overlap.
mm-fault-mismatch = An opening lies against a closed slot.
mm-fault-not-linked = The cards are not one block joined by links.
mm-fault-no-card = This card is not part of the hand, or it is placed twice.
mm-fault-no-free-end = The path must start at a free end.
mm-fault-has-started = The path has already started.
mm-fault-not-started = The path has not started.
mm-fault-has-ended = The path has ended: an obstacle stops it.
mm-fault-no-way = No way leads there from here.
mm-fault-corridor-used = This corridor has already been used.
mm-fault-crossing-used = This crossing has already been passed.
mm-fault-door-used = This door has already been used.
mm-fault-crosses-in-room = The path would cross itself in the room.
mm-fault-no-rope = Without a rope the path cannot walk on from a trapdoor.
mm-fault-cannot-pay = This cannot be paid for in this way.
mm-fault-landing-used = The cell below the trapdoor has already been used.
mm-fault-no-trapdoor = There is no such trapdoor here.
mm-fault-trapdoor-used = This trapdoor has already been used.
mm-fault-no-stairs = There is no such staircase here.
mm-fault-no-circle-here = The path is not on a magic circle, or the circle is crossed out.
mm-fault-no-circle-there = There is no other magic circle there, or it is crossed out.
mm-fault-no-scroll = There is no scroll to activate the circle.
mm-fault-no-spell = The spellbook for this is missing or has been used.
mm-fault-no-monster-there = There is no unbeaten monster there.
mm-fault-no-barrel-here = The path is not on a barrel.
mm-fault-no-barrel-there = There is no other barrel there.
mm-fault-not-outer = The path is not at an outer free end.
mm-fault-no-opposite = There is no unused opening on the opposite side.
mm-fault-unknown-move = There is no such place in the dungeon.

# Places.
mm-node-room = room { $room } of { $card }
mm-node-upper = { $card } ({ $x },{ $y })
mm-node-lower = { $card } ({ $x },{ $y }), lower level
mm-end-T1 = { $card }, top left
mm-end-T2 = { $card }, top right
mm-end-R1 = { $card }, right side, top
mm-end-R2 = { $card }, right side, bottom
mm-end-B1 = { $card }, bottom left
mm-end-B2 = { $card }, bottom right
mm-end-L1 = { $card }, left side, top
mm-end-L2 = { $card }, left side, bottom

# Things.
mm-token-sword = Sword token
mm-token-scroll = Scroll token
mm-token-key = Key token
mm-token-rope = Rope token
mm-icon-coin = coin
mm-icon-barrel = barrel
mm-icon-sword = sword
mm-icon-key = key
mm-icon-scroll = scroll
mm-icon-rope = rope
mm-icon-monster = monster
mm-icon-padlock = padlock
mm-icon-trapdoor = trapdoor
mm-icon-lava = lava
mm-icon-circle = magic circle
mm-icon-recycle = recycle
mm-icon-scissors = scissors
mm-icon-stairs = staircase
mm-icon-room = room
mm-goal-barrel = Barrel
mm-goal-sword = Sword
mm-goal-coin = Coin
mm-goal-scroll = Scroll
mm-goal-room = Room visited
mm-goal-stairs = Staircase used
mm-goal-key = Key
mm-goal-circle = Magic circle met
mm-goal-monster = Monster beaten
mm-goal-trap = Trap met
mm-goal-rope = Rope
mm-goal-padlock = Padlock opened

# Spellbooks.
mm-book-SB-1 = Bane
mm-book-SB-1-text = Beat one monster without a sword.
mm-book-SB-2 = Feather Step
mm-book-SB-2-text = Cross one trap (trapdoor or lava) as with a rope.
mm-book-SB-3 = Knock
mm-book-SB-3-text = Open one padlock without a key.
mm-book-SB-4 = Updraft
mm-book-SB-4-text = Under a trapdoor that has not been used, go up to the upper level.
mm-book-SB-5 = Blank Scroll
mm-book-SB-5-text = Activate one magic circle without a scroll.
mm-book-SB-6 = Monster Call
mm-book-SB-6-text = From anywhere teleport onto an unbeaten monster, in a room or an unused corridor. You must beat it (in a room, all other monsters there too), or the path ends.
mm-book-SB-7 = Barrel Hop
mm-book-SB-7-text = From a barrel teleport to another barrel, in a room or an unused corridor.
mm-book-SB-8 = Crossed Ways
mm-book-SB-8-text = Once, your path may cross itself: at a four-way crossing by its two unused arms, or in a room. No corridor may be walked twice, so this does not help at a three-way junction.
mm-book-SB-9 = East-West Fold
mm-book-SB-9-text = At a free end on the left or right, enter again at the opposite side of the same row.
mm-book-SB-10 = North-South Fold
mm-book-SB-10-text = At a free end at the top or bottom, enter again at the opposite side of the same column.
mm-book-SB-11 = Fairy Favour
mm-book-SB-11-text = Remove this book from the game: use a fairy token of your choice, in stock or not.
mm-book-SB-12 = Haggler
mm-book-SB-12-text = { $n ->
    [one] Buy a dungeon card, visible or unseen, for 1 coin less.
   *[other] Buy a dungeon card, visible or unseen, for { $n } coins less.
}
mm-book-SB-13 = Twin Fairies
mm-book-SB-13-text = When you buy a fairy token, also take one of a different kind in stock, free.
mm-book-SB-14 = Foresight
mm-book-SB-14-text = Before you draw at least one card, look at the top card of your pile: keep it in hand or discard it.
mm-book-SB-15 = Unravel
mm-book-SB-15-text = Remove one of the five cards of your hand from the game.
mm-book-SB-16 = Barter
mm-book-SB-16-text = Remove a dungeon card that you have used in your dungeon (no starting card) from the game and take a visible market card of equal or lower cost for the next turn.
mm-book-SB-17 = Rewind
mm-book-SB-17-text = { $n ->
    [one] Pay 1 coin: recycle one of the five cards of your hand.
   *[other] Pay { $n } coins: recycle one of the five cards of your hand.
}

# What is told.
mm-log-turn = Turn { $turn }: { $seat } buys first
mm-log-primary = Primary objective: { $goal }
mm-log-secondary = Secondary objective: { $goal }
mm-log-passes = passes
mm-log-buys-token = buys a { $token }
mm-log-takes-twin = also takes a { $token }
mm-log-buys-book = buys { $book }
mm-log-buys-book-blind = buys a spellbook unseen: { $book }
mm-log-gives-up = gives up { $book }
mm-log-buys-card = buys { $card } ({ $price })
mm-log-buys-card-blind = buys a card unseen: { $card } ({ $price })
mm-log-reshuffles = shuffles the discard pile into a new draw pile
mm-log-reshuffles-cards = The discarded dungeon cards of cost { $cost } are shuffled into a new pile
mm-log-reshuffles-books = The discarded spellbooks are shuffled into a new pile
mm-log-foresees = looks at the top card: { $card }
mm-log-foresees-one = looks at the top card
mm-log-keeps = keeps it
mm-log-throws-away = discards { $card }
mm-log-hand = explores with { $cards }
mm-log-first = is the first to finish: time bonus of { $n }
mm-log-finished = has finished, { $n ->
    [0] without a card
    [one] with one card
   *[other] with { $n } cards
}, in a dead end
mm-log-finished-exit = has finished, { $n ->
    [0] without a card
    [one] with one card
   *[other] with { $n } cards
}, and found an exit
mm-log-scores-primary = scores { $n } for the primary objective and earns { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}
mm-log-scores-secondary = scores { $n } for the secondary objective
mm-log-recycles = recycles { $card }
mm-log-removes = removes { $card } from the game
mm-log-barters = gives { $given } for { $taken }
mm-log-refresh = All visible market cards are replaced
mm-log-ends = The sixth turn is over

# Great moments: what is shown large when it happens.
mm-moment-first = { $seat } is the first to finish
mm-moment-first-why = The hourglass on the primary objective is for the first who has drawn a path and stops.
mm-moment-bonus = time bonus
mm-moment-second = Secondary objective of turn { $turn }: { $goal }
mm-moment-sold = { $seat } buys { $thing }
mm-moment-paid = coins paid

# The end.
mm-wins = { $seat } wins with { $n } points
mm-share = { $seats } share the victory with { $n } points
mm-row-primary = Primary objectives
mm-row-secondary = Secondary objectives, halved
mm-row-bonus = Time bonus
mm-row-exits = Exits
mm-row-path = Path of this turn
mm-row-deck = Cards later on
mm-row-books = Spellbooks later on
mm-row-coins = Coins
mm-row-total = Final score

# The cards.
mm-card-S-1 = Crossroads
mm-card-S-2 = Guard Room
mm-card-S-3 = Storeroom
mm-card-S-4 = Locked Closet
mm-card-S-5 = Back Stairs
mm-card-S-6 = Scriptorium
mm-card-S-7 = Weapon Rack
mm-card-S-8 = Cellar Steps
mm-card-S-9 = Long Gallery
mm-card-D3-01 = Cask Cellar
mm-card-D3-02 = Toll Passage
mm-card-D3-03 = Duelling Hall
mm-card-D3-04 = Reading Nook
mm-card-D3-05 = Three Cells
mm-card-D3-06 = Twin Stairwells
mm-card-D3-07 = Jailer’s Hook
mm-card-D3-08 = Chalk Circles
mm-card-D3-09 = Goblin Watch
mm-card-D3-10 = Rotten Planks
mm-card-D3-11 = Climber’s Den
mm-card-D3-12 = Iron Gate
mm-card-D3-13 = Tinker’s Bench
mm-card-D3-14 = Tailor’s Cell
mm-card-D3-15 = Whispering Pit
mm-card-D3-16 = Ambush Corner
mm-card-D3-17 = Sunken Vault
mm-card-D3-18 = Clerk’s Office
mm-card-D4-01 = Brewery
mm-card-D4-02 = Counting House
mm-card-D4-03 = Barracks
mm-card-D4-04 = Library Wing
mm-card-D4-05 = Servants’ Rooms
mm-card-D4-06 = Spiral Shafts
mm-card-D4-07 = Locksmith
mm-card-D4-08 = Moon Gate
mm-card-D4-09 = Goblin Barrack
mm-card-D4-10 = Collapsing Floor
mm-card-D4-11 = Rope Bridge
mm-card-D4-12 = Double Lock
mm-card-D4-13 = Workshop
mm-card-D4-14 = Ember Walk
mm-card-D4-15 = Flooded Crypt
mm-card-D4-16 = Sentry Line
mm-card-D4-17 = Hedge Wizard
mm-card-D4-18 = Miser’s Run
mm-card-D5-01 = Grand Cellar
mm-card-D5-02 = Treasury Hall
mm-card-D5-03 = Arsenal
mm-card-D5-04 = Archive of Runes
mm-card-D5-05 = Old Cloister
mm-card-D5-06 = Endless Steps
mm-card-D5-07 = Ring of Keys
mm-card-D5-08 = Star Chamber
mm-card-D5-09 = War Den
mm-card-D5-10 = False Floors
mm-card-D5-11 = Hangman’s Store
mm-card-D5-12 = Triple Gate
mm-card-D5-13 = Master Mason
mm-card-D5-14 = Lava Causeway
mm-card-D5-15 = Oubliette
mm-card-D5-16 = Keyed Lair
mm-card-D5-17 = Buried Portal
mm-card-D5-18 = Gilded Trap
mm-card-D6-01 = Royal Vineyard
mm-card-D6-02 = Vault of Crowns
mm-card-D6-03 = Hall of Blades
mm-card-D6-04 = Great Library
mm-card-D6-05 = Palace Quarters
mm-card-D6-06 = Tower of Stairs
mm-card-D6-07 = Warden’s Hoard
mm-card-D6-08 = Nexus
mm-card-D6-09 = Goblin Court
mm-card-D6-10 = Gauntlet of Pits
mm-card-D6-11 = Sky Cables
mm-card-D6-12 = Iron Labyrinth
mm-card-D6-13 = Guild Workshop
mm-card-D6-14 = Heart of Fire
mm-card-D6-15 = Dragon’s Larder
mm-card-D6-16 = Deep Sanctum
mm-card-D6-17 = Circle of Elders
mm-card-D6-18 = King’s Ransom

# The solver.
mm-solve-no-hand = Name the cards of the hand: one to { $most } of { $known }.
mm-solve-many-cards = A hand has at most { $most } cards; you named { $n }.
mm-solve-twice = { $id } is named twice: a hand has each card at most once.
mm-solve-no-card = There is no card { $id }. The cards are: { $known }.
mm-solve-no-objective = There is no objective { $id }. The objectives are: { $known }.
mm-solve-no-token = There is no fairy token { $id }. The fairy tokens are: { $known }.
mm-solve-no-spell = There is no spellbook { $id }. The spellbooks are: { $known }.
mm-solve-other-game = This is a match of { $game }, not of Map Masters.
mm-solve-not-exploring = Nobody is exploring at this moment of the match: name another moment with --at.
mm-solve-nobody = A spectator has no hand: name a seat with --as.
mm-solve-file-alone = The match says which objective, tokens and spellbooks there are: leave out --objective, --token and --spell.
mm-solve-at-what = --at names a moment of a match: give the file of a match instead of cards.
mm-solve-so-far = { $seconds } s: { $value } points so far
mm-solve-between = { $seconds } s: { $value } points so far, no path is worth more than { $bound }
mm-solve-card = { $card } ({ $id }): column { $x }, row { $y }
mm-solve-card-turned = { $card } ({ $id }): column { $x }, row { $y }, turned
mm-solve-left-out = Left out: { $cards }
mm-solve-path = Path: { $path }
mm-solve-nothing = No path is worth any points here.
mm-solve-found = Found: { $found }
mm-solve-exit = The path ends at an exit.
mm-solve-dead-end = The path ends in a dead end.
mm-solve-proven = Proven: no path is worth more ({ $value } points in all).
mm-solve-open = Worth { $value } points in all. Not proven to be the best, but no path is worth more than { $bound }.

# Counsel.
mm-plan-proven = The best possible path: { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $goal }), { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $exit }. Proven.
mm-plan-open = The best path found so far: { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $goal }), { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $exit }.
mm-plan-exit = with an exit
mm-plan-dead-end = without an exit
mm-review = The best paths of turn { $n }
mm-review-best = { $goal }: { $n } of { $most ->
    [one] { $most } point
   *[other] { $most } points
}. Nobody could have scored more with this hand.
mm-review-proven = { $goal }: { $n } of { $most ->
    [one] { $most } point
   *[other] { $most } points
} that were possible with this hand.
mm-review-open = { $goal }: { $n } of at least { $best ->
    [one] { $best } point
   *[other] { $best } points
} with this hand; more than { $most } is impossible.

# What is seen.
mm-heading = Turn { $turn } of { $turns }
mm-phase-market = Market
mm-phase-hand = Hand
mm-phase-exploration = Exploration
mm-phase-reward = Reward
mm-phase-reset = Reset
mm-mode-cards = Cards
mm-mode-path = Path
mm-tab-dungeon = Dungeon
mm-tab-mine = My dungeon
mm-tab-goals = Objectives
mm-tab-found = Finds
mm-tab-score = Score
mm-tab-others = Others
mm-tab-market = Market
mm-tab-cards = Cards
mm-goals = Objectives
mm-goal-piece-0 = Primary objective: { $goal }
mm-goal-piece-1 = Secondary objective: { $goal }
mm-goal-second = Secondary objective
mm-goal-second-text = Drawn when everyone has finished.
mm-goal-timed-text = { $text } :sands-of-time: Bonus for the first to finish.
mm-goal-barrel-text = { $n } VP for each barrel circled.
mm-goal-sword-text = { $n } VP for each sword circled, used or not.
mm-goal-coin-text = { $n } VP for each coin circled.
mm-goal-scroll-text = { $n } VP for each scroll circled, used or not.
mm-goal-room-text = { $n } VP for each room visited, all its monsters beaten.
mm-goal-stairs-text = { $n } VP for each staircase used.
mm-goal-key-text = { $n } VP for each key circled, used or not.
mm-goal-circle-text = { $n } VP for each magic circle met, used or not.
mm-goal-monster-text = { $n } VP for each monster beaten.
mm-goal-trap-text = { $n } VP for each trapdoor circled or lava crossed.
mm-goal-rope-text = { $n } VP for each rope circled, used or not.
mm-goal-padlock-text = { $n } VP for each padlock opened.
mm-books = Spellbooks
mm-books-of = Spellbooks of { $seat }
mm-tokens = Fairy tokens
mm-tokens-of = Fairy tokens of { $seat }
mm-hand = Hand
mm-hand-of = Hand of { $seat }
mm-kept = For the next turn
mm-kept-of = For the next turn of { $seat }
mm-recycled = recycled
mm-foreseen = Top card
mm-deck = Draw pile
mm-discard = Discard pile
mm-dungeon = Dungeon of { $seat }
mm-cell = Column { $x }, row { $y }
mm-pawn = Pen of { $seat }
mm-mark-ring = { $thing }, circled
mm-mark-strike = { $thing }, crossed out
mm-market-tokens = Fairies
mm-market-books = Books
mm-market-cards = Cost { $cost }
mm-price = { $n } :two-coins:
mm-pile = Face down
mm-score = Score
mm-sheet = Score board of { $seat }
mm-column-primary = Goal 1
mm-column-secondary = Goal 2
mm-column-bonus = Time
mm-column-exit = Exit
mm-box-primary = Primary objective, turn { $turn }
mm-box-secondary = Secondary objective, turn { $turn }
mm-box-bonus = Time bonus, turn { $turn }
mm-box-exit = Exit, turn { $turn }
mm-tick = Exit found
mm-walked = Turn { $turn }: what the paths earn
mm-found = Found
mm-found-coin = Coins
mm-found-barrel = Barrels
mm-found-sword = Swords
mm-found-key = Keys
mm-found-scroll = Scrolls
mm-found-rope = Ropes
mm-found-monster = Monsters beaten
mm-found-padlock = Padlocks opened
mm-found-trapdoor = Traps met
mm-found-circle = Magic circles
mm-found-recycle = Recycle
mm-found-scissors = Scissors
mm-found-stairs = Staircases used
mm-found-room = Rooms visited
mm-legend = Legend
mm-legend-upper = upper level
mm-legend-lower = lower level
mm-legend-room = room
mm-count-points = Victory points
mm-count-coins = Coins
mm-count-exits = Exits
mm-count-books = Spellbooks
mm-note-buys = buying
mm-note-passed = passed
mm-note-explores = exploring
mm-note-places = placing cards
mm-note-draws = drawing a path
mm-note-finished = finished
mm-note-first = finished first

# Tips: what the rules say about each kind of thing, in at most twenty words.
mm-tip-primary = Known before you buy: what the path found of it, times its value, in full.
mm-tip-secondary = Drawn after the paths: what they found of it counts; of the whole column half is added.
mm-tip-bonus = In a turn with an hourglass, for the first to finish with a legal path.
mm-tip-exit = Ticked when the path leaves the dungeon; most ticks are worth 2 points, second most 1.
mm-tip-cell = A card may lie here if openings meet openings; all cards must hang together.
mm-tip-cell-name = A place for a card
mm-tip-end = A way in or out: the path begins at one, and leaves by another for an exit.
mm-tip-node = The path is one line: no corridor twice, and no crossing on the same level.
mm-tip-node-name = A step of the path
mm-tip-pen = The head of the path: what is met first can pay for what comes later.
mm-tip-circled = Found: it counts for the objectives, whether it was used or not.
mm-tip-crossed = Used or overcome: it cannot be used again, and still counts for the objectives.
mm-tip-upper = Upper level: all openings are here, so the path begins, changes cards and ends here.
mm-tip-lower = Lower level: reached by stairs, a trapdoor or a circle; the path may pass under itself.
mm-tip-room = Entering, beat all its monsters at once; then everything in it is yours.
mm-tip-sword = A sword beats one monster; used or not, it counts if it was found.
mm-tip-scroll = A scroll leads from one magic circle to any other; used or not, it counts if found.
mm-tip-key = A key opens one padlock; used or not, it counts if it was found.
mm-tip-rope = A rope crosses one trap; used or not, it counts if it was found.
mm-tip-coins = Spent in the market, kept from turn to turn; at the end three are a point.
mm-tip-books = At most two; each works once a turn, in its phase, and is ready again next turn.
mm-tip-coin = Each is paid out after the exploration; it cannot be spent on the path.
mm-tip-barrel = Good for objectives, and for one spell.
mm-tip-monster = Beaten with a sword each; one that stops the path does not count.
mm-tip-padlock = Opened with a key each; one that stops the path does not count.
mm-tip-trap = Crossed with a rope; through a trapdoor one may also fall to the lower level, free.
mm-tip-circle = Counts when it is met; with a scroll it leads to any other unused circle.
mm-tip-recycle = After the turn, for each one found: keep one of the five cards for the next hand.
mm-tip-scissors = After the turn, for each one found: remove one of the five cards from the game.
mm-tip-stairs = Walked once, up or down: each staircase counts once.

mm-tip-not-picked = it counts by itself and is not picked
mm-tip-not-market = the market is over for this turn
mm-tip-not-yours = it belongs to { $seat }
mm-tip-not-fitting = no place fits: opening against opening
mm-tip-not-twice = a card is kept or removed once
mm-tip-not-optimised = recycling left: { $recycles }, scissors left: { $scissors }
mm-tip-not-full = your hand is full: { $n } cards
mm-tip-not-starting = a starting card is not exchanged
mm-tip-not-used = only a card of your dungeon, for one that costs no more
mm-tip-not-dearer = it costs more than the cards you can give
mm-tip-not-in-stock = none left
mm-tip-not-owned = { $seat } has it
mm-tip-not-coins = { $cost ->
    [one] one coin
   *[other] { $cost } coins
}, you have { $has }
mm-tip-not-aligned = no card fits here: opening against opening
mm-tip-not-free = no free end: a card lies against it
mm-tip-not-yet-begun = begin the path at a free end
mm-tip-not-passed-twice = the path runs there already
mm-tip-not-outside = the path has left the dungeon
mm-tip-not-from-head = no step leads there from the head of the path
mm-tip-coins-now = at the end worth { $points ->
    [one] one point
   *[other] { $points } points
}
mm-tip-stock-now = for sale: { $n }
mm-tip-goal-each = { $vp ->
    [one] one point
   *[other] { $vp } points
} for each one found{ $bonus ->
    [0] {""}
   *[other] ; first to finish: { $bonus } more
}
mm-tip-goal-now = your path: { $n } found, { $points ->
    [one] one point
   *[other] { $points } points
}
mm-tip-row-now = found: { $n }, used: { $used }
