# DragonQuest
dq-title = DragonQuest
dq-tagline = Des dés, un crayon, et le cran de rester un lancer de plus

dq-square = { $name }
dq-square-start = { $name }, la case de départ
dq-square-orange = { $name }, la case orange
dq-square-black = { $name }, la case noire du démon
dq-square-exit = { $name }, la sortie
dq-chamber = la Salle du trésor
dq-face-blank = face blanche
dq-face-skull = crâne
dq-face-double_skull = 2 crânes
dq-face-find = découverte
dq-face-room = salle
dq-face-corridor = couloir
dq-die-red = dé rouge ({ $face })
dq-die-black = dé { $n } ({ $face })
dq-chamber-blank = face blanche
dq-chamber-dragon = dragon
dq-chamber-coin_50 = pièce de 50
dq-chamber-coin_100 = pièce de 100
dq-chamber-star = étoile

dq-object-amulet_of_time = L’Amulette du Temps
dq-object-dragon_talisman = Le Talisman du Dragon
dq-object-golden_necklace = Le collier doré
dq-object-healing_potion = La Potion de Soin
dq-object-magic_ring = L’Anneau Magique
dq-object-orb_of_light = L’Orbe de Lumière
dq-object-key_to_secret_doors = La Clé du Passage Secret
dq-object-golden_belt_buckle = La Boucle de ceinture dorée
dq-object-chainmail_coat = La Cotte de Mailles
dq-object-rope = La Corde
dq-object-leather_hood = La Cape de Cuir
dq-object-silver_ring = L’Anneau Argenté
dq-does-amulet_of_time = { $n ->
    [one] Une case Soleil de plus
   *[other] { $n } cases Soleil de plus
} au bout de votre piste, tout de suite.
dq-does-dragon_talisman = En entrant dans la Salle, relancez une fois les faces blanches et les pièces ; les étoiles des deux lancers s’ajoutent pour un seul trésor.
dq-does-golden_necklace = { $n } pièces d’or à la fin si vous vous échappez.
dq-does-healing_potion = { $n ->
    [one] Un point de vie de plus
   *[other] { $n } points de vie de plus
}, tout de suite.
dq-does-magic_ring = Avant un combat, fait partir un monstre : goule, troll, orque ou squelette.
dq-does-orb_of_light = Lors d’un déplacement, ou en quittant la Salle, les pas peuvent aussi être diagonaux.
dq-does-key_to_secret_doors = Lors d’un déplacement, traversez une case bloquée ; vous ne pouvez pas terminer votre déplacement sur une telle case.
dq-does-golden_belt_buckle = { $n } pièces d’or à la fin si vous vous échappez.
dq-does-chainmail_coat = Annule un piège avec une flèche.
dq-does-rope = Annule une trappe.
dq-does-leather_hood = Annule un brouillard empoisonné.
dq-does-silver_ring = { $n } pièces d’or à la fin si vous vous échappez.

dq-treasure-silver_goblet = Gobelet en argent
dq-treasure-jade_figurine = Figurine de jade
dq-treasure-pearl_string = Collier de perles
dq-treasure-ruby_brooch = Broche de rubis
dq-treasure-jewelled_dagger = Dague ornée de joyaux
dq-treasure-ivory_chess_king = Roi d’échecs en ivoire
dq-treasure-sapphire_chalice = Calice de saphirs
dq-treasure-golden_apple = Pomme d’or
dq-treasure-emerald_sceptre = Sceptre d’émeraude
dq-treasure-diamond_tiara = Diadème de diamants
dq-treasure-crown_of_the_wizard_king = Couronne du roi-sorcier
dq-treasure-blank_1 = Trésor vierge I
dq-treasure-blank_2 = Trésor vierge II
dq-own-treasure = { $name }, tuile vierge { $n }

dq-danger-arrow = piège avec une flèche
dq-danger-trapdoor = trappe
dq-danger-fog = brouillard empoisonné
dq-danger-ghoul = goule
dq-danger-troll = troll
dq-danger-orc = orque
dq-danger-skeleton = squelette
dq-danger-spider = araignée
dq-danger-demon = démon

dq-option-start_square = Où commencent les héros
dq-option-start_square-start = Sur la case de départ
dq-option-start_square-orange = Sur la case orange, le départ facile
dq-option-start_square-each = Au choix de chaque joueur
dq-option-walls_keep_off = Cases où aucun mur ne peut se dresser, près du départ, de la case orange, de la case noire, de la sortie et de la Salle
dq-option-walls_keep_off-sides = Celles qui ont un côté commun avec l’une d’elles
dq-option-walls_keep_off-corners = Aussi celles qui n’en touchent une que par un coin
dq-option-custom_treasures = Jouer avec les deux trésors vierges
dq-option-neighbour_when_out = Qui pose les murs et dirige le démon quand le voisin de droite est hors jeu
dq-option-neighbour_when_out-seat = Ce voisin, comme avant
dq-option-neighbour_when_out-automaton = Le jeu lui-même, selon des règles fixes
dq-option-blank_1_name = Nom du premier trésor vierge
dq-option-blank_1_stars = Étoiles du premier trésor vierge
dq-option-blank_1_gold = Or du premier trésor vierge
dq-option-blank_2_name = Nom du second trésor vierge
dq-option-blank_2_stars = Étoiles du second trésor vierge
dq-option-blank_2_gold = Or du second trésor vierge

# Les questions et leurs réponses.
dq-ask-begin = Où commence votre héros ?
dq-begin-start = Sur la case de départ { $square }
dq-begin-orange = Sur la case orange { $square } : le départ facile
dq-ask-stay = Rester ou quitter la Salle du trésor ?
dq-more-stay = { $aside ->
    [0] Aucun dragon n’est mis de côté
    [one] Un dragon est mis de côté
   *[other] { $aside } dragons sont mis de côté
} ; à { $wakes }, le dragon se réveille.
dq-more-stay-bitten = { $aside ->
    [0] Aucun dragon n’est mis de côté
    [one] Un dragon est mis de côté
   *[other] { $aside } dragons sont mis de côté
} ; à { $wakes }, le dragon se réveille. L’araignée vous a mordu : si vous partez, le dé Araignée est lancé d’abord.
dq-stay = Rester et lancer { $dice } dés
dq-leave = Quitter la Salle
dq-ask-cross-coin = Quelle pièce barrez-vous ?
dq-more-cross-coin = Le venin vous en coûte une.
dq-cross-coin = Barrer une pièce de { $value }
dq-ask-buy = Prenez-vous un objet ?
dq-more-buy = Vous avez { $points } points de découverte ; quel que soit son prix, toute la rangée y passe.
dq-buy = Prendre : { $object } ({ $cost } points)
dq-buy-nothing = Ne rien prendre
dq-ask-hide-tile = Cachez une tuile Mur ; { $owner } dira ensuite un nombre.
dq-more-hide-tile = Si c’est le nombre de votre tuile, vous bloquez une case.
dq-hide-tile = Cacher la tuile { $number }
dq-ask-name-number = Quel nombre dites-vous ?
dq-more-name-number = Si c’est celui de la tuile cachée, un mur se dresse.
dq-name-number = Dire { $number }
dq-ask-block = Bloquez une case (feuille : { $owner }).
dq-more-block = Le nombre de votre tuile a été dit.
dq-block = Bloquer { $square }
dq-ask-reroll = Relancer ou s’arrêter ?
dq-more-reroll = Si vous vous arrêtez : { $steps ->
    [0] aucune case
    [one] 1 case
   *[other] { $steps } cases
}, { $finds ->
    [0] aucune découverte
    [one] 1 découverte
   *[other] { $finds } découvertes
}. { $skulls ->
    [0] Aucun crâne
    [one] Un crâne
   *[other] { $skulls } crânes
} jusqu’ici, le troisième attire le danger ; { $left ->
    [one] encore un lancer
   *[other] encore { $left } lancers
}.
dq-roll-again = { $n ->
    [0] Relancer des dés
    [one] Relancer 1 dé
   *[other] Relancer { $n } dés
}
dq-reroll = Relancer : { $dice }
dq-stop = S’arrêter : { $steps ->
    [0] aucune case
    [one] 1 case
   *[other] { $steps } cases
}, { $finds ->
    [0] aucune découverte
    [one] 1 découverte
   *[other] { $finds } découvertes
}
dq-ask-walk = Où allez-vous ?
dq-more-walk = { $left ->
    [one] Encore un pas.
   *[other] Encore { $left } pas.
}
dq-step = Vers { $square }
dq-step-with = Vers { $square }, en utilisant : { $objects }
dq-halt = S’arrêter en { $square }
dq-ask-trap = Danger : { $trap } ! Vous protégez-vous ?
dq-cancel-trap = Utiliser : { $object }
dq-suffer-trap = Subir le piège ({ $trap } : { $cost }), garder : { $object }
dq-cost-points = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}
dq-cost-wound = { $n ->
    [one] un dé Blessure
   *[other] { $n } dés Blessure
}
dq-cost-turn = le prochain tour
dq-cost-life = la vie
dq-sure-trap = C’est le troisième piège de ce genre : votre héros mourra. En êtes-vous sûr ?
dq-ask-ring = Utilisez-vous l’Anneau Magique ?
dq-more-ring = Un monstre barre le chemin : { $monster }.
dq-use-ring = Faire partir le monstre ({ $monster }) avec l’Anneau
dq-fight = Combattre le monstre ({ $monster })
dq-ask-talisman = Utilisez-vous le Talisman du Dragon ?
dq-more-talisman = Vous entrez dans la Salle du trésor.
dq-use-talisman = Utiliser : { $object }
dq-keep-talisman = Garder : { $object }
dq-ask-take = Quel trésor prenez-vous ?
dq-more-take = Un seul trésor, pour { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
} au plus.
dq-take = Prendre : { $treasure } ({ $gold } pièces d’or)
dq-take-nothing = Ne prendre aucun trésor
dq-ask-leave = Par quelle case quittez-vous la Salle ?
dq-ask-flee = Fuyez le dragon ! Vers quelle case ?
dq-flee = Fuir vers { $square }
dq-ask-steer-demon = Dirigez le démon qui chasse { $owner } ({ $left ->
    [one] dernier pas
   *[other] { $left } pas
}).
dq-steer-demon = Le démon va en { $square }

# Ce qui s’est passé.
dq-log-first = { $seat } commence.
dq-log-begins = commence en { $square }.
dq-log-turn = Soleil { $sun } sur { $of } : { $seat }
dq-log-skipped = perd ce tour dans le brouillard.
dq-log-stays = reste dans la Salle du trésor.
dq-log-leaves = quitte la Salle du trésor.
dq-log-venom-blank = ressent le venin, mais rien ne se passe.
dq-log-venom-cross_coin = ressent le venin : une pièce est perdue, s’il y en a une.
dq-log-venom-lose_2_lp = ressent le venin : il coûte 2 points de vie.
dq-log-coin-crossed = barre une pièce de { $value }.
dq-log-bought = prend un objet : { $object }.
dq-log-used = utilise : { $object }.
dq-log-hid-tile = cache la tuile Mur { $number }.
dq-log-hid-a-tile = cache une tuile Mur.
dq-log-tile-match = dit { $named } ; la tuile porte le { $number } : un mur !
dq-log-tile-differs = dit { $named } ; la tuile porte le { $number } : pas de mur.
dq-log-nothing-to-block = Il n’y a aucune case à bloquer.
dq-log-blocked = La case { $square } est bloquée (feuille : { $seat }).
dq-log-thrown = lance : { $dice }.
dq-log-rethrown = relance : { $dice }.
dq-log-step = va en { $square }.
dq-log-chamber = entre dans la Salle du trésor.
dq-log-found = coche { $n ->
    [one] un point de découverte
   *[other] { $n } points de découverte
} : { $points } dans la rangée { $row }.
dq-log-danger = Danger ({ $dice }) : { $danger } !
dq-log-danger-letter = Danger ({ $dice }), lettre { $letter } : { $danger } !
dq-log-danger-none = Danger ({ $dice }), mais le dé à lettres montre une face blanche : rien ne se passe.
dq-log-must-skip = devra sauter le prochain tour.
dq-log-strikes = Coup reçu ({ $monster }).
dq-log-beaten = Monstre vaincu ({ $monster }).
dq-wound = { $points }
dq-log-wound = lance le dé Blessure : { $dice }.
dq-log-wounds-lower = lance les dés Blessure : { $dice } ; le plus petit nombre compte.
dq-log-wounds-higher = lance les dés Blessure : { $dice } ; le plus grand nombre compte.
dq-log-wounds-sum = lance les dés Blessure : { $dice } ; les deux comptent.
dq-log-hurt = perd { $points ->
    [one] un point de vie
   *[other] { $points } points de vie
} ; il en reste { $left }.
dq-log-bitten = réveille l’araignée et se fait mordre !
dq-log-demon-woken = réveille le démon !
dq-log-demon = Le démon qui chasse { $seat } est en { $square }.
dq-log-skeleton-woken = réveille le squelette !
dq-log-chamber-thrown = lance { $n } dés Salle du trésor : { $dragons ->
    [0] aucun dragon
    [one] un dragon
   *[other] { $dragons } dragons
}, { $stars ->
    [0] aucune étoile
    [one] une étoile
   *[other] { $stars } étoiles
}.
dq-log-coins = coche { $gold } pièces d’or.
dq-log-coins-lost = n’a plus de case libre pour { $gold } pièces d’or : elles sont perdues.
dq-log-treasure = prend un trésor : { $treasure } ({ $gold } pièces d’or).
dq-log-dragon-wakes = réveille le dragon ! Les héros qui sont dans la Salle perdent toutes leurs pièces, et tous leurs trésors retournent à la réserve.
dq-log-breath = Le dragon souffle sur { $seat } : { $dragons ->
    [0] aucun dragon
    [one] un dragon
   *[other] { $dragons } dragons
} sur les dés Salle du trésor.
dq-log-died-1 = { $seat } meurt de ses blessures.
dq-log-died-2 = { $seat } meurt dans le troisième piège du même genre.
dq-log-died-3 = { $seat } est victime du squelette.
dq-log-died-4 = { $seat } est rattrapé par le démon.
dq-log-died-5 = Le soleil est couché : { $seat } ne quitte pas le château vivant.
dq-log-died-6 = { $seat } ne trouve pas d’issue à la Salle et meurt brûlé.
dq-log-died-7 = { $seat } meurt dans le feu du dragon.
dq-log-died-8 = { $seat } meurt du venin de l’araignée.
dq-log-escaped = { $seat } est sorti du château !
dq-log-ends = Il n’y a plus personne dans le château.

# Les grands moments : ce qui est montré en grand quand cela arrive.
dq-moment-guess = La tuile Mur cachée
dq-moment-guess-why = Si { $seat } dit le nombre de la tuile, un mur se dresse sur sa feuille.
dq-moment-says = dit le nombre
dq-moment-hid = a caché la tuile
dq-moment-drawn = tirée parmi les trois
dq-moment-no-wall = Les nombres diffèrent : pas de mur
dq-moment-wall-stands = Le même nombre : un mur se dresse
dq-moment-wall = Un mur (feuille : { $seat })
dq-moment-blocked = { $square } est bloquée
dq-moment-danger = { $seat } est en danger
dq-moment-danger-why = Le troisième crâne est là. Deux dés Danger pareils désignent le danger, sinon une lettre le fait.
dq-moment-skulls = Trois crânes
dq-moment-alike = Deux pareils
dq-moment-differ = Tous différents
dq-moment-letter = Le dé à lettres décide
dq-moment-safe = Face blanche : { $seat } en réchappe
dq-moment-falls = { $seat } tombe dans un piège : { $danger }
dq-moment-meets = { $seat } rencontre un monstre : { $danger }
dq-moment-odds-trap = piège
dq-moment-odds-monster = monstre
dq-moment-odds-nothing = rien
dq-moment-trap = { $seat } : { $trap }
dq-moment-trap-why = Cela coûte { $cost }. { $left ->
    [0] Le prochain de ce genre est mortel.
    [one] Il reste une case ; ensuite, c’est la mort.
   *[other] Il reste { $left } cases ; ensuite, c’est la mort.
}
dq-moment-printed = dans la case
dq-moment-wound = blessure
dq-moment-life = vie
dq-moment-points = { $n ->
    [one] point de vie
   *[other] points de vie
}
dq-moment-fight = { $seat } combat : { $monster }
dq-moment-foe-ghoul = Goule
dq-moment-foe-troll = Troll
dq-moment-foe-orc = Orque
dq-moment-foe-skeleton = Squelette
dq-moment-wounds-lower = Quand elle frappe, on lance deux dés Blessure : le plus petit nombre compte. Une épée la vainc.
dq-moment-wounds-sum = Quand il frappe, on lance un dé Blessure. Une épée le vainc.
dq-moment-wounds-higher = Quand il frappe, on lance deux dés Blessure : le plus grand nombre compte. Une épée le vainc.
dq-moment-ladder = Ses crânes coûtent tour à tour { $points } points de vie ; le cinquième tue. Une épée le vainc.
dq-moment-strikes = Coup reçu
dq-moment-sword = Une épée
dq-moment-last-bone = Le dernier os est rayé
dq-moment-fifth-skull = Le cinquième crâne tue
dq-moment-odds-sword = épée
dq-moment-odds-strike = coup reçu
dq-moment-wakes-spider = L’araignée mord { $seat }
dq-moment-waking-spider = Le venin dort jusqu’à la sortie de la Salle du trésor. Dès lors, le dé Araignée est lancé à chaque tour.
dq-moment-wakes-demon = { $seat } réveille le démon
dq-moment-waking-demon = Il se tient sur la case noire. Dès le prochain tour, il chasse, de deux cases par tour.
dq-moment-wakes-skeleton = { $seat } réveille le squelette
dq-moment-waking-skeleton = Il faut le combattre tout de suite.
dq-moment-venom = { $seat } : le venin
dq-moment-venom-blank = Rien ne se passe
dq-moment-venom-cross_coin = Une pièce est perdue, s’il y en a une
dq-moment-venom-lose_2_lp = Le venin brûle
dq-moment-demon = Le démon chasse { $seat }
dq-moment-demon-on = Il est maintenant en { $square }.
dq-moment-demon-far = { $n ->
    [0] Il tient sa proie !
    [one] À une case
   *[other] À { $n } cases
}
dq-moment-chamber = { $seat } dans la Salle du trésor
dq-moment-chamber-got = { $stars ->
    [0] Aucune étoile
    [one] 1 étoile
   *[other] { $stars } étoiles
}, { $gold ->
    [0] aucune pièce
   *[other] { $gold } en or
}
dq-moment-wakes = Le dragon se réveille !
dq-moment-odds-sleeps = dort
dq-moment-odds-wakes = s’éveille
dq-moment-dragon = Le dragon se réveille
dq-moment-dragon-why = { $n } dragons sont mis de côté. Tous ceux qui sont dans la Salle le subissent, l’un après l’autre.
dq-moment-stage-1 = Trésors rendus
dq-moment-stage-2 = Pièces barrées
dq-moment-stage-3 = Le souffle
dq-moment-stage-4 = La fuite
dq-moment-hoard = Tout retourne à la réserve, sauf les objets
dq-moment-nothing-lost = rien à perdre
dq-moment-breath = Le souffle frappe { $seat }
dq-moment-breath-later = Il frappera ensuite : { $seats }.
dq-moment-dragons = { $n ->
    [one] dragon
   *[other] dragons
}
dq-moment-must-flee = Qui survit doit fuir
dq-moment-dead = Les morts ne peuvent plus gagner
dq-moment-gold-lost = Or perdu
dq-moment-out-why = Soleil { $sun } sur { $of }, avec { $bones ->
    [one] encore un point de vie
   *[other] encore { $bones } points de vie
}.

# Le décompte.
dq-row-treasures = Trésors
dq-row-coins = Pièces
dq-row-jewels = Bijoux
dq-row-gold = Or
dq-dragon-wins = Le dragon gagne : personne ne s’est échappé.
dq-winners = { $seats } { $n ->
    [one] l’emporte
   *[other] l’emportent
} avec { $gold } pièces d’or.

# La feuille et la table.
dq-sheet = Feuille : { $seat }
dq-hero = Héros : { $seat }
dq-sun-of = soleil { $sun } sur { $of }
dq-phase-1 = Soleil
dq-phase-2 = Objets
dq-phase-3 = Murs
dq-phase-4 = Dés
dq-phase-5 = Déplacement
dq-sun = Case Soleil { $n }
dq-sunset = Case Soleil { $n }, le coucher du soleil
dq-bone = Os { $n }
dq-life = Points de vie
dq-suns-left = Soleils restants
dq-finds = Découvertes
dq-traps = Pièges
dq-danger = Danger
dq-coins = Pièces
dq-death = Mort
dq-print-life = Vie
dq-print-exit = Sortie
dq-tab-sheet = Feuille
dq-tab-dice = Dés
dq-find-box = Rangée de découverte { $row }, case { $n }
dq-danger-slot = Emplacement Danger { $slot }
dq-trap-box = { $trap } : { $cost }
dq-coin-box = Pièce de { $value }, case { $n }
dq-mark-tick = cochée
dq-mark-cross = barrée
dq-mark-strike = rayée
dq-mark-ring = entourée
dq-mark-brick = bloquée par un mur
dq-objects = Objets
dq-finds-needed = découvertes nécessaires
dq-treasures = Trésors
dq-stars-needed = étoiles nécessaires
dq-tray = Dés Déplacement
dq-skulls = Crânes
dq-skull-slot = Crâne { $n }
dq-dragons = Dragons mis de côté
dq-dragon-slot = Dragon { $n }
dq-of = { $n } sur { $of }
dq-rolls-left = Lancers restants
dq-wall-tile = Tuile Mur
dq-chamber-dice = Dés Salle du trésor
dq-tile-hidden = Tuile Mur cachée
dq-tile-number = Tuile Mur { $number }
dq-where-in = en route vers le trésor
dq-where-chamber = dans la Salle du trésor
dq-where-out = en route vers la sortie
dq-where-skips = doit sauter le prochain tour
dq-where-escaped = hors du château
dq-where-dead-wounds = mort de ses blessures
dq-where-dead-trap = mort dans un piège
dq-where-dead-skeleton = victime du squelette
dq-where-dead-demon = rattrapé par le démon
dq-where-dead-sunset = perdu au coucher du soleil
dq-where-dead-dragon = brûlé dans la Salle du trésor
dq-where-dead-fire = mort dans le feu du dragon
dq-where-dead-venom = mort du venin de l’araignée

# Bulles : ce que les règles disent de chaque sorte de chose, en vingt mots au plus.
dq-tip-square = On avance vers une case qui a un côté commun ; jamais sur une case de sa ligne.
dq-tip-start = La ligne commence ici ; on ne revient jamais sur une case de sa ligne.
dq-tip-orange = Le départ facile commence ici ; pour les autres, une case comme une autre.
dq-tip-black = Le démon surgit ici quand on le réveille ; d’ici là, une case comme une autre.
dq-tip-exit = Ouverte à qui est passé par la Salle du trésor ; pas besoin du nombre exact.
dq-tip-chamber = Y entrer termine le déplacement ; à chaque tour, ses dés donnent pièces, étoiles et dragons.
dq-tip-sun = On en coche une au début de chaque tour, même d’un tour sauté.
dq-tip-sunset = Les tours sont comptés : qui est encore dedans à la fin du dernier meurt.
dq-tip-bone = Un point de vie ; au dernier os, le héros meurt.
dq-tip-find-box = Chaque découverte coche la case suivante de la première rangée ouverte ; à partir de quatre, un objet.
dq-tip-spider = Une découverte de trop la réveille : une morsure dont le venin agit hors de la Salle.
dq-tip-demon = Une découverte de trop le réveille : il vous chasse, deux cases à chaque tour.
dq-tip-skeleton = Une découverte de trop le réveille : combattu aussitôt, il tue au cinquième crâne.
dq-tip-arrow = La première : { $first } vie et un dé Blessure. La deuxième : { $second } et un dé. La troisième flèche tue.
dq-tip-trapdoor = La première : { $first } points de vie. La deuxième : { $second }. La troisième trappe tue.
dq-tip-fog = Le premier : { $first } vie et un tour. Le deuxième : { $second } et un tour. Le troisième tue.
dq-tip-danger-slot = Les dés Danger y tombent jusqu’à ce que deux concordent ; sinon, le dé à lettres décide.
dq-tip-coin = Les pièces lancées dans la Salle cochent des cases de leur valeur ; elles comptent si l’on s’échappe.
dq-tip-death = Barrée quand le héros est mort : la quête a échoué.
dq-tip-gold = Pièces, trésors et bijoux ; parmi ceux qui s’échappent, le plus riche gagne.
dq-tip-wall = Bloquée pour de bon : seule la Clé la traverse, et le démon l’ignore.
dq-tip-hero = Avance d’une case par salle ou couloir sur les dés, ou de moins.
dq-tip-step = Gardé : un pas, salle ou couloir. Choisissez-le pour le relancer.
dq-tip-find = Gardé : une découverte cochée. Choisissez-le pour le relancer ; il peut devenir un crâne.
dq-tip-blank = Gardé : rien. Choisissez-le pour le relancer ; il peut devenir un crâne.
dq-tip-skull = Mis de côté, il n’est plus relancé ; le troisième crâne amène le danger au lieu du déplacement.
dq-tip-double_skull = Compte pour deux crânes ; le troisième amène le danger au lieu du déplacement.
dq-tip-dragon = Reste de côté tant que quelqu’un est dans la Salle ; le septième réveille le dragon.
dq-tip-coins = Coche une case de sa valeur, à moins que ce lancer ne réveille le dragon.
dq-tip-star = Deux étoiles ou plus dans un lancer : prenez un trésor qui n’en coûte pas davantage.
dq-tip-nothing = Rien ; ce dé est relancé au prochain tour.
dq-tip-ghoul = Combattue jusqu’à une épée ; chaque coup coûte le plus petit de deux dés Blessure.
dq-tip-troll = Combattu jusqu’à une épée ; chaque coup coûte un dé Blessure.
dq-tip-orc = Combattu jusqu’à une épée ; chaque coup coûte le plus grand de deux dés Blessure.
dq-tip-tile = Cachée par le voisin : si le joueur du héros dit son nombre, une case est bloquée.
dq-tip-rolls = Combien de fois on peut encore relancer des dés sans crâne ce tour.

dq-tip-not-box = se coche selon les règles, ne se choisit pas
dq-tip-not-tile = dites d’abord un nombre : elle est ensuite retournée
dq-tip-not-gone = utilisé : il est hors du jeu
dq-tip-not-anothers = { $seat } l’a
dq-tip-not-its-moment = il est à vous ; il sera proposé le moment venu
dq-tip-not-buying = les objets s’achètent après le soleil, avant les murs
dq-tip-not-finds = { $cost } découvertes, vous en avez { $has }
dq-tip-not-taking = { $cost } étoiles d’un même lancer dans la Salle du trésor
dq-tip-not-stars = { $cost } étoiles, vous en avez { $has }
dq-tip-not-skull = un crâne n’est plus relancé ce tour
dq-tip-not-dice = les dés sont gardés : à présent, on avance
dq-tip-not-chamber-dice = les dés Trésor se lancent tous ensemble
dq-tip-not-your-sheet = vous avancez sur votre propre feuille
dq-tip-not-this-sheet = il s’agit de la feuille { DE($seat) }
dq-tip-not-before-dice = gardez d’abord les dés, puis avancez
dq-tip-not-through-wall = un mur : seule la Clé le traverse
dq-tip-not-again = vous venez de sortir par cette case
dq-tip-not-on-line = votre ligne y est passée
dq-tip-not-after-demon = le démon y est passé
dq-tip-not-exit = d’abord la Salle du trésor
dq-tip-not-slanted = en diagonale : seulement avec l’Orbe
dq-tip-not-reached = aucun chemin libre n’y mène
dq-tip-not-so-far = à { $away ->
    [one] une case
   *[other] { $away } cases
}, vous avez { $has ->
    [one] { $has } pas
   *[other] { $has } pas
}
dq-tip-not-beside-chamber = pas à côté de la Salle du trésor
dq-tip-not-free = la case n’est pas libre
dq-tip-not-empty = ligne, mur ou démon : la case est prise
dq-tip-not-walled = aucun mur ne peut se dresser ici
dq-tip-not-touching = les murs sont seuls ou par deux en ligne, sans en toucher d’autre
dq-tip-not-last-way = cela fermerait le dernier chemin
dq-tip-not-crossed-again = le démon y est déjà passé
dq-tip-not-one-step = le démon avance d’une case à la fois
dq-tip-not-nearer = le démon ne s’en rapprocherait pas
dq-tip-skulls = crânes : { $n } sur { $of }
dq-tip-dragons = dragons : { $n } sur { $of }
dq-tip-life-left = { $n ->
    [one] encore { $n } point de vie
   *[other] encore { $n } points de vie
}
dq-tip-suns-left = { $n ->
    [0] c’est le dernier tour
    [one] encore { $n } tour après celui-ci
   *[other] encore { $n } tours après celui-ci
}
dq-tip-trap-kills = la prochaine fois, le héros meurt
dq-tip-loses = la prochaine fois : { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}
dq-tip-loses-turn = la prochaine fois : { $n } de vie et un tour
dq-tip-loses-between = la prochaine fois : { $least } à { $most } points de vie
dq-tip-row = découvertes : { $n } sur { $of } ; une de trop réveille : { $danger }
