# Heldentaufe
ht-title = Heldentaufe
ht-tagline = Explorez deux mondes, gagnez les dents des monstres et revenez au feu de camp

ht-option-hero_choice = Attribution des héros
ht-option-hero_choice-draft = Choisis à tour de rôle, après avoir vu les missions
ht-option-hero_choice-random = Tirés au sort
ht-option-first_player = Qui commence
ht-option-first_player-random = Tiré au sort
ht-option-first_player-first_seat = La première place
ht-option-stack_assignment = Quel monstre garde quelles dents
ht-option-stack_assignment-random = Tiré au sort
ht-option-stack_assignment-fixed = Ulumu cinq, Zibber quatre, Wallrog trois
ht-option-gather_limit_per_turn = Nourriture qu’un joueur peut ramasser par tour (0 : sans limite)
ht-option-forest_boots_give_ap = Des bottes trouvées en forêt donnent aussitôt leurs points d’action
ht-option-trap_ends_turn = Un piège armé met fin au tour (sinon les actions gratuites restent possibles)
ht-option-campfire_cost = Coût des trois livraisons au feu de camp
ht-option-campfire_cost-tooth_and_food = Une dent et un jeton nourriture
ht-option-campfire_cost-two_food = Deux jetons nourriture de la même sorte
ht-option-exhausted_monster_reward = Ce que rapporte un monstre sans dents
ht-option-exhausted_monster_reward-none = Rien
ht-option-exhausted_monster_reward-five_from_reserve = Cinq points de la réserve
ht-option-commander_may_attack_own_hero = Le commandant peut faire attaquer son propre héros
ht-option-placed_in_monsters_turn = Qui place un héros vaincu pendant le tour des monstres
ht-option-placed_in_monsters_turn-surface = Tous les joueurs à la surface, par un vote
ht-option-placed_in_monsters_turn-commander = Le commandant seul
ht-option-thief_when = Quand un voleur peut voler
ht-option-thief_when-arrival = En arrivant là où se trouve un autre héros, avant toute autre chose
ht-option-thief_when-any_time = À tout moment sur la tuile d’un autre héros
ht-option-defeat_hearts = Comment revient un héros vaincu
ht-option-defeat_hearts-full = Avec tous ses cœurs, placé par les autres
ht-option-defeat_hearts-one = Avec un cœur, sur le portail au plus petit numéro
ht-option-safety_max_rounds = Nombre de manches après lequel la partie s’arrête sans vainqueur
ht-option-max_free_actions_per_turn = Nombre maximal d’actions gratuites par tour

# Héros, monstres, jetons, lieux.
ht-hero-corlof = Corlof
ht-hero-jupanila = Jupanila
ht-hero-erla = Erla
ht-hero-luphius = Luphius
ht-hero-mathian = Mathian
ht-perk-corlof = Valeur d’épée 1 dès le départ
ht-perk-jupanila = 5 points d’action par tour
ht-perk-erla = Valeur de bague 1 dès le départ (potion de soin)
ht-perk-luphius = Sac à dos de 5 emplacements
ht-perk-mathian = 7 cœurs
ht-monster-ulumu = Ulumu
ht-monster-zibber = Zibber
ht-monster-wallrog = Wallrog
ht-kind-boots = Bottes
ht-kind-ring = Bague
ht-kind-sword = Épée
ht-piece = { $kind } { $value }
ht-food-apple = Pomme
ht-food-fish = Poisson
ht-food-mushroom = Champignon
ht-potion-healing = Potion de soin
ht-potion-berserk = Folie furieuse
ht-potion-teleport = Potion de téléportation
ht-tile-campfire = Feu de camp
ht-tile-meadow = Prairie
ht-tile-forest = Forêt
ht-tile-orchard = Pommier
ht-tile-pond = Étang
ht-tile-mushrooms = Champignons
ht-tile-laboratory = Laboratoire
ht-tile-merchant = Commerçant
ht-tile-smith = Forgeron
ht-tile-portal1 = Portail 1
ht-tile-portal2 = Portail 2
ht-tile-portal3 = Portail 3
ht-tile-portal4 = Portail 4
ht-tile-portal5 = Portail 5
ht-tile-at = { $tile } ({ $q } ; { $r })
ht-direction-east = l’est
ht-direction-north-east = le nord-est
ht-direction-north-west = le nord-ouest
ht-direction-west = l’ouest
ht-direction-south-west = le sud-ouest
ht-direction-south-east = le sud-est
ht-hex-portal = portail { $n }
ht-hex-lair = antre ({ $monster })
ht-hex-treasure = case dorée { $n }
ht-hex-danger = case au crâne { $n }
ht-hex-floor = case { $n }

# Questions et réponses.
ht-ask-hero = Quel héros menez-vous ?
ht-choose-hero = { $hero } : { $perk }
ht-ask-act = { $hero } : { $ap ->
    [0] aucun point d’action restant
    [one] un point d’action restant
   *[other] { $ap } points d’action restants
}.
ht-more-act = Valeur d’épée { $sword }, valeur de bague { $ring }.
ht-more-act-thief = Une mission de voleur se joue à l’arrivée, avant toute autre chose. Valeur d’épée { $sword }, valeur de bague { $ring }.
ht-walk = Aller vers { $direction } : { $tile }
ht-explore = Explorer vers { $direction }
ht-creep = Aller ici : { $hex }
ht-descend = Descendre : { $hex }
ht-ascend = Remonter : { $tile }
ht-attack = Attaquer { $figure }
ht-refuse = Refuser : { $mission }
ht-eat = Manger : { $token }
ht-brew = Préparer : { $potion }
ht-drink = Boire : { $potion }
ht-teleport = Se téléporter à la surface : { $place }
ht-teleport-below = Se téléporter sous terre : { $place }
ht-equip = Porter : { $token }
ht-stow = Ranger dans le sac à dos : { $token }
ht-return = Rendre à la réserve : { $token }
ht-return-worn = Rendre de votre inventaire à la réserve : { $token }
ht-return-new = Rendre le nouveau jeton à la réserve : { $token }
ht-return-potion = Rendre de votre ceinture à la réserve : { $potion }
ht-gather = Ramasser : { $token }
ht-trade = Échanger { $token } contre { $other }
ht-forge = Forger { $result } avec { $token } et { $other }
ht-deliver = Livrer : { $mission }
ht-deliver-for-nothing = Livrer : { $mission } (la récompense est épuisée)
ht-steal = { $mission } : voler une dent à { $hero }
ht-end-turn = Terminer votre tour
ht-end-raise = Terminer votre tour et améliorer : { $token }
ht-end-watch-tooth = Terminer votre tour avec « { $mission } » : une dent
ht-end-watch-piece = Terminer votre tour avec « { $mission } » : { $token }
ht-ask-return = Il n’y a pas de place pour ceci : { $token }. Que rendez-vous ?
ht-ask-discoverer = Un piège armé ! Montrez-vous une mission ?
ht-ask-slayer = Vous avez vaincu { $monster }. Montrez-vous une mission ?
ht-show = Montrer : { $mission }
ht-show-nothing = Ne rien montrer
ht-ask-vote-command = Qui commande les monstres cette fois ?
ht-ask-vote-place = Qui choisit la tuile pour { $hero } ?
ht-vote-command = Je veux commander
ht-vote-place = Je veux choisir
ht-vote-yield = Je vote pour { $seat }
ht-ask-place = Sur quelle tuile se réveille { $hero } ?
ht-place = { $tile }
ht-ask-command = Vous commandez les monstres : { $ap ->
    [one] un point d’action restant
   *[other] { $ap } points d’action restants
}.
ht-monster-moves = { $monster } va ici : { $hex }
ht-monster-attacks = { $monster } attaque { $hero }
ht-monsters-end = Les monstres se reposent

# Ce qui s’est passé.
ht-log-first = { $seat } commence.
ht-log-box = Retournent dans la boîte : { $tiles }.
ht-log-box-tile = { $n } × { $tile }
ht-log-stack = { $monster } garde ces dents, la prochaine d’abord : { $teeth }.
ht-log-hero = mène { $hero }.
ht-log-dealt = reçoit les missions { $missions }.
ht-log-dealt-some = reçoit deux missions rouges et une bleue.
ht-log-draws = pioche une mission : { $mission }.
ht-log-draws-one = pioche une mission.
ht-log-reshuffled = La défausse des missions est mélangée et devient la nouvelle pioche.
ht-log-turn = Manche { $round } : tour { DE($seat) }
ht-log-walks = va ici : { $tile }.
ht-log-explores = explore : { $tile } !
ht-log-ap-lost = se perd dans la forêt : plus aucun point d’action.
ht-log-treasure = Dé des trésors : { $token }.
ht-log-treasure-teeth = Dé des trésors : { $n ->
    [one] une dent
   *[other] { $n } dents
}.
ht-log-gains = reçoit : { $token }.
ht-log-misses = ne reçoit rien : la réserve n’en a plus ({ $token }).
ht-log-teeth = reçoit { $n ->
    [0] aucune dent : la réserve est vide
    [one] un point de victoire en dents
   *[other] { $n } points de victoire en dents
}.
ht-log-takes-for-change = prend une dent qui vaut { $tooth } et rend la monnaie : { $n }.
ht-log-exchanges-small = échange de petites dents contre une dent qui vaut { $tooth }.
ht-log-breaks = rend une dent qui vaut { $tooth } et reçoit la monnaie : { $change }.
ht-log-returns = rend : { $token }.
ht-log-equips = porte maintenant : { $token }.
ht-log-stows = range : { $token }.
ht-log-gathers = ramasse : { $token }.
ht-log-trades = échange { $token } contre { $other }.
ht-log-forges = forge { $result } avec { $token } et { $other }.
ht-log-raises = améliore { $token } : { $result }.
ht-log-eats = mange : { $token }.
ht-log-brews = prépare : { $potion }.
ht-log-drinks = boit : { $potion }.
ht-log-fury-ends = se calme : la folie furieuse est finie.
ht-log-refuses = refuse une mission : { $mission }.
ht-log-completes = accomplit une mission : { $mission }.
ht-log-steals = { $mission } : vole une dent à { $hero }.
ht-log-descends = descend sous terre : { $hex }.
ht-log-creeps = va ici : { $hex }.
ht-log-ascends = remonte : { $tile }.
ht-log-chief = Le chef des monstres prend place après { $seat } dans l’ordre du tour.
ht-log-armed = retourne un jeton danger : un piège armé !
ht-log-disarmed = retourne un jeton danger : le piège est désamorcé.
ht-log-trapped = perd un cœur et tous ses points d’action : son tour est fini.
ht-log-trapped-stays = perd un cœur et tous ses points d’action restants.
ht-log-chest = { $hero } ouvre le coffre aux trésors !
ht-log-rebuilt = Le dernier héros est parti : le souterrain est reconstruit.
ht-log-fight = { $attacker } attaque { $defender } : { $sum } (dé { $die }) contre { $rest } (dé { $other }). { $loser } perd un cœur.
ht-log-monster-falls = { $hero } terrasse { $monster } ! { $tooth ->
    [0] Le monstre n’a plus de dent.
   *[other] La dent vaut { $tooth }.
}
ht-log-falls = { $hero } succombe et perd tout son équipement, sa nourriture et ses potions.
ht-log-falls-to = { $hero } succombe face à { $winner }.
ht-log-exchange = { $hero } et { $other } échangent toutes leurs dents.
ht-log-placed = { $hero } se réveille ici : { $tile }.
ht-log-monsters = Tour des monstres
ht-log-monsters-skip = Il ne reste aucun monstre : leur tour est sauté.
ht-log-monsters-end = Les monstres se reposent.
ht-log-monster-moves = { $monster } va ici : { $hex }.
ht-log-votes = { $seat } vote pour { $named }.
ht-log-roll = { $seat } { $die }
ht-log-rolls = Les dés décident : { $rolls }.
ht-log-commands = { $seat } commande les monstres.
ht-log-wins = { $hero } est de retour au feu de camp avec assez de points de victoire !
ht-log-too-long = La nuit tombe : la partie s’arrête sans vainqueur.

# Les grands moments : ce qui se montre en grand quand cela arrive.
ht-moment-fight = { $attacker } attaque { $defender }
ht-moment-fight-why = Dé et épée : la plus petite somme perd un cœur ; à égalité, c’est le défenseur.
ht-moment-attacks = { $seat } · attaque
ht-moment-defends = { $seat } · défend
ht-moment-monster-attacks = monstre · attaque
ht-moment-monster-defends = monstre · défend
ht-moment-base = Force de base
ht-moment-top-tooth = Dent du dessus
ht-moment-to-win = Dent à gagner
ht-moment-odds = { $figure } : { $n } sur { $all }
ht-moment-loses-heart = { $figure } perd un cœur
ht-moment-hearts-left = { $n ->
    [0] C’était le dernier cœur { DE($figure) }.
    [one] Il reste un cœur à { $figure }.
   *[other] Il reste { $n } cœurs à { $figure }.
}
ht-moment-with-fury = Avec la folie furieuse : { $percent } %. { $left }
ht-moment-monster-falls = { $hero } terrasse { $monster }
ht-moment-comes-back = La dent du dessus est gagnée. À la prochaine reconstruction, { $monster } revient sous la dent suivante.
ht-moment-so-far = jusqu’ici
ht-moment-from-now = désormais
ht-moment-tooth = { $n ->
    [0] Il n’y avait plus de dent
    [one] Une dent d’un point
   *[other] Une dent de { $n } points
}
ht-moment-monster-hearts = Cœurs { DE($monster) }
ht-moment-monster-sword = Valeur d’épée { DE($monster) }
ht-moment-may-claim = Qui a la mission « { $mission } » peut la montrer maintenant.
ht-moment-falls = { $hero } succombe
ht-moment-falls-why = Le dernier cœur est perdu. Ceci retourne à la réserve :
ht-moment-falls-empty = Le dernier cœur est perdu ; il n’y avait rien à perdre sur le plateau.
ht-moment-keeps = Les dents et les missions restent
ht-moment-falls-to = { $winner } terrasse { $hero }
ht-moment-falls-to-why = Entre héros, l’enjeu, ce sont les dents : qui a le moins de points les échange toutes.
ht-moment-exchange = Toutes les dents sont échangées
ht-moment-no-exchange = Le vainqueur n’a pas moins de points : chacun garde ses dents
ht-moment-who-places = { $n ->
    [one] { $seats } choisit où { $hero } se réveille.
   *[other] { $seats } décident où { $hero } se réveille.
}
ht-moment-wakes-at-portal = { $hero } se réveille sur le portail du plus petit numéro.
ht-moment-wakes = { $hero } se réveille
ht-moment-who-commands = Qui commande les monstres ?
ht-moment-who-wakes = Qui choisit où { $hero } se réveille ?
ht-moment-commands = { $seat } commande les monstres
ht-moment-command-alone = C’est le seul héros en surface.
ht-moment-command-agreed = Le conseil de la surface est d’accord.
ht-moment-command-dice = Le conseil n’est pas d’accord : le plus haut dé décide.
ht-moment-command-nobody = Personne n’est en surface : le plus haut dé décide.
ht-moment-vote = { $seat } → { $named }
ht-moment-monster-ap = Points d’action de tous les monstres
ht-moment-explores = { $hero } explore : { $tile }
ht-moment-forest = Plus aucun point d’action ; le dé des trésors est lancé.
ht-moment-armed = Un piège armé !
ht-moment-disarmed = Le piège est désamorcé
ht-moment-trapped = { $hero } tombe dans le piège
ht-moment-trap = Plus aucun point d’action : le tour est fini.
ht-moment-trap-stays = Plus aucun point d’action.
ht-moment-heart-gone = Un cœur est perdu
ht-moment-chest = { $hero } ouvre le coffre aux trésors
ht-moment-chest-rolls = { $n } lancers du dé des trésors
ht-moment-treasure = Le dé des trésors
ht-moment-points = { $n ->
    [one] Point en dents
   *[other] Points en dents
}
ht-moment-mission = { $hero } accomplit une mission
ht-moment-no-reward = La réserve n’a plus la récompense
ht-moment-theft = { $hero } détrousse { $victim }
ht-moment-stolen = { $victim } → { $hero }

# Le décompte.
ht-row-small = Petites dents
ht-row-precious = Précieuses dents
ht-row-points = Points de victoire
ht-row-defeats = Défaites subies
ht-nobody-wins = Personne n’est revenu avec assez de points de victoire.
ht-wins = { $seat } devient un vrai héros, avec { $points } points en dents.

# Les missions.
ht-mission-R01 = Une lame pour le bricoleur
ht-mission-R02 = Une bague pour le bricoleur
ht-mission-R03 = Des bottes pour le bricoleur
ht-mission-R04 = Le souper de l’ermite
ht-mission-R05 = Le souper du renard
ht-mission-R06 = Le souper de l’esprit des bois
ht-mission-R07 = Le fléau d’Ulumu
ht-mission-R08 = Le fléau de Zibber
ht-mission-R09 = Le fléau de Wallrog
ht-mission-R10 = Le cartographe I
ht-mission-R11 = Le cartographe II
ht-mission-R12 = Doigts légers I
ht-mission-R13 = Doigts légers II
ht-mission-R14 = Doigts légers III
ht-mission-B01 = Le cordonnier du feu de camp
ht-mission-B02 = L’armurier du feu de camp
ht-mission-B03 = Le joaillier du feu de camp
ht-mission-B04 = L’épouvantail boiteux
ht-mission-B05 = Le chevalier blessé
ht-mission-B06 = La sorcière fiévreuse
ht-mission-B07 = La veille à l’étang
ht-mission-B08 = La veille aux champignons
ht-mission-B09 = La veille au pommier

# La table telle qu’on la voit.
ht-heading-hero = { $target } points de victoire pour gagner · choix des héros
ht-heading-turn = Manche { $round } · { $target } points de victoire pour gagner
ht-heading-vote = Manche { $round } · le conseil vote
ht-heading-vote-place = Manche { $round } · qui place le héros vaincu ?
ht-heading-place = Manche { $round } · on place un héros vaincu
ht-heading-monsters = Manche { $round } · tour des monstres
ht-surface = Surface
ht-underground = Souterrain
ht-tiles-left = { $n ->
    [0] plus aucune tuile
    [one] encore une tuile
   *[other] encore { $n } tuiles
}
ht-unknown = Inexploré ({ $q } ; { $r })
ht-pawn = { $hero } ({ $seat })
ht-danger = Jeton danger, face cachée
ht-danger-armed = Piège armé
ht-danger-disarmed = Piège désamorcé
ht-chest = Coffre aux trésors
ht-monster-is = { $monster } : { $hearts } cœurs sur { $most }, valeur d’épée { $sword }
ht-tooth = { $n }
ht-teeth-left = :hearts: { $hearts } :broadsword: { $sword }. Dents, la prochaine d’abord : { $teeth }.
ht-teeth-gone = :hearts: { $hearts } :broadsword: { $sword }. Plus aucune dent.
ht-portrait = Héros { DE($seat) }
ht-gear = Inventaire { DE($seat) }
ht-backpack = Sac à dos { DE($seat) }
ht-belt = Ceinture { DE($seat) }
ht-pack-slot = Emplacement { $n } du sac à dos
ht-belt-slot = Emplacement pour une potion
ht-missions-of = Missions { DE($seat) }
ht-missions = Missions
ht-mission-hidden = Une mission, face cachée
ht-pile = :card-draw: { $n }
ht-discard = Défausse
ht-reserve = Réserve
ht-monsters = Monstres
ht-heroes = Héros
ht-tab-underground = Sous terre
ht-tab-hero = Héros
ht-tab-table = Monstres
ht-monsters-here = Les monstres jouent ici
ht-monsters-play = Les monstres jouent
ht-where = { $hero } · { $place }
ht-where-no-hero = pas encore de héros
ht-where-commands = commande les monstres
ht-where-below = sous terre, { $hex }
ht-where-fallen = hors de combat
ht-count-teeth = Points en dents
ht-count-hearts = Cœurs
ht-count-actions = Points d’action par tour
ht-count-ring = Valeur de bague
ht-count-sword = Valeur d’épée
ht-count-defeats = Défaites
ht-count-left = Actions
ht-count-monsters = Monstres

# Ce que demande une mission.
ht-cost = { $icon } { $n }
ht-cost-one = { $icon }
ht-task-laboratory = Apportez { $cost } au laboratoire.
ht-task-forest = Apportez { $cost } dans une forêt.
ht-task-campfire = Apportez { $cost } au feu de camp.
ht-task-meadow = Apportez { $cost } dans une prairie.
ht-task-watch-pond = Terminez votre tour à un étang : au choix, l’un des deux.
ht-task-watch-mushrooms = Terminez votre tour aux champignons : au choix, l’un des deux.
ht-task-watch-orchard = Terminez votre tour à un pommier : au choix, l’un des deux.
ht-task-slay = Prenez le dernier cœur { DE($monster) }.
ht-task-discoverer = Retournez un piège armé.
ht-task-thief = En arrivant là où se trouve un autre héros : volez-lui une dent.
ht-task-thief-any_time = Volez une dent à un héros sur votre tuile.

# Bulles : ce que les règles disent de chaque sorte de chose, en vingt mots au plus.
ht-tip-land = Un pas vers une tuile voisine coûte une action ; en surface, on partage les tuiles sans combattre.
ht-tip-land-name = Un lieu de la surface
ht-tip-campfire = Le but : qui s’y trouve à son tour avec assez de points en dents gagne aussitôt.
ht-tip-meadow = Il ne s’y passe rien ; certaines livraisons se font sur une prairie.
ht-tip-forest = Qui la découvre perd ses actions restantes et lance le dé Trésor ; ensuite, elle est inoffensive.
ht-tip-orchard = Ici, vous prenez gratuitement des pommes, autant que votre sac à dos peut en contenir.
ht-tip-pond = Ici, vous prenez gratuitement des poissons, autant que votre sac à dos peut en contenir.
ht-tip-mushrooms = Ici, vous prenez gratuitement des champignons, autant que votre sac à dos peut en contenir.
ht-tip-laboratory = Terminez votre tour ici : une pièce d’équipement gagne un point, jusqu’à 3 au plus.
ht-tip-merchant = Une fois par tour : échangez une pièce d’équipement contre une autre sorte de même valeur.
ht-tip-smith = Deux pièces d’une sorte en font une meilleure : au plus leur somme, et au plus 3.
ht-tip-portal = Une action mène en bas, au portail de même numéro, sauf si quelqu’un s’y trouve.
ht-tip-unknown = Une action retourne ici la tuile suivante, et vous y êtes ; impossible de revenir en arrière.
ht-tip-unknown-name = Inexploré
ht-tip-floor = Un pas coûte une action ; ici-bas, chaque case n’accueille qu’une figurine.
ht-tip-cave_portal = Une action mène en haut, à la tuile de même numéro, si elle est découverte.
ht-tip-skull = Y entrer retourne le jeton : deux sur cinq sont des pièges, un cœur et la fin du tour.
ht-tip-lair = Son monstre y revient chaque fois que le dernier héros a quitté le souterrain.
ht-tip-treasure = Y entrer prend le coffre : trois lancers du dé Trésor. Tant qu’il est là, pas de monstre.
ht-tip-hero = Sous terre, héros et monstres se bloquent, et peuvent attaquer qui est à côté.
ht-tip-monster = Prenez son dernier cœur et la dent du dessus est à vous ; la suivante le renforce.
ht-tip-boots = Dans leur emplacement, les bottes ajoutent leur valeur à vos actions ; dans le sac, elles attendent.
ht-tip-ring = Dans son emplacement, la bague permet de brasser : un pour soin, deux pour folie, trois pour téléportation.
ht-tip-sword = Combat : chacun lance un dé et ajoute son épée ; le plus bas perd un cœur, le défenseur à égalité.
ht-tip-apple = Mangée, elle rend un cœur ; brassée avec un poisson : soin ; avec un champignon : folie furieuse.
ht-tip-fish = Mangé, il rend un cœur ; brassé avec une pomme : soin ; avec un champignon : téléportation.
ht-tip-mushroom = Mangé, il rend un cœur ; brassé avec une pomme : folie furieuse ; avec un poisson : téléportation.
ht-tip-healing = Bue à votre tour, gratuitement : vous retrouvez tous vos cœurs.
ht-tip-berserk = Bue, elle ajoute 3 à votre épée à chaque combat, jusqu’à ce que vous quittiez le souterrain.
ht-tip-teleport = Bue, elle mène à toute tuile découverte, ou à toute case libre du souterrain.
ht-tip-slot = Une pièce de cette sorte compte tant qu’elle est ici ; déplacer ses affaires est gratuit.
ht-tip-backpack = Une pièce d’équipement ou de la nourriture ; elle attend ici forgeron, commerçant ou livraison.
ht-tip-belt = La place d’une potion ; utilisée, elle y reste jusqu’à la fin de son effet.
ht-tip-discard = Refuser une mission : une action, la carte vient ici, et vous en piochez aussitôt une autre.
ht-tip-reserve = Les jetons que personne n’a ; à votre tour, vous pouvez en rendre gratuitement.
ht-tip-actions-left = Chaque pas, attaque ou mission refusée en coûte une ; tout le reste est gratuit.
ht-tip-teeth = Points de victoire : ayez-en assez, et soyez au feu de camp à votre tour.
ht-tip-hearts = Le dernier cœur perdu est une défaite : placé ailleurs et soigné, sans ses biens contre un monstre ou un piège.
ht-tip-life = Sans cœur, un monstre est vaincu ; il revient quand le souterrain est reconstruit.
ht-tip-defeats = Combien de fois le héros a été vaincu : cela départage ceux qui suivent le vainqueur.

ht-tip-not-without-actions = plus d’action
ht-tip-not-yours = c’est à { $seat }
ht-tip-not-to-wear = rien de tel dans votre sac à dos
ht-tip-not-to-stow = vous ne portez rien à ranger
ht-tip-not-brewed = à préparer : une bague (la vôtre : { $ring }) et deux jetons nourriture
ht-tip-not-twice = elle est bue
ht-tip-not-done-again = accomplie ou refusée : elle est découverte
ht-tip-not-hidden = la mission d’un autre héros
ht-tip-not-from-reserve = se gagne sur les tuiles, par les missions et le dé Trésor
ht-tip-not-below-again = seulement sur une tuile de la surface
ht-tip-not-on-unknown = seulement sur une tuile connue
ht-tip-not-up = vous êtes sous terre : remontez par le portail du même numéro
ht-tip-not-reached = aucun chemin libre n’y mène
ht-tip-not-so-far = à { $away ->
    [one] une action
   *[other] { $away } actions
}, vous en avez { $has }
ht-tip-not-occupied = quelqu’un s’y trouve
ht-tip-not-down = on ne descend que par un portail
ht-tip-not-this-portal = le vôtre mène ici : { $portal }
ht-tip-not-forged = il faut deux pièces du même genre, aucune de valeur 3
ht-tip-not-portal = il mène sous terre : choisissez la case en bas
ht-tip-not-here = vous êtes ici
ht-tip-not-in-reserve = la réserve n’en a plus
ht-tip-not-packed = votre sac à dos est plein
ht-tip-not-traded-twice = une fois par tour, et vous avez échangé
ht-tip-not-traded = vous n’avez pas d’équipement à échanger
ht-tip-not-defeated = vaincu : il revient quand il n’y a plus personne sous terre
ht-tip-not-adjacent = pas à côté de vous
ht-tip-not-card = choisissez sa figurine sur le plateau
ht-tip-not-above = vous êtes à la surface
ht-tip-not-fought-above = les héros ne se battent pas à la surface
ht-tip-not-at-chest = les monstres n’approchent pas du coffre
ht-tip-not-hemmed-in = il ne peut ni bouger ni attaquer
ht-tip-not-up-there = les monstres restent sous terre
ht-tip-not-beside = aucun monstre n’est à un pas
ht-tip-not-near-monster = aucun monstre n’est à côté de ce héros
ht-tip-not-own-hero = qui commande épargne son propre héros
ht-tip-dangers-left = face cachée : { $n } sur { $of }
ht-tip-points = points : { $n } sur { $of }
ht-tip-odds = votre coup porte à { $percent } %, cœurs : { $hearts }
ht-tip-tiles-left = tuiles restantes : { $n }
ht-tip-food = il en reste { $n }, place pour { $room } dans votre sac à dos
ht-tip-portal-taken = quelqu’un se trouve à son pied
ht-tip-portal-free = son pied est libre
ht-tip-lacks = il manque : { $cost }
ht-tip-complete = vous avez tout ; le lieu : { $tile }
