# Map Masters
mm-title = Map Masters
mm-tagline = Assemblez un donjon de cinq cartes et tracez-y le meilleur chemin

mm-option-youngest = Le plus jeune joueur (1 : la première place ; 0 : au hasard)
mm-option-open_drafts = Chacun voit les brouillons de tous
mm-option-barter_left_out = Le Troc prend aussi les cartes laissées hors du donjon

# Questions et réponses : le Marché.
mm-ask-buy = { $coins ->
    [0] Vous n’avez plus de pièces.
    [one] Vous avez une pièce. Achetez un article ou passez.
   *[other] Vous avez { $coins } pièces. Achetez un article ou passez.
}
mm-pass = Passer
mm-buy-token = Acheter un { $token } ({ $price })
mm-buy-book = Acheter le Livre de Sorts { $book } ({ $price })
mm-buy-book-blind = Acheter à l’aveugle le Livre de Sorts du dessus ({ $price })
mm-buy-card = Acheter { $card } ({ $price })
mm-buy-card-blind = Acheter à l’aveugle la carte du dessus de coût { $cost } ({ $price })
mm-haggle-card = Acheter { $card } avec Marchandage ({ $price })
mm-haggle-card-blind = Acheter à l’aveugle la carte du dessus de coût { $cost } avec Marchandage ({ $price })
mm-ask-give-up = De quel Livre de Sorts vous défaites-vous ?
mm-give-up = Renoncer à { $book }
mm-ask-twin = Fées jumelles : prenez-vous aussi un jeton d’une autre sorte ?
mm-take-twin = Prendre aussi un { $token }
mm-no-twin = Ne pas prendre de second jeton

# La main.
mm-ask-foresee = Clairvoyance : regardez-vous la carte du dessus de votre pioche ?
mm-foresee = Regarder la carte du dessus
mm-no-foresight = Piocher sans regarder
mm-ask-keep = Gardez-vous cette carte ?
mm-keep = Garder { $card }
mm-throw-away = Défausser { $card }

# L’exploration.
mm-ask-build = Assemblez votre donjon
mm-ask-start = D’où part votre chemin ?
mm-ask-draw = Tracez votre chemin
mm-more-build = { $goal }. { $n ->
    [0] Toutes les cartes sont posées.
    [one] Encore une carte à poser.
   *[other] Encore { $n } cartes à poser.
}
mm-more-draw = { $goal } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}. { $coins ->
    [0] Aucune pièce.
    [one] Une pièce.
   *[other] { $coins } pièces.
}
mm-place = Poser { $card } en { $x }, { $y }
mm-place-turned = Poser { $card } tournée en { $x }, { $y }
mm-move = Déplacer { $card } en { $x }, { $y }
mm-move-turned = Déplacer { $card } tournée en { $x }, { $y }
mm-take-back = Reprendre { $card }
mm-clear = Tout reprendre
mm-start = Départ : { $end }
mm-step-walk = Avancer d’un pas : { $node }
mm-step-stairs = Prendre l’escalier : { $node }
mm-step-fall = Tomber : { $node }
mm-step-climb = Courant ascendant : remonter, { $node }
mm-step-teleport = Se téléporter : { $node }
mm-step-call = Appel du monstre : { $node }
mm-step-hop = Saut de tonneau : { $node }
mm-step-fold = Pli : rentrer, { $node }
mm-run-walk = Continuer par { $node }
mm-run-stairs = Prendre l’escalier et continuer : { $node }
mm-run-fall = Tomber et continuer : { $node }
mm-run-climb = Courant ascendant : remonter et continuer, { $node }
mm-run-teleport = Se téléporter et continuer : { $node }
mm-run-call = Appel du monstre, puis continuer : { $node }
mm-run-hop = Saut de tonneau, puis continuer : { $node }
mm-run-fold = Pli : rentrer et continuer, { $node }
mm-paying = { $step } (paiement : { $sources })
mm-pay-token = un jeton des Fées
mm-pay-spell = un Livre de Sorts
mm-pay-item = un objet ramassé
mm-pay-favour = la Faveur des fées
mm-pay-default = ce que vous avez
mm-pay-decline = rien
mm-step-back = Annuler un pas
mm-go-back = Ramener le chemin à : { $node }
mm-erase = Effacer le chemin
mm-done = Fini
mm-done-first = Fini : bonus de temps !
mm-finish-without-path = Vous n’avez tracé aucun chemin : ce tour ne vous rapporte rien. Finir quand même ?
mm-finish-worthless = Votre chemin n’a rien trouvé et ne mène pas dehors : ce tour ne vous rapporte rien. Finir quand même ?
mm-finish-first = Vous êtes le premier à finir : donjon et chemin sont définitifs, et le bonus de temps de { $n } est à vous. Finir maintenant ?
mm-rest = Remettre le dernier brouillon valable
mm-rest-first = Finir sans bonus

# La réinitialisation.
mm-ask-optimise = Améliorez-vous votre paquet ?
mm-stop = Passer au tour suivant
mm-recycle = Recycler { $card } pour le prochain tour
mm-scissors = Retirer { $card } du jeu (Ciseaux)
mm-unravel = Retirer { $card } du jeu (Effilochage)
mm-rewind = { $n ->
    [one] Recycler { $card } avec Rembobinage (1 pièce)
   *[other] Recycler { $card } avec Rembobinage ({ $n } pièces)
}
mm-ask-barter = Troc : échangez-vous une carte ?
mm-barter = Donner { $given } contre { $taken }
mm-no-barter = Ne rien échanger

# Pourquoi un donjon ou un chemin est refusé.
mm-bad-plan = { $reason } (règle { $rule } ; { $where })
mm-where-card = carte { $card }
mm-where-start = départ du chemin
mm-where-step = pas { $n } du chemin
mm-where-whole = le donjon dans son ensemble
mm-fault-overlap = Des cartes se chevauchent.
mm-fault-mismatch = Une ouverture touche un seuil fermé.
mm-fault-not-linked = Les cartes ne forment pas un seul bloc relié par des liaisons.
mm-fault-no-card = Cette carte n’est pas dans la main, ou elle est posée deux fois.
mm-fault-no-free-end = Le chemin doit partir d’une extrémité libre.
mm-fault-has-started = Le chemin est déjà commencé.
mm-fault-not-started = Le chemin n’est pas commencé.
mm-fault-has-ended = Le chemin est fini : un obstacle l’arrête.
mm-fault-no-way = D’ici, aucun passage ne mène là.
mm-fault-corridor-used = Ce couloir a déjà servi.
mm-fault-crossing-used = Le chemin est déjà passé par ce croisement.
mm-fault-door-used = Cette porte a déjà servi.
mm-fault-crosses-in-room = Le chemin se croiserait dans la salle.
mm-fault-no-rope = Sans corde, on ne quitte pas une trappe à pied.
mm-fault-cannot-pay = On ne peut pas payer ainsi.
mm-fault-landing-used = La case sous la trappe a déjà servi.
mm-fault-no-trapdoor = Il n’y a pas de trappe ici.
mm-fault-trapdoor-used = Cette trappe a déjà servi.
mm-fault-no-stairs = Il n’y a pas d’escalier ici.
mm-fault-no-circle-here = Le chemin n’est pas sur un cercle magique, ou ce cercle est barré.
mm-fault-no-circle-there = Il n’y a pas là d’autre cercle magique, ou il est barré.
mm-fault-no-scroll = Il n’y a pas de parchemin pour activer le cercle.
mm-fault-no-spell = Le Livre de Sorts nécessaire manque ou a été utilisé.
mm-fault-no-monster-there = Il n’y a pas là de monstre invaincu.
mm-fault-no-barrel-here = Le chemin n’est pas sur un tonneau.
mm-fault-no-barrel-there = Il n’y a pas là d’autre tonneau.
mm-fault-not-outer = Le chemin n’est pas à une extrémité libre du bord extérieur.
mm-fault-no-opposite = Il n’y a pas d’ouverture inutilisée du côté opposé.
mm-fault-unknown-move = Ce lieu n’existe pas dans le donjon.

# Les lieux.
mm-node-room = { $card }, salle { $room }
mm-node-upper = { $card } ({ $x },{ $y })
mm-node-lower = { $card } ({ $x },{ $y }), niveau inférieur
mm-end-T1 = { $card }, en haut à gauche
mm-end-T2 = { $card }, en haut à droite
mm-end-R1 = { $card }, côté droit, en haut
mm-end-R2 = { $card }, côté droit, en bas
mm-end-B1 = { $card }, en bas à gauche
mm-end-B2 = { $card }, en bas à droite
mm-end-L1 = { $card }, côté gauche, en haut
mm-end-L2 = { $card }, côté gauche, en bas

# Les choses.
mm-token-sword = jeton Épée
mm-token-scroll = jeton Parchemin
mm-token-key = jeton Clé
mm-token-rope = jeton Corde
mm-icon-coin = pièce
mm-icon-barrel = tonneau
mm-icon-sword = épée
mm-icon-key = clé
mm-icon-scroll = parchemin
mm-icon-rope = corde
mm-icon-monster = monstre
mm-icon-padlock = cadenas
mm-icon-trapdoor = trappe
mm-icon-lava = lave
mm-icon-circle = cercle magique
mm-icon-recycle = Recyclage
mm-icon-scissors = Ciseaux
mm-icon-stairs = escalier
mm-icon-room = salle
mm-goal-barrel = Tonneau
mm-goal-sword = Épée
mm-goal-coin = Pièce
mm-goal-scroll = Parchemin
mm-goal-room = Salle visitée
mm-goal-stairs = Escalier emprunté
mm-goal-key = Clé
mm-goal-circle = Cercle magique rencontré
mm-goal-monster = Monstre vaincu
mm-goal-trap = Piège rencontré
mm-goal-rope = Corde
mm-goal-padlock = Cadenas ouvert

# Les Livres de Sorts.
mm-book-SB-1 = Fléau
mm-book-SB-1-text = Vainquez un monstre sans épée.
mm-book-SB-2 = Pas de plume
mm-book-SB-2-text = Franchissez un piège (trappe ou lave) comme avec une corde.
mm-book-SB-3 = Déverrouillage
mm-book-SB-3-text = Ouvrez un cadenas sans clé.
mm-book-SB-4 = Courant ascendant
mm-book-SB-4-text = Sous une trappe encore inutilisée, remontez au niveau supérieur.
mm-book-SB-5 = Parchemin vierge
mm-book-SB-5-text = Activez un cercle magique sans parchemin.
mm-book-SB-6 = Appel du monstre
mm-book-SB-6-text = De n’importe où, téléportez-vous sur un monstre pas encore vaincu, dans une salle ou un couloir qui n’a pas servi. Il faut le vaincre (dans une salle, tous les autres monstres aussi), sinon le chemin s’arrête.
mm-book-SB-7 = Saut de tonneau
mm-book-SB-7-text = D’un tonneau, téléportez-vous sur un autre tonneau, dans une salle ou un couloir qui n’a pas servi.
mm-book-SB-8 = Chemins croisés
mm-book-SB-8-text = Une fois, votre chemin peut se croiser : à un croisement à quatre branches par ses deux branches restantes, ou dans une salle. Aucun couloir ne peut être emprunté deux fois : aux embranchements à trois branches, le sort ne sert à rien.
mm-book-SB-9 = Pli est-ouest
mm-book-SB-9-text = À une extrémité libre de gauche ou de droite, rentrez par le côté opposé de la même rangée.
mm-book-SB-10 = Pli nord-sud
mm-book-SB-10-text = À une extrémité libre du haut ou du bas, rentrez par le côté opposé de la même colonne.
mm-book-SB-11 = Faveur des fées
mm-book-SB-11-text = Retirez ce livre du jeu : utilisez un jeton des Fées de votre choix, même épuisé.
mm-book-SB-12 = Marchandage
mm-book-SB-12-text = { $n ->
    [one] Achetez une carte Donjon, visible ou à l’aveugle, pour 1 pièce de moins.
   *[other] Achetez une carte Donjon, visible ou à l’aveugle, pour { $n } pièces de moins.
}
mm-book-SB-13 = Fées jumelles
mm-book-SB-13-text = En achetant un jeton des Fées, prenez-en gratuitement un autre, d’une sorte différente et en stock.
mm-book-SB-14 = Clairvoyance
mm-book-SB-14-text = Avant de piocher au moins une carte, regardez la carte du dessus de votre pioche : gardez-la en main ou défaussez-la.
mm-book-SB-15 = Effilochage
mm-book-SB-15-text = Retirez du jeu une des cinq cartes de votre main.
mm-book-SB-16 = Troc
mm-book-SB-16-text = Retirez du jeu une carte Donjon utilisée dans votre donjon (pas une carte de départ) et prenez au Marché une carte visible de coût égal ou inférieur, pour le prochain tour.
mm-book-SB-17 = Rembobinage
mm-book-SB-17-text = { $n ->
    [one] Payez 1 pièce : recyclez une des cinq cartes de votre main.
   *[other] Payez { $n } pièces : recyclez une des cinq cartes de votre main.
}

# Ce qui est raconté.
mm-log-turn = Tour { $turn } : { $seat } achète en premier
mm-log-primary = Objectif primaire : { $goal }
mm-log-secondary = Objectif secondaire : { $goal }
mm-log-passes = passe
mm-log-buys-token = achète un { $token }
mm-log-takes-twin = prend aussi un { $token }
mm-log-buys-book = achète { $book }
mm-log-buys-book-blind = achète un Livre de Sorts à l’aveugle : { $book }
mm-log-gives-up = renonce à { $book }
mm-log-buys-card = achète { $card } ({ $price })
mm-log-buys-card-blind = achète une carte à l’aveugle : { $card } ({ $price })
mm-log-reshuffles = mélange sa défausse en une nouvelle pioche
mm-log-reshuffles-cards = Les cartes Donjon de coût { $cost } défaussées sont mélangées en une nouvelle pile
mm-log-reshuffles-books = Les Livres de Sorts défaussés sont mélangés en une nouvelle pile
mm-log-foresees = regarde la carte du dessus : { $card }
mm-log-foresees-one = regarde la carte du dessus
mm-log-keeps = la garde
mm-log-throws-away = défausse { $card }
mm-log-hand = explore avec { $cards }
mm-log-first = finit en premier : bonus de temps de { $n }
mm-log-finished = a fini, { $n ->
    [0] sans aucune carte
    [one] avec une carte
   *[other] avec { $n } cartes
}, dans une impasse
mm-log-finished-exit = a fini, { $n ->
    [0] sans aucune carte
    [one] avec une carte
   *[other] avec { $n } cartes
}, et a trouvé une sortie
mm-log-scores-primary = marque { $n } pour l’objectif primaire { $coins ->
    [0] et ne gagne aucune pièce
    [one] et gagne une pièce
   *[other] et gagne { $coins } pièces
}
mm-log-scores-secondary = marque { $n } pour l’objectif secondaire
mm-log-recycles = recycle { $card }
mm-log-removes = retire { $card } du jeu
mm-log-barters = donne { $given } contre { $taken }
mm-log-refresh = Toutes les cartes visibles du Marché sont remplacées
mm-log-ends = Le sixième tour est terminé

# Les grands moments : ce qui est montré en grand quand cela arrive.
mm-moment-first = { $seat } finit avant les autres
mm-moment-first-why = Le sablier de l’objectif primaire revient au premier qui a tracé un chemin et s’arrête.
mm-moment-bonus = bonus de temps
mm-moment-second = Objectif secondaire du tour { $turn } : { $goal }
mm-moment-sold = { $seat } achète { $thing }
mm-moment-paid = pièces payées

# La fin.
mm-wins = { $seat } gagne avec { $n } points
mm-share = { $seats } se partagent la victoire avec { $n } points
mm-row-primary = Objectifs primaires
mm-row-secondary = Objectifs secondaires, divisés par deux
mm-row-bonus = Bonus de temps
mm-row-exits = Sorties
mm-row-path = Chemin de ce tour
mm-row-deck = Cartes plus tard
mm-row-books = Livres de Sorts plus tard
mm-row-coins = Pièces
mm-row-total = Score final

# Les cartes.
mm-card-S-1 = Carrefour
mm-card-S-2 = Salle de garde
mm-card-S-3 = Réserve
mm-card-S-4 = Cagibi verrouillé
mm-card-S-5 = Escalier de service
mm-card-S-6 = Scriptorium
mm-card-S-7 = Râtelier d’armes
mm-card-S-8 = Marches de la cave
mm-card-S-9 = Longue galerie
mm-card-D3-01 = Cave aux tonneaux
mm-card-D3-02 = Passage du péage
mm-card-D3-03 = Salle d’armes
mm-card-D3-04 = Coin lecture
mm-card-D3-05 = Trois cellules
mm-card-D3-06 = Doubles escaliers
mm-card-D3-07 = Crochet du geôlier
mm-card-D3-08 = Cercles de craie
mm-card-D3-09 = Guet du gobelin
mm-card-D3-10 = Planches pourries
mm-card-D3-11 = Repaire du grimpeur
mm-card-D3-12 = Grille de fer
mm-card-D3-13 = Établi du bricoleur
mm-card-D3-14 = Cellule du tailleur
mm-card-D3-15 = Fosse aux murmures
mm-card-D3-16 = Coin de l’embuscade
mm-card-D3-17 = Caveau englouti
mm-card-D3-18 = Bureau du clerc
mm-card-D4-01 = Brasserie
mm-card-D4-02 = Chambre des comptes
mm-card-D4-03 = Caserne
mm-card-D4-04 = Aile de la bibliothèque
mm-card-D4-05 = Chambres de service
mm-card-D4-06 = Puits en colimaçon
mm-card-D4-07 = Serrurier
mm-card-D4-08 = Porte de lune
mm-card-D4-09 = Dortoir gobelin
mm-card-D4-10 = Plancher effondré
mm-card-D4-11 = Pont de cordes
mm-card-D4-12 = Double verrou
mm-card-D4-13 = Atelier
mm-card-D4-14 = Allée des braises
mm-card-D4-15 = Crypte inondée
mm-card-D4-16 = Ligne de sentinelles
mm-card-D4-17 = Mage de campagne
mm-card-D4-18 = Galerie de l’avare
mm-card-D5-01 = Grand cellier
mm-card-D5-02 = Salle du trésor
mm-card-D5-03 = Arsenal
mm-card-D5-04 = Archives des runes
mm-card-D5-05 = Vieux cloître
mm-card-D5-06 = Marches sans fin
mm-card-D5-07 = Trousseau
mm-card-D5-08 = Chambre des étoiles
mm-card-D5-09 = Tanière de guerre
mm-card-D5-10 = Faux planchers
mm-card-D5-11 = Réserve du bourreau
mm-card-D5-12 = Triple grille
mm-card-D5-13 = Maître maçon
mm-card-D5-14 = Chaussée de lave
mm-card-D5-15 = Oubliette
mm-card-D5-16 = Antre aux clés
mm-card-D5-17 = Portail enfoui
mm-card-D5-18 = Piège doré
mm-card-D6-01 = Chais royaux
mm-card-D6-02 = Coffre des couronnes
mm-card-D6-03 = Salle des lames
mm-card-D6-04 = Grande bibliothèque
mm-card-D6-05 = Appartements du palais
mm-card-D6-06 = Tour des escaliers
mm-card-D6-07 = Butin du gardien
mm-card-D6-08 = Nexus
mm-card-D6-09 = Cour des gobelins
mm-card-D6-10 = Parcours des fosses
mm-card-D6-11 = Câbles célestes
mm-card-D6-12 = Labyrinthe de fer
mm-card-D6-13 = Atelier de la guilde
mm-card-D6-14 = Cœur de feu
mm-card-D6-15 = Garde-manger du dragon
mm-card-D6-16 = Sanctuaire profond
mm-card-D6-17 = Cercle des anciens
mm-card-D6-18 = Rançon du roi

# Le solveur.
mm-solve-no-hand = Nommez les cartes de la main : de une à { $most } parmi { $known }.
mm-solve-many-cards = Une main compte { $most } cartes au plus ; vous en avez nommé { $n }.
mm-solve-twice = { $id } est nommée deux fois : une main n’a chaque carte qu’une fois.
mm-solve-no-card = Il n’y a pas de carte { $id }. Les cartes sont : { $known }.
mm-solve-no-objective = Il n’y a pas d’objectif { $id }. Les objectifs sont : { $known }.
mm-solve-no-token = Il n’y a pas de jeton des Fées { $id }. Les jetons des Fées sont : { $known }.
mm-solve-no-spell = Il n’y a pas de Livre de Sorts { $id }. Les Livres de Sorts sont : { $known }.
mm-solve-other-game = Cette partie est d’un autre jeu ({ $game }), pas de Map Masters.
mm-solve-not-exploring = À ce moment de la partie, personne n’explore : nommez un autre moment avec --at.
mm-solve-nobody = Un spectateur n’a pas de main : nommez une place avec --as.
mm-solve-file-alone = La partie dit quels sont l’objectif, les jetons et les Livres de Sorts : laissez de côté --objective, --token et --spell.
mm-solve-at-what = --at nomme un moment d’une partie : donnez le fichier d’une partie au lieu de cartes.
mm-solve-so-far = { $seconds } s : { $value } points jusqu’ici
mm-solve-between = { $seconds } s : { $value } points jusqu’ici, aucun chemin ne vaut plus de { $bound }
mm-solve-card = { $card } ({ $id }) : colonne { $x }, ligne { $y }
mm-solve-card-turned = { $card } ({ $id }) : colonne { $x }, ligne { $y }, tournée
mm-solve-left-out = Laissées de côté : { $cards }
mm-solve-path = Chemin : { $path }
mm-solve-nothing = Ici, aucun chemin ne rapporte de points.
mm-solve-found = Découvertes : { $found }
mm-solve-exit = Le chemin finit par une sortie.
mm-solve-dead-end = Le chemin finit en impasse.
mm-solve-proven = Prouvé : aucun chemin ne vaut plus ({ $value } points en tout).
mm-solve-open = Vaut { $value } points en tout. Il n’est pas prouvé que ce soit le mieux, mais aucun chemin ne vaut plus de { $bound }.

# Conseils.
mm-plan-proven = Le mieux possible : { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $goal }), { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $exit }. C’est prouvé.
mm-plan-open = Le mieux trouvé jusqu’ici : { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $goal }), { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $exit }.
mm-plan-exit = avec une sortie
mm-plan-dead-end = sans sortie
mm-review = Les meilleurs chemins du tour { $n }
mm-review-best = { $goal } : { $n } sur { $most ->
    [one] { $most } point
   *[other] { $most } points
}. Personne n’aurait pu faire mieux avec cette main.
mm-review-proven = { $goal } : { $n } sur { $most ->
    [one] { $most } point possible
   *[other] { $most } points possibles
} avec cette main.
mm-review-open = { $goal } : { $n } sur au moins { $best ->
    [one] { $best } point
   *[other] { $best } points
} avec cette main ; plus de { $most }, c’est impossible.

# Ce que l’on voit.
mm-heading = Tour { $turn } sur { $turns }
mm-phase-market = Marché
mm-phase-hand = Main
mm-phase-exploration = Exploration
mm-phase-reward = Récompense
mm-phase-reset = Réinitialisation
mm-mode-cards = Cartes
mm-mode-path = Chemin
mm-tab-dungeon = Donjon
mm-tab-mine = Mon donjon
mm-tab-goals = Objectifs
mm-tab-found = Trouvailles
mm-tab-score = Score
mm-tab-others = Les autres
mm-tab-market = Marché
mm-tab-cards = Cartes
mm-goals = Objectifs
mm-goal-piece-0 = Objectif primaire : { $goal }
mm-goal-piece-1 = Objectif secondaire : { $goal }
mm-goal-second = Objectif secondaire
mm-goal-second-text = Tiré quand tous ont fini.
mm-goal-timed-text = { $text } :sands-of-time: Bonus pour le premier à finir.
mm-goal-barrel-text = { $n } PV par tonneau entouré.
mm-goal-sword-text = { $n } PV par épée entourée, utilisée ou non.
mm-goal-coin-text = { $n } PV par pièce entourée.
mm-goal-scroll-text = { $n } PV par parchemin entouré, utilisé ou non.
mm-goal-room-text = { $n } PV par salle visitée, tous monstres vaincus.
mm-goal-stairs-text = { $n } PV par escalier emprunté.
mm-goal-key-text = { $n } PV par clé entourée, utilisée ou non.
mm-goal-circle-text = { $n } PV par cercle magique entouré, utilisé ou non.
mm-goal-monster-text = { $n } PV par monstre vaincu.
mm-goal-trap-text = { $n } PV par trappe entourée ou lave franchie.
mm-goal-rope-text = { $n } PV par corde entourée, utilisée ou non.
mm-goal-padlock-text = { $n } PV par cadenas ouvert.
mm-books = Livres de Sorts
mm-books-of = Livres de Sorts { DE($seat) }
mm-tokens = Jetons des Fées
mm-tokens-of = Jetons des Fées { DE($seat) }
mm-hand = Main
mm-hand-of = Main { DE($seat) }
mm-kept = Pour le prochain tour
mm-kept-of = Pour le prochain tour { DE($seat) }
mm-recycled = recyclée
mm-foreseen = Carte du dessus
mm-deck = Pioche
mm-discard = Défausse
mm-dungeon = Donjon { DE($seat) }
mm-cell = Colonne { $x }, rangée { $y }
mm-pawn = Plume { DE($seat) }
mm-mark-ring = Entouré : { $thing }
mm-mark-strike = Barré : { $thing }
mm-market-tokens = Fées
mm-market-books = Livres
mm-market-cards = Coût { $cost }
mm-price = { $n } :two-coins:
mm-pile = Face cachée
mm-score = Score
mm-sheet = Plateau de score { DE($seat) }
mm-column-primary = But 1
mm-column-secondary = But 2
mm-column-bonus = Temps
mm-column-exit = Sortie
mm-box-primary = Objectif primaire, tour { $turn }
mm-box-secondary = Objectif secondaire, tour { $turn }
mm-box-bonus = Bonus de temps, tour { $turn }
mm-box-exit = Sortie, tour { $turn }
mm-tick = Sortie trouvée
mm-walked = Tour { $turn } : ce que rapportent les chemins
mm-found = Trouvé
mm-found-coin = Pièces
mm-found-barrel = Tonneaux
mm-found-sword = Épées
mm-found-key = Clés
mm-found-scroll = Parchemins
mm-found-rope = Cordes
mm-found-monster = Monstres vaincus
mm-found-padlock = Cadenas ouverts
mm-found-trapdoor = Pièges rencontrés
mm-found-circle = Cercles magiques
mm-found-recycle = Recyclage
mm-found-scissors = Ciseaux
mm-found-stairs = Escaliers empruntés
mm-found-room = Salles visitées
mm-legend = Légende
mm-legend-upper = niveau supérieur
mm-legend-lower = niveau inférieur
mm-legend-room = salle
mm-count-points = Points de victoire
mm-count-coins = Pièces
mm-count-exits = Sorties
mm-count-books = Livres de Sorts
mm-note-buys = achète
mm-note-passed = a passé
mm-note-explores = explore
mm-note-places = pose ses cartes
mm-note-draws = trace son chemin
mm-note-finished = a fini
mm-note-first = a fini en premier

# Bulles : ce que les règles disent de chaque sorte de chose, en vingt mots au plus.
mm-tip-primary = Connu avant les achats : ce que le chemin en a trouvé, multiplié par sa valeur, en entier.
mm-tip-secondary = Pioché après les chemins : ce qu’ils en ont trouvé compte ; la colonne entière vaut moitié.
mm-tip-bonus = Lors d’un tour avec sablier, pour le premier qui finit avec un chemin valable.
mm-tip-exit = Cochée quand le chemin quitte le donjon ; le plus de coches vaut 2 points, le deuxième 1.
mm-tip-cell = Une carte peut venir ici si les ouvertures se joignent ; toutes les cartes doivent se tenir.
mm-tip-cell-name = La place d’une carte
mm-tip-end = Une entrée ou une sortie : le chemin commence par l’une et sort par une autre.
mm-tip-node = Le chemin est une seule ligne : aucun couloir deux fois, aucun croisement au même niveau.
mm-tip-node-name = Un pas du chemin
mm-tip-pen = La tête du chemin : ce que l’on rencontre d’abord peut payer la suite.
mm-tip-circled = Trouvé : cela compte pour les objectifs, utilisé ou non.
mm-tip-crossed = Utilisé ou surmonté : plus utilisable, mais cela compte encore pour les objectifs.
mm-tip-upper = Niveau supérieur : toutes les ouvertures y sont ; le chemin y commence, y change de carte et en sort.
mm-tip-lower = Niveau inférieur : par un escalier, une trappe ou un cercle ; le chemin peut passer sous lui-même.
mm-tip-room = En entrant, battez d’un coup tous ses monstres ; alors, tout ce qu’elle contient est à vous.
mm-tip-sword = Une épée bat un monstre ; utilisée ou non, elle compte si elle a été trouvée.
mm-tip-scroll = Un parchemin mène d’un cercle magique à un autre ; utilisé ou non, il compte s’il est trouvé.
mm-tip-key = Une clé ouvre un cadenas ; utilisée ou non, elle compte si elle a été trouvée.
mm-tip-rope = Une corde franchit un piège ; utilisée ou non, elle compte si elle a été trouvée.
mm-tip-coins = Se dépensent au marché et se gardent ; à la fin, trois valent un point.
mm-tip-books = Deux au plus ; chacun sert une fois par tour, dans sa phase, puis redevient prêt.
mm-tip-coin = Chacune est versée après l’exploration ; elle ne se dépense pas sur le chemin.
mm-tip-barrel = Utile aux objectifs et à un sort.
mm-tip-monster = Battu avec une épée chacun ; celui qui arrête le chemin ne compte pas.
mm-tip-padlock = Ouvert avec une clé chacun ; celui qui arrête le chemin ne compte pas.
mm-tip-trap = Se franchit avec une corde ; par une trappe, on peut aussi tomber au niveau inférieur.
mm-tip-circle = Compte dès qu’on le rencontre ; un parchemin mène de là à un autre cercle intact.
mm-tip-recycle = Après le tour, pour chacun trouvé : gardez une des cinq cartes pour la main suivante.
mm-tip-scissors = Après le tour, pour chacun trouvé : retirez du jeu une des cinq cartes.
mm-tip-stairs = Emprunté une fois, dans un sens ou dans l’autre : chaque escalier compte une fois.

mm-tip-not-picked = compte tout seul et ne se choisit pas
mm-tip-not-market = le marché de ce tour est fini
mm-tip-not-yours = c’est à { $seat }
mm-tip-not-fitting = aucune place ne convient : ouverture contre ouverture
mm-tip-not-twice = une carte n’est gardée ou retirée qu’une fois
mm-tip-not-optimised = recyclages restants : { $recycles }, ciseaux restants : { $scissors }
mm-tip-not-full = votre main est complète : { $n } cartes
mm-tip-not-starting = une carte de départ ne s’échange pas
mm-tip-not-used = seulement une carte de votre donjon, contre une qui ne coûte pas plus
mm-tip-not-dearer = elle coûte plus que les cartes que vous pouvez donner
mm-tip-not-in-stock = il n’en reste plus
mm-tip-not-owned = { $seat } l’a
mm-tip-not-coins = { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, vous en avez { $has }
mm-tip-not-aligned = aucune carte ne convient ici : ouverture contre ouverture
mm-tip-not-free = pas d’extrémité libre : une carte la touche
mm-tip-not-yet-begun = commencez le chemin à une extrémité libre
mm-tip-not-passed-twice = le chemin y passe déjà
mm-tip-not-outside = le chemin est sorti du donjon
mm-tip-not-from-head = aucun pas n’y mène depuis la tête du chemin
mm-tip-coins-now = à la fin : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mm-tip-stock-now = en vente : { $n }
mm-tip-goal-each = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} pour chacun trouvé{ $bonus ->
    [0] {""}
   *[other] {" "}; premier à finir : { $bonus } de plus
}
mm-tip-goal-now = votre chemin : { $n }, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mm-tip-row-now = trouvés : { $n }, utilisés : { $used }
