import type { PrizeWords } from '../prize-words.js';

/** Prizes in German. */
export const GERMAN_PRIZES: PrizeWords = {
  language: 'de',
  decimalSign: ',',
  award: (player, amount, object) => `${player}: ${[amount, object].filter((one) => one !== undefined).join(' und ')}.`,
  totals: (fund, paid, left, over) =>
    `Der Preisfonds beträgt ${fund}, ausgezahlt werden ${paid}, ${left === null ? `das sind ${over} mehr` : `übrig bleiben ${left}`}.`,
  teams: {
    scores: {
      points: 'Punkte',
      rollins: 'Rollins-Punkte',
      'rank-points': 'Rangpunkte',
      places: 'Platzsumme',
      'best-place': 'Bester Platz',
    },
    score: (score, sum, parts) => `${score} ${sum}${parts === '' ? '' : `: ${parts}`}.`,
    equal: (before) => `In allem gleich mit ${before}.`,
    behind: (before, score, own, others) => `Hinter ${before} durch: ${score}, ${own} statt ${others}.`,
    incomplete: (players) =>
      `Hinter den Mannschaften, die vollzählig sind: Hier ${players === 1 ? 'ist es 1 Spieler' : `sind es ${players} Spieler`}.`,
    unranked: (team, players) => `${team}, ohne Rang: Mit ${players} fehlen Spieler.`,
    notCounted: (player, rank) =>
      `${player} zählt nicht, obwohl der Rang (${rank}) der eines zählenden Spielers ist: Die Reihenfolge der Liste entschied.`,
  },
  reasons: {
    'by-place': ({ prize, place, amount }) => `Platz ${place} von ${prize}: ${amount}.`,
    'equal-share': ({ prize, from, to, players, pot, share }) =>
      `Gleichauf auf den Plätzen ${from} bis ${to} von ${prize}: ${pot}, unter ${players} geteilt, sind ${share}.`,
    'hort-share': ({ prize, from, to, players, pot, place, own, share }) =>
      `Gleichauf auf den Plätzen ${from} bis ${to} von ${prize}, nach Hort: die Hälfte von ${own} für Platz ${place} und die Hälfte ` +
      `von ${share}, das sind ${pot}, unter ${players} geteilt.`,
    threshold: ({ threshold, dropped }) =>
      `Die Letzten mit gleichem Stand (${dropped}) gehen leer aus, weil die Anteile aller unter ${threshold} lägen.`,
    category: ({ prize, place, amount, before }) =>
      `${prize}, Platz ${place}: ${amount}, für den Besten, der ihn nehmen kann` +
      (before === 0
        ? '.'
        : `; von den besser Platzierten ${before === 1 ? 'hat 1 einen anderen Preis' : `haben ${before} andere Preise`}.`),
    object: ({ prize, place, object }) => `${object} von ${prize}, Platz ${place}, wird nicht geteilt.`,
    'not-taken': ({ prize, place, amount, holds, by }) =>
      `${prize}, Platz ${place} (${amount}), entfällt hier: ${holds} aus ${by} ist ebenso viel oder mehr.`,
    'gave-up': ({ prize, share }) => `Dafür wurde der Anteil von ${share} an ${prize} aufgegeben.`,
    'less-by-move': ({ prize, other, share }) =>
      `Achtung: ${other}, weiter hinten, bekommt aus ${prize} jetzt mehr: ${share}.`,
    'order-of-lists': ({ prize, other, amount, paid, otherwise }) =>
      `${prize} und ${other} haben gleichwertige Preise (${amount}), und ${prize} steht zuerst. ` +
      (paid === otherwise
        ? 'In der anderen Reihenfolge würde insgesamt ebenso viel ausgezahlt.'
        : `Insgesamt werden ${paid} ausgezahlt, in der anderen Reihenfolge ${otherwise}.`),
    'order-of-players': ({ other, rank }) =>
      `${other} hat denselben Rang (${rank}): Die Reihenfolge der Liste entschied.`,
    choice: ({ prize }) => `Die eigene Wahl war ${prize}.`,
    'most-valuable': ({ prize, place, amount }) =>
      `Der wertvollste erreichbare Preis: ${prize}, Platz ${place}, ${amount}.`,
    pool: ({ prizes, players, pot, share }) =>
      `${players} Punktgleiche bringen zusammen ${pot} ein (${prizes}); ein gleicher Teil sind ${share}.`,
    cap: ({ amount, equal }) =>
      `Nicht mehr als ${amount}, der größte ohne Gleichstand erreichbare Preis, statt ${equal}; die anderen teilen den Rest.`,
    apart: ({ instead }) =>
      `Die anderen Punktgleichen können diese Preise nicht gewinnen, und sie bringen mehr als ${instead}, den Anteil von allen.`,
    'based-on': ({ prize, entries, announced, half }) =>
      half === 'yes'
        ? `${prize} setzt ${announced} Teilnehmer voraus; ${entries} kamen, und mindestens die Hälfte wird ausgezahlt.`
        : `${prize} setzt ${announced} Teilnehmer voraus; ${entries} kamen, und im Verhältnis wird ausgezahlt.`,
    limit: ({ limit, instead }) => `Begrenzt auf ${limit} statt ${instead}.`,
    raised: ({ from, most }) =>
      `Erhöht von ${from} um das, was über der Grenze eines anderen liegt, höchstens auf ${most}, den Betrag ohne diesen.`,
    proportion: ({ excess, below }) =>
      `Die ${excess} über den Grenzen von Spielern davor haben die übrigen Preise, zusammen ${below}, anteilig erhöht.`,
    rounded: ({ exact, amount }) => `${exact}, gerundet: ${amount}.`,
    'nobody-eligible': ({ prize, place }) => `${prize}, Platz ${place}, ist hier für niemanden.`,
    'all-have-more': ({ prize, place }) =>
      `${prize}, Platz ${place}, bleibt übrig: Alle, für die der Preis ist, haben einen anderen, oder es gibt keine weiteren.`,
    'too-few': ({ prize, players, least }) =>
      `${prize} wird nicht vergeben: Es sind ${players} von mindestens ${least} Spielern.`,
  },
};
