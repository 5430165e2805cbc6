import { CLUBS, PRIZES } from '@crosstable/words/es/parts';

import type { PrizesViewWords } from '../../words/prizes-view-words.js';

export const PRIZES_VIEW: PrizesViewWords = {
  prizes: PRIZES,
  clubs: CLUBS,
  legend: 'Escriba los premios anunciados y elija cómo se adjudican. En papel es una hoja para la entrega de premios.',
  fund: 'Fondo de premios',
  fundHint:
    'Una línea de encabezados y una línea por lista. name y amounts son necesarios; los demás son share (none, equal, hort), sex (m, w), rating (1600-1799, <1800, unrated), age (-12) con age on (2026-01-01), club, federation, group, title, best, least. También se puede pegar un fondo en JSON.',
  example: 'Ejemplo',
  lists: ['General', 'Mujeres', 'Menos de 1800'],
  model: 'Modelo',
  models: { 'highest-value': 'El de más valor primero', 'one-queue': 'Una cola', 'us-chess': 'US Chess' },
  chooseModel: 'Elegir …',
  rounding: 'Redondeo',
  roundings: { exact: 'Ninguno', nearest: 'Al más próximo', 'largest-remainder': 'Sumas iguales', down: 'Hacia abajo' },
  unit: 'Unidad mínima',
  units: ['1', '0,01'],
  noModel: 'Elija un modelo: la FIDE no tiene regla sobre premios, así que sin él no se adjudica nada.',
  clubsTitle: 'Clubes y federaciones',
  by: 'Por',
  best: 'Jugadores que cuentan',
};
