# Trois coffres
ty-title = Trois coffres
ty-tagline = Choisissez le coffre que personne d’autre ne choisit
ty-option-rounds = Combien de manches on joue

ty-chest-oak = le coffre en chêne
ty-chest-iron = le coffre en fer
ty-chest-gold = le coffre en or
ty-number = nombre fétiche { $number }
ty-number-hidden = un nombre fétiche, face cachée
ty-numbers = Nombres fétiches
ty-bench = Pions sans coffre
ty-coins = Pièces

ty-ask-pick = Quel coffre choisissez-vous ?
ty-pick = Choisir { $chest }.
ty-ask-double = Vous êtes en queue. Une pièce à coup sûr, ou quitte ou double ?
ty-take = Prendre une pièce.
ty-double = Jouer { $coins ->
    [one] votre pièce
   *[other] vos { $coins } pièces
} à pile ou face : quitte ou double.

ty-log-number = Votre nombre fétiche est { $number }.
ty-log-a-number = { $seat } reçoit un nombre fétiche.
ty-log-round = Manche { $round } sur { $rounds }
ty-log-picked = { $seat } avait choisi { $chest }.
ty-log-won = { $seat } y est sans rival et trouve { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}.
ty-log-took = { $seat } est en queue et prend une pièce.
ty-log-doubled = { $seat } joue à pile ou face et a maintenant { $coins ->
    [0] tout perdu
    [one] une pièce
   *[other] { $coins } pièces
}.
ty-log-shown = { $seat } retourne son nombre fétiche : { $number }.

ty-winners = Victoire { DE($seats) } avec { $coins ->
    [0] zéro pièce
    [one] une pièce
   *[other] { $coins } pièces
}.
ty-row-coins = Pièces
ty-row-lucky = Nombre fétiche

ty-tip-chest = Choisi par une seule place, il donne autant de pièces qu’un dé en montre ; choisi par plusieurs, rien.
ty-tip-pawn = Montre le dernier coffre choisi ; toutes les places choisissent en même temps.
ty-tip-number = Connu de sa place seule ; qui a gagné autant de coffres reçoit cinq pièces à la fin.
ty-tip-coins = Le plus de pièces l’emporte ; qui en a le moins après une manche peut doubler.
ty-tip-not-now = les coffres se choisissent au début d’une manche ; c’est la manche { $round }
ty-tip-won = { $n ->
    [one] un coffre gagné jusqu’ici
   *[other] { $n } coffres gagnés jusqu’ici
}
