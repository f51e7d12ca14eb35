# What the client itself says.

## Everywhere
ui-close = Close
ui-loading = One moment…
ui-error = Something went wrong. Nothing is lost; try again.
ui-offline = The table cannot be reached. Check your connection; nothing is lost.
ui-not-found = There is nothing here.
ui-not-found-text = The address may be mistyped, or the table is no longer there.
ui-no-game = There is no such game here
ui-no-game-text = No game is called “{ $game }”. These can be played:
ui-part-failed = This part could not be loaded. Check your connection; nothing is lost.
ui-try-again = Try again
ui-back-to-lobby = Back to the lobby
ui-cancel = Cancel
ui-more = Show more
ui-skip = Skip to the content
ui-copy = Copy
ui-copied = Copied. Send it to anyone you like.
ui-read-rule = Read rule { $id }

## Top bar
ui-home = Donjon, to the lobby
ui-nav = Pages
ui-nav-play = Play
ui-nav-watch = Watch
ui-nav-replays = Replays
ui-nav-rules = Rules
ui-sign = Choose a name
ui-language-other = Passer en français

## Settings
ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-system = System
ui-theme-dark = Dark
ui-theme-light = Light
ui-motion = Motion
ui-motion-system = System
ui-motion-full = Full
ui-motion-calm = Reduced
ui-tempo = What others do is shown
ui-tempo-instant = Instantly
ui-tempo-brisk = Briskly
ui-tempo-calm = Calmly
ui-tempo-now = What others do is shown: { $tempo }
ui-show-skip = Skip
ui-show-skip-note = Go on to the next act; twice: to the next turn
ui-since = Since your last turn
ui-since-open = Show what everybody did
ui-since-fold = Fold
ui-since-look = Look back at { $name }’s turn
ui-since-line = { $name }: { $words }
ui-since-stays = stayed at
ui-since-play = Play my turn
ui-since-nothing = nothing befell you.
ui-since-spoken = Since your last turn: { $what }
ui-since-press = Press B for { $n ->
    [one] one turn
   *[other] { $n } turns
}.
ui-past = Looking back
ui-past-step = Looking back: step { $at } of { $of }
ui-past-step-of = Looking back at { $name }: step { $at } of { $of }
ui-past-ribbon = The moments since your last turn
ui-past-back = One step back
ui-past-on = One step on
ui-past-turn-back = One turn back
ui-past-now = Back to now
ui-key-space = Space
ui-keys-skip = end what is shown, twice: the turn
ui-keys-skip-all = show the present
ui-keys-steps = one step back, one on
ui-keys-turns = one turn back, one on
ui-keys-play = play or pause
ui-keys-ends = beginning, end
ui-one-tap = One tap plays
ui-one-tap-note = On a touch screen, without a preview first
ui-letters = Letter keys
ui-letters-note = Single letters play choices on the table
ui-sound = Sound
ui-sound-note = Quiet sounds of what happens, after your first click
ui-sound-is-on = Sound is on
ui-sound-is-off = Sound is off
ui-volume = Volume
ui-percent = { $n } %
ui-only-turn = Only when it is my turn
ui-only-turn-note = Everything else stays silent
ui-captions = Sounds as words
ui-captions-note = What is heard is also written at the edge for a moment
ui-sound-turn = two knocks: your turn
ui-sound-guest = a knock: somebody is here
ui-sound-chat = tick: a message
ui-sound-card = a card
ui-sound-tile = wood on wood
ui-sound-pencil = a pencil
ui-sound-dice = dice
ui-sound-step = a step
ui-sound-latch = a latch
ui-sound-bell = a small bell
ui-sound-pings = coins
ui-sound-points = points
ui-sound-heal = healing
ui-sound-clang = dull metal
ui-sound-hurt = heartbeat: a wound
ui-sound-fall = heartbeat, then a long low tone
ui-sound-breath = something breathes
ui-sound-roar = a roar
ui-sound-steel = steel on steel
ui-sound-won = a tune: won
ui-sound-over = a tune: it is over
ui-notify = Tell me when it is my turn
ui-notify-note = Also when this page is out of sight
ui-notify-denied = The browser does not allow notifications from this page.
ui-speed-native = Native speed
ui-speed-bots = Bots at native speed, the table from its next start
ui-speed-compiling = Native speed: { $percent } %
ui-speed-interpreted = Interpreted: slower, otherwise the same
ui-speed-no-compiler = Interpreted: the server has no C compiler
ui-speed-no-headers = Interpreted: the server has no Python headers
ui-speed-no-tools = Interpreted: the server has no mypyc
ui-speed-no-space = Interpreted: the server’s disk is full
ui-speed-failed = Interpreted: native code could not be made

## Name
ui-name-first = What shall we call you?
ui-name-change = Change your name
ui-name-label = Your name at the table
ui-name-note = Everyone at your tables sees it. No account, no password.
ui-name-done = That’s me

## Lobby
ui-lobby-title = { $games ->
    [5] Five dungeons, one table
   *[other] Dungeons at one table
}
ui-lobby-lead = Dungeon board games in your browser: against bots at once, or with friends by a link. No account, nothing to install.
ui-away = The server does not answer. Nothing is lost; this page tries again by itself.
ui-easiest = easiest start
ui-door-bots = Play now against bots
ui-door-bots-note = Starts at once; you choose who sits down.
ui-door-bots-short = Play now
ui-door-bots-what = against bots
ui-door-friends = Play with friends
ui-door-friends-note = They come by a link; bots may fill the table.
ui-door-friends-short = Play with friends
ui-door-friends-what = by a link
ui-level = Level
ui-level-gentle = gentle
ui-level-mixed = mixed
ui-level-strong = strong
ui-level-masters = masters
ui-level-dealt = Level: { $level }
ui-change = Change
ui-bot = bot
ui-on-your-own = On your own
ui-play-now = Play { $game } now
ui-first-time = First time here?
ui-first-time-note = { $game } is the easiest to begin with. Gentle house players sit down with you.
ui-first-time-play = Try it
ui-house-players = Who sits down with you?
ui-continue = Continue
ui-finished-matches = { $n ->
    [one] 1 finished match
   *[other] { $n } finished matches
}
ui-people = { $people ->
    [one] 1 person
   *[other] { $people } people
} at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
ui-games = Games
ui-game = Game
ui-all-games = All games
ui-players = Players:
ui-length = Length:
ui-minutes = { $n } min
ui-turns-waiting = { $n ->
    [one] 1 match waits for you
   *[other] { $n } matches wait for you
}
ui-tables = Tables
ui-open-tables = Open tables
ui-tables-waiting = { $n } waiting for players
ui-no-matches = No match yet. Pick a door.
ui-no-open = Nobody is waiting for players right now.
ui-no-running = Nobody is playing right now.
ui-no-replays = No match has been finished yet.
ui-your-turn = Your turn
ui-go = Open
ui-sit = Sit down
ui-watch = Watch
ui-replay = Replay
ui-plays = { $names } to play
ui-row-act = { $act }: { $game }, { $detail }
ui-with = { $people ->
    [0] { $bots ->
        [0] on your own
        [one] with a bot
       *[other] with { $bots } bots
    }
   *[other] { $bots ->
        [0] with { $names }
        [one] with { $names } and a bot
       *[other] with { $names } and { $bots } bots
    }
}
ui-who = { $people ->
    [0] { $bots ->
        [0] nobody yet
        [one] a bot
       *[other] { $bots } bots
    }
   *[other] { $bots ->
        [0] { $names }
        [one] { $names } and a bot
       *[other] { $names } and { $bots } bots
    }
}
ui-finished = finished { $when }
ui-moves = { $n ->
    [one] 1 choice so far
   *[other] { $n } choices so far
}
ui-seats-taken = { $taken } of { $all } seats taken
ui-watch-title = Matches to watch
ui-replays-title = Finished matches
ui-whose = Whose
ui-whose-all = Everyone’s
ui-whose-mine = Mine
ui-credits = Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0. Fonts Grenze and Alegreya Sans, OFL.

## New table
ui-new-table = New table
ui-seats = Seats
ui-seat-row = Seat { $n }
ui-seat-before = Seat { $n }: the house player before
ui-seat-after = Seat { $n }: the next house player
ui-seat-add = Seat { $n }: add a player
ui-any-bot = Any bot
ui-sit-me = you
ui-sit-anyone = anyone
ui-sit-friend = friend
ui-sit-invited = somebody with the link
ui-sit-bot = bot · { $strength }
ui-sit-nobody = empty
ui-bot-random = random
ui-bot-greedy = good
ui-bot-level1 = beginner
ui-bot-level2 = good
ui-bot-level3 = strong
ui-bot-level4 = master
ui-stars = { $n ->
    [one] 1 star of 4
   *[other] { $n } stars of 4
}
ui-house-player = house player
ui-bots-weaker = This server runs without native code for now: bots that think play weaker than they can.
ui-seats-range = { $least ->
    [one] This game is for 1 to { $most } players.
   *[other] This game is for { $least } to { $most } players.
}
ui-more-options = More options ({ $n })
ui-option-of-seat = { $label }, seat { $n }
ui-pace = Time for a choice
ui-pace-none = no limit
ui-pace-minutes = { $n } min
ui-pace-hours = { $n } h
ui-pace-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
ui-pace-choice = { $pace } a choice
ui-access = Who may join
ui-access-watch = Who may watch
ui-access-public = Everyone
ui-access-private = With the link
ui-open-table = Open a table

## Waiting room
ui-room-title = { $game } with friends
ui-room-public = Anyone can find this table and watch.
ui-room-private = Only people with the link can find this table.
ui-room-full = Everyone is here.
ui-room-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
ui-room-seats = Who sits where
ui-room-free-seat = Free seat
ui-room-you = you
ui-room-host = Who sits at seat { $n }
ui-room-here = here
ui-room-away = away
ui-room-invite = Invite link
ui-room-invite-note = Whoever opens it may sit down.
ui-room-sit-here = Sit here
ui-room-leave = Leave
ui-room-start = Begin
ui-room-wait = The match can begin once every seat is taken.
ui-room-wait-start = Anyone seated here can begin the match.
ui-invite-title = Call your friends
ui-invite-lead-network = On the same Wi-Fi they open this address, or point a phone at the code.
ui-invite-lead-public = Wherever they are, they open this address, or point a phone at the code.
ui-invite-lead-this-computer = In another window or browser of this computer this address opens the table.
ui-invite-closed = Friends cannot reach this server: it listens on this computer alone. Whoever runs it lets them in by starting it like this:
ui-invite-no-network = Friends cannot reach this server: its computer is on no network.
ui-invite-code = QR code of the invitation
ui-invite-share = Share…
ui-invite-text = A place at the table is free: { $game }
ui-invite-ways = Where your friends are
ui-invite-coming = On the way
ui-invite-network = This network
ui-invite-this-computer = This computer only
ui-invite-public = Internet
ui-invite-no-public = no public address set
ui-invite-note-opened = You opened Donjon as { $host }. That link works on this computer alone, so friends get the address above.
ui-invite-note-here = This link works on this computer alone. Friends need another one.
ui-seal = Sealed seed
ui-seal-note = The hash of the seed that decides all luck. The seed is shown at the end, so that anyone can check it.
ui-seal-copy = Copy the hash
ui-option-yes = yes
ui-option-no = no

## Table
ui-table-loading = Setting up the table
ui-title-turn = ● Your turn
ui-notice-turn = It is your turn.
ui-reconnecting = Reconnecting… nothing is lost
ui-offline-chip = Offline. Nothing is lost
ui-watching = You are watching
ui-viewers = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
ui-menu = Table menu
ui-hint = What would the bot do?
ui-hint-short = Hint
ui-keys-advice = do what the bot would
ui-review = How close to the best?
ui-review-short = Look back
ui-review-working = Working out what would have been best…
ui-review-show = Show
ui-review-show-of = Show the best of { $name }
ui-suggestion = How it could look
ui-suggestion-back = Back to the table
ui-back = Ask to take my choice back
ui-back-note = Everyone else must agree
ui-back-mine = You have asked to take your last choice back. Waiting for { $names }.
ui-back-asked = { $name } would like to take the last choice back.
ui-back-agreed = { $name } would like to take the last choice back. You have agreed.
ui-back-yes = Agree
ui-back-no = Decline
ui-back-off = Withdraw the request
ui-back-sent = Asked. The others must agree.
ui-hand-mine = Let a bot play for me
ui-hand-back = Take my seat back
ui-hand-mine-now = A bot plays for you.
ui-absent = { $name } is away.
ui-hand-other = Let a bot play
ui-hand-other-named = Let a bot play for { $name }
ui-resign = Resign
ui-resign-title = Resign?
ui-resign-text = You give up this match. This cannot be taken back.
ui-resign-do = Yes, I resign
ui-over-resigned = The match ended by resignation
ui-over-abandoned = The match was abandoned
ui-over-won = { $n ->
    [one] { $names } wins by resignation
   *[other] { $names } win by resignation
}
ui-over-score = Score
ui-see-replay = See the replay
ui-download = Download the record
ui-rematch = Play again
ui-rematch-ready = A rematch is waiting
ui-share = Invite spectators
ui-share-link = Link for spectators
ui-share-copy = Copy the link for spectators
ui-share-public = Whoever opens it watches the match and can choose nothing. Hidden cards stay hidden.
ui-share-private = Whoever has this link watches the match and can choose nothing. Without it the table stays closed, and in no list.
ui-share-invited = This table is private: the link opens only for people who were invited, as you were.
ui-proof = Seed and proof
ui-seed = Seed
ui-closed-private = This table is private
ui-closed-private-text = Ask someone who sits there for the invite link.
ui-closed-many = You have this table open too many times
ui-closed-many-text = Close it in another tab or browser, then try again.
ui-closed = The connection was closed
ui-stale = The match has moved on.

## Chat
ui-chat = Chat
ui-chat-empty = No messages yet.
ui-chat-say = Write a message
ui-chat-send = Send
ui-chat-watcher = watching
ui-chat-new = new
ui-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
ui-unread-short = { $n } new
ui-say-hello = Hello
ui-say-ready = Ready?
ui-say-minute = One minute
ui-say-played = Well played

## News of the table
ui-news-sat = { $name } sat down
ui-news-seat = seat { $letter }
ui-news-stood = { $name } got up
ui-news-coming = { $name } has opened the link
ui-news-coming-guest = Somebody has opened the link
ui-news-left = { $name } is away
ui-news-back = { $name } is back
ui-news-resigned = { $name } has resigned
ui-news-bot-plays = A bot plays for { $name }
ui-news-plays-again = { $name } has taken the seat back
ui-news-takeback = { $name } would like to take the last choice back
ui-news-taken-back = { $name }’s last choice is taken back
ui-news-taken-back-mine = Your last choice is taken back
ui-news-takeback-off = { $name }’s last choice stands
ui-news-takeback-off-mine = Your last choice stands
ui-news-rematch = Another match is being set up
ui-news-rematch-note = “Play again” leads there
ui-news-chat = { $name }: { $words }

## Replay
ui-replay-title = Replay: { $game }
ui-replay-bar = Player
ui-replay-start = To the start
ui-replay-turn-back = One turn back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-turn-on = One turn forward
ui-replay-timeline = Moment of the match
ui-replay-moment = Choice { $at } of { $of }, { $name }
ui-replay-moment-start = Start, { $of } choices follow
ui-replay-turn = { $name }
ui-replay-speed = Speed
ui-replay-speed-now = Speed { $n }×, change it
ui-replay-viewer = Whose view
ui-replay-all = What everyone sees
ui-replay-seat = { $name }’s view
ui-replay-share = Share this moment
ui-replay-branch = Play from here
ui-replay-branch-title = Play from here
ui-replay-branch-text = From this moment you play on against bots. Whose seat do you take?
ui-replay-running = The match is still being played
ui-replay-running-text = The replay opens when it is over.
ui-replay-go = Go to the table

## Rules
ui-rules-title = Rules
ui-rules-of = Rules of { $game }
ui-rules-intro = Every rule of a game has a number. The table cites it when it says why something is or is not possible.
ui-rules-english = These rules are in English; there is no translation yet.
ui-search-rules = Search the rules
ui-search-found = { $n ->
    [one] Found in 1 chapter
   *[other] Found in { $n } chapters
}
ui-search-nothing = No rule has all these words.

## About
ui-about = About
ui-about-title = About Donjon
ui-about-what = Donjon is a table for dungeon-adventure board games. It enforces the rules, says why when something is not possible, and lets bots take any empty seat. A match waits for you as long as it takes.
ui-about-fair = All luck comes from a seed that is sealed before the first choice: its hash is shown at the start, the seed at the end, and the record of a finished match can be verified by anyone.
ui-about-names-title = Names
ui-about-names = Donjon is not affiliated with, endorsed by or sponsored by the authors and publishers of the games. The games’ names are used only to say which rules are played. All text and drawings here are our own; none of the published art is used.
ui-about-credits-title = Credits
ui-about-icons = Icons by Lorc, Delapouite and others, under CC BY 3.0:
ui-about-icons-changed = The icons are recoloured and combined, not redrawn.
ui-about-fonts = Typefaces Grenze (Renata Polastri, Omnibus-Type) and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), under the SIL Open Font License.
ui-about-programs-title = For programs
ui-about-programs = Everything this page does, a program can do too. The interface is described here:
