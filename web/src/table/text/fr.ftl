# La table.
tbl-home = Donjon : retour à l’accueil
tbl-stage = La table
tbl-rail = Places, journal, discussion et règles
tbl-fold = Replier le volet
tbl-unfold = Déplier le volet : journal, discussion et règles
tbl-seats = Places
tbl-bar = Ce qui est demandé
tbl-menu = Menu
tbl-close = Fermer
tbl-phases = Étapes d’un tour
tbl-clock = Temps restant
tbl-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}
tbl-fit = Cadrer le plateau
tbl-closer = Regarder de près
tbl-tab-log = Journal
tbl-tab-chat = Discussion
tbl-tab-rules = Règles
tbl-log = Journal
tbl-log-turn = Tout ce tour
tbl-says = { $name } : { $text }
tbl-you = vous
tbl-away = absent
tbl-resigned = a abandonné
tbl-stand-in = un robot joue à sa place
tbl-bot = robot · { $name }
tbl-is-bot = Robot
tbl-first = Premier joueur
tbl-plays = Doit jouer
tbl-ready = Prêt
tbl-locked = Verrouillé
tbl-panel = { $name }, place { $letter } : regarder son plateau
tbl-look-through = Regarder toutes les cartes
tbl-looking = Vous regardez la place { DE($name) } : { $what }
tbl-look-back = Revenir à la table
tbl-copies = au nombre de { $n }
tbl-costs = pour { $what }
tbl-worth = vaut { $what }
tbl-lit = { $what } ; éclairé : { $does }
tbl-lit-many = { $what } ; éclairé : { $n } choix
tbl-lit-shortcut = { $what } ; éclairé : y marcher
tbl-lit-subset = { $what } ; peut être choisi
# Un désavantage est choisi : ce qu’il fait, et où cliquer ensuite.
tbl-then-drawback = { $does }. Cliquez maintenant sur « { $what } ».
# Dans une bulle : un lien vers la règle.
tbl-tip-rule = règle
tbl-tip-rule-key = Règle { $rule } : touche { $key } pour la lire.
tbl-tip-rule-named = Règle { $rule }.
tbl-advice = Le robot choisirait : { $label }
tbl-do-it = Jouer ce coup
tbl-then = Choisissez maintenant où, ou Échap pour revenir.
tbl-turn-hint = Choisissez où ; R ou la molette tourne, Échap repose.
tbl-put-hint = Touchez l’endroit où la poser.
tbl-rotate = Tourner
tbl-subset-first = { $label } : choisissez d’abord
tbl-put = Poser
tbl-spent = { $n ->
    [one] 1 utilisé
   *[other] { $n } utilisés
}
tbl-modes = Que faire
tbl-skip = Cliquez ou appuyez sur une touche pour continuer
tbl-percent = { $n } %
# A great moment: what is counted before and after, the how-manieth of several, how fast the next is shown.
tbl-moment-row = { $name } : { $before }, puis { $after }
tbl-moment-of = { $n } sur { $of }
tbl-moment-tempo = La prochaine fois
tbl-moment-odds = Les chances avant coup
tbl-moment-against = contre
tbl-moment-over = La partie est finie
tbl-undo = Annuler
tbl-change = Changer
tbl-waiting-n = { $n ->
    [one] On attend une personne
   *[other] On attend { $n } personnes
}
tbl-hidden = Votre choix est fait et caché.
tbl-yes = Oui, je le fais
tbl-no = Non, pas encore
tbl-menu-hint = Flèches ou chiffres pour choisir, Échap pour fermer.
tbl-all-choices = Tout ce que vous pouvez faire
tbl-keys = Raccourcis clavier
tbl-keys-lead = Tout ce qui s’allume peut se faire au clavier. La touche d’un bouton s’affiche quand on le pointe.
tbl-keys-now = Maintenant
tbl-keys-now-note = Cet encadré montre ce que vous pouvez faire maintenant.
tbl-keys-nothing = Rien ne vous est demandé, ou rien de cela n’a de touche.
tbl-keys-choose = Choisir
tbl-keys-next = élément allumé suivant
tbl-keys-lit = éléments allumés, dans les deux sens
tbl-keys-move = se déplacer sur le plateau
tbl-keys-do = le faire
tbl-keys-back = un pas en arrière
tbl-keys-menu = ligne d’un menu
tbl-keys-turn = tourner une carte ou une tuile
tbl-keys-undo = annuler, si la règle le permet
tbl-keys-understand = Comprendre
tbl-keys-closer = regarder de près
tbl-keys-rule = lire la règle de l’infobulle, ou de la question
tbl-keys-sheet = cette page
tbl-keys-time = Temps
tbl-keys-table = Table
tbl-keys-region = partie suivante de la table
tbl-keys-sound = activer ou couper le son
tbl-key-esc = Échap
tbl-no-choices = On ne vous demande rien pour l’instant.
tbl-show-count = Voir le décompte
tbl-place = { $n ->
    [1] 1er
   *[other] { $n }e
}
tbl-seed = Graine : { $seed }
tbl-commitment = Son empreinte était affichée avant le premier choix : { $hash }

# Comment s’appellent les icônes.
icon-barrel = tonneau
icon-boot-prints = deux bottes
icon-broadsword = épée
icon-broken-heart = défaites
icon-card-draw = cartes
icon-cave-entrance = antre
icon-cog = aubaine
icon-compass = découverte
icon-cowled = compagnon
icon-crossed-bones = vie
icon-crossed-swords = combat
icon-crowned-skull = chef des monstres
icon-crystal-cluster = caverne de cristal
icon-cut-diamond = gemme
icon-daemon-skull = monstre
icon-death-skull = crâne
icon-double-fish = poisson
icon-dragon-breath = danger
icon-encirclement = tuile entourée
icon-fish-monster = Ulumu
icon-exit-door = sortie
icon-fairy = jeton de fée
icon-flying-flag = premier joueur
icon-gooey-daemon = Wallrog
icon-health-potion = potion de soin
icon-hearts = santé
icon-help = inexploré
icon-hole = trappe
icon-imp-laugh = Zibber
icon-key = clé
icon-knapsack = sac à dos
icon-laurels = points
icon-lava = lave
icon-locked-chest = coffre fermé
icon-magic-palm = compétence
icon-magic-potion = potion de téléportation
icon-magic-swirl = magie
icon-monster-grasp = monstre
icon-padlock = verrouillé
icon-pentagram-rose = cercle magique
icon-portal = téléportation
icon-potion-of-madness = folie furieuse
icon-queen-crown = majorité
icon-recycle = recyclage
icon-return-arrow = par-dessus le bord du plateau
icon-ring = bague
icon-ringing-bell = Clank !
icon-robber-hand = vol
icon-rope-coil = corde
icon-round-potion = potion
icon-round-star = étoile
icon-saber-tooth = dent
icon-sands-of-time = sablier
icon-scissors = ciseaux
icon-scroll-unfurled = quête
icon-semi-closed-eye = découverte
icon-shiny-apple = pomme
icon-spell-book = livre de sorts
icon-spiked-dragon-head = dragon
icon-spyglass = observation
icon-stairs = dans les profondeurs
icon-stone-tower = lieu
icon-super-mushroom = champignon
icon-tied-scroll = parchemin
icon-two-coins = or
icon-visored-helm = héros
icon-walking-boot = botte

# Leurs quantités.
amount-barrel = { $n } { $n ->
    [one] tonneau
   *[other] tonneaux
}
amount-broadsword = { $n } { $n ->
    [one] épée
   *[other] épées
}
amount-broken-heart = { $n } { $n ->
    [one] défaite
   *[other] défaites
}
amount-card-draw = { $n } { $n ->
    [one] carte
   *[other] cartes
}
amount-cut-diamond = { $n } { $n ->
    [one] gemme
   *[other] gemmes
}
amount-daemon-skull = { $n } { $n ->
    [one] monstre
   *[other] monstres
}
amount-death-skull = { $n } { $n ->
    [one] crâne
   *[other] crânes
}
amount-fairy = { $n } { $n ->
    [one] jeton de fée
   *[other] jetons de fée
}
amount-health-potion = { $n } { $n ->
    [one] potion de soin
   *[other] potions de soin
}
amount-hole = { $n } { $n ->
    [one] trappe
   *[other] trappes
}
amount-key = { $n } { $n ->
    [one] clé
   *[other] clés
}
amount-laurels = { $n } { $n ->
    [one] point
   *[other] points
}
amount-locked-chest = { $n } { $n ->
    [one] coffre fermé
   *[other] coffres fermés
}
amount-magic-potion = { $n } { $n ->
    [one] potion de téléportation
   *[other] potions de téléportation
}
amount-monster-grasp = { $n } { $n ->
    [one] monstre
   *[other] monstres
}
amount-padlock = { $n } { $n ->
    [one] serrure
   *[other] serrures
}
amount-pentagram-rose = { $n } { $n ->
    [one] cercle magique
   *[other] cercles magiques
}
amount-queen-crown = { $n } { $n ->
    [one] majorité
   *[other] majorités
}
amount-ring = { $n } { $n ->
    [one] bague
   *[other] bagues
}
amount-rope-coil = { $n } { $n ->
    [one] corde
   *[other] cordes
}
amount-round-potion = { $n } { $n ->
    [one] potion
   *[other] potions
}
amount-round-star = { $n } { $n ->
    [one] étoile
   *[other] étoiles
}
amount-saber-tooth = { $n } { $n ->
    [one] dent
   *[other] dents
}
amount-scroll-unfurled = { $n } { $n ->
    [one] quête
   *[other] quêtes
}
amount-semi-closed-eye = { $n } { $n ->
    [one] découverte
   *[other] découvertes
}
amount-shiny-apple = { $n } { $n ->
    [one] pomme
   *[other] pommes
}
amount-spell-book = { $n } { $n ->
    [one] livre de sorts
   *[other] livres de sorts
}
amount-super-mushroom = { $n } { $n ->
    [one] champignon
   *[other] champignons
}
amount-tied-scroll = { $n } { $n ->
    [one] parchemin
   *[other] parchemins
}
amount-walking-boot = { $n } { $n ->
    [one] botte
   *[other] bottes
}
