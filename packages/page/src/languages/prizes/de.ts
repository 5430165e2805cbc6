import { CLUBS, PRIZES } from '@crosstable/words/de/parts';

import type { PrizesViewWords } from '../../words/prizes-view-words.js';

export const PRIZES_VIEW: PrizesViewWords = {
  prizes: PRIZES,
  clubs: CLUBS,
  legend:
    'Tragen Sie die ausgeschriebenen Preise ein und wählen Sie, wie sie vergeben werden. Gedruckt ist es ein Blatt für die Siegerehrung.',
  fund: 'Preisfonds',
  fundHint:
    'Eine Zeile mit Überschriften, dann eine Zeile je Liste. name und amounts müssen da sein; weitere sind share (none, equal, hort), sex (m, w), rating (1600-1799, <1800, unrated), age (-12) mit age on (2026-01-01), club, federation, group, title, best, least. Auch ein Fonds in JSON lässt sich einfügen.',
  example: 'Beispiel',
  lists: ['Gesamt', 'Frauen', 'Unter 1800'],
  model: 'Modell',
  models: { 'highest-value': 'Wertvollster zuerst', 'one-queue': 'Eine Warteschlange', 'us-chess': 'US Chess' },
  chooseModel: 'Wählen …',
  rounding: 'Rundung',
  roundings: { exact: 'Keine', nearest: 'Nächste Einheit', 'largest-remainder': 'Summen bleiben', down: 'Abrunden' },
  unit: 'Kleinste Einheit',
  units: ['1', '0,01'],
  noModel: 'Wählen Sie ein Modell: Die FIDE hat keine Regel für Preise, deshalb wird ohne eines nichts vergeben.',
  clubsTitle: 'Vereine und Föderationen',
  by: 'Nach',
  best: 'Zählende Spieler',
};
