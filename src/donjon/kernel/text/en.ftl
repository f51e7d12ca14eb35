# What the kernel says in every game.
seat = Player { $n ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[other] { $n }
}
bad-content-syntax = { $file } is not TOML: { $reason }
bad-content = { $file }: entry { $entry }, field { $field }: { $reason }
missing-weight = The weight “{ $name }” is missing in the file of weights.
unknown-game = There is no game “{ $name }”. The games are: { $known }.
bad-package = The package { $package } provides the game “{ $name }”, but it cannot be loaded: { $reason }. The other games are not affected.
bad-seats = This game is for { $least } to { $most } players, not for “{ $seats }”.
bad-option-name = There is no option “{ $option }”. The options are: { $known }.
bad-option-value = Option { $option } cannot be “{ $value }”: it takes { $right }.
right-yes-no = yes or no
right-number = a whole number from { $least } to { $most }
right-one-of = one of: { $values }
right-text = a text of at most { $most } printable characters
right-names = a list of names, at most one for each seat, each of at most { $most } printable characters
bad-names = Give at most { $seats } names, each of at most { $most } printable characters.
bad-seed = The seed cannot be “{ $seed }”: it must be a whole number, 0 or more, or a text.
illegal-choice = Choice { $choice } is not offered here ({ $rule }). Possible: { $right }.
not-your-turn = { $seat } has nothing to choose now; waiting for { $waiting }.
match-is-over = The match is over; nobody has anything to choose.
no-such-seat = There is no seat { $seat }; seats are numbered from 0 to { $most }.
undo-nothing = There is no choice to take back.
undo-other = The last choice was made by { $seat }; only your own last choice can be taken back.
undo-drawn = Something was drawn or rolled after your last choice; it cannot be taken back.
undo-revealed = Your last choice revealed something hidden; it cannot be taken back.
bad-record-form = This is not a record: { $reason }
bad-record-format = The record has format { $found }; this program reads format { $right }.
bad-record-length = The record is cut off or tampered with: { $choices } choices, but { $hashes } hashes.
bad-record-seed = The seed is not the one that was promised: its hash differs from the commitment.
bad-record-rules = The record was played under version { $found } of the rules of { $game }; this program has version { $right } and cannot replay it.
bad-record-options = The record’s options are not possible: { $reason }
bad-record-choice = Choice { $step } of the record is not possible: { $reason }
bad-record-hash = After choice { $step } the state differs from the recorded one: the record was tampered with or the rules have changed.
bad-record-result = The recorded result is not the result of the match.
waiting-for = Waiting for { $seats }.
chosen-waiting-for = You have chosen and may still change your mind. Waiting for { $seats }.
pick-any = Pick as many as you like.
unknown-bot = There is no bot “{ $name }”. The bots are: { $known }. To use a class of your own, write my_bot.py:Mine.
bad-bot = The bot “{ $name }” cannot be used: { $reason }.
bad-ladder-file = { $file }, line { $line }, is no match of a ladder. Name a file that donjon ladder has written, or a new one.
no-weights = { $game } has no weights that could be tuned.
unknown-weight = There is no weight “{ $name }”. The weights are: { $known }.
tune-needs-package = Tuning needs the package cmaes: pip install 'donjon[tune]'
bad-search = The bot “{ $name }” cannot be used: write search:worlds=64, with a number of worlds from 1 to { $most }.
bad-search-setting = The bot “{ $name }” cannot be used: it has no setting “{ $setting }”. The settings are: { $known }.
bad-search-twice = The bot “{ $name }” cannot be used: “{ $setting }” is set twice. Set it once.
bad-search-weight = The bot “{ $name }” cannot be used: write { $setting }=0.5, with a number from 0 to { $most }.
bot-pip = Pip
bot-pip-temper = Tries everything once.
bot-gobbert = Gobbert
bot-gobbert-temper = Grabs what glitters now.
bot-grumble = Sir Grumble
bot-grumble-temper = Gets in your way.
bot-hush = Hush
bot-hush-temper = Takes little, leaves early.
bot-anselm = Brother Anselm
bot-anselm-temper = Counts the odds, then waits.
bot-ysolde = Ysolde
bot-ysolde-temper = Bets big, laughs either way.
bot-corvin = Doctor Corvin
bot-corvin-temper = Looks at your plan first.
bot-owl = Old Owl
bot-owl-temper = Has read every path.
bot-raised = it failed with { $error }
bot-not-offered = it chose { $choice }, which is not offered ({ $rule }); possible: { $right }
