# Ce que dit le noyau dans tous les jeux.
seat = Joueur { $n ->
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
bad-content-syntax = { $file } n’est pas du TOML : { $reason }
bad-content = { $file } : entrée { $entry }, champ { $field } : { $reason }
missing-weight = Le poids « { $name } » manque dans le fichier des poids.
unknown-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $known }.
bad-package = Le paquet { $package } fournit le jeu « { $name } », mais il ne se charge pas : { $reason }. Les autres jeux ne sont pas touchés.
bad-seats = Ce jeu se joue de { $least } à { $most }, pas à « { $seats } ».
bad-option-name = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
bad-option-value = L’option { $option } ne peut pas valoir « { $value } » : il faut { $right }.
right-yes-no = oui (yes) ou non (no)
right-number = un nombre entier de { $least } à { $most }
right-one-of = l’une de ces valeurs : { $values }
right-text = un texte d’au plus { $most } caractères imprimables
right-names = une liste de noms, un au plus par place, chacun d’au plus { $most } caractères imprimables
bad-names = Donnez au plus { $seats } noms, chacun d’au plus { $most } caractères imprimables.
bad-seed = La graine ne peut pas être « { $seed } » : il faut un nombre entier à partir de 0, ou un texte.
illegal-choice = Le choix { $choice } n’est pas proposé ici ({ $rule }). Possibles : { $right }.
not-your-turn = { $seat } n’a rien à choisir maintenant ; on attend { $waiting }.
match-is-over = La partie est finie ; plus personne n’a rien à choisir.
no-such-seat = Il n’y a pas de place { $seat } ; les places sont numérotées de 0 à { $most }.
undo-nothing = Il n’y a aucun choix à reprendre.
undo-other = Le dernier choix a été fait par { $seat } ; on ne peut reprendre que son propre dernier choix.
undo-drawn = Un tirage ou un lancer de dés a suivi votre dernier choix ; il ne peut plus être repris.
undo-revealed = Votre dernier choix a révélé quelque chose de caché ; il ne peut plus être repris.
bad-record-form = Ceci n’est pas un enregistrement de partie : { $reason }
bad-record-format = L’enregistrement est au format { $found } ; ce programme lit le format { $right }.
bad-record-length = L’enregistrement est tronqué ou falsifié : { $choices } choix, mais { $hashes } empreintes.
bad-record-seed = La graine n’est pas celle qui était promise : son empreinte diffère de l’engagement.
bad-record-rules = L’enregistrement suit la version { $found } des règles { DE($game) } ; ce programme a la version { $right } et ne peut pas le rejouer.
bad-record-options = Les options de l’enregistrement ne sont pas possibles : { $reason }
bad-record-choice = Le choix { $step } de l’enregistrement n’est pas possible : { $reason }
bad-record-hash = Après le choix { $step }, l’état diffère de celui enregistré : l’enregistrement est falsifié ou les règles ont changé.
bad-record-result = Le résultat enregistré n’est pas celui de la partie.
waiting-for = On attend { $seats }.
chosen-waiting-for = Vous avez choisi et pouvez encore changer d’avis. On attend { $seats }.
pick-any = Choisissez-en autant que vous voulez.
unknown-bot = Il n’y a pas de robot « { $name } ». Les robots sont : { $known }. Pour utiliser votre propre classe, écrivez mon_robot.py:Mien.
bad-bot = Le robot « { $name } » est inutilisable : { $reason }.
bad-ladder-file = { $file }, ligne { $line } : ce n’est pas une partie d’une échelle. Indiquez un fichier écrit par donjon ladder, ou un nouveau.
no-weights = { $game } n’a pas de poids à régler.
unknown-weight = Il n’y a pas de poids « { $name } ». Les poids sont : { $known }.
tune-needs-package = Le réglage demande le paquet cmaes : pip install 'donjon[tune]'
bad-search = Le robot « { $name } » est inutilisable : écrivez search:worlds=64, avec un nombre de mondes de 1 à { $most }.
bad-search-setting = Le robot « { $name } » est inutilisable : il n’a pas de réglage « { $setting } ». Les réglages sont : { $known }.
bad-search-twice = Le robot « { $name } » est inutilisable : « { $setting } » est réglé deux fois. Réglez-le une seule fois.
bad-search-weight = Le robot « { $name } » est inutilisable : écrivez { $setting }=0.5, avec un nombre de 0 à { $most }.
bot-pip = Pépin
bot-pip-temper = Essaie tout une fois.
bot-gobbert = Gobin
bot-gobbert-temper = Prend ce qui brille, tout de suite.
bot-grumble = Sire Grognon
bot-grumble-temper = Se met en travers.
bot-hush = Motus
bot-hush-temper = Prend peu, repart tôt.
bot-anselm = Frère Anselme
bot-anselm-temper = Compte ses chances, puis attend.
bot-ysolde = Ysolde
bot-ysolde-temper = Mise gros et rit toujours.
bot-corvin = Docteur Corvin
bot-corvin-temper = Regarde d’abord votre plan.
bot-owl = Vieille Chouette
bot-owl-temper = A lu tous les chemins.
bot-raised = il a échoué avec { $error }
bot-not-offered = il a choisi { $choice }, qui n’est pas proposé ({ $rule }) ; possible : { $right }
