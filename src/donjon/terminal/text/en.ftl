# What the terminal says at the table.
term-decimal-sign = .
term-zone = { $zone }:
term-empty-zone = { $zone }: nothing yet.
term-entry = >
term-more = — more: Enter; stop: any word —
term-keys = u undo · ? rule · h hint · l log · s 2 sheet · q save and quit · help
term-subset = Type the numbers, such as 1 3; 0 or Enter for none.
term-many-choices = { $count } choices are marked ◇ on the board: type the name of one, such as { $example }; c lists them all.
term-sealed = The seed is sealed: { $hash }
term-pass = Pass the screen to { $name }, then press Enter.
term-chosen = { $words } ← your choice
term-nobody-changes = Nobody at this screen has made a choice that can still be changed.
term-nothing-behind = There is nothing to review.
term-best-of = { $name }: { $words }
term-bot-fault = { $name } cannot go on: { $reason }. The safe choice is made instead.
term-no-hint = There is no hint here: the bot was asked, but { $reason }.
term-hint = Hint: { $entry } ({ $words })
term-possible = Yes: { $number } is “{ $words }”.
term-why-not = { $thing } is not among the legal choices here. { $rule } says:
term-unknown-thing = Nothing on the table is called “{ $thing }”.
term-no-rule = There is no text for the rule { $rule }.
term-which-seat = Whose sheet? Type s and a number from 1 to { $most }, a letter or a name, such as s 1.
term-nothing-typed = Nothing was typed. { $right }
term-not-understood = “{ $entry }” means nothing here. { $right }
term-not-possible = “{ $entry }” cannot be chosen here (? { $entry } says why). { $right }
term-ambiguous = “{ $entry }” may mean several choices; type the number: { $choices }.
term-no-number = There is no choice { $number }. { $right }
term-no-piece = There is no number { $number }: type numbers from 1 to { $most } with spaces between them, or 0 for none.
term-no-such-subset = That cannot be picked together: type numbers from 1 to { $most } with spaces between them, or 0 for none.
term-right-number = Type a number from 1 to { $most }.
term-right-name = Type a number from 1 to { $most }, or a name such as { $example }.
term-right-subset = Type numbers from 1 to { $most } with spaces between them, or 0 for none.
term-too-many-players = { $given } players are named, but there { $seats ->
    [one] is only 1 seat
   *[other] are only { $seats } seats
}.
term-unknown-player = Nobody is called “{ $name }”. A seat can be: { $known }, or a class of your own: my_bot.py:Mine.
term-save-where = Save to which file? (Enter: do not save)
term-saved = The match is saved in { $file }. To go on: donjon play { $file }
term-not-saved = The match is not saved. To save one, start it with: donjon play --save FILE
term-place = Place
term-seed = Seed: { $seed }
term-commitment = Its hash, shown before the first choice: { $hash }
term-record-in = The record is in { $file }. To look at it: donjon replay { $file }
term-help =
    A number, the name of a square or piece, or the beginning of a choice: choose it.
    u  take the last choice back       ?  the rule; ? K4 or ? 3: why it is possible, or not
    h  hint from the strongest bot     l  the whole log
    s 2  the sheet of seat 2           t  all cards with cost and text
    c  all choices                     v  draw again
    m  change your choice while others choose (m 2: seat 2)
    b  review: the best that could have been done
    q  save and quit                   help  this page
term-signs = Signs:
term-marks = ● end of a turn · ▒ wall · █ masonry · ✓ ticked · ✗ crossed out · – struck out

# The words for icons.
term-icon-anticlockwise-rotation = back
term-icon-barrel = barrel
term-icon-big-egg = egg
term-icon-boot-prints = two boots
term-icon-brick-wall = wall
term-icon-broadhead-arrow = arrow
term-icon-broadsword = sword
term-icon-broken-heart = defeats
term-icon-campfire = campfire
term-icon-card-draw = cards
term-icon-cave-entrance = lair
term-icon-check-mark = done
term-icon-compass = discovery
term-icon-cowled = character
term-icon-crossed-bones = life point
term-icon-crossed-swords = combat
term-icon-crowned-skull = monster chief
term-icon-crystal-cluster = crystal
term-icon-cut-diamond = gem
term-icon-daemon-skull = monster
term-icon-death-skull = skull
term-icon-doorway = room
term-icon-double-fish = fish
term-icon-encirclement = surrounded tile
term-icon-exit-door = exit
term-icon-fairy = fairy
term-icon-fish-monster = Ulumu
term-icon-flying-flag = flag
term-icon-gooey-daemon = Wallrog
term-icon-health-potion = healing potion
term-icon-hearts = heart
term-icon-help = unexplored
term-icon-high-grass = meadow
term-icon-hole = trapdoor
term-icon-hourglass = skipped turn
term-icon-imp = demon
term-icon-imp-laugh = Zibber
term-icon-key = key
term-icon-knapsack = backpack
term-icon-laurels = victory point
term-icon-lava = lava
term-icon-locked-chest = shut chest
term-icon-magic-palm = skill
term-icon-magic-portal = portal
term-icon-magic-potion = teleportation potion
term-icon-magic-swirl = magic
term-icon-monster-grasp = monster
term-icon-open-chest = open chest
term-icon-open-treasure-chest = treasure chamber
term-icon-padlock = lock
term-icon-pentagram-rose = magic circle
term-icon-pine-tree = forest
term-icon-poison-gas = fog
term-icon-portal = teleport
term-icon-position-marker = start
term-icon-potion-of-madness = raging fury
term-icon-queen-crown = crown
term-icon-raise-skeleton = skeleton
term-icon-recycle = recycle
term-icon-ring = ring
term-icon-ringing-bell = noise
term-icon-robber-hand = theft
term-icon-rope-coil = rope
term-icon-round-potion = potion
term-icon-round-star = star
term-icon-saber-tooth = tooth
term-icon-sands-of-time = time
term-icon-scissors = scissors
term-icon-scroll-unfurled = quest
term-icon-semi-closed-eye = find
term-icon-shiny-apple = apple
term-icon-skeleton-key = master key
term-icon-spider-alt = spider
term-icon-spiked-dragon-head = dragon
term-icon-spyglass = watch
term-icon-stairs = stairs
term-icon-stone-path = corridor
term-icon-stone-tower = place
term-icon-sun = sun
term-icon-sunset = sunset
term-icon-super-mushroom = mushroom
term-icon-tied-scroll = scroll
term-icon-two-coins = gold
term-icon-vintage-robot = bot
term-icon-visored-helm = hero
term-icon-walking-boot = step

# The command line.
cli-about = Dungeon-adventure board games at one table: play them, watch bots play them, prove how a match went.
cli-usage = donjon COMMAND [OPTIONS]
cli-commands = Commands
cli-parameters = Options
cli-arguments = Arguments
cli-help-flag = Show this page.
cli-version-flag = Show the version.
cli-see-help = See: { $command } --help
cli-bad-missing = Something is missing: { $name } needs a value.
cli-bad-value = { $name } cannot be “{ $value }”.
cli-bad-repeat = { $name } is given twice.
cli-bad-words = “{ $words }” means nothing here.
cli-games = List the games, their seats and their options.
cli-play = Play a match in the terminal, against bots or with others at the same screen.
cli-serve = Open the table: people and bots play in the browser.
cli-arg-host = The address to listen on. Without it: this machine alone. 0.0.0.0: friends on the same network, too; with IPv6, “::”.
cli-arg-port = The port to listen on. Without it: 8642. 0: any that is free.
cli-arg-database = Where matches are stored: sqlite:///FILE or postgresql://HOST/NAME. Without it: a file in the data folder.
cli-arg-redis = Redis, by which several servers on one PostgreSQL notify each other: redis://HOST.
cli-arg-data = The folder for the database file and the key. Without it: your own data folder.
cli-arg-secure = The server is behind HTTPS: cookies are sent over HTTPS only.
cli-arg-public_url = Where people on the Internet open the table, if it is behind a proxy: https://HOST. Invitations lead there.
cli-arg-limit = A limit, as name=value: rate, burst, tables, idle, think and others.
cli-arg-open = Open the browser.
cli-sim = Let bots play many matches and show the statistics.
cli-ladder = Let every bot meet every other on the same deals, in every seat, and show who wins.
cli-replay = Look at a recorded match step by step, as any player or a spectator sees it.
cli-verify = Play a record again and check every step of it.
cli-solve = Find the best dungeon and path for a hand of Map Masters, and prove it.
cli-arg-cards = The cards by their ids, such as S-4 D5-11; or the file of a match, in which a seat explores.
cli-arg-objective = The primary objective, one of barrel, sword, coin, scroll, room, stairs, key, circle, monster, trap, rope, padlock. Without it: room.
cli-arg-token = A fairy token: sword, scroll, key or rope; may be given several times.
cli-arg-spell = A spellbook, such as SB-4; may be given several times.
cli-arg-seconds = How long to search. Without it: 10.
cli-solve-at = With a file: the moment after this many choices. Without it: the last one.
cli-solve-viewer = With a file: whose hand, by letter (A), number from 1 or name of the seat. Without it: A.
cli-at-least-a-moment = A search needs some time: --seconds must be more than 0.
cli-rules = Read the rules: by id (DQ-4.8), by chapter (DQ-4), or by words.
cli-new-game = Write the skeleton of a new game: a package with rules to play, texts and tests.
cli-arg-name = What the game is called in code and on the command line, such as lost_city.
cli-arg-into = The folder in which the folder of the game is made. Without it: the one you are in.
cli-game-name-form = “{ $name }” cannot be the name of a game. A name has small letters, digits and single underscores, begins with a letter and has at most { $longest } signs, such as lost_city.
cli-game-name-reserved = “{ $name }” is a word that Python or Donjon uses itself. Choose another name.
cli-game-name-taken = There is a game called “{ $name }” already. Choose another name.
cli-game-name-package = There is a Python package called “{ $name }” already, and a game of that name would hide it. Choose another name.
cli-new-game-exists = { $file } exists already, and nothing was written. Choose another name, or another folder with --into.
cli-new-game-written = { $title } is written: { $count } files in { $file }
cli-new-game-install = Install it:  { $file }
cli-new-game-play = Play it:     { $file }
cli-new-game-test = Test it:     { $file }
cli-new-game-next = What to change, room by room: { $file }
cli-bench = Measure how fast the rules run.
cli-arg-game = The game, such as dragonquest.
cli-play-game = The game, or the file of a saved match; nothing: you are asked.
cli-rules-game = Only the rules of this game.
cli-arg-seats = How many seats there are.
cli-arg-who = The player of each seat: person, level1 to level4, a house player such as pip or owl, search:worlds=64, greedy, random or absent, separated by commas or given one by one. Without it: a person, then greedy.
cli-sim-who = The bot of each seat: level1 to level4, a house player such as pip or owl, search:worlds=64, greedy, random, absent or my_bot.py:Mine, separated by commas or given one by one. Without it: greedy.
cli-arg-bots = The bots, separated by commas or given one by one; all stands for the four levels and the eight house players. Without it: level1, level2, level3, level4.
cli-arg-challengers = Those of the bots that meet all others; at more than two seats they alone sit among the others. Without it: every bot.
cli-ladder-challenger = { $name } is not among the bots of this ladder, so it cannot be a challenger.
cli-ladder-matches = How many matches a pair; every deal is played once from each seat.
cli-ladder-seed = A number or a text: the same one gives the same deals. Without it: 0.
cli-ladder-file = A file that keeps every match of the ladder: what it has already is not played again.
cli-ladder-bots = A ladder needs at least two different bots, each named once.
cli-ladder-seats = A ladder needs at least two seats.
cli-ladder-bot = Bot
cli-ladder-against = Against
cli-ladder-nobody = Nobody
cli-ladder-points = Points
cli-ladder-cpu = ms a turn
cli-ladder-longest = Longest
cli-ladder-decided = Of decided
cli-ladder-deals = { $matches } matches a pair: { $deals } deals, each once from every seat ({ $seats } seats). A shared win counts by its share. Times are CPU milliseconds, of a turn on average and of the longest one.
cli-tune = Look for better weights of a game’s policy, and confirm them on fresh deals.
cli-tune-matches = How many matches each candidate plays against the present weights; every deal is played once from each seat. Without it: 100.
cli-tune-seed = A number or a text: the same one finds the same weights. Without it: 0.
cli-arg-only = The weights to tune, separated by commas or given one by one. Without it: all.
cli-arg-generations = How many generations of candidates are tried. Without it: 30.
cli-arg-confirm = How many matches on fresh deals show whether the tuned weights are better. Without it: 2000.
cli-arg-write = The file for the tuned weights, as TOML; one that exists is replaced. Without it they are printed.
cli-tune-seats = Weights are tuned in matches against the present ones: at least two seats.
cli-tune-numbers = At least one match, one generation and one match to confirm.
cli-tuning = Tuning
cli-confirming = Confirming
cli-tune-weight = Weight
cli-tune-before = Before
cli-tune-after = After
cli-tune-played = { $generations } generations, { $matches } matches.
cli-tune-confirmed = On fresh deals they won { $rate } % ({ $low } – { $high }) of { $matches } matches; { $fair } % would be fair.
cli-tune-holds = The tuned weights are better than those before.
cli-tune-does-not-hold = That they are better than those before is not shown: keep those.
cli-tune-unconfirmed = The tuned weights were not confirmed: nothing shows that they are better than those before.
cli-tune-written = Written to { $file }
cli-arg-names = The names of the seats, separated by commas.
cli-arg-seed = A number or a text that determines all chance. Without it: a new one, sealed until the end.
cli-sim-seed = A number or a text: the same one gives the same matches. Without it: 0.
cli-arg-option = An option of the game as name=value; may be given several times (see donjon games).
cli-arg-save = Save the match to this file, after every choice.
cli-arg-resume = Go on with the match saved in this file.
cli-arg-lang = The language: en or fr. Without it: the locale’s.
cli-arg-json = Print JSON for a program.
cli-arg-matches = How many matches.
cli-arg-jobs = How many processes to use.
cli-arg-count = Show line by line what the points came from.
cli-arg-timing = Put the time into the JSON as well.
cli-arg-file = The file of a match.
cli-arg-at = Show only the moment after this many choices.
cli-arg-viewer = Who looks: the letter (A), number from 1 or name of a seat. Without it: a spectator.
cli-arg-scene = With --json: the scene instead of the view.
cli-arg-about = An id, a chapter, or words to search for; nothing: the chapters.
cli-arg-words = Arguments for the benchmark.
cli-name = Name
cli-title = Title
cli-seats = Seats
cli-from-to = { $least } to { $most }
cli-options-of = Options of { $game }
cli-option = Option
cli-values = Values
cli-default = Default
cli-option-form = An option is written name=value, not “{ $option }”.
cli-which-language = Language ({ $known })? Enter: en.
cli-game-line = { $number }  { $title }
cli-which-game = Which game, { $least } to { $most }? Enter: { $usual }.
cli-how-many = How many seats, { $least } to { $most }? You take the first, bots take the others. Enter: { $usual }.
cli-number-please = Type a number from { $least } to { $most }.
cli-save-exists = { $file } exists already. To go on with it: donjon play { $file }. To start a new match, name another file.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-cannot-write = { $file } cannot be written: { $reason }.
cli-no-such-file = there is no such file or folder
cli-not-allowed = permission denied
cli-is-a-folder = it is a folder
cli-disk-full = the disk is full
cli-spectator = a spectator
cli-moment = After choice { $at } of { $last }, seen by { $viewer }
cli-replay-keys = Enter forward · b back · a number: go there · f first · e last · a B: as B sees it · a: spectator · l log · q quit
cli-replay-help = Type Enter, b, f, e, a number from 0 to { $last }, a with the letter of a seat, l, or q.
cli-no-moment = There is no moment { $at }: the record has { $last } choices, from 0 to { $last }.
cli-no-viewer = There is no seat “{ $name }”: choose one of { $letters }, or spectator.
cli-verified = { $game }, rules version { $rules }: { $choices ->
    [one] one choice and its hash are right.
   *[other] { $choices } choices and their hashes are right.
}
cli-verified-seed = The seed is the one that was sealed: { $hash }
cli-not-over = The match is not over.
cli-no-catalogue = There are no rules of “{ $game }”. There are those of: { $known }.
cli-rules-in-english = These rules are written in English.
cli-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
cli-no-rules = No rule is called “{ $words }”, and none has these words.
cli-no-bench = The benchmarks are in the folder bench/ of the source tree: run them there with “make bench”.
cli-bots-only = Only bots play here: level1 to level4, a house player such as pip or owl, search:worlds=64, greedy, random or absent.
cli-at-least-one = At least one match and one process.
cli-playing = Playing
cli-mean = Mean
cli-least = Least
cli-lower = Lower quartile
cli-median = Median
cli-upper = Upper quartile
cli-most = Most
cli-decisions = Decisions
cli-rounds = Rounds
cli-score-of = Score of { $seat } { $bot }
cli-score-of-all = All scores
cli-wins = Wins
cli-interval = 95 %
cli-matches-with = Matches with any
cli-counts = { $matches ->
    [one] One match
   *[other] { $matches } matches
}; { $shared } with several winners, { $nobody } without any.
cli-faults = { $matches ->
    [one] { $matches } match was lost by an error of a bot:
   *[other] { $matches } matches were lost by errors of bots:
}
cli-fault = { $bot }, { $matches } ×: { $reason }
cli-more-faults = … and { $count ->
    [one] { $count } other error
   *[other] { $count } other errors
}; --json lists all.
cli-speed = { $matches ->
    [one] One match
   *[other] { $matches } matches
} in { $seconds } s: { $rate } a second.
cli-interrupted = Interrupted.
