import { listInWords } from '@crosstable/core/text';

import type { Words } from '../../words.js';
import { FRENCH_NAMES, numberInWords } from './names.js';

// French sets a narrow no-break space, U+202F, before a colon, a semicolon and a percent sign

/** In French the plural begins with 2. */
function points(amount: number): string {
  return `${numberInWords(amount)} ${Math.abs(amount) < 2 ? 'point' : 'points'}`;
}

/** An outcome with the opponent, where there is one. */
function against(opponent: string | null, words: string): string {
  return opponent === null ? words : `${words} contre ${opponent}`;
}

/** The rounds that an adjusted score takes as draws, if there are any. */
function drawsInWords(rounds: readonly number[]): string {
  if (rounds.length === 0) return '';
  return rounds.length === 1
    ? `\u202F: la ronde ${rounds[0]} compte comme une nulle`
    : `\u202F: les rondes ${listInWords(rounds, 'et')} comptent comme des nulles`;
}

/** Points that an arbiter added to a score or took from it. */
function arbiterInWords(amount: number): string {
  return amount < 0
    ? `après un retrait de ${points(-amount)} par l’arbitre`
    : `avec un ajout de ${points(amount)} par l’arbitre`;
}

/** A difference added to a number, or taken from it. */
function plus(difference: number): string {
  return `${difference < 0 ? '−' : '+'} ${numberInWords(Math.abs(difference))}`;
}

/** The reasons of an unplayed round, for players or for teams. */
function unplayedReasons(own: 'du joueur' | 'de l’équipe', played: 'une partie' | 'un match') {
  return {
    'forfeit-as-game': ({ score, rounds }) =>
      `le forfait compte comme ${played}, et l’adversaire ${rounds.length === 0 ? 'a' : 'compte pour'} ${score}${drawsInWords(rounds)}`,
    dummy: ({ score }) => `adversaire virtuel avec le score ${own}, ${score}`,
    'dummy-limited-by-opponent': ({ score, of }) =>
      `adversaire virtuel avec ${score}, pas plus que l’adversaire prévu, au lieu du score ${own}, ${of('own')}`,
    'dummy-limited-by-draws': ({ score, of }) =>
      `adversaire virtuel avec ${score}, pas plus qu’une nulle par ronde, au lieu du score ${own}, ${of('own')}`,
  } satisfies Partial<Words['reasons']>;
}

function french(): Words {
  return {
    ...FRENCH_NAMES,
    outcomes: {
      win: (opponent) => against(opponent, 'victoire'),
      draw: (opponent) => against(opponent, 'nulle'),
      loss: (opponent) => against(opponent, 'défaite'),
      'forfeit-win': (opponent) => against(opponent, 'victoire par forfait'),
      'forfeit-loss': (opponent) => against(opponent, 'défaite par forfait'),
      'double-forfeit': (opponent) => against(opponent, 'double forfait'),
      'pairing-bye': () => 'exempt',
      'full-bye': () => 'bye à un point',
      'half-bye': () => 'bye à un demi-point',
      'zero-bye': () => 'bye à zéro point',
      bye: () => 'exemption',
      none: () => 'aucune partie',
      unfinished: (opponent) => against(opponent, 'partie non terminée'),
    },
    reasons: {
      points: () => '',
      'running-total': ({ score }) => `${score} après la ronde`,
      'opponent-score': ({ score }) => `l’adversaire a ${score}`,
      'opponent-score-with-added-points': ({ score, number }) =>
        `l’adversaire a ${score}, ${arbiterInWords(number('added'))}`,
      'opponent-adjusted-score': ({ score, rounds }) => `l’adversaire compte pour ${score}${drawsInWords(rounds)}`,
      'opponent-fore-score': ({ score }) => `l’adversaire a ${score} avec une nulle à la dernière ronde`,
      'opponent-buchholz': ({ score }) => `l’adversaire a un Buchholz de ${score}`,
      'opponent-rating': ({ score }) => `l’adversaire a un Elo de ${score}`,
      'opponent-performance': ({ score }) => `l’adversaire a une performance de ${score}`,
      ...unplayedReasons('du joueur', 'une partie'),
      'at-least-limit': ({ score }) => `avec ${score}, l’adversaire atteint la limite`,
      'below-limit': ({ score }) => `avec ${score}, l’adversaire reste sous la limite`,
      counts: () => 'compte',
      'does-not-count': () => 'ne compte pas',
      'more-than-opponent': () => 'plus de points que l’adversaire',
      'same-as-opponent': () => 'autant de points que l’adversaire',
      'less-than-opponent': () => 'moins de points que l’adversaire',
      'more-than-draw': () => 'plus de points que pour une nulle, sans jouer',
      'same-as-draw': () => 'autant de points que pour une nulle, sans jouer',
      'less-than-draw': () => 'moins de points que pour une nulle, sans jouer',
      'scoring-probability': ({ score, of }) =>
        `l’adversaire a un Elo de ${score}\u202F: une différence de ${of('difference')} donne une espérance de ${of('percent')}\u202F%`,
      encounter: () => 'partie entre ex æquo',
      'average-of-encounters': ({ of }) => `l’une des ${of('games')} parties entre les deux, dont on prend la moyenne`,
      'weighted-boards': () => 'le numéro de chaque échiquier fois ses points',
      'board-points': () => '',
      'missing-game': () => 'le forfait ne compte pas, la partie manque donc',

      'least-significant': () => 'la valeur la moins significative',
      'most-significant': () => 'la valeur la plus significative',
      'voluntary-unplayed-round': () => 'la plus faible contribution d’une ronde que l’on a choisi de ne pas jouer',

      sum: ({ value }) => `somme\u202F: ${value}`,
      mean: ({ of, isRounded, value }) =>
        `moyenne de ${of('count')}\u202F: ${of('sum')} / ${of('count')} ${isRounded ? '≈' : '='} ${value}`,
      limit: ({ of, number, value }) =>
        `limite\u202F: ${of('limit')} sur ${points(number('maximum'))}\u202F; somme\u202F: ${value}`,
      'rating-difference': ({ of, number, value }) =>
        `moyenne ${of('average')} ${plus(number('difference'))} pour ${of('points')} sur ${of('games')} = ` +
        `${of('percent')}\u202F%\u202F: ${value}`,
      'lowest-sufficient-rating': ({ of, number, value }) =>
        `le plus bas Elo dont l’espérance (${of('expected')}) atteint ${points(number('points'))}\u202F: ${value}`,
      'zero-score': ({ of, value }) =>
        `aucun point, donc 800 de moins que le plus bas Elo des adversaires, ${of('lowest')}\u202F: ${value}`,
      'pairing-number': ({ value }) => `numéro d’appariement\u202F: ${value}`,
      rating: ({ value }) => `classement Elo\u202F: ${value}`,
      'all-met': () => 'tous les ex æquo se sont rencontrés, leur classement particulier décide donc',
      'first-whatever-the-outcome': () => 'décidé quelle que soit l’issue des parties manquantes',
      'not-separated': () => 'non départagés',
      'board-count': () => 'BC, le plus petit d’abord',
      'top-board': ({ of }) => `échiquier ${of('board')}`,
      'without-bottom-boards': ({ number, of }) =>
        number('boards') === 1 ? 'sans le dernier échiquier' : `sans les ${of('boards')} derniers échiquiers`,
      'schedule-strength': ({ of, otherUnit, unit, value }) =>
        `${of('secondary')}${otherUnit} + Buchholz de ${of('buchholz')}${unit} / ${of('divisor')}\u202F: ${value}`,
      alone: () => 'personne d’autre n’est à égalité',
      'by-hand': ({ value }) => `saisi à la main\u202F: ${value}`,
      'as-defined': ({ because }) => because,
      'made-as-defined': ({ value }) => `tirée de ce qui compte\u202F: ${value}`,
      'ordered-as-defined': () => 'dans l’ordre que donne la définition',

      'unrated-players': () => 'il y a des joueurs sans Elo, ce départage est donc abandonné',
      'unrated-player': () => 'le joueur n’a pas d’Elo',
      'nothing-left': () => 'il ne reste pas de parties pour le calculer',
      'not-entered': () => 'aucune valeur n’a été saisie à la main',
      'undefined-as-defined': () => 'la définition ne donne aucune valeur',
      'rounds-not-known': () => 'cela dépend de l’ordre des rondes, que personne ne connaît',
    },
    phrases: {
      ...FRENCH_NAMES.phrases,
      cited: (article) => (/^\d/.test(article) ? `art. ${article}` : article),
      colon: '\u202F:',
      semicolon: '\u202F;',
      points,
      heading: (title, cited, edition, player, value) =>
        `${title} (${cited}, édition ${edition}) – ${player}\u202F: ${value}`,
      noValue: 'non défini',
      rank: (rank, tied, isShared) => `rang ${rank} sur ${tied} joueurs à égalité${isShared ? ', partagé' : ''}`,
      notSeparatedFrom: (others) => `non départagé de ${others === 1 ? 'l’autre' : `${others} autres`} à égalité`,
      dummy: 'Un adversaire virtuel remplace une partie non jouée.',
      ratingList: (list) => {
        const those = { first: 'le premier', round: 'celui de la ronde' };
        return `pour un joueur qui a plusieurs Elo, ${typeof list === 'number' ? `celui de la ronde ${list}` : those[list]} compte`;
      },
      unratedPlayers: (how) => {
        if (how === 'skip') return 'les adversaires sans Elo ne comptent pas';
        return `un joueur sans Elo compte avec ${how === 'estimates' ? 'un Elo estimé' : numberInWords(how)}`;
      },
      setByArbiter: 'décision de l’arbitre',
      adds: (value) => `ajoute ${value}`,
      cut: (reason) => `retranché\u202F: ${reason}`,
      unfinished: (opponent) => `partie non terminée (contre ${opponent})`,
      added: (amount, round) =>
        `${amount < 0 ? 'Retrait' : 'Ajout'} de ${points(Math.abs(amount))} par l’arbitre à partir ` +
        (round === null ? 'du début' : `de la ronde ${round}`),
      undefinedBecause: (reason) => `non défini\u202F: ${reason}`,
      withoutCut: 'sans ce qui est retranché',
      apartFromRounds: 'Hors des rondes',
      tiedAsDefined: (players) => `À égalité\u202F: ${players}`,
      leftTied: 'ils restent à égalité',
      tied: (players, cited, by) => `À égalité\u202F: ${players}. Le classement particulier${by} (${cited})\u202F:`,
      tiedAgain: (players, cited, by) =>
        `L’article 6 de nouveau pour\u202F: ${players}. Le classement particulier${by} (${cited})\u202F:`,
      range: (worst, best) => `au moins ${worst} et au plus ${best}`,
      encounter: (amount, opponent, round) => `${amount} contre ${opponent} à la ronde ${round}`,
      missing: (players) => `pas de partie contre ${typeof players === 'number' ? `${players} d’entre eux` : players}`,
      nobodyIsSafe: (leader, worst, rival, best) =>
        'ils ne se sont pas tous rencontrés, et personne n’est sûr d’être premier\u202F: ' +
        `${leader} a au moins ${worst}, et ${rival} peut atteindre ${best}`,
      noneMet: 'aucun d’eux n’en a rencontré un autre\u202F: personne n’est départagé',
      allEqual: 'tous les ex æquo se sont rencontrés, et leurs scores sont égaux\u202F: personne n’est départagé',
      notAllMet: 'ils ne se sont pas tous rencontrés, ce qui ne départage personne hors du système suisse',
      match: (own, opposing, boards) => `${own}–${opposing}${boards === null ? '' : ` (${boards.join(' ')})`}`,
      teamPoints: (matchPoints, gamePoints) => `${matchPoints} PM et ${gamePoints} PP`,
      tiedIn: (score) => ` en points de ${score === 'MP' ? 'match' : 'partie'}`,
      boards: (teams) => `Les échiquiers de\u202F: ${teams}`,
      against: (one, other) => `${one} contre ${other}`,
      equalOnBoards: 'aucune différence',
      stillTied: 'toujours à égalité\u202F:',
    },
    ofTeams: {
      outcomes: { none: () => 'aucun match', unfinished: (opponent) => against(opponent, 'match non terminé') },
      reasons: {
        ...unplayedReasons('de l’équipe', 'un match'),
        encounter: () => 'match entre équipes à égalité',
        'average-of-encounters': ({ of }) => `l’un des ${of('games')} matchs entre les deux, dont on prend la moyenne`,
        'missing-game': () => 'le forfait ne compte pas, le match manque donc',
        'all-met': () => 'toutes les équipes à égalité se sont rencontrées, leur classement particulier décide donc',
        'first-whatever-the-outcome': () => 'décidé quelle que soit l’issue des matchs manquants',
        'not-separated': () => 'non départagées',
        'nothing-left': () => 'il ne reste pas de matchs pour le calculer',
      },
      phrases: {
        rank: (rank, tied, isShared) => `rang ${rank} sur ${tied} équipes à égalité${isShared ? ', partagé' : ''}`,
        notSeparatedFrom: (others) => `non départagée de ${others === 1 ? 'l’autre' : `${others} autres`} à égalité`,
        dummy: 'Un adversaire virtuel remplace un match non joué.',
        unfinished: (opponent) => `match non terminé (contre ${opponent})`,
        missing: (teams) => `pas de match contre ${typeof teams === 'number' ? `${teams} d’entre elles` : teams}`,
        nobodyIsSafe: (leader, worst, rival, best) =>
          'elles ne se sont pas toutes rencontrées, et aucune n’est sûre d’être première\u202F: ' +
          `${leader} a au moins ${worst}, et ${rival} peut atteindre ${best}`,
        noneMet: 'aucune d’elles n’en a rencontré une autre\u202F: aucune n’est départagée',
        allEqual:
          'toutes les équipes à égalité se sont rencontrées, et leurs scores sont égaux\u202F: aucune n’est départagée',
        notAllMet: 'elles ne se sont pas toutes rencontrées, ce qui n’en départage aucune hors du système suisse',
      },
    },
  };
}

/**
 * The words of explanations in French.
 *
 * @example
 * ```ts
 * import { crosstable, explain } from 'crosstable';
 * import { inWords } from 'crosstable/words';
 * import { FRENCH } from 'crosstable/words/fr';
 *
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]);
 * inWords(explain('SB/C1', 'A', table), (id) => `Joueur ${id}`, FRENCH); // → [
 * //   'SB/C1, Sonneborn-Berger tronqué 1 (art. 9.1, édition 2026-03) – Joueur A\u202F: 0,75',
 * //   '  Ronde 1\u202F: victoire contre Joueur B, 1 point\u202F; l’adversaire a 1 (art. 16.3.1)\u202F; 1 × 1 = 1\u202F; retranché\u202F: la valeur la moins significative (art. 14.1.1.d)',
 * //   '  Ronde 2\u202F: nulle contre Joueur D, ½ point\u202F; l’adversaire a 1½\u202F; ½ × 1½ = 0,75',
 * //   '  Somme\u202F: 0,75, sans ce qui est retranché',
 * // ]
 * ```
 */
export const FRENCH: Words = /* @__PURE__ */ french();
