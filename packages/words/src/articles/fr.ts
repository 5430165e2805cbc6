import type { ArticleWords } from './contents.js';

const OLD = 'N’existait pas encore.';

/** French. */
export const ARTICLES: ArticleWords = {
  alike: {
    '2.2':
      'Les ex æquo sont départagés par des parties supplémentaires ou par des départages, qui ne font que se calculer.',
    '4.1': 'L’organisateur choisit les départages et leur ordre, dans la liste du règlement ou les siens.',
    '4.1.1': 'L’arbitre principal complète la liste si nécessaire et la publie avant le début.',
    '4.2':
      'Les départages s’appliquent l’un après l’autre, chacun à ceux qui sont encore ex æquo. Après le dernier on tire au sort, sauf si le règlement laisse les ex æquo.',
    '4.3':
      'Les départages ont des types : selon les parties entre ex æquo (A), les résultats propres (B), ceux des adversaires (C), ou ce que l’on sait avant les parties (D). Ceux du type A peuvent figurer plusieurs fois dans la liste.',
    '6': 'Confrontation directe : les ex æquo sont comparés selon les parties qu’ils ont jouées entre eux.',
    '6.1': 'Les points des parties entre ex æquo forment un classement à part.',
    '6.1.1':
      'Un forfait n’est pas une partie ici, sauf si le règlement du tournoi dit le contraire. Dans les tournois à calendrier fixe, c’en est une.',
    '6.1.2': 'Si deux joueurs se sont rencontrés plusieurs fois, la moyenne de leurs parties compte pour une.',
    '6.2':
      'Si tous les ex æquo se sont rencontrés, leur classement à part décide ; ceux qui y sont égaux sont comparés de nouveau par la même règle.',
    '6.3':
      'Au système suisse, si tous ne se sont pas rencontrés : celui qui serait seul en tête quel que soit le résultat des parties manquantes est premier, et ainsi de suite. Les autres sont comparés de nouveau.',
    '7.1': 'Le nombre de rondes qui ont rapporté autant de points qu’une victoire, jouées ou non.',
    '7.2': 'Le nombre de parties gagnées sur l’échiquier.',
    '7.3': 'Le nombre de parties jouées sur l’échiquier avec les noirs.',
    '7.4': 'Le nombre de parties gagnées sur l’échiquier avec les noirs.',
    '7.5': 'Le score après chaque ronde, additionné sur toutes les rondes.',
    '7.6': 'Le nombre de rondes, moins les byes d’un demi-point ou de zéro point et les défaites par forfait.',
    '8.1': 'Buchholz : la somme des points de tous les adversaires.',
    '8.3': 'Buchholz anticipé : le Buchholz comme si toutes les parties de la dernière ronde avaient été nulles.',
    '9.1':
      'Sonneborn-Berger : pour chaque ronde, les points finaux de l’adversaire multipliés par les points marqués contre lui, additionnés.',
    '9.2': 'Koya : les points contre tous ceux qui ont atteint au moins la moitié des points possibles.',
    '10.1': 'L’Elo moyen des adversaires rencontrés sur l’échiquier, arrondi à l’entier, les demis vers le haut.',
    '10.2':
      'L’Elo moyen des adversaires, plus ou moins la différence d’Elo qui figure dans la table de la FIDE en face du pourcentage réalisé.',
    '10.3':
      'L’Elo le plus bas dont le score attendu atteint le score réalisé. Sans aucun point, il est de 800 inférieur à celui de l’adversaire le moins bien classé.',
    '10.4': 'La moyenne des performances (TPR) des adversaires rencontrés sur l’échiquier, arrondie.',
    '10.5': 'La moyenne des performances parfaites (PTP) des adversaires rencontrés sur l’échiquier, arrondie.',
    '11.1.1': 'Points de match : les points d’une équipe pour un match gagné, nul ou perdu.',
    '11.1.2': 'Points de partie : la somme des points que marquent les joueurs d’une équipe.',
    '12': 'Pour les matchs d’équipes à élimination directe : un forfait compte comme une partie, et l’exempt comme une victoire à chaque échiquier.',
    '12.1':
      'Décompte des échiquiers : le numéro de chaque échiquier multiplié par les points marqués à cet échiquier, additionnés. La plus petite somme l’emporte ; les deux équipes doivent avoir autant de points de partie.',
    '12.2': 'Les points du premier échiquier décident ; s’ils sont égaux, ceux du deuxième, et ainsi de suite.',
    '12.3':
      'Les points sans le dernier échiquier décident ; s’ils sont égaux, on enlève aussi l’avant-dernier, et ainsi de suite.',
    '13.1':
      'Le score qui ne classe pas les équipes : les points de partie là où comptent les points de match, et inversement.',
    '13.2.1':
      'Pour chaque adversaire, ses points de match multipliés par les points de match marqués contre lui, additionnés.',
    '13.2.2':
      'Pour chaque adversaire, ses points de match multipliés par les points de partie marqués contre lui, additionnés.',
    '13.2.3':
      'Pour chaque adversaire, ses points de partie multipliés par les points de match marqués contre lui, additionnés.',
    '13.2.4':
      'Pour chaque adversaire, ses points de partie multipliés par les points de partie marqués contre lui, additionnés.',
    '13.4': 'L’autre score de l’équipe, plus son Buchholz divisé par un nombre qui ramène les deux à la même échelle.',
    '14.1': 'Tronqué 1 : la valeur la moins significative est enlevée.',
    '14.1.1.a': 'Le Buchholz sans l’adversaire qui a le moins de points.',
    '14.1.1.b': 'L’Elo moyen des adversaires sans l’Elo le plus bas.',
    '14.1.1.c': 'Le cumulatif sans le score après la première ronde.',
    '14.1.1.d':
      'Le Sonneborn-Berger sans le produit de l’adversaire qui a le moins de points ; s’il y en a plusieurs, le plus petit produit.',
    '14.1.2':
      'Par équipes : sans le produit de l’adversaire le plus faible au score multiplié ; s’il y en a plusieurs, le plus petit produit.',
    '14.2': 'Tronqué 2 : les deux valeurs les moins significatives sont enlevées.',
    '14.3': 'Médian 1 : la valeur la moins significative est enlevée, puis la plus significative.',
    '14.4': 'Médian 2 : les deux valeurs les moins significatives sont enlevées, puis les deux plus significatives.',
    '14.5': 'La limite du système Koya peut être relevée ou abaissée par demi-points.',
    '16.1.1':
      'Un bye demandé rapporte un demi-point ou zéro. Les rondes après un abandon du tournoi sont des byes de zéro point.',
    '16.2.1': 'Les exempts et les byes d’un point entier sont une catégorie de rondes non jouées.',
    '16.3.1':
      'Pour le départage des adversaires, les byes et les forfaits comptent avec les points qu’ils ont rapportés, sauf les byes de l’article 16.3.2.',
    '16.3.2':
      'Pour le départage des adversaires, les byes demandés à la dernière ronde, ou que ne suivent que d’autres absences, comptent comme des nulles.',
    '16.5.1':
      'On enlève la plus petite contribution d’une ronde que le joueur a choisi de ne pas jouer, si elle n’est pas inférieure à la valeur qui serait enlevée sinon.',
    '16.6': 'Le règlement de la compétition peut traiter autrement les rondes non jouées, s’il le dit d’avance.',
    'B.02 5.1': 'Une partie qui n’a pas été jouée sur l’échiquier ne compte pas pour l’Elo.',
    'B.02 8.1.1':
      'La table de la FIDE des pourcentages et des différences d’Elo : 50 % donnent 0, 75 % donnent 193, 100 % donnent 800.',
    'B.02 8.1.2':
      'La table de la FIDE des différences d’Elo et des scores attendus : ½ à Elo égal, environ trois quarts avec 200 points de plus.',
    'B.02 8.2':
      'Le premier Elo vient des parties contre des adversaires classés, avec deux nulles fictives contre 1800. Il ne dépasse pas 2200.',
    'B.02 8.3.1':
      'Une différence de plus de 400 compte pour 400 ; à la cadence classique, pas pour les joueurs à 2650 ou plus.',
    'B.02 8.3.3':
      'K vaut 40 pour les nouveaux joueurs et les jeunes à moins de 2300, 20 à moins de 2400, et 10 pour tous ceux qui ont un jour atteint 2400. Avec beaucoup de parties dans une période, il est plus petit.',
    'B.02 8.3.4':
      'La variation est la somme du score moins le score attendu, fois K, arrondie à l’entier, les demis en s’éloignant de zéro.',
    'US Chess 34E1':
      'Médian modifié : la somme des points des adversaires, sans le plus bas pour plus de la moitié des points, sans le plus haut pour moins, sans les deux pour exactement la moitié. À partir de neuf rondes, deux de chaque côté.',
    'US Chess 34E2': 'Solkoff : la somme des points des adversaires, sans rien enlever.',
    'US Chess 34E3': 'Cumulatif : le score après chaque ronde, additionné, moins les points des rondes non jouées.',
    'US Chess 34E4':
      'Médian : la somme des points des adversaires sans le plus haut et le plus bas ; à partir de neuf rondes, deux de chaque côté.',
    'US Chess 34E5': 'Le résultat entre les ex æquo.',
    'US Chess 34E6': 'Le nombre de parties jouées avec les noirs.',
    'US Chess 34E7':
      'Kashdan : 4 pour une victoire, 2 pour une nulle, 1 pour une défaite, rien pour une ronde non jouée.',
    'US Chess 34E8':
      'Sonneborn-Berger : les points des adversaires battus et la moitié de ceux avec qui on a fait nulle.',
    'US Chess 34E9': 'Les cumulatifs des adversaires, additionnés.',
    'US Chess 34E10':
      'La moyenne des performances des adversaires : l’Elo rencontré, plus 400 pour une victoire et moins 400 pour une défaite.',
    'US Chess 34E11': 'L’Elo moyen des adversaires.',
  },
  changed: {
    '5': {
      '2024-08': 'La liste des départages que l’on peut choisir.',
      '2026-03':
        'La liste des départages que l’on peut choisir. Les points standard (STD), le numéro d’appariement (TPN) et l’Elo (RTNG) y sont nouveaux.',
    },
    '7.7': {
      '2024-08': OLD,
      '2026-03':
        'Un pour chaque ronde avec plus de points que l’adversaire, ou sans jouer avec plus que pour une nulle ; un demi s’il y en a autant.',
    },
    '7.8': { '2024-08': OLD, '2026-03': 'L’ordre des numéros d’appariement, le plus petit d’abord, ou l’inverse.' },
    '8': {
      '2024-08': 'Le Buchholz et ses variantes regardent les points des adversaires.',
      '2026-03':
        'Le Buchholz et ses variantes regardent les points des adversaires. Ils sont interdits dans les tournois toutes rondes.',
    },
    '8.2': {
      '2024-08': 'Le Buchholz moyen des adversaires rencontrés sur l’échiquier.',
      '2026-03': 'Le Buchholz moyen, ou le Buchholz anticipé moyen, des adversaires rencontrés sur l’échiquier.',
    },
    '10': {
      '2024-08':
        'Les départages selon l’Elo tombent si quelqu’un n’en a pas, sauf si des règles pour ce cas ont été publiées avant le début.',
      '2026-03':
        'Les départages selon l’Elo tombent si quelqu’un n’en a pas, sauf si des règles pour ce cas ont été publiées avant le début. Si un joueur a plusieurs Elo, le premier compte.',
    },
    '10.6': { '2024-08': OLD, '2026-03': 'L’ordre des Elo, le plus haut d’abord, ou l’inverse.' },
    '13.3': {
      '2024-08':
        'Confrontation directe selon le score qui classe les équipes, puis selon l’autre. Si exactement deux restent ex æquo, le règlement peut demander une comparaison des échiquiers.',
      '2026-03':
        'Confrontation directe selon le score qui classe les équipes, puis selon l’autre. Si exactement deux restent ex æquo, le règlement peut demander l’une de quatre comparaisons des échiquiers, qui ont désormais des codes : EDEBT, EDEBB, EDET, EDEB.',
    },
    '15.2': {
      '2024-08': 'Avec un calendrier fixe, les forfaits comptent comme des parties.',
      '2026-03':
        'Avec un calendrier fixe, les forfaits comptent comme des parties, mais pas pour les départages selon l’Elo, et les défaites par forfait pas pour ceux selon les résultats propres.',
    },
    '16.4': {
      '2024-08':
        'Une ronde que le joueur n’a pas jouée compte comme une partie contre un adversaire virtuel, qui a les points du joueur lui-même.',
      '2026-03':
        'Une ronde que le joueur n’a pas jouée compte comme une partie contre un adversaire virtuel, qui a les points du joueur lui-même, mais pas plus qu’une limite.',
    },
    '16.4.1': {
      '2024-08': 'Pas de limite : l’adversaire virtuel a les points du joueur lui-même.',
      '2026-03': 'Après un forfait, l’adversaire virtuel n’a pas plus de points que l’adversaire prévu.',
    },
    '16.4.2': {
      '2024-08': 'Pas de limite : l’adversaire virtuel a les points du joueur lui-même.',
      '2026-03': 'Après un bye, l’adversaire virtuel n’a pas plus que ce que rapporterait une nulle à chaque ronde.',
    },
  },
  edition: (edition) => `Édition ${edition}`,
  handbook: 'Texte de la FIDE',
  ownWords: 'Avec nos propres mots ; seul le texte du règlement fait foi.',
};
