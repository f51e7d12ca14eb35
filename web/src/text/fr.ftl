# Ce que dit le client lui-même.

## Partout
ui-close = Fermer
ui-loading = Un instant…
ui-error = Quelque chose s’est mal passé. Rien n’est perdu ; réessayez.
ui-offline = La table est injoignable. Vérifiez votre connexion ; rien n’est perdu.
ui-not-found = Il n’y a rien ici.
ui-not-found-text = L’adresse est peut-être mal écrite, ou la table n’existe plus.
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
ui-one-tap = Jouer d’un seul toucher
ui-one-tap-note = Sur un écran tactile, sans aperçu
ui-letters = Raccourcis à une lettre
ui-letters-note = Une seule lettre suffit pour jouer un choix
ui-sound = Son
ui-sound-note = Cinq signaux discrets
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
ui-choose-dungeon = Choisissez un donjon
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
ui-your-matches = Vos parties
ui-turns-waiting = { $n ->
    [one] Une partie vous attend
   *[other] { $n } parties vous attendent
}
ui-open-tables = Tables ouvertes
ui-tables-waiting = { $n ->
    [one] { $n } attend des joueurs
   *[other] { $n } attendent des joueurs
}
ui-no-matches = Pas encore de partie. Choisissez une porte.
ui-no-open = Personne n’attend. Ouvrez une table, ou affrontez les robots tout de suite.
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
ui-sit-me = vous
ui-sit-me-named = { $name } (vous)
ui-sit-anyone = n’importe qui
ui-sit-invited = quelqu’un qui a le lien
ui-sit-bot = robot · { $strength }
ui-sit-nobody = vide
ui-bot-random = au hasard
ui-bot-greedy = bon
ui-bot-level1 = débutant
ui-bot-level2 = bon
ui-bot-level3 = fort
ui-bot-level4 = maître
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
ui-access-public = Tout le monde
ui-access-private = Avec le lien
ui-open-table = Ouvrir la table
ui-play-bots = Affronter les robots

## Salle d’attente
ui-room-title = { $game } : avant le début
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
ui-hinted = Le robot choisirait : { $label }
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
