# Ce que dit le terminal à table.
term-decimal-sign = ,
term-zone = { $zone } :
term-empty-zone = { $zone } : rien encore.
term-entry = >
term-more = — suite : Entrée ; arrêter : n’importe quel mot —
term-keys = u annuler · ? règle · h indice · l journal · s 2 feuille · q quitter · aide
term-subset = Tapez les numéros, par exemple 1 3 ; 0 ou Entrée pour aucun.
term-many-choices = { $count } choix sont marqués ◇ sur le plateau : tapez le nom de l’un d’eux, par exemple { $example } ; c les montre tous.
term-sealed = La graine est scellée : { $hash }
term-pass = Passez l’écran à { $name }, puis appuyez sur Entrée.
term-chosen = { $words } ← votre choix
term-nobody-changes = Personne à cet écran n’a fait de choix qui puisse encore être changé.
term-nothing-behind = Il n’y a rien à revoir.
term-best-of = { $name } : { $words }
term-bot-fault = { $name } ne peut pas continuer : { $reason }. Le choix sans risque est fait à sa place.
term-no-hint = Pas d’indice ici : le robot a été consulté, mais { $reason }.
term-hint = Indice : { $entry } ({ $words })
term-possible = Oui : { $number }, c’est « { $words } ».
term-why-not = { $thing } n’est pas parmi les choix possibles ici. { $rule } dit :
term-unknown-thing = Rien sur la table ne s’appelle « { $thing } ».
term-no-rule = Il n’y a pas de texte pour la règle { $rule }.
term-which-seat = La feuille de qui ? Tapez s et un numéro de 1 à { $most }, une lettre ou un nom, par exemple s 1.
term-nothing-typed = Rien n’a été tapé. { $right }
term-not-understood = « { $entry } » ne veut rien dire ici. { $right }
term-not-possible = « { $entry } » ne peut pas être choisi ici (? { $entry } dit pourquoi). { $right }
term-ambiguous = « { $entry } » peut désigner plusieurs choix ; tapez le numéro : { $choices }.
term-no-number = Il n’y a pas de choix { $number }. { $right }
term-no-piece = Il n’y a pas de numéro { $number } : tapez des numéros de 1 à { $most } séparés par des espaces, ou 0 pour aucun.
term-no-such-subset = Cela ne peut pas être choisi ensemble : tapez des numéros de 1 à { $most } séparés par des espaces, ou 0 pour aucun.
term-right-number = Tapez un numéro de 1 à { $most }.
term-right-name = Tapez un numéro de 1 à { $most }, ou un nom comme { $example }.
term-right-subset = Tapez des numéros de 1 à { $most } séparés par des espaces, ou 0 pour aucun.
term-too-many-players = { $given } joueurs sont nommés, mais il n’y a { $seats ->
    [one] qu’une place
   *[other] que { $seats } places
}.
term-unknown-player = Personne ne s’appelle « { $name } ». Une place peut être : { $known }, ou une classe à vous : mon_robot.py:Mien.
term-save-where = Sauvegarder dans quel fichier ? (Entrée : ne pas sauvegarder)
term-saved = La partie est sauvegardée dans { $file }. Pour continuer : donjon play { $file }
term-not-saved = La partie n’est pas sauvegardée. Pour en sauvegarder une, commencez-la avec : donjon play --save FICHIER
term-place = Rang
term-seed = Graine : { $seed }
term-commitment = Son empreinte, montrée avant le premier choix : { $hash }
term-record-in = L’enregistrement est dans { $file }. Pour le revoir : donjon replay { $file }
term-help =
    Un numéro, le nom d’une case ou d’une pièce, ou le début d’un choix : le choisir.
    u  annuler le dernier choix        ?  la règle ; ? K4 ou ? 3 : pourquoi c’est possible, ou non
    h  indice du robot le plus fort    l  tout le journal
    s 2  la feuille de la place 2      t  toutes les cartes, avec coût et texte
    c  tous les choix                  v  redessiner
    m  changer d’avis pendant que d’autres choisissent (m 2 : la place 2)
    b  revoir : ce qui aurait été le mieux
    q  sauvegarder et quitter          aide  cette page
term-signs = Signes :
term-marks = ● fin d’un tour · ▒ mur · █ maçonnerie · ✓ coché · ✗ barré · – rayé

# Les mots des icônes.
term-icon-anticlockwise-rotation = retour
term-icon-barrel = tonneau
term-icon-big-egg = œuf
term-icon-boot-prints = deux bottes
term-icon-brick-wall = mur
term-icon-broadhead-arrow = flèche
term-icon-broadsword = épée
term-icon-broken-heart = défaites
term-icon-campfire = feu de camp
term-icon-card-draw = cartes
term-icon-cave-entrance = antre
term-icon-check-mark = fait
term-icon-compass = découverte
term-icon-cowled = personnage
term-icon-crossed-bones = point de vie
term-icon-crossed-swords = combat
term-icon-crowned-skull = chef des monstres
term-icon-crystal-cluster = cristal
term-icon-cut-diamond = gemme
term-icon-daemon-skull = monstre
term-icon-death-skull = crâne
term-icon-doorway = salle
term-icon-double-fish = poisson
term-icon-encirclement = tuile entourée
term-icon-exit-door = sortie
term-icon-fairy = fée
term-icon-fish-monster = Ulumu
term-icon-flying-flag = drapeau
term-icon-gooey-daemon = Wallrog
term-icon-health-potion = potion de soin
term-icon-hearts = cœur
term-icon-help = inexploré
term-icon-high-grass = prairie
term-icon-hole = trappe
term-icon-hourglass = tour sauté
term-icon-imp = démon
term-icon-imp-laugh = Zibber
term-icon-key = clé
term-icon-knapsack = sac à dos
term-icon-laurels = point de victoire
term-icon-lava = lave
term-icon-locked-chest = coffre fermé
term-icon-magic-palm = talent
term-icon-magic-portal = portail
term-icon-magic-potion = potion de téléportation
term-icon-magic-swirl = magie
term-icon-monster-grasp = monstre
term-icon-open-chest = coffre ouvert
term-icon-open-treasure-chest = Salle du trésor
term-icon-padlock = serrure
term-icon-pentagram-rose = cercle magique
term-icon-pine-tree = forêt
term-icon-poison-gas = brouillard
term-icon-portal = téléportation
term-icon-position-marker = départ
term-icon-potion-of-madness = folie furieuse
term-icon-queen-crown = couronne
term-icon-raise-skeleton = squelette
term-icon-recycle = recyclage
term-icon-ring = bague
term-icon-ringing-bell = bruit
term-icon-robber-hand = vol
term-icon-rope-coil = corde
term-icon-round-potion = potion
term-icon-round-star = étoile
term-icon-saber-tooth = dent
term-icon-sands-of-time = temps
term-icon-scissors = ciseaux
term-icon-scroll-unfurled = quête
term-icon-semi-closed-eye = découverte
term-icon-shiny-apple = pomme
term-icon-skeleton-key = passe-partout
term-icon-spider-alt = araignée
term-icon-spiked-dragon-head = dragon
term-icon-spyglass = observation
term-icon-stairs = escalier
term-icon-stone-path = couloir
term-icon-stone-tower = lieu
term-icon-sun = soleil
term-icon-sunset = coucher du soleil
term-icon-super-mushroom = champignon
term-icon-tied-scroll = parchemin
term-icon-two-coins = or
term-icon-vintage-robot = robot
term-icon-visored-helm = héros
term-icon-walking-boot = pas

# La ligne de commande.
cli-about = Des jeux d’aventure et de donjon à une même table : y jouer, regarder jouer les robots, prouver comment une partie s’est passée.
cli-usage = donjon COMMANDE [OPTIONS]
cli-commands = Commandes
cli-parameters = Options
cli-arguments = Arguments
cli-help-flag = Montrer cette page.
cli-version-flag = Montrer la version.
cli-see-help = Voir : { $command } --help
cli-bad-missing = Il manque quelque chose : { $name } demande une valeur.
cli-bad-value = { $name } ne peut pas être « { $value } ».
cli-bad-repeat = { $name } est donné deux fois.
cli-bad-words = « { $words } » ne veut rien dire ici.
cli-games = Montrer les jeux, leurs places et leurs options.
cli-play = Jouer une partie au terminal, contre des robots ou à plusieurs au même écran.
cli-serve = Ouvrir la table : personnes et robots jouent dans le navigateur.
cli-arg-host = L’adresse d’écoute. Sans cela : cette machine seule. 0.0.0.0 : aussi les amis du même réseau ; avec IPv6, « :: ».
cli-arg-port = Le port d’écoute. Sans cela : 8642. 0 : n’importe quel port libre.
cli-arg-database = Où garder les parties : sqlite:///FICHIER ou postgresql://HÔTE/NOM. Sans cela : un fichier du dossier de données.
cli-arg-redis = Redis, par lequel plusieurs serveurs sur un même PostgreSQL se préviennent : redis://HÔTE.
cli-arg-data = Le dossier de la base de données et de la clé. Sans cela : votre dossier de données.
cli-arg-secure = Le serveur est derrière HTTPS : les cookies ne sont envoyés que par HTTPS.
cli-arg-public_url = Où l’on ouvre la table depuis Internet, si elle est derrière un proxy : https://HÔTE. Les invitations y mènent.
cli-arg-limit = Une limite, sous la forme nom=valeur : rate, burst, tables, idle, think et d’autres.
cli-arg-open = Ouvrir le navigateur.
cli-sim = Faire jouer beaucoup de parties aux robots et montrer les statistiques.
cli-ladder = Faire affronter chaque robot à chaque autre sur les mêmes donnes, à toutes les places, et montrer qui gagne.
cli-replay = Revoir une partie enregistrée pas à pas, du point de vue d’un joueur ou d’un spectateur.
cli-verify = Rejouer un enregistrement et en vérifier chaque pas.
cli-solve = Trouver le meilleur donjon et le meilleur chemin pour une main de Map Masters, et le prouver.
cli-arg-cards = Les cartes par leurs identifiants, par exemple S-4 D5-11 ; ou le fichier d’une partie où une place explore.
cli-arg-objective = L’objectif primaire, un de barrel, sword, coin, scroll, room, stairs, key, circle, monster, trap, rope, padlock. Sans cela : room.
cli-arg-token = Un jeton des fées : sword, scroll, key ou rope ; peut être donné plusieurs fois.
cli-arg-spell = Un livre de sorts, par exemple SB-4 ; peut être donné plusieurs fois.
cli-arg-seconds = Combien de temps chercher. Sans cela : 10.
cli-solve-at = Avec un fichier : le moment après ce nombre de choix. Sans cela : le dernier.
cli-solve-viewer = Avec un fichier : la main de quelle place, par sa lettre (A), son numéro à partir de 1 ou son nom. Sans cela : A.
cli-at-least-a-moment = Une recherche demande un peu de temps : --seconds doit être plus grand que 0.
cli-rules = Lire les règles : par identifiant (DQ-4.8), par chapitre (DQ-4), ou par mots.
cli-new-game = Écrire le squelette d’un nouveau jeu : un paquet avec des règles jouables, des textes et des tests.
cli-arg-name = Le nom du jeu dans le code et en ligne de commande, par exemple lost_city.
cli-arg-into = Le dossier dans lequel le dossier du jeu est créé. Sans cela : le dossier courant.
cli-game-name-form = « { $name } » ne peut pas être le nom d’un jeu. Un nom se compose de minuscules sans accent, de chiffres et de tirets bas isolés, commence par une lettre et compte au plus { $longest } signes, par exemple lost_city.
cli-game-name-reserved = « { $name } » est un mot dont Python ou Donjon se sert déjà. Choisissez un autre nom.
cli-game-name-taken = Il y a déjà un jeu nommé « { $name } ». Choisissez un autre nom.
cli-game-name-package = Il y a déjà un paquet Python nommé « { $name } », et un jeu de ce nom le cacherait. Choisissez un autre nom.
cli-new-game-exists = { $file } existe déjà, et rien n’a été écrit. Choisissez un autre nom, ou un autre dossier avec --into.
cli-new-game-written = { $title } est prêt : { $count } fichiers dans { $file }
cli-new-game-install = L’installer :  { $file }
cli-new-game-play = Y jouer :      { $file }
cli-new-game-test = Le tester :    { $file }
cli-new-game-next = Que changer, pièce par pièce : { $file }
cli-bench = Mesurer la vitesse des règles.
cli-arg-game = Le jeu, par exemple dragonquest.
cli-play-game = Le jeu, ou le fichier d’une partie sauvegardée ; rien : on vous le demande.
cli-rules-game = Seulement les règles de ce jeu.
cli-arg-seats = Combien de places il y a.
cli-arg-who = Le joueur de chaque place : person (une personne), level1 à level4, un joueur de la maison comme pip ou owl, search:worlds=64, greedy, random ou absent, séparés par des virgules ou donnés un à un. Sans cela : une personne, puis greedy.
cli-sim-who = Le robot de chaque place : level1 à level4, un joueur de la maison comme pip ou owl, search:worlds=64, greedy, random, absent ou my_bot.py:Mine, séparés par des virgules ou donnés un à un. Sans cela : greedy.
cli-arg-bots = Les robots, séparés par des virgules ou donnés un à un ; all désigne les quatre niveaux et les huit joueurs de la maison. Sans cela : level1, level2, level3, level4.
cli-arg-challengers = Ceux des robots qui affrontent tous les autres ; à plus de deux places, eux seuls s’assoient parmi les autres. Sans cela : tous.
cli-ladder-challenger = { $name } ne fait pas partie des robots de cette échelle et ne peut donc pas y être challenger.
cli-ladder-matches = Combien de parties par paire ; chaque donne est jouée une fois de chaque place.
cli-ladder-seed = Un nombre ou un texte : le même donne les mêmes donnes. Sans cela : 0.
cli-ladder-file = Un fichier qui garde toutes les parties de l’échelle : ce qu’il contient déjà n’est pas rejoué.
cli-ladder-bots = Il faut au moins deux robots différents, chacun nommé une fois.
cli-ladder-seats = Il faut au moins deux places.
cli-ladder-bot = Robot
cli-ladder-against = Contre
cli-ladder-nobody = Personne
cli-ladder-points = Points
cli-ladder-cpu = ms par tour
cli-ladder-longest = Le plus long
cli-ladder-decided = Décidées
cli-ladder-deals = { $matches } parties par paire : { $deals } donnes, chacune jouée une fois de chaque place ({ $seats } places). Une victoire partagée compte pour sa part. Les temps sont des millisecondes de processeur : un tour en moyenne, et le plus long.
cli-tune = Chercher de meilleurs poids pour la stratégie d’un jeu, et les confirmer sur de nouvelles donnes.
cli-tune-matches = Combien de parties chaque candidat joue contre les poids actuels ; chaque donne est jouée une fois de chaque place. Sans cela : 100.
cli-tune-seed = Un nombre ou un texte : le même trouve les mêmes poids. Sans cela : 0.
cli-arg-only = Les poids à régler, séparés par des virgules ou donnés un à un. Sans cela : tous.
cli-arg-generations = Combien de générations de candidats sont essayées. Sans cela : 30.
cli-arg-confirm = Combien de parties sur de nouvelles donnes montrent si les poids réglés sont meilleurs. Sans cela : 2000.
cli-arg-write = Le fichier des poids réglés, en TOML ; s’il existe, il est remplacé. Sans cela, ils sont affichés.
cli-tune-seats = Les poids se règlent dans des parties contre les poids actuels : au moins deux places.
cli-tune-numbers = Au moins une partie, une génération et une partie pour confirmer.
cli-tuning = Réglage
cli-confirming = Confirmation
cli-tune-weight = Poids
cli-tune-before = Avant
cli-tune-after = Après
cli-tune-played = { $generations } générations, { $matches } parties.
cli-tune-confirmed = Sur de nouvelles donnes, ils ont gagné { $rate } % ({ $low } – { $high }) de { $matches } parties ; { $fair } % seraient équitables.
cli-tune-holds = Les poids réglés sont meilleurs que les précédents.
cli-tune-does-not-hold = Rien ne montre qu’ils sont meilleurs que les précédents : gardez ceux-ci.
cli-tune-unconfirmed = Les poids réglés n’ont pas été confirmés : rien ne montre qu’ils sont meilleurs que les précédents.
cli-tune-written = Écrit dans { $file }
cli-arg-names = Les noms des places, séparés par des virgules.
cli-arg-seed = Un nombre ou un texte qui détermine tout le hasard. Sans cela : une graine neuve, scellée jusqu’à la fin.
cli-sim-seed = Un nombre ou un texte : le même donne les mêmes parties. Sans cela : 0.
cli-arg-option = Une option du jeu, nom=valeur ; peut être donnée plusieurs fois (voir donjon games).
cli-arg-save = Sauvegarder la partie dans ce fichier, après chaque choix.
cli-arg-resume = Continuer la partie sauvegardée dans ce fichier.
cli-arg-lang = La langue : en ou fr. Sans cela : celle du système.
cli-arg-json = Écrire du JSON pour un programme.
cli-arg-matches = Combien de parties.
cli-arg-jobs = Combien de processus employer.
cli-arg-count = Montrer ligne à ligne d’où viennent les points.
cli-arg-timing = Mettre aussi la durée dans le JSON.
cli-arg-file = Le fichier d’une partie.
cli-arg-at = Montrer seulement le moment après ce nombre de choix.
cli-arg-viewer = Qui regarde : la lettre (A), le numéro à partir de 1 ou le nom d’une place. Sans cela : un spectateur.
cli-arg-scene = Avec --json : la scène au lieu de la vue.
cli-arg-about = Un identifiant, un chapitre, ou des mots à chercher ; rien : les chapitres.
cli-arg-words = Les arguments du banc d’essai.
cli-name = Nom
cli-title = Titre
cli-seats = Places
cli-from-to = { $least } à { $most }
cli-options-of = Options { DE($game) }
cli-option = Option
cli-values = Valeurs
cli-default = Par défaut
cli-option-form = Une option s’écrit nom=valeur, et non « { $option } ».
cli-which-language = Langue ({ $known }) ? Entrée : fr.
cli-game-line = { $number }  { $title }
cli-which-game = Quel jeu, de { $least } à { $most } ? Entrée : { $usual }.
cli-how-many = Combien de places, de { $least } à { $most } ? Vous prenez la première, des robots les autres. Entrée : { $usual }.
cli-number-please = Tapez un nombre de { $least } à { $most }.
cli-save-exists = { $file } existe déjà. Pour continuer cette partie : donjon play { $file }. Pour en commencer une autre, nommez un autre fichier.
cli-cannot-read = { $file } ne peut pas être lu : { $reason }.
cli-cannot-write = { $file } ne peut pas être écrit : { $reason }.
cli-no-such-file = aucun fichier ni dossier de ce nom
cli-not-allowed = permission refusée
cli-is-a-folder = c’est un dossier
cli-disk-full = le disque est plein
cli-spectator = un spectateur
cli-moment = Après le choix { $at } sur { $last }, vu par { $viewer }
cli-replay-keys = Entrée avancer · b reculer · un nombre : y aller · f début · e fin · a B : comme B · a : spectateur · l journal · q quitter
cli-replay-help = Tapez Entrée, b, f, e, un nombre de 0 à { $last }, a avec la lettre d’une place, l ou q.
cli-no-moment = Il n’y a pas de moment { $at } : l’enregistrement a { $last } choix, de 0 à { $last }.
cli-no-viewer = Il n’y a pas de place « { $name } » : choisissez parmi { $letters }, ou spectateur.
cli-verified = { $game }, version { $rules } des règles : { $choices ->
    [one] un choix et son empreinte sont justes.
   *[other] { $choices } choix et leurs empreintes sont justes.
}
cli-verified-seed = La graine est celle qui était scellée : { $hash }
cli-not-over = La partie n’est pas finie.
cli-no-catalogue = Il n’y a pas de règles de « { $game } ». Il y a celles de : { $known }.
cli-rules-in-english = Ces règles sont écrites en anglais.
cli-rules-found = { $count ->
    [one] Une règle
   *[other] { $count } règles
}
cli-no-rules = Aucune règle ne s’appelle « { $words } », et aucune ne contient ces mots.
cli-no-bench = Les bancs d’essai sont dans le dossier bench/ des sources : on les lance là avec « make bench ».
cli-bots-only = Seuls des robots jouent ici : level1 à level4, un joueur de la maison comme pip ou owl, search:worlds=64, greedy, random ou absent.
cli-at-least-one = Au moins une partie et un processus.
cli-playing = En jeu
cli-mean = Moyenne
cli-least = Min.
cli-lower = 1er quartile
cli-median = Médiane
cli-upper = 3e quartile
cli-most = Max.
cli-decisions = Décisions
cli-rounds = Manches
cli-score-of = Score { DE($seat) } { $bot }
cli-score-of-all = Tous les scores
cli-wins = Victoires
cli-interval = 95 %
cli-matches-with = Parties qui en ont
cli-counts = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
} ; { $shared } à plusieurs vainqueurs, { $nobody } sans vainqueur.
cli-faults = { $matches ->
    [one] { $matches } partie a été perdue par l’erreur d’un robot :
   *[other] { $matches } parties ont été perdues par l’erreur d’un robot :
}
cli-fault = { $bot }, { $matches } × : { $reason }
cli-more-faults = … et { $count ->
    [one] { $count } autre erreur
   *[other] { $count } autres erreurs
} ; --json les donne toutes.
cli-speed = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
} en { $seconds } s : { $rate } par seconde.
cli-interrupted = Interrompu.
