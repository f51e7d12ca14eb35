# Tales of Glory
tg-title = Tales of Glory
tg-tagline = Dix années d’aventures, une tuile par an, sur votre propre carte

tg-option-quests = Quêtes : chacun garde deux tuiles secrètes, pour joueurs expérimentés
tg-option-parallel = Tous jouent leur tuile en même temps
tg-option-first_player = Qui a le jeton Premier Joueur au début
tg-option-first_player-name = La personne au prénom le plus long
tg-option-first_player-random = Une personne tirée au sort
tg-option-tie_break = Ce qui départage les égalités de Prestige, dans cet ordre
tg-option-tie_break-combat-magic-potion-coin = Combat, Magie, Potions, Pièces
tg-option-tie_break-combat-magic-coin-potion = Combat, Magie, Pièces, Potions
tg-option-tie_break-combat-potion-magic-coin = Combat, Potions, Magie, Pièces
tg-option-tie_break-combat-potion-coin-magic = Combat, Potions, Pièces, Magie
tg-option-tie_break-combat-coin-magic-potion = Combat, Pièces, Magie, Potions
tg-option-tie_break-combat-coin-potion-magic = Combat, Pièces, Potions, Magie
tg-option-tie_break-magic-combat-potion-coin = Magie, Combat, Potions, Pièces
tg-option-tie_break-magic-combat-coin-potion = Magie, Combat, Pièces, Potions
tg-option-tie_break-magic-potion-combat-coin = Magie, Potions, Combat, Pièces
tg-option-tie_break-magic-potion-coin-combat = Magie, Potions, Pièces, Combat
tg-option-tie_break-magic-coin-combat-potion = Magie, Pièces, Combat, Potions
tg-option-tie_break-magic-coin-potion-combat = Magie, Pièces, Potions, Combat
tg-option-tie_break-potion-combat-magic-coin = Potions, Combat, Magie, Pièces
tg-option-tie_break-potion-combat-coin-magic = Potions, Combat, Pièces, Magie
tg-option-tie_break-potion-magic-combat-coin = Potions, Magie, Combat, Pièces
tg-option-tie_break-potion-magic-coin-combat = Potions, Magie, Pièces, Combat
tg-option-tie_break-potion-coin-combat-magic = Potions, Pièces, Combat, Magie
tg-option-tie_break-potion-coin-magic-combat = Potions, Pièces, Magie, Combat
tg-option-tie_break-coin-combat-magic-potion = Pièces, Combat, Magie, Potions
tg-option-tie_break-coin-combat-potion-magic = Pièces, Combat, Potions, Magie
tg-option-tie_break-coin-magic-combat-potion = Pièces, Magie, Combat, Potions
tg-option-tie_break-coin-magic-potion-combat = Pièces, Magie, Potions, Combat
tg-option-tie_break-coin-potion-combat-magic = Pièces, Potions, Combat, Magie
tg-option-tie_break-coin-potion-magic-combat = Pièces, Potions, Magie, Combat
tg-option-gains_last = Avec les Quêtes : payer et poser toutes les tuiles de l’étape, puis recevoir les gains
tg-option-majority_needs_one = Une Majorité demande au moins 1 : si tous ont 0, personne ne l’obtient

# Quantités, gains et coûts.
tg-coin = { $n ->
    [one] { $n } Pièce
   *[other] { $n } Pièces
}
tg-potion = { $n ->
    [one] { $n } Potion
   *[other] { $n } Potions
}
tg-prestige = { $n } Prestige
tg-combat = { $n } Combat
tg-magic = { $n } Magie
tg-key = { $n ->
    [one] une Clé
   *[other] { $n } Clés
}
tg-first_player = le jeton Premier Joueur
tg-nothing = rien
tg-per-monster = { $gain } par Monstre
tg-per-character = { $gain } par Personnage
tg-per-place = { $gain } par Lieu
tg-per-treasure = { $gain } par Trésor
tg-per-key = { $gain } par Clé
tg-per-combat = { $gain } par point de Combat
tg-per-magic = { $gain } par point de Magie
tg-per-majority = { $gain } par Majorité
tg-per-coins3 = { $gain } par tranche de 3 Pièces
tg-per-potions3 = { $gain } par tranche de 3 Potions
tg-per-surrounded = { $gain } par tuile entourée
tg-per-closed_chest = { $gain } par Coffre fermé
tg-at-end = { $gain } en fin de partie

# Où se trouve une case, vue du Héros.
tg-cell = { $across }, { $along }
tg-north = { $n } au nord
tg-east = { $n } à l’est
tg-south = { $n } au sud
tg-west = { $n } à l’ouest

# Les questions et leurs réponses.
tg-ask-return-quest = Quelle Quête rendez-vous ? Vous gardez les autres.
tg-return-quest = Rendre { $returned } ; garder { $kept }
tg-ask-select = Choisissez un emplacement.
tg-until-all = Vous pouvez changer d’avis jusqu’à ce que tous aient choisi.
tg-select = Choisir l’emplacement { $slot } : { $tile }{ $wild ->
    [yes] {""} (Terres Sauvages)
   *[no] {""}
}
tg-ask-catch-up = Votre tuile est déjà prise. Prenez-en une qui reste.
tg-catch-up = Prendre { $tile } à l’emplacement { $slot }{ $wild ->
    [yes] {""} (Terres Sauvages)
   *[no] {""}
}
tg-ask-play = Jouez ou défaussez { $tile }.
tg-ask-end = Jouez une Quête, ou terminez votre étape.
tg-play = Poser { $tile } : { $cell } (à payer : { $price })
tg-discard = Défausser { $tile } contre { $gain }
tg-end-step = Terminer votre étape
tg-ask-lay-key = Quel Coffre ouvrez-vous avec votre Clé ?
tg-more-lay-key = { $n ->
    [one] Une autre Clé suivra : { $keys }.
   *[other] { $n } autres Clés suivront : { $keys }.
}
tg-key-for = pour un Coffre de { $tiles }
tg-key-for-none = pour aucun Coffre
tg-lay-key = Ouvrir le Coffre de la tuile { $tile } : { $gain }

# Le journal.
tg-log-removed = La tuile { $tile } va dans la défausse avant la partie.
tg-log-hero = a pour Héros : { $tile }.
tg-log-begins = a le prénom le plus long et prend le jeton Premier Joueur.
tg-log-begins-by-lot = est désigné par le sort et prend le jeton Premier Joueur.
tg-log-quests = reçoit des Quêtes : { $quests }.
tg-log-some-quests = reçoit { $n } Quêtes.
tg-log-keeps = garde { $kept } et rend { $returned }.
tg-log-keeps-some = garde { $n } Quêtes.
tg-log-round = Tour { $round } sur { $rounds }
tg-log-reveals = avait choisi l’emplacement { $slot }.
tg-log-clash = { $n ->
    [0] Toutes les cartes sont révélées : chacun a la tuile qu’il a choisie.
   *[other] Toutes les cartes sont révélées. En rattrapage : { $seats }.
}
tg-log-takes = prend { $tile } à l’emplacement { $slot }.
tg-log-misses = trouve l’emplacement { $slot } vide et choisira en rattrapage.
tg-log-first-player = devient premier joueur.
tg-log-turn = { $seat } joue
tg-log-pays = paie { $price }.
tg-log-lays = pose { $tile } : { $cell }.
tg-log-discards = défausse { $tile }.
tg-log-keys = { $n ->
    [one] réunit deux demi-clés : une Clé !
   *[other] réunit des demi-clés : { $n } Clés !
}
tg-log-opens = ouvre le Coffre de la tuile { $tile } : { $gain }.
tg-log-key-lost = n’a aucun Coffre pour la Clé ; elle est perdue.
tg-log-edge-pays = reçoit { $gain } d’un connecteur de la tuile { $tile }.
tg-log-edge-void = ne reçoit rien d’un connecteur de la tuile { $tile } : la tuile voisine n’est pas du bon type.
tg-log-gains = reçoit { $gain }.
tg-log-token = prend le jeton Premier Joueur.
tg-log-token-later = prendrait le jeton Premier Joueur, mais un joueur plus loin dans l’ordre de jeu l’a obtenu.
tg-log-left = La tuile { $tile } est défaussée : personne ne l’a prise.
tg-log-comes = Nouvelle tuile sur l’emplacement { $slot } : { $tile }.
tg-log-amount = { $seat } { $n }
tg-log-contest-combat = Le plus de Combat ? { $amounts }.
tg-log-contest-magic = Le plus de Magie ? { $amounts }.
tg-log-contest-potion = Le plus de Potions ? { $amounts }.
tg-log-contest-coin = Le plus de Pièces ? { $amounts }.
tg-log-counted = Tout le Prestige est compté : { $amounts }.
tg-log-majority-combat = a la Majorité en Combat : { $n } points de Prestige.
tg-log-majority-magic = a la Majorité en Magie : { $n } points de Prestige.
tg-log-majority-potion = a la Majorité en Potions : { $n } points de Prestige.
tg-log-majority-coin = a la Majorité en Pièces : { $n } points de Prestige.
tg-log-end-gain = { $n ->
    [one] reçoit { $n } point de Prestige de la tuile { $tile }.
   *[other] reçoit { $n } points de Prestige de la tuile { $tile }.
}
tg-log-quests-shown = n’a pas joué : { $quests }.

# Les grands moments, montrés en grand quand ils arrivent.
tg-moment-revealed = Toutes les cartes sont révélées
tg-moment-order = Sur un même emplacement, le premier dans l’ordre du tour prend la tuile. L’ordre commence par { $seat }.
tg-moment-no-clash = Chacun a la tuile qu’il a choisie
tg-moment-clash = En rattrapage : { $seats }
tg-moment-lays = { $seat } pose { $tile }
tg-moment-keys = { $n ->
    [one] { $seat } réunit deux demi-clés
   *[other] { $seat } réunit des demi-clés
}
tg-moment-chest = { $seat } ouvre le Coffre de la tuile { $tile }
tg-moment-edge = Un connecteur de la tuile { $tile } donne
tg-moment-gains = { $seat } reçoit
tg-moment-majority-combat = Qui a le plus de Combat ?
tg-moment-majority-magic = Qui a le plus de Magie ?
tg-moment-majority-potion = Qui a le plus de Potions ?
tg-moment-majority-coin = Qui a le plus de Pièces ?
tg-moment-holders = { $n ->
    [one] La Majorité est à { $seats }
   *[other] La Majorité est partagée : { $seats }
}
tg-moment-nobody = Personne n’en a : pas de Majorité
tg-moment-step-combat = Combat
tg-moment-step-magic = Magie
tg-moment-step-potion = Potions
tg-moment-step-coin = Pièces
tg-moment-step-count = Décompte
tg-moment-count = Tout le Prestige est compté
tg-moment-majorities = Majorités
tg-moment-at-end = En fin de partie

# Le décompte final.
tg-wins = { $n ->
    [one] { $seats } gagne avec { $points } points de Prestige.
   *[other] { $seats } partagent la victoire avec { $points } points de Prestige.
}
tg-row-tiles = Tuiles
tg-row-chests = Coffres
tg-row-edges = Connecteurs de Lieu
tg-row-majority-combat = Majorité : Combat
tg-row-majority-magic = Majorité : Magie
tg-row-majority-potion = Majorité : Potions
tg-row-majority-coin = Majorité : Pièces
tg-row-end = En fin de partie : { $tile }
tg-row-total = Prestige

# Les tuiles.
tg-tile-H1 = Paladin
tg-tile-H2 = Chaman
tg-tile-H3 = Barbare
tg-tile-H4 = Voleur
tg-tile-H5 = Mage
tg-tile-A1-01 = Rats des caves
tg-tile-A1-02 = Éclaireurs gobelins
tg-tile-A1-03 = Feu follet
tg-tile-A1-04 = Squelette sans repos
tg-tile-A1-05 = Mimique
tg-tile-A1-06 = Maître d’armes
tg-tile-A1-07 = Enchanteresse du village
tg-tile-A1-08 = Écuyer
tg-tile-A1-09 = Apprentie
tg-tile-A1-10 = Herboriste
tg-tile-A1-11 = Auberge du carrefour
tg-tile-A1-12 = Cour d’entraînement
tg-tile-A1-13 = Cercle de pierres
tg-tile-A1-14 = Place du marché
tg-tile-A1-15 = Épée rouillée
tg-tile-A1-16 = Grimoire en lambeaux
tg-tile-A1-17 = Bourse oubliée
tg-tile-A1-18 = Caisse de fioles
tg-tile-A2-01 = Bélier-garou
tg-tile-A2-02 = Bande d’orcs
tg-tile-A2-03 = Troll des cavernes
tg-tile-A2-04 = Banshee
tg-tile-A2-05 = Gorgone
tg-tile-A2-06 = Minotaure
tg-tile-A2-07 = Capitaine des chevaliers
tg-tile-A2-08 = Mage de cour
tg-tile-A2-09 = Chasseuse de monstres
tg-tile-A2-10 = Chercheuse de trésors
tg-tile-A2-11 = Cartographe
tg-tile-A2-12 = Barde
tg-tile-A2-13 = Temple en ruine
tg-tile-A2-14 = Château
tg-tile-A2-15 = Arène
tg-tile-A2-16 = Tour du mage
tg-tile-A2-17 = Lame enchantée
tg-tile-A2-18 = Bâton de cristal
tg-tile-A2-19 = Coffre royal
tg-tile-A2-20 = Cache de l’alchimiste
tg-tile-A3-01 = Dragon rouge
tg-tile-A3-02 = Géant des tempêtes
tg-tile-A3-03 = Liche
tg-tile-A3-04 = Démon des abysses
tg-tile-A3-05 = Hydre
tg-tile-A3-06 = Le Barbare
tg-tile-A3-07 = Seigneur de guerre
tg-tile-A3-08 = Archimage
tg-tile-A3-09 = Reine
tg-tile-A3-10 = Serrurière
tg-tile-A3-11 = Citadelle légendaire
tg-tile-A3-12 = Portail d’outre-monde
tg-tile-A3-13 = Calice sacré
tg-tile-A3-14 = Couronne des âges
tg-tile-A3-15 = Trésor du dragon
tg-tile-Q01 = Le serment de l’avare
tg-tile-Q02 = La rançon royale
tg-tile-Q03 = Le rêve de l’alchimiste
tg-tile-Q04 = Le vœu de la guérisseuse
tg-tile-Q05 = Le cœur du royaume
tg-tile-Q06 = La croisée des chemins
tg-tile-Q07 = Les coffres scellés
tg-tile-Q08 = Le secret gardé
tg-tile-Q09 = La grande chasse
tg-tile-Q10 = Le grand voyage
tg-tile-Q11 = Les reliques perdues
tg-tile-Q12 = La table ronde
tg-tile-Q13 = L’épreuve du champion
tg-tile-Q14 = Le savoir interdit
tg-tile-Q15 = Les mille serrures
tg-tile-Q16 = La couronne disputée

# La table telle qu’elle est dessinée.
tg-heading-setup = Mise en place
tg-heading = Tour { $round } sur { $rounds } · Âge { $age }
tg-phase-select = Sélection
tg-phase-catch_up = Rattrapage
tg-phase-play = Pose
tg-board = Plateau central
tg-wild = Terres Sauvages
tg-surcharge = +{ $n } :two-coins: ou { $n } :round-potion:
tg-piles = Tuiles à venir
tg-discarded-each-round = { $n ->
    [one] { $n } tuile défaussée par tour
   *[other] { $n } tuiles défaussées par tour
}
tg-slot-board = Emplacement { $slot }
tg-slot-wild = Emplacement { $slot }, Terres Sauvages
tg-hand = Tuile { DE($seat) }
tg-quests = Quêtes { DE($seat) }
tg-your-tile = Votre tuile
tg-your-quests = Vos Quêtes
tg-their-quests = Quêtes
tg-banner = Étendard et Clés
tg-hidden-quest = Une Quête, face cachée
tg-discard-pile = Défausse
tg-map = Zone { DE($seat) }
tg-middle = Le milieu
tg-tab-board = Plateau
tg-tab-map = Ma zone
tg-tab-others = Autres
tg-tab-more = Plus
tg-standings = Premier joueur, Majorités jusqu’ici
tg-token = Jeton Premier Joueur
tg-note-hand = { $hero } · joue { $tile }
tg-count-prestige = Prestige
tg-count-coin = Pièces
tg-count-potion = Potions
tg-count-combat = Combat
tg-count-magic = Magie
tg-count-key = Clés
tg-count-quest = Quêtes en main
tg-leading-combat = le plus de Combat
tg-leading-magic = le plus de Magie
tg-leading-potion = le plus de Potions
tg-leading-coin = le plus de Pièces

# Ce que dit une tuile.
tg-kind-monster = Monstre
tg-kind-character = Personnage
tg-kind-place = Lieu
tg-kind-treasure = Trésor
tg-kind-hero = Héros
tg-kind-quest = Quête
tg-says = { $what }
tg-says-cost = coût : { $cost }
tg-says-gain = gain : { $gain }
tg-says-chest = Coffre : { $gain }
tg-says-plain = { $side } : connecteur
tg-says-half_key = { $side } : demi-clé
tg-says-edge = { $side } : { $gain }
tg-says-edge-if = { $side } : { $gain } si un { $need } s’y connecte
tg-side-north = nord
tg-side-east = est
tg-side-south = sud
tg-side-west = ouest

# Ce qu’une tuile pourrait donner.
tg-foresee = À payer : { $price }. { $n ->
    [0] Aucune case ne lui convient.
    [one] Une case lui convient.
   *[other] { $n } cases lui conviennent.
}
tg-foresee-dear = Vous ne pouvez pas la payer. { $n ->
    [0] De plus, aucune case ne lui conviendrait.
    [one] Une case lui conviendrait.
   *[other] { $n } cases lui conviendraient.
}
tg-foresee-owed = { $words } Ce que vous devez encore recevoir à cette étape est déjà compté.
tg-either = { $one } ou { $other }
tg-both = { $price }

# Bulles : ce que les règles disent de chaque sorte de chose, en vingt mots au plus.
tg-tip-cell = Une tuile peut venir ici si deux connecteurs se joignent et qu’aucun ne donne sur un bord nu.
tg-tip-slot = Chacun en choisit un en secret ; le premier dans l’ordre prend la tuile, les autres ce qui reste.
tg-tip-first = Joue en premier ; chaque manche, il passe à qui a pris la tuile du plus petit emplacement.
tg-tip-majority = À la fin, qui en a le plus gagne 4 Prestige ; en cas d’égalité, chacun les gagne.
tg-tip-prestige = Les points du jeu : après la dernière manche, le plus de Prestige l’emporte.
tg-tip-skill = Exigé, jamais dépensé : une tuile en demande tant, et chaque point manquant coûte une potion.
tg-tip-coin = Paie les tuiles, et une de plus pour les Terres Sauvages ; les pièces dépensées sont perdues.
tg-tip-potion = Paie les tuiles, les Terres Sauvages à la place d’une pièce, et le Combat ou la Magie manquants.
tg-tip-key = Coffres ouverts : deux moitiés qui se joignent font une clé, posée aussitôt sur un coffre.
tg-tip-quest = Connue de son propriétaire seul ; se joue à l’étape 2, en plus de la tuile de la manche.

tg-tip-not-hidden = connue de son propriétaire seul
tg-tip-not-taken = { $seat } l’a prise
tg-tip-not-discarded = elle a été défaussée
tg-tip-not-one-more = une tuile par manche, et vous avez la vôtre
tg-tip-not-before-key = d’abord la Clé : elle se pose aussitôt
tg-tip-not-in-step-1 = d’abord les emplacements : elle se joue à l’étape 2
tg-tip-not-moved = ce qui est posé reste posé
tg-tip-not-this-zone = une Clé ouvre un coffre de votre propre zone
tg-tip-not-a-chest = elle n’a pas de coffre
tg-tip-not-opened-twice = ses coffres sont ouverts
tg-tip-not-this-key = cette Clé ne l’atteint pas
tg-tip-not-empty-slot = sa tuile est partie
tg-tip-not-coins = { $cost ->
    [one] { $cost } Pièce
   *[other] { $cost } Pièces
}, vous en avez { $has }
tg-tip-not-potions = { $cost ->
    [one] { $cost } Potion
   *[other] { $cost } Potions
}, vous en avez { $has }
tg-tip-not-skill = il vous manque { $missing } de compétence : { $cost ->
    [one] { $cost } Potion
   *[other] { $cost } Potions
} en tout, vous en avez { $has }
tg-tip-not-wild = les Terres Sauvages coûtent { $more } de plus : Pièce ou Potion
tg-tip-not-placed = aucune case ne convient
tg-tip-not-before-tile = d’abord une tuile, puis sa case
tg-tip-not-your-map = c’est la zone { DE($seat) }
tg-tip-not-again = votre tuile de cette manche est posée ou défaussée
tg-tip-not-on-another = une tuile s’y trouve
tg-tip-not-bare = un connecteur toucherait un bord nu
tg-tip-not-joined = aucun connecteur n’en toucherait un autre
tg-tip-shut = coffres encore fermés : { $n }
tg-tip-most = le maximum : { $n }
tg-tip-majority-now = vous : { $mine }, le maximum : { $most }
tg-tip-waits-edges = connecteurs qui attendent encore : { $n }
tg-tip-waits-both = connecteurs qui attendent encore : { $edges }, coffres encore fermés : { $chests }
