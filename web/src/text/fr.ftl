# Ce que dit le client lui-même.

## Partout
ui-close = Fermer
ui-loading = Un instant…
ui-error = Quelque chose s’est mal passé. Rien n’est perdu ; réessayez.
ui-offline = La table est injoignable. Vérifiez votre connexion ; rien n’est perdu.
ui-not-found = Il n’y a rien ici.
ui-not-found-text = L’adresse est peut-être mal écrite, ou la table n’existe plus.
ui-no-game = Ce jeu n’existe pas ici
ui-no-game-text = Aucun jeu ne s’appelle « { $game } ». Voici ceux auxquels on peut jouer :
ui-part-failed = Cette partie n’a pas pu être chargée. Vérifiez votre connexion ; rien n’est perdu.
ui-try-again = Réessayer
ui-back-to-lobby = Retour à l’accueil
ui-cancel = Annuler
ui-more = Afficher la suite
ui-skip = Aller au contenu
ui-copy = Copier
ui-copied = Copié. Envoyez-le à qui vous voulez.
ui-read-rule = Lire la règle { $id }

## Barre du haut
ui-home = Donjon, vers l’accueil
ui-nav = Pages
ui-nav-play = Jouer
ui-nav-watch = Regarder
ui-nav-replays = Revoir
ui-nav-rules = Règles
ui-sign = Choisir un nom
ui-language-other = Switch to English

## Réglages
ui-settings = Réglages
ui-language = Langue
ui-theme = Thème
ui-theme-system = Système
ui-theme-dark = Sombre
ui-theme-light = Clair
ui-motion = Animations
ui-motion-system = Système
ui-motion-full = Toutes
ui-motion-calm = Réduites
ui-tempo = Les actions des autres
ui-tempo-instant = Immédiates
ui-tempo-brisk = Rapides
ui-tempo-calm = Posées
ui-tempo-now = Les actions des autres : { $tempo }
ui-show-skip = Passer
ui-show-skip-note = Passer à l’action suivante ; deux fois : au tour suivant
ui-since = Depuis votre dernier tour
ui-since-open = Voir ce que chacun a fait
ui-since-fold = Replier
ui-since-look = Revoir le tour { DE($name) }
ui-since-line = { $name } : { $words }
ui-since-stays = sur place :
ui-since-play = Jouer mon tour
ui-since-nothing = rien ne vous est arrivé.
ui-since-spoken = Depuis votre dernier tour : { $what }
ui-since-press = B : voir { $n ->
    [one] ce tour
   *[other] ces { $n } tours
}.
ui-past = En arrière
ui-past-step = En arrière : moment { $at } sur { $of }
ui-past-step-of = En arrière, chez { $name } : moment { $at } sur { $of }
ui-past-ribbon = Les moments depuis votre dernier tour
ui-past-back = Un pas en arrière
ui-past-on = Un pas en avant
ui-past-turn-back = Un tour en arrière
ui-past-now = Revenir à maintenant
ui-key-space = Espace
ui-keys-skip = passer ce qui est montré, deux fois : tout le tour
ui-keys-skip-all = aller au présent
ui-keys-steps = un pas en arrière, un pas en avant
ui-keys-turns = un tour en arrière, un tour en avant
ui-keys-play = lire ou mettre en pause
ui-keys-ends = début, fin
ui-one-tap = Jouer d’un seul toucher
ui-one-tap-note = Sur un écran tactile, sans aperçu
ui-letters = Raccourcis à une lettre
ui-letters-note = Une seule lettre suffit pour jouer un choix
ui-sound = Son
ui-sound-note = Des sons discrets de ce qui se passe, après votre premier clic
ui-sound-is-on = Le son est activé
ui-sound-is-off = Le son est coupé
ui-volume = Volume
ui-percent = { $n } %
ui-only-turn = Seulement quand c’est à moi
ui-only-turn-note = Tout le reste est muet
ui-captions = Sons en toutes lettres
ui-captions-note = Ce qui s’entend s’écrit aussi un instant au bord de la page
ui-sound-turn = deux coups : à vous de jouer
ui-sound-guest = un coup : quelqu’un arrive
ui-sound-chat = tic : un message
ui-sound-card = une carte
ui-sound-tile = bois contre bois
ui-sound-pencil = un crayon
ui-sound-dice = des dés
ui-sound-step = un pas
ui-sound-latch = un loquet
ui-sound-bell = une clochette
ui-sound-pings = des pièces
ui-sound-points = des points
ui-sound-heal = une guérison
ui-sound-clang = du métal sourd
ui-sound-hurt = battement de cœur : une blessure
ui-sound-fall = battement de cœur, puis un long son grave
ui-sound-breath = quelque chose respire
ui-sound-roar = un rugissement
ui-sound-steel = acier contre acier
ui-sound-won = un air : gagné
ui-sound-over = un air : c’est fini
ui-notify = Me prévenir quand c’est à moi
ui-notify-note = Même quand cette page n’est pas visible
ui-notify-denied = Le navigateur n’autorise pas les notifications de cette page.
ui-speed-native = Vitesse native
ui-speed-bots = Robots à vitesse native, la table dès son prochain démarrage
ui-speed-compiling = Vitesse native : { $percent } %
ui-speed-interpreted = Interprété : plus lent, mais identique
ui-speed-no-compiler = Interprété : le serveur n’a pas de compilateur C
ui-speed-no-headers = Interprété : le serveur n’a pas les en-têtes de Python
ui-speed-no-tools = Interprété : le serveur n’a pas mypyc
ui-speed-no-space = Interprété : le disque du serveur est plein
ui-speed-failed = Interprété : le code natif n’a pas pu être produit

## Nom
ui-name-first = Comment vous appeler ?
ui-name-change = Changer de nom
ui-name-label = Votre nom à la table
ui-name-note = Tout le monde à vos tables le voit. Ni compte, ni mot de passe.
ui-name-done = C’est moi

## Accueil
ui-lobby-title = { $games ->
    [5] Cinq donjons, une table
   *[other] Des donjons, une table
}
ui-lobby-lead = Des jeux de société dans votre navigateur : tout de suite contre des robots, ou entre amis par un lien. Sans compte, sans rien installer.
ui-away = Le serveur ne répond pas. Rien n’est perdu ; cette page réessaie d’elle-même.
ui-easiest = pour débuter
ui-door-bots = Jouer contre des robots
ui-door-bots-note = Tout de suite, contre qui vous voulez.
ui-door-bots-short = Jouer maintenant
ui-door-bots-what = contre des robots
ui-door-friends = Jouer entre amis
ui-door-friends-note = Par un lien ; des robots peuvent compléter.
ui-door-friends-short = Jouer entre amis
ui-door-friends-what = par un lien
ui-level = Niveau
ui-level-gentle = facile
ui-level-mixed = mêlé
ui-level-strong = fort
ui-level-masters = maîtres
ui-level-dealt = Niveau : { $level }
ui-change = Changer
ui-bot = robot
ui-on-your-own = En solitaire
ui-play-now = Jouer à { $game }
ui-first-time = Première fois ?
ui-first-time-note = { $game } est le plus simple pour débuter. Des joueurs maison indulgents s’assoient avec vous.
ui-first-time-play = Essayer
ui-house-players = Qui s’assoit avec vous ?
ui-continue = Continuer
ui-finished-matches = { $n ->
    [one] { $n } partie finie
   *[other] { $n } parties finies
}
ui-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
ui-games = Jeux
ui-game = Jeu
ui-all-games = Tous les jeux
ui-players = Joueurs :
ui-length = Durée :
ui-minutes = { $n } min
ui-turns-waiting = { $n ->
    [one] Une partie vous attend
   *[other] { $n } parties vous attendent
}
ui-tables = Tables
ui-open-tables = Tables ouvertes
ui-tables-waiting = { $n ->
    [one] { $n } attend des joueurs
   *[other] { $n } attendent des joueurs
}
ui-no-matches = Pas encore de partie. Choisissez une porte.
ui-no-open = Personne n’attend de joueurs en ce moment.
ui-no-running = Personne ne joue en ce moment.
ui-no-replays = Aucune partie n’est encore finie.
ui-your-turn = À vous
ui-go = Ouvrir
ui-sit = S’asseoir
ui-watch = Regarder
ui-replay = Revoir
ui-plays = À { $names } de jouer
ui-row-act = { $act } : { $game }, { $detail }
ui-with = { $people ->
    [0] { $bots ->
        [0] en solitaire
        [one] avec un robot
       *[other] avec { $bots } robots
    }
   *[other] { $bots ->
        [0] avec { $names }
        [one] avec { $names } et un robot
       *[other] avec { $names } et { $bots } robots
    }
}
ui-who = { $people ->
    [0] { $bots ->
        [0] encore personne
        [one] un robot
       *[other] { $bots } robots
    }
   *[other] { $bots ->
        [0] { $names }
        [one] { $names } et un robot
       *[other] { $names } et { $bots } robots
    }
}
ui-finished = finie { $when }
ui-moves = { $n ->
    [one] { $n } choix jusqu’ici
   *[other] { $n } choix jusqu’ici
}
ui-seats-taken = { $taken } places prises sur { $all }
ui-watch-title = Parties à regarder
ui-replays-title = Parties finies
ui-whose = Les parties
ui-whose-all = De tout le monde
ui-whose-mine = Les miennes
ui-credits = Icônes de Lorc, Delapouite et d’autres, game-icons.net, CC BY 3.0. Polices Grenze et Alegreya Sans, OFL.

## Nouvelle table
ui-new-table = Nouvelle table
ui-seats = Places
ui-seat-row = Place { $n }
ui-seat-before = Place { $n } : le joueur maison d’avant
ui-seat-after = Place { $n } : le joueur maison d’après
ui-seat-add = Place { $n } : ajouter un joueur
ui-any-bot = Tout robot
ui-sit-me = vous
ui-sit-anyone = n’importe qui
ui-sit-friend = ami
ui-sit-invited = quelqu’un qui a le lien
ui-sit-bot = robot · { $strength }
ui-sit-nobody = vide
ui-bot-random = au hasard
ui-bot-greedy = bon
ui-bot-level1 = débutant
ui-bot-level2 = bon
ui-bot-level3 = fort
ui-bot-level4 = maître
ui-stars = { $n ->
    [one] 1 étoile sur 4
   *[other] { $n } étoiles sur 4
}
ui-house-player = joueur maison
ui-bots-weaker = Ce serveur n’a pas encore de code natif : les robots qui réfléchissent jouent moins bien qu’ils ne peuvent.
ui-seats-range = { $least ->
    [one] Ce jeu se joue de { $least } à { $most } joueurs.
   *[other] Ce jeu se joue de { $least } à { $most } joueurs.
}
ui-more-options = Plus d’options ({ $n })
ui-option-of-seat = { $label }, place { $n }
ui-pace = Temps par choix
ui-pace-none = sans limite
ui-pace-minutes = { $n } min
ui-pace-hours = { $n } h
ui-pace-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
ui-pace-choice = { $pace } par choix
ui-access = Qui peut rejoindre la table
ui-access-watch = Qui peut regarder
ui-access-public = Tout le monde
ui-access-private = Avec le lien
ui-open-table = Ouvrir une table

## Salle d’attente
ui-room-title = { $game } entre amis
ui-room-public = Tout le monde peut trouver cette table et regarder.
ui-room-private = Seules les personnes qui ont le lien peuvent trouver cette table.
ui-room-full = Tout le monde est là.
ui-room-free = { $n ->
    [one] Une place est libre.
   *[other] { $n } places sont libres.
}
ui-room-seats = Les places à la table
ui-room-free-seat = Place libre
ui-room-you = vous
ui-room-host = Qui occupe la place { $n }
ui-room-here = présent
ui-room-away = absent
ui-room-invite = Lien d’invitation
ui-room-invite-note = Toute personne qui l’ouvre peut s’asseoir.
ui-room-sit-here = S’asseoir ici
ui-room-leave = Quitter
ui-room-start = Commencer
ui-room-wait = La partie peut commencer quand toutes les places sont prises.
ui-room-wait-start = Toute personne assise peut lancer la partie.
ui-invite-title = Appelez vos amis
ui-invite-lead-network = Sur le même Wi-Fi, ils ouvrent cette adresse ou visent le code avec un téléphone.
ui-invite-lead-public = Où qu’ils soient, ils ouvrent cette adresse ou visent le code avec un téléphone.
ui-invite-lead-this-computer = Dans une autre fenêtre ou un autre navigateur de cet ordinateur, cette adresse ouvre la table.
ui-invite-closed = Vos amis ne peuvent pas atteindre ce serveur : il n’écoute que sur cet ordinateur. Pour les laisser entrer, il faut le lancer ainsi :
ui-invite-no-network = Vos amis ne peuvent pas atteindre ce serveur : son ordinateur n’est sur aucun réseau.
ui-invite-code = Code QR de l’invitation
ui-invite-share = Partager…
ui-invite-text = Une place vous attend à la table : { $game }
ui-invite-ways = Où sont vos amis
ui-invite-coming = En chemin
ui-invite-network = Ce réseau
ui-invite-this-computer = Cet ordinateur seulement
ui-invite-public = Internet
ui-invite-no-public = pas d’adresse publique
ui-invite-note-opened = Vous avez ouvert Donjon par { $host }. Ce lien-là ne marche que sur cet ordinateur ; vos amis reçoivent donc l’adresse ci-dessus.
ui-invite-note-here = Ce lien ne marche que sur cet ordinateur. Vos amis ont besoin d’un autre.
ui-seal = Graine scellée
ui-seal-note = L’empreinte de la graine dont vient tout le hasard. La graine est montrée à la fin, pour que chacun puisse vérifier.
ui-seal-copy = Copier l’empreinte
ui-option-yes = oui
ui-option-no = non

## Table
ui-table-loading = Mise en place de la table
ui-title-turn = ● À vous
ui-notice-turn = C’est à vous de jouer.
ui-reconnecting = Reconnexion… rien n’est perdu
ui-offline-chip = Hors ligne. Rien n’est perdu
ui-watching = Vous regardez
ui-viewers = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
ui-menu = Menu de la table
ui-hint = Que ferait le robot ?
ui-hint-short = Conseil
ui-keys-advice = jouer le coup du robot
ui-review = Pouvait-on faire mieux ?
ui-review-short = Bilan
ui-review-working = Recherche de ce qui aurait été le mieux…
ui-review-show = Voir
ui-review-show-of = Voir la meilleure solution { DE($name) }
ui-suggestion = Ce que cela pourrait donner
ui-suggestion-back = Retour à la table
ui-back = Demander à reprendre mon choix
ui-back-note = Tous les autres doivent être d’accord
ui-back-mine = Vous avez demandé à reprendre votre dernier choix. On attend { $names }.
ui-back-asked = { $name } voudrait reprendre son dernier choix.
ui-back-agreed = { $name } voudrait reprendre son dernier choix. Vous avez accepté.
ui-back-yes = Accepter
ui-back-no = Refuser
ui-back-off = Retirer la demande
ui-back-sent = C’est demandé. Les autres doivent accepter.
ui-hand-mine = Laisser un robot jouer pour moi
ui-hand-back = Reprendre ma place
ui-hand-mine-now = Un robot joue pour vous.
ui-absent = { $name } n’est pas là.
ui-hand-other = Laisser un robot jouer
ui-hand-other-named = Laisser un robot jouer pour { $name }
ui-resign = Abandonner
ui-resign-title = Abandonner ?
ui-resign-text = Vous renoncez à cette partie. On ne peut pas revenir en arrière.
ui-resign-do = Oui, j’abandonne
ui-over-resigned = La partie s’est finie par abandon
ui-over-abandoned = La partie a été interrompue
ui-over-won = { $n ->
    [one] { $names } gagne par abandon
   *[other] { $names } gagnent par abandon
}
ui-over-score = Score
ui-see-replay = Revoir la partie
ui-download = Télécharger l’enregistrement
ui-rematch = Rejouer
ui-rematch-ready = Une revanche vous attend
ui-share = Inviter des spectateurs
ui-share-link = Lien pour les spectateurs
ui-share-copy = Copier le lien pour les spectateurs
ui-share-public = Qui l’ouvre regarde la partie sans pouvoir rien choisir. Ce qui est caché reste caché.
ui-share-private = Qui a ce lien regarde la partie sans pouvoir rien choisir. Sans lui, la table reste fermée et absente des listes.
ui-share-invited = Cette table est privée : le lien ne s’ouvre que pour qui a été invité, comme vous.
ui-proof = Graine et preuve
ui-seed = Graine
ui-closed-private = Cette table est privée
ui-closed-private-text = Demandez le lien d’invitation à quelqu’un qui y est assis.
ui-closed-many = Vous avez ouvert cette table trop de fois
ui-closed-many-text = Fermez-la dans un autre onglet ou navigateur, puis réessayez.
ui-closed = La connexion a été fermée
ui-stale = La partie a avancé entre-temps.

## Discussion
ui-chat = Discussion
ui-chat-empty = Aucun message pour l’instant.
ui-chat-say = Écrire un message
ui-chat-send = Envoyer
ui-chat-watcher = spectateur
ui-chat-new = nouveau
ui-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
ui-unread-short = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
ui-say-hello = Bonjour
ui-say-ready = On y va ?
ui-say-minute = Une minute
ui-say-played = Bien joué

## Nouvelles de la table
ui-news-sat = { $name } s’installe
ui-news-seat = place { $letter }
ui-news-stood = { $name } se lève
ui-news-coming = { $name } a ouvert le lien
ui-news-coming-guest = Quelqu’un a ouvert le lien
ui-news-left = { $name } n’est plus là
ui-news-back = { $name } est de retour
ui-news-resigned = { $name } abandonne
ui-news-bot-plays = Un robot joue pour { $name }
ui-news-plays-again = { $name } reprend sa place
ui-news-takeback = { $name } voudrait reprendre son dernier choix
ui-news-taken-back = Le dernier choix { DE($name) } est repris
ui-news-taken-back-mine = Votre dernier choix est repris
ui-news-takeback-off = Le dernier choix { DE($name) } reste
ui-news-takeback-off-mine = Votre dernier choix reste
ui-news-rematch = Une autre partie se prépare
ui-news-rematch-note = « Rejouer » y mène
ui-news-chat = { $name } : { $words }

## Revoir
ui-replay-title = Revoir : { $game }
ui-replay-bar = Lecteur
ui-replay-start = Au début
ui-replay-turn-back = Un tour en arrière
ui-replay-play = Lire
ui-replay-pause = Pause
ui-replay-turn-on = Un tour en avant
ui-replay-timeline = Moment de la partie
ui-replay-moment = Choix { $at } sur { $of }, { $name }
ui-replay-moment-start = Début, { $of } choix suivent
ui-replay-turn = { $name }
ui-replay-speed = Vitesse
ui-replay-speed-now = Vitesse { $n }×, la changer
ui-replay-viewer = Point de vue
ui-replay-all = Ce que tout le monde voit
ui-replay-seat = Ce que voit { $name }
ui-replay-share = Partager ce moment
ui-replay-branch = Jouer à partir d’ici
ui-replay-branch-title = Jouer à partir d’ici
ui-replay-branch-text = Vous continuez contre des robots à partir de ce moment. Quelle place prenez-vous ?
ui-replay-running = La partie est encore en cours
ui-replay-running-text = On pourra la revoir quand elle sera finie.
ui-replay-go = Aller à la table

## Règles
ui-rules-title = Règles
ui-rules-of = Règles { DE($game) }
ui-rules-intro = Chaque règle d’un jeu a un numéro. La table le cite quand elle dit pourquoi une chose est possible ou non.
ui-rules-english = Ces règles sont en anglais ; il n’y a pas encore de traduction.
ui-search-rules = Chercher dans les règles
ui-search-found = { $n ->
    [one] Trouvé dans { $n } chapitre
   *[other] Trouvé dans { $n } chapitres
}
ui-search-nothing = Aucune règle ne contient tous ces mots.

## À propos
ui-about = À propos
ui-about-title = À propos de Donjon
ui-about-what = Donjon est une table pour des jeux de société d’exploration de donjons. Elle fait respecter les règles, dit pourquoi une chose n’est pas possible, et laisse les robots prendre toute place vide. Une partie vous attend aussi longtemps qu’il le faut.
ui-about-fair = Tout le hasard vient d’une graine scellée avant le premier choix : son empreinte est montrée au début, la graine à la fin, et chacun peut vérifier l’enregistrement d’une partie finie.
ui-about-names-title = Noms
ui-about-names = Donjon n’est ni affilié aux auteurs et éditeurs des jeux, ni approuvé ou soutenu par eux. Les noms des jeux ne servent qu’à dire quelles règles sont jouées. Tous les textes et dessins sont les nôtres ; aucune illustration publiée n’est utilisée.
ui-about-credits-title = Crédits
ui-about-icons = Icônes de Lorc, Delapouite et d’autres, sous CC BY 3.0 :
ui-about-icons-changed = Les icônes sont recolorées et combinées, pas redessinées.
ui-about-fonts = Caractères Grenze (Renata Polastri, Omnibus-Type) et Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), sous la SIL Open Font License.
ui-about-programs-title = Pour les programmes
ui-about-programs = Tout ce que fait cette page, un programme peut le faire aussi. L’interface est décrite ici :
