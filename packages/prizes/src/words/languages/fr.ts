import type { PrizeWords } from '../prize-words.js';

/** Prizes in French. */
export const FRENCH_PRIZES: PrizeWords = {
  language: 'fr',
  decimalSign: ',',
  award: (player, amount, object) => `${player} : ${[amount, object].filter((one) => one !== undefined).join(' et ')}.`,
  totals: (fund, paid, left, over) =>
    `Le fonds est de ${fund}, ${paid} sont versés, ${left === null ? `soit ${over} de plus` : `il reste ${left}`}.`,
  teams: {
    scores: {
      points: 'Points',
      rollins: 'Points Rollins',
      'rank-points': 'Points de rang',
      places: 'Somme des places',
      'best-place': 'Meilleure place',
    },
    score: (score, sum, parts) => `${score} ${sum}${parts === '' ? '' : `\u202F: ${parts}`}.`,
    equal: (before) => `À égalité en tout avec ${before}.`,
    behind: (before, score, own, others) => `Derrière ${before} par\u202F: ${score}, ${own} au lieu de ${others}.`,
    incomplete: (players) =>
      `Derrière les équipes au complet\u202F: elle a ${players} ${players === 1 ? 'joueur' : 'joueurs'}.`,
    unranked: (team, players) => `${team}, sans rang\u202F: avec ${players}, il manque des joueurs.`,
    notCounted: (player, rank) =>
      `${player} ne compte pas, bien que son rang (${rank}) soit celui d’un joueur qui compte\u202F: l’ordre de la liste a décidé.`,
  },
  reasons: {
    'by-place': ({ prize, place, amount }) => `Place ${place} de ${prize} : ${amount}.`,
    'equal-share': ({ prize, from, to, players, pot, share }) =>
      `À égalité aux places ${from} à ${to} de ${prize} : ${pot} partagés entre ${players} font ${share}.`,
    'hort-share': ({ prize, from, to, players, pot, place, own, share }) =>
      `À égalité aux places ${from} à ${to} de ${prize}, selon le système Hort : la moitié de ${own} pour la place ${place}, et la ` +
      `moitié de ${share}, soit ${pot} partagés entre ${players}.`,
    threshold: ({ threshold, dropped }) =>
      `Les derniers des ex æquo (${dropped}) ne reçoivent rien, car les parts de tous seraient inférieures à ${threshold}.`,
    category: ({ prize, place, amount, before }) =>
      `${prize}, place ${place} : ${amount}, pour le meilleur qui peut le prendre` +
      (before === 0 ? '.' : ` ; mieux classés, mais avec un autre prix : ${before}.`),
    object: ({ prize, place, object }) => `${object}, de ${prize}, place ${place}, ne se partage pas.`,
    'not-taken': ({ prize, place, amount, holds, by }) =>
      `${prize}, place ${place} (${amount}), n’est pas pris : ${holds} de ${by}, c’est autant ou plus.`,
    'gave-up': ({ prize, share }) => `Pour cela, la part de ${share} de ${prize} a été laissée.`,
    'less-by-move': ({ prize, other, share }) =>
      `Attention : ${other}, classé derrière, reçoit maintenant plus de ${prize} : ${share}.`,
    'order-of-lists': ({ prize, other, amount, paid, otherwise }) =>
      `${prize} et ${other} ont des prix de même valeur (${amount}), et ${prize} est annoncé d’abord. ` +
      (paid === otherwise
        ? 'Dans l’autre ordre, le total versé serait le même.'
        : `En tout, ${paid} sont versés ; dans l’autre ordre, ${otherwise}.`),
    'order-of-players': ({ other, rank }) => `${other} a le même rang (${rank}) : l’ordre de la liste a décidé.`,
    choice: ({ prize }) => `Le joueur a choisi ${prize}.`,
    'most-valuable': ({ prize, place, amount }) => `Le plus grand prix à gagner : ${prize}, place ${place}, ${amount}.`,
    pool: ({ prizes, players, pot, share }) =>
      `${players} joueurs à égalité apportent ensemble ${pot} (${prizes}) ; une part égale est de ${share}.`,
    cap: ({ amount, equal }) =>
      `Pas plus de ${amount}, le plus grand prix à gagner sans l’égalité, au lieu de ${equal} ; les autres partagent le reste.`,
    apart: ({ instead }) =>
      `Les autres à égalité ne peuvent pas gagner ces prix, qui apportent plus que ${instead}, la part de tous.`,
    'based-on': ({ prize, entries, announced, half }) =>
      half === 'yes'
        ? `${prize} suppose ${announced} inscrits ; il y en a ${entries}, et au moins la moitié est versée.`
        : `${prize} suppose ${announced} inscrits ; il y en a ${entries}, et le prix est versé en proportion.`,
    limit: ({ limit, instead }) => `Limité à ${limit}, au lieu de ${instead}.`,
    raised: ({ from, most }) =>
      `Augmenté à partir de ${from} par ce qui dépasse la limite d’un autre joueur, jusqu’à ${most} au plus, le montant sans lui.`,
    proportion: ({ excess, below }) =>
      `Les ${excess} au-dessus des limites de joueurs mieux placés ont augmenté les prix restants, ${below} en tout, en proportion.`,
    rounded: ({ exact, amount }) => `${exact}, arrondi : ${amount}.`,
    'nobody-eligible': ({ prize, place }) => `${prize}, place ${place}, n’est ici pour personne.`,
    'all-have-more': ({ prize, place }) =>
      `${prize}, place ${place}, reste : tous ceux qui y ont droit ont un autre prix, ou il n’y en a plus.`,
    'too-few': ({ prize, players, least }) =>
      `${prize} n’est pas donné : ${players} joueurs pour un minimum de ${least}.`,
  },
};
