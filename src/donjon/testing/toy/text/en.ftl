# Three Chests
ty-title = Three Chests
ty-tagline = Pick the chest that nobody else picks
ty-option-rounds = How many rounds are played

ty-chest-oak = the oak chest
ty-chest-iron = the iron chest
ty-chest-gold = the golden chest
ty-number = lucky number { $number }
ty-number-hidden = a lucky number, face down
ty-numbers = Lucky numbers
ty-bench = Pawns without a chest
ty-coins = Coins

ty-ask-pick = Which chest do you pick?
ty-pick = Pick { $chest }.
ty-ask-double = You are behind. One coin for certain, or double or nothing?
ty-take = Take one coin.
ty-double = Flip a coin for your { $coins ->
    [one] coin
   *[other] { $coins } coins
}: double or nothing.

ty-log-number = Your lucky number is { $number }.
ty-log-a-number = { $seat } gets a lucky number.
ty-log-round = Round { $round } of { $rounds }
ty-log-picked = { $seat } has picked { $chest }.
ty-log-won = { $seat } is alone there and finds { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
ty-log-took = { $seat } is behind and takes one coin.
ty-log-doubled = { $seat } flips a coin and has { $coins ->
    [one] one coin
   *[other] { $coins } coins
} now.
ty-log-shown = { $seat } turns up the lucky number { $number }.

ty-winners = { $seats } won with { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
ty-row-coins = Coins
ty-row-lucky = Lucky number

ty-tip-chest = Picked by one seat alone it gives as many coins as a die shows; picked by several, nothing.
ty-tip-pawn = Shows which chest was picked last; all seats pick at the same time.
ty-tip-number = Only its owner knows it; whoever has won that many chests gets five coins at the end.
ty-tip-coins = Most coins at the end win; whoever has the fewest after a round may double them.
ty-tip-not-now = chests are picked at the beginning of a round; this is round { $round }
ty-tip-won = { $n ->
    [one] one chest won so far
   *[other] { $n } chests won so far
}
