# Clank!
cl-title = Clank!
cl-tagline = Volez un Artefact sous le nez du Dragon, et ressortez vivant

cl-option-board = Face du plateau
cl-option-board-day = Jour, pour une première partie
cl-option-board-dusk = Crépuscule
cl-option-guard = Arrêter la partie après 60 tours par joueur
cl-option-banished_companions = Un Compagnon banni compte encore pour les autres pendant ce tour

cl-artifact = { $name } ({ $vp })
cl-crown = Couronne ({ $vp })
cl-black = noir

# Les questions et leurs réponses.
cl-ask-act = { $n ->
    [0] Que faites-vous ?
    [one] Il reste une carte à jouer. Que faites-vous ?
   *[other] Il reste { $n } cartes à jouer. Que faites-vous ?
}
cl-ask-act-outside = { $n ->
    [0] Vous êtes hors du Donjon et votre tour continue. Que faites-vous ?
    [one] Vous êtes hors du Donjon et votre tour continue : vous pouvez encore jouer une carte. Que faites-vous ?
   *[other] Vous êtes hors du Donjon et votre tour continue : vous pouvez encore jouer { $n } cartes. Que faites-vous ?
}
cl-more-act = Compétence { $skill }, Épées { $swords }, Bottes { $boots }.
cl-play = Jouer { $card }
cl-acquire = Acquérir { $card } (Compétence { $cost })
cl-use = Utiliser l’Aubaine { $card } (Compétence { $cost })
cl-fight = Combattre { $card } ({ $cost ->
    [one] une Épée
   *[other] { $cost } Épées
})
cl-buy = Acheter : { $item } ({ $cost } Or)
cl-walk = Aller à : { $room } ({ $boots ->
    [one] une Botte
   *[other] { $boots } Bottes
})
cl-walk-past = Aller à : { $room } ({ $boots ->
    [one] une Botte
   *[other] { $boots } Bottes
} ; { $swords ->
    [0] aucune Épée
    [one] une Épée
   *[other] { $swords } Épées
}, { $wounds ->
    [0] aucun dégât
    [one] un dégât
   *[other] { $wounds } dégâts
})
cl-teleport = Se téléporter à : { $room }
cl-take-artifact = Prendre l’Artefact : { $artifact }
cl-drink = Utiliser : { $potion }
cl-end-turn = Finir le tour
cl-end-turn-early = Finir le tour ; { $n ->
    [one] une carte n’est pas jouée
   *[other] { $n } cartes ne sont pas jouées
}
cl-ask-token = { $room } : prenez-vous quelque chose ?
cl-more-token = { $n ->
    [one] Il y a un jeton ici.
   *[other] Il y a { $n } jetons ici ; vous pouvez en prendre un.
}
cl-take-major = Prendre le Secret majeur
cl-leave-major = Laisser le Secret majeur
cl-take-minor = Prendre un Secret mineur
cl-leave-minor = Laisser les Secrets mineurs
cl-take-idol = Prendre une Idole du Singe
cl-leave-idol = Laisser les Idoles du Singe
cl-ask-discard = Quelle carte défaussez-vous ?
cl-discard = Défausser { $card }
cl-ask-banish = Quelle carte bannissez-vous ?
cl-banish-played = Bannir { $card } de votre zone de jeu
cl-banish-discarded = Bannir { $card } de votre défausse
cl-ask-cancel = { $n ->
    [one] Vous devez ajouter un cube. L’annulez-vous ?
   *[other] Vous devez ajouter { $n } cubes. Combien en annulez-vous ?
}
cl-more-cancel = { $n ->
    [one] Vous pouvez en annuler un. Une carte en jeu compte chaque cube que vous ajoutez ce tour.
   *[other] Vous pouvez en annuler { $n }. Une carte en jeu compte chaque cube que vous ajoutez ce tour.
}
cl-cancel = { $n ->
    [0] Ne rien annuler
    [one] En annuler un
   *[other] En annuler { $n }
}, { $added ->
    [0] n’ajouter aucun cube
    [one] ajouter un cube
   *[other] ajouter { $added } cubes
}
cl-ask-replace = Quelle carte de la piste des Aventures du Donjon remplacez-vous ?
cl-replace = Remplacer { $card }
cl-ask-take-from = Dans quelle salle prenez-vous un Secret ?
cl-take-from = Prendre un Secret : { $room }
cl-ask-choose = Choisissez.
cl-choose-skill = Gagner { $n } Compétence
cl-choose-swords = Gagner { $n ->
    [one] une Épée
   *[other] { $n } Épées
}
cl-choose-boots = Gagner { $n ->
    [one] une Botte
   *[other] { $n } Bottes
}
cl-choose-gold = Gagner { $n } Or
cl-choose-heal = Soigner { $n ->
    [one] un dégât
   *[other] { $n } dégâts
}
cl-choose-draw = Piocher { $n ->
    [one] une carte
   *[other] { $n } cartes
}
cl-choose-clank = Faire { $n } Clank !
cl-choose-clank-back = Reprendre { $n } Clank !
cl-choose-teleport = Gagner une Téléportation
cl-choose-attack = Le Dragon attaque
cl-choose-banish = Bannir une carte
cl-choose-take_adjacent_secret = Prendre un Secret dans une salle voisine
cl-choose-pay_gold = Payer { $gold } Or et prendre { $card } (jusqu’à { $n })

# Ce qui s’est passé.
cl-log-first = { $seat } commence.
cl-log-removed = Hors de cette partie : { $artifacts }.
cl-log-secrets-laid = Les Secrets sont mélangés et posés face cachée.
cl-log-row = La pioche du Donjon est mélangée. Sur la piste des Aventures du Donjon : { $cards }.
cl-log-shuffled-back = Mises de côté à cause de leur symbole Attaque du Dragon, puis remélangées dans la pioche : { $cards }.
cl-log-shuffles-deck = mélange son deck de départ.
cl-log-turn = Tour { DE($seat) }
cl-log-draws = pioche : { $cards }.
cl-log-draws-some = pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
cl-log-reshuffles = mélange sa défausse, qui devient son deck.
cl-log-plays = joue { $card }.
cl-log-unplayed = ne joue pas : { $cards }.
cl-log-discards = défausse { $card }.
cl-log-banishes = bannit { $card }.
cl-log-owes-banish = doit bannir une carte ce tour.
cl-log-owes-banish-of = doit bannir { $card } ce tour, s’il y en a.
cl-log-acquires = acquiert { $card }.
cl-log-uses = utilise l’Aubaine { $card }.
cl-log-defeats = vainc { $card }.
cl-log-chooses = choisit : { $way }.
cl-log-pays = paie { $gold } Or.
cl-log-gold = gagne { $n } Or.
cl-log-noise = Clank ! { $seat } ajoute { $n ->
    [one] un cube
   *[other] { $n } cubes
}.
cl-log-cancels = annule { $n ->
    [one] un Clank !
   *[other] { $n } Clank !
}
cl-log-quiet = reprend { $n ->
    [0] zéro cube
    [one] un cube
   *[other] { $n } cubes
}{ $credit ->
    [0] .
    [one] , et pourra annuler un cube plus tard dans ce tour.
   *[other] , et pourra annuler { $credit } cubes plus tard dans ce tour.
}
cl-log-heals = soigne { $n ->
    [one] un dégât
   *[other] { $n } dégâts
}.
cl-log-buys = achète : { $item }.
cl-log-passes = passe les Monstres : { $swords ->
    [0] aucune Épée
    [one] une Épée
   *[other] { $swords } Épées
}, { $wounds ->
    [0] aucun dégât
    [one] un dégât
   *[other] { $wounds } dégâts
}.
cl-log-moves = va à : { $room }.
cl-log-secret = prend un Secret : { $secret }.
cl-log-idol = prend une Idole du Singe.
cl-log-artifact = { $seat } vole un Artefact : { $artifact } !
cl-log-drinks = utilise : { $potion }.
cl-log-revealed = Apparaît sur la piste des Aventures du Donjon : { $card }.
cl-log-replaces = remplace { $card }.
cl-log-black = { $n ->
    [one] Un cube noir retourne
   *[other] { $n } cubes noirs retournent
} dans le sac.
cl-log-rage = La Fureur du Dragon monte : case { $space }, { $cubes } cubes.
cl-log-attack = Le Dragon attaque : { $n } cubes !
cl-log-cubes = Cubes tirés : { $cubes }.
cl-log-escapes = { $seat } est hors du Donjon !
cl-log-rescued = { $seat } est hors de combat, mais secouru.
cl-log-lost = { $seat } est hors de combat et perdu.
cl-log-countdown-begins = Le compte à rebours commence : { $seat } est hors jeu en premier.
cl-log-countdown = Le compte à rebours avance : case { $space }.
cl-log-deck-empty = La pioche du Donjon est vide : le Donjon s’effondre.
cl-log-too-long = La nuit s’achève : le Donjon se referme.
cl-log-ends = Il n’y a plus personne dans le Donjon.

# Great moments: what is shown large when it happens.
cl-moment-attack = Le Dragon attaque
cl-moment-attack-why = { $n ->
    [one] Un cube
   *[other] { $n } cubes
} du sac : { $rage } pour la Fureur{ $danger ->
    [0] {""}
   *[other] , { $danger } pour le danger des cartes
}{ $extra ->
    [0] {""}
   *[other] , { $extra } pour le compte à rebours
}.
cl-moment-black = noir : rien
cl-moment-out = sorti : rien
cl-moment-bag = Encore dans le sac
cl-moment-next = le prochain est à vous
cl-moment-hurt = { $seats } : touché
cl-moment-nobody-hurt = Personne n’est blessé
cl-moment-rage = La Fureur du Dragon monte
cl-moment-rage-cubes = Cubes tirés à chaque attaque désormais
cl-moment-artifact = { $seat } vole un Artefact
cl-moment-secret = Secret : { $secret }
cl-moment-bought = Acheté : { $item }
cl-moment-defeated = Vaincu : { $card }
cl-moment-escaped = { $seat } s’échappe
cl-moment-escaped-why = De retour au drapeau avec un Artefact : sauf, avec un jeton Maîtrise.
cl-moment-knocked-out = { $seat } est hors de combat
cl-moment-fell = Lieu de la chute : { $room }.
cl-moment-counts-rescued = Secouru : avec un Artefact et hors des Profondeurs, le butin compte
cl-moment-counts-lost = Perdu dans le Donjon : rien ne compte
cl-moment-countdown = Le compte à rebours commence
cl-moment-countdown-track = Compte à rebours
cl-moment-countdown-why = { $seat } sort le premier. Au lieu de ses tours : une attaque, avec un cube de plus chaque fois.
cl-moment-countdown-end = À la dernière case, qui est encore dedans est hors de combat

# Le décompte.
cl-row-artifacts = Artefacts
cl-row-mastery = Maîtrise
cl-row-tokens = Secrets et Idoles
cl-row-items = Marché
cl-row-gold = Or
cl-row-cards = Cartes
cl-row-total = Points
cl-nobody-wins = Personne n’est sorti vivant : le Dragon garde son trésor.
cl-wins = { $seat } est le Plus Grand Voleur du Royaume, avec { $points } points.

# Les cartes.
cl-card-burgle = Cambrioler
cl-card-stumble = Faux pas
cl-card-sidestep = Contourner
cl-card-scramble = Se faufiler
cl-card-mercenary = Mercenaire
cl-card-explore = Explorer
cl-card-secret_tome = Livre des secrets
cl-card-goblin = Gobelin
cl-card-amulet_of_vigor = Amulette de vigueur
cl-card-boots_of_swiftness = Bottes de célérité
cl-card-bracers_of_agility = Bracelets d’agilité
cl-card-brilliance = Trait de génie
cl-card-dead_run = Course effrénée
cl-card-elven_boots = Bottes elfiques
cl-card-elven_cloak = Cape elfique
cl-card-elven_dagger = Dague elfique
cl-card-flying_carpet = Tapis volant
cl-card-lucky_coin = Pièce porte-bonheur
cl-card-move_silently = Déplacement silencieux
cl-card-pickaxe = Pic de mineur
cl-card-scepter_of_the_ape_lord = Sceptre du Seigneur Singe
cl-card-search = Fouiller
cl-card-silver_spear = Lance d’argent
cl-card-singing_sword = Épée chantante
cl-card-sleight_of_hand = Escamotage
cl-card-sneak = Furtivité
cl-card-swagger = Frimeur
cl-card-tattle = Mouchardage
cl-card-treasure_map = Carte au trésor
cl-card-underworld_dealing = Affaire louche
cl-card-wand_of_recall = Baguette de rappel
cl-card-wand_of_wind = Baguette des vents
cl-card-apothecary = Apothicaire
cl-card-archaeologist = Archéologue
cl-card-cleric_of_the_sun = Clerc du Soleil
cl-card-dwarven_peddler = Colporteur nain
cl-card-gem_collector = Collectionneuse de gemmes
cl-card-invoker_of_the_ancients = Invocateur des Anciens
cl-card-kobold_merchant = Marchand Kobold
cl-card-master_burglar = Maître cambrioleur
cl-card-mister_whiskers = Monsieur Moustache
cl-card-monkeybot_3000 = SingeBot 3000
cl-card-rebel_captain = Capitaine rebelle
cl-card-rebel_miner = Mineur rebelle
cl-card-rebel_scout = Éclaireur rebelle
cl-card-rebel_soldier = Soldat rebelle
cl-card-the_duke = Le Duc
cl-card-the_mountain_king = Roi de la Montagne
cl-card-the_queen_of_hearts = La Reine de cœur
cl-card-treasure_hunter = Chasseuse de trésors
cl-card-tunnel_guide = Guide des tunnels
cl-card-wizard = Magicien
cl-card-sapphire = Saphir
cl-card-emerald = Émeraude
cl-card-ruby = Rubis
cl-card-diamond = Diamant
cl-card-dragons_eye = Œil du Dragon
cl-card-ladder = Échelle
cl-card-teleporter = Téléporteur
cl-card-shrine = Sanctuaire
cl-card-dragon_shrine = Sanctuaire du Dragon
cl-card-the_vault = La Chambre forte
cl-card-animated_door = Porte animée
cl-card-belcher = Éructeur
cl-card-cave_troll = Troll des cavernes
cl-card-crystal_golem = Golem de cristal
cl-card-kobold = Kobold
cl-card-ogre = Ogre
cl-card-orc_grunt = Troufion orque
cl-card-overlord = Seigneur maléfique
cl-card-watcher = Guetteur

# Ce qui y est écrit.
cl-text-stumble = +1 :ringing-bell:
cl-text-secret_tome = Aucun effet quand il est joué.
cl-text-goblin = Vaincu : 1 :two-coins:. Reste dans les Actions permanentes.
cl-text-amulet_of_vigor = Acquisition : soignez 1 :hearts:.
cl-text-boots_of_swiftness = Acquisition : +1 :walking-boot: ce tour.
cl-text-bracers_of_agility = Piochez 2 cartes.
cl-text-brilliance = Piochez 3 cartes.
cl-text-dead_run = +2 :ringing-bell:. Les Cavernes de Cristal ne vous épuisent pas ce tour.
cl-text-elven_boots = Piochez une carte.
cl-text-elven_cloak = −2 :ringing-bell:. Piochez une carte.
cl-text-elven_dagger = Piochez une carte.
cl-text-flying_carpet = Ce tour, ignorez les Monstres des tunnels ; les Cavernes de Cristal ne vous épuisent pas.
cl-text-lucky_coin = +1 :ringing-bell:. Piochez une carte.
cl-text-move_silently = −2 :ringing-bell:
cl-text-pickaxe = Gagnez 2 :two-coins:.
cl-text-scepter_of_the_ape_lord = +3 :ringing-bell:
cl-text-search = Chaque gain d’Or de ce tour rapporte 1 :two-coins: de plus.
cl-text-silver_spear = Acquisition : +1 :broadsword: ce tour.
cl-text-singing_sword = +1 :ringing-bell:
cl-text-sleight_of_hand = Défaussez une carte pour en piocher deux.
cl-text-sneak = −2 :ringing-bell:
cl-text-swagger = +1 :magic-palm: pour chaque :ringing-bell: ajouté par vous ce tour.
cl-text-tattle = Chaque autre joueur ajoute 1 :ringing-bell:
cl-text-treasure_map = Gagnez 5 :two-coins:.
cl-text-underworld_dealing = Au choix : gagnez 1 :two-coins: ; ou payez 7 :two-coins: et prenez jusqu’à 2 Livres des secrets.
cl-text-wand_of_recall = Si vous avez un Artefact : une Téléportation.
cl-text-wand_of_wind = Au choix : une Téléportation ; ou prenez un Secret dans une salle voisine.
cl-text-apothecary = Défaussez une carte, puis au choix : 3 :broadsword: ; 2 :two-coins: ; soignez 1 :hearts:.
cl-text-archaeologist = Piochez une carte. Si vous avez une Idole du Singe : +2 :magic-palm:.
cl-text-cleric_of_the_sun = Acquisition : soignez 1 :hearts:.
cl-text-dwarven_peddler = Gagnez 2 :two-coins:. Vaut 4 :laurels: avec deux sortes différentes parmi Calice, Œuf de Dragon, Idole du Singe.
cl-text-gem_collector = −2 :ringing-bell:. Les Gemmes coûtent 2 :magic-palm: de moins ce tour.
cl-text-invoker_of_the_ancients = +1 :ringing-bell:. Une Téléportation.
cl-text-kobold_merchant = Gagnez 2 :two-coins:. Si vous avez un Artefact : +2 :magic-palm:.
cl-text-master_burglar = Bannissez un Cambrioler de votre zone de jeu ou de votre défausse.
cl-text-mister_whiskers = Au choix : le Dragon attaque ; ou −2 :ringing-bell:
cl-text-monkeybot_3000 = +3 :ringing-bell:. Piochez 3 cartes.
cl-text-rebel_captain = Si vous avez un autre Compagnon dans votre zone de jeu : piochez une carte.
cl-text-rebel_miner = Gagnez 2 :two-coins:. Si vous avez un autre Compagnon dans votre zone de jeu : piochez une carte.
cl-text-rebel_scout = Si vous avez un autre Compagnon dans votre zone de jeu : piochez une carte.
cl-text-rebel_soldier = Si vous avez un autre Compagnon dans votre zone de jeu : piochez une carte.
cl-text-the_duke = Vaut 1 :laurels: par tranche de 5 :two-coins: que vous possédez.
cl-text-the_mountain_king = Si vous avez une Couronne : +1 :broadsword: et +1 :walking-boot:.
cl-text-the_queen_of_hearts = Si vous avez une Couronne : soignez 1 :hearts:.
cl-text-treasure_hunter = Remplacez une carte de la piste des Aventures du Donjon (ignorez le symbole Attaque du Dragon de la nouvelle).
cl-text-wizard = Vaut 2 :laurels: par Livre des secrets que vous possédez.
cl-text-sapphire = Piochez une carte. Acquisition : +2 :ringing-bell:
cl-text-emerald = Piochez une carte. Acquisition : +2 :ringing-bell:
cl-text-ruby = Piochez une carte. Acquisition : +2 :ringing-bell:
cl-text-diamond = Piochez une carte. Acquisition : +2 :ringing-bell:
cl-text-dragons_eye = Profondeurs. Piochez une carte. Acquisition : +2 :ringing-bell:. Vaut 10 :laurels: avec un jeton Maîtrise.
cl-text-ladder = Utiliser : +2 :walking-boot:.
cl-text-teleporter = Utiliser : une Téléportation.
cl-text-shrine = Apparition : jusqu’à 3 cubes noirs mis de côté retournent dans le sac. Utiliser : gagnez 1 :two-coins: ou soignez 1 :hearts:.
cl-text-dragon_shrine = Danger. Utiliser : gagnez 2 :two-coins:, ou bannissez une carte de votre zone de jeu ou de votre défausse.
cl-text-the_vault = Profondeurs. Utiliser : gagnez 5 :two-coins:, +3 :ringing-bell:
cl-text-animated_door = Vaincu : +1 :walking-boot:.
cl-text-belcher = Vaincu : 4 :two-coins:, +2 :ringing-bell:
cl-text-cave_troll = Profondeurs. Vaincu : 3 :two-coins:, piochez 2 cartes.
cl-text-crystal_golem = Uniquement dans une Caverne de Cristal. Vaincu : +3 :magic-palm:.
cl-text-kobold = Danger. Vaincu : +1 :magic-palm:.
cl-text-ogre = Vaincu : 5 :two-coins:.
cl-text-orc_grunt = Vaincu : 3 :two-coins:.
cl-text-overlord = Apparition : tous les joueurs ajoutent 1 :ringing-bell:. Vaincu : piochez 2 cartes.
cl-text-watcher = Apparition : tous les joueurs ajoutent 1 :ringing-bell:. Vaincu : 3 :two-coins:, chaque autre joueur ajoute 1 :ringing-bell:
cl-text-chalice = vaut 7 :laurels:, n’est pas un Artefact
cl-text-greater_healing = soigne jusqu’à 2 :hearts:
cl-text-dragon_egg = vaut 3 :laurels:
cl-text-healing_potion = soigne 1 :hearts:
cl-text-strength_potion = +2 :broadsword:
cl-text-swiftness_potion = +1 :walking-boot:

# Les jetons.
cl-token-says = { $name } : { $text }
cl-token-artifact_5 = Anneau
cl-token-artifact_7 = Ânkh
cl-token-artifact_10 = Vase
cl-token-artifact_15 = Bananes
cl-token-artifact_20 = Bouclier
cl-token-artifact_25 = Plastron
cl-token-artifact_30 = Encensoir
cl-token-chalice = Calice
cl-token-greater_healing = Potion de super soins
cl-token-greater_treasure = Super trésor
cl-token-greater_skill = Super gain de Compétence
cl-token-flash_of_brilliance = Éclair de génie
cl-token-dragon_egg = Œuf de Dragon
cl-token-healing_potion = Potion de soins
cl-token-treasure = Trésor
cl-token-skill_boost = Gain de Compétence
cl-token-strength_potion = Potion de force
cl-token-swiftness_potion = Potion de rapidité
cl-token-magic_spring = Fontaine magique
cl-token-master_key = Clef
cl-token-backpack = Sac à dos
cl-token-mastery = Jeton Maîtrise

# Les salles.
cl-board-day = Face Jour
cl-room-D00 = Drapeau de départ
cl-room-D01 = Corps de garde
cl-room-D02 = Grande salle
cl-room-D03 = Salle des gardes
cl-room-D04 = Chapelle
cl-room-D05 = Haut de la tour
cl-room-D06 = Oratoire gelé
cl-room-D07 = Palier scintillant
cl-room-D08 = Cabinet scellé
cl-room-D09 = Escalier de cristal
cl-room-D10 = Galerie de la tour
cl-room-D11 = Fontaine de l’ouest
cl-room-D12 = Vieux cellier
cl-room-D13 = Caverne aux miroirs
cl-room-D14 = Corridor de l’est
cl-room-D15 = Cave de la tour
cl-room-D16 = Carrefour des racines
cl-room-D17 = Grotte de l’Anneau
cl-room-D18 = Marché, étal nord-ouest
cl-room-D19 = Marché, étal nord-est
cl-room-D20 = Chambre de l’Ânkh
cl-room-D21 = Géode orientale
cl-room-D22 = Géode aux bananes
cl-room-D23 = Autel du Singe
cl-room-D24 = Niche cachée
cl-room-D25 = Marché, étal sud-ouest
cl-room-D26 = Marché, étal sud-est
cl-room-D27 = Géode bleue
cl-room-D28 = Galerie verrouillée
cl-room-D29 = Antre de cendre
cl-room-D30 = Salle du Bouclier
cl-room-D31 = Géode noyée
cl-room-D32 = Fosse du Plastron
cl-room-D33 = Fontaine de l’est
cl-room-D34 = Sanctum de l’Encensoir
cl-room-D35 = Passage de lave
cl-room-D36 = Crypte aux ossements
cl-room-D37 = Fontaine profonde
cl-room-D38 = Géode du Dragon
cl-board-dusk = Face Crépuscule
cl-room-K00 = Drapeau de départ
cl-room-K01 = Porte du soir
cl-room-K02 = Escalier de la chute
cl-room-K03 = Chemin de ronde
cl-room-K04 = Beffroi de verre
cl-room-K05 = Tourelle ouest
cl-room-K06 = Salle de givre
cl-room-K07 = Poterne
cl-room-K08 = Cœur de glace
cl-room-K09 = Longue galerie
cl-room-K10 = Cuisines
cl-room-K11 = Scriptorium
cl-room-K12 = Réduit du trésor
cl-room-K13 = Casernes
cl-room-K14 = Caverne fendue
cl-room-K15 = Salle du puits
cl-room-K16 = Bibliothèque scellée
cl-room-K17 = Caverne aux racines
cl-room-K18 = Marchand de la porte
cl-room-K19 = Creux moussu
cl-room-K20 = Marchande des mousses
cl-room-K21 = Autel enfoui
cl-room-K22 = Chambre de l’Ânkh
cl-room-K23 = Autel du Singe
cl-room-K24 = Terrier du Vase
cl-room-K25 = Marchand du carrefour
cl-room-K26 = Marchande des braises
cl-room-K27 = Galerie aux rats
cl-room-K28 = Jonction de l’ouest
cl-room-K29 = Salle du Bouclier
cl-room-K30 = Géode étoilée
cl-room-K31 = Alcôve aveugle
cl-room-K32 = Chambre de l’Anneau
cl-room-K33 = Marchand caché
cl-room-K34 = Cellule du Plastron
cl-room-K35 = Géode silencieuse
cl-room-K36 = Jonction ocre
cl-room-K37 = Garde-manger aux bananes
cl-room-K38 = Corniche de l’est
cl-room-K39 = Crypte engloutie
cl-room-K40 = Sanctum de l’Encensoir
cl-room-K41 = Passage des ossements
cl-room-K42 = Géode guérisseuse
cl-room-K43 = Dernier caveau

# La table.
cl-heading = { $board } · tour { $turn }
cl-dungeon = Donjon
cl-depths = Les Profondeurs
cl-countdown = Compte à rebours
cl-countdown-space = { $extra ->
    [0] Compte à rebours : rien ne se passe
    [one] Compte à rebours : le Dragon attaque, avec un cube de plus
   *[other] Compte à rebours : le Dragon attaque, avec { $extra } cubes de plus
}
cl-countdown-last = Compte à rebours : tous ceux qui sont encore dans le Donjon sont mis hors de combat
cl-rage = Fureur
cl-rage-space = Fureur, case { $space } : { $cubes } cubes
cl-area = Clank !
cl-noise-of = Bruit { DE($seat) }
cl-bag = Sac Dragon
cl-bag-holds = Sac Dragon : { $cubes }{ $aside ->
    [0] {""}
   *[other]  ; cubes noirs mis de côté : { $aside }
}
cl-cubes-of = { $seat } { $n }
cl-spot = { $room } : { $is }
cl-is-start = la sortie
cl-is-market = Marché ({ $price } Or par objet)
cl-is-crystal = Caverne de Cristal
cl-is-fountain = Fontaine de soins (soigne 1 dégât)
cl-is-idol_shrine = Idoles du Singe
cl-is-deep = Profondeurs
cl-tunnel = Tunnel entre { $from } et { $to } : { $boots ->
    [one] une Botte
   *[other] { $boots } Bottes
}{ $monsters ->
    [0] {""}
    [one] , un Monstre
   *[other] , { $monsters } Monstres
}{ $lock ->
    [0] {""}
   *[other] , verrouillé
}{ $oneway ->
    [0] {""}
   *[other] , à sens unique
}
cl-major = Secret majeur, face cachée
cl-minor = Secret mineur, face cachée
cl-idol = Idole du Singe
cl-pawn = Pion { DE($seat) }
cl-row = Piste des Aventures du Donjon
cl-row-slot = Emplacement { $n } de la piste des Aventures du Donjon
cl-deck-left = dans la pioche du Donjon
cl-reserve = Actions permanentes
cl-market = Marché, { $price } Or par objet
cl-deck = Deck
cl-discard-pile = Défausse
cl-hand = Main { DE($seat) }
cl-played = Zone de jeu { DE($seat) }
cl-loot = Butin { DE($seat) }
cl-card-hidden = Une carte, face cachée
cl-pool-skill = Compétence
cl-pool-swords = Épées
cl-pool-boots = Bottes
cl-pool-teleports = Téléportations
cl-pool-credit = cubes à annuler
cl-next-attack = Prochaine attaque
cl-count-attack = Cubes tirés
cl-count-bag = Cubes dans le sac
cl-odds-0 = Indemne
cl-odds-1 = Un dégât
cl-odds-2 = Deux dégâts ou plus
cl-count-life = Santé
cl-count-gold = Or
cl-count-cards = Cartes
cl-count-noise = Clank !
cl-count-artifacts = Artefacts
cl-count-keys = Clefs
cl-count-packs = Sacs à dos
cl-count-idols = Idoles du Singe
cl-count-secrets = Secrets
cl-where-escaped = sorti du Donjon
cl-where-rescued = hors de combat, mais secouru
cl-where-lost = hors de combat et perdu
cl-tab-dungeon = Donjon
cl-tab-hand = Main
cl-tab-row = Aventures
cl-tab-reserve = Réserve
cl-tab-dragon = Dragon
cl-tab-mine = Butin
cl-play-all = { $n ->
    [one] Jouer une carte
   *[other] Jouer les { $n }
}

# Bulles : ce que les règles disent de chaque sorte de chose, en vingt mots au plus.
cl-tip-room = Y entrer coûte les Bottes du tunnel ; une salle accueille autant de voleurs qu’on veut.
cl-tip-healing_crystal = Y entrer soigne 1 dégât, mais épuise : plus aucune Botte à dépenser jusqu’à la fin du tour.
cl-tip-room-start = De retour ici avec un Artefact, on est sain et sauf et l’on reçoit un jeton Maîtrise, soit 20 points.
cl-tip-room-market = Dans tout Marché, on achète ce qui reste, { $price } Or par objet, tant que l’on s’y trouve.
cl-tip-room-fountain = Chaque fois qu’on y entre, on soigne 1 dégât.
cl-tip-room-crystal = Y entrer épuise : plus aucune Botte à dépenser ce tour, mais la Téléportation reste possible.
cl-tip-room-idol_shrine = En y entrant, on peut prendre une Idole du Singe, qui vaut 5 points.
cl-tip-room-deep = Hors de combat dans les Profondeurs, on est perdu, quoi que l’on porte.
cl-tip-tunnel = { $boots ->
    [one] Une Botte.
   *[other] Deux Bottes.
}{ $monsters ->
    [0] {""}
    [one] { " " }Payez une Épée ou subissez 1 dégât.
   *[other] { " " }Par Monstre, payez une Épée ou subissez 1 dégât.
}{ $lock ->
    [0] {""}
   *[other] { " " }Il faut une Clef.
}{ $oneway ->
    [0] {""}
   *[other] { " " }Dans le sens de la flèche.
}
cl-tip-tunnel-name = { $monsters ->
    [0] { $boots ->
        [one] Tunnel
       *[other] Long tunnel
    }
   *[other] { $boots ->
        [one] Tunnel gardé
       *[other] Long tunnel gardé
    }
}{ $lock ->
    [0] {""}
   *[other] , verrouillé
}{ $oneway ->
    [0] {""}
   *[other] , à sens unique
}
cl-tip-countdown = Le premier sorti avance ici au lieu de jouer : une attaque par tour, chaque fois un cube de plus.
cl-tip-countdown-last = Quand le premier sorti arrive ici, ceux qui sont encore dedans sont hors de combat.
cl-tip-rage = Une attaque tire autant de cubes que l’indique le marqueur ; chaque Artefact ou Œuf de Dragon le fait avancer.
cl-tip-noise = Le bruit de chaque voleur : à la prochaine attaque, tous ces cubes vont dans le sac.
cl-tip-bag = Les attaques y tirent les cubes : les noirs sont inoffensifs, un cube de votre couleur vous blesse.
cl-tip-odds = La probabilité que la prochaine attaque vous blesse ainsi, d’après les cubes du sac et du bruit.
cl-tip-attack = Ce que tire la prochaine attaque : les cubes de la Fureur, plus un par carte Danger visible.
cl-tip-artifact = Un seul, et un de plus par Sac à dos ; il irrite le Dragon, et permet de sortir.
cl-tip-major = En entrant, on peut le prendre sans le voir : Calice, grande potion, 5 Or, 5 Compétence ou trois cartes.
cl-tip-minor = En entrant, on peut en prendre un au hasard : Œuf, potion, 2 Or, 2 Compétence ou carte à bannir.
cl-tip-idol = En entrant dans le sanctuaire, on peut en prendre une ; chacune vaut 5 points.
cl-tip-chalice = Vaut 7 points si l’on s’en sort ; ce n’est pas un Artefact.
cl-tip-egg = Vaut 3 points si l’on s’en sort ; sa découverte a irrité le Dragon.
cl-tip-potion = S’utilise une fois, à tout moment de son tour ; inutilisée, elle ne vaut rien.
cl-tip-key = Ouvre les tunnels verrouillés, dans les deux sens et autant qu’on veut ; vaut 5 points.
cl-tip-backpack = Permet de porter un Artefact de plus ; vaut 5 points.
cl-tip-crown = Des points seulement : 10 pour la première vendue, puis 9, puis 8.
cl-tip-mastery = 20 points pour être sorti du Donjon avec un Artefact.
cl-tip-pawn = L’endroit où se trouve un voleur ; les pions ne se gênent jamais.
cl-tip-back = Face cachée : chacun ne connaît que sa main, et personne l’ordre d’un deck.
cl-tip-row = Complétée à la fin du tour ; si une nouvelle carte montre un dragon, le Dragon attaque.
cl-tip-reserve = Épuisée : cette pile n’est jamais complétée.
cl-tip-life = Chaque dégât en enlève un ; le dixième met hors de combat.
cl-tip-gold = Paie au Marché, se garde d’un tour à l’autre, et chaque Or vaut un point.
cl-tip-cards = Toutes les cartes du voleur, où qu’elles soient ; leurs points comptent à la fin.
cl-tip-artifacts = Artefacts portés : un seul, et un de plus par Sac à dos.
cl-tip-secrets = Secrets gardés : potions à utiliser une fois, trésors qui valent des points.
cl-tip-skill = Achète des cartes et utilise les Aubaines ; ce qui reste à la fin du tour est perdu.
cl-tip-swords = Battent les Monstres, ceux des tunnels aussi ; ce qui reste à la fin du tour est perdu.
cl-tip-boots = Une par tunnel, deux s’il montre des traces de pas ; ce qui reste en fin de tour est perdu.
cl-tip-teleports = Menez votre pion dans une salle reliée, quoi que montre le tunnel ; perdues à la fin du tour.
cl-tip-credit = Bruit épargné : chacun annule un de vos cubes plus tard dans ce tour.

# Pourquoi quelque chose n’est pas possible maintenant.
cl-tip-not-outside = vous êtes sorti du Donjon
cl-tip-not-on-arrival = se prend seulement en arrivant
cl-tip-not-flag = seulement avec un Artefact
cl-tip-not-exhausted = vous êtes épuisé : plus de Bottes ce tour
cl-tip-not-reached = pas de chemin sans Clef
cl-tip-not-so-far = { $boots ->
    [one] une Botte
   *[other] { $boots } Bottes
}, vous en avez { $has }
cl-tip-not-at-once = allez-y tunnel par tunnel
cl-tip-not-from-here = il ne part pas d’où vous êtes
cl-tip-not-locked = vous n’avez pas de Clef
cl-tip-not-wounded = vous ne supporteriez pas les dégâts
cl-tip-not-carried = vous ne pouvez rien porter de plus
cl-tip-not-here = vous n’êtes pas dans sa salle
cl-tip-not-swords = { $cost ->
    [one] une Épée
   *[other] { $cost } Épées
}, vous en avez { $has }
cl-tip-not-skill = { $cost } Compétence, vous en avez { $has }
cl-tip-not-deep = seulement dans les Profondeurs
cl-tip-not-crystal = seulement dans une Caverne de Cristal
cl-tip-not-in-market = vous n’êtes pas dans un Marché
cl-tip-not-gold = { $cost } Or, vous en avez { $has }
cl-tip-stock-now = en vente : { $n }
cl-tip-attack-now = prochaine attaque : { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}, indemne à { $percent } %
