import { CLUBS, PRIZES } from '@crosstable/words/fr/parts';

import type { PrizesViewWords } from '../../words/prizes-view-words.js';

export const PRIZES_VIEW: PrizesViewWords = {
  prizes: PRIZES,
  clubs: CLUBS,
  legend:
    'Saisissez les prix annoncés et choisissez comment ils sont attribués. Sur papier, c’est une feuille pour la remise des prix.',
  fund: 'Fonds de prix',
  fundHint:
    'Une ligne d’en-têtes, puis une ligne par liste. name et amounts sont nécessaires\u202F; les autres sont share (none, equal, hort), sex (m, w), rating (1600-1799, <1800, unrated), age (-12) avec age on (2026-01-01), club, federation, group, title, best, least. Un fonds en JSON peut aussi être collé.',
  example: 'Exemple',
  lists: ['Général', 'Femmes', 'Moins de 1800'],
  model: 'Modèle',
  models: { 'highest-value': 'Le plus élevé d’abord', 'one-queue': 'Une file', 'us-chess': 'US Chess' },
  chooseModel: 'Choisir …',
  rounding: 'Arrondi',
  roundings: { exact: 'Aucun', nearest: 'Au plus proche', 'largest-remainder': 'Sommes gardées', down: 'Par défaut' },
  unit: 'Plus petite unité',
  units: ['1', '0,01'],
  noModel: 'Choisissez un modèle\u202F: la FIDE n’a pas de règle sur les prix, donc rien n’est attribué sans lui.',
  clubsTitle: 'Clubs et fédérations',
  by: 'Par',
  best: 'Joueurs qui comptent',
};
