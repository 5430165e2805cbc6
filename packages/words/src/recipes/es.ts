import type { RecipeWords } from './recipe-words.js';

/** Spanish. */
export const RECIPES: RecipeWords = {
  kinds: {
    'values-without-games': 'una tabla de valores sin partidas',
    'cut-list': 'un cuadro cruzado cortado',
    'pairings-of-one-round': 'la lista de emparejamientos de una ronda',
    'nothing-paired': 'una tabla en la que aún no hay nada emparejado',
    'unread-table': 'una tabla cuyas partidas aún no se leen',
    'page-without-table': 'una página sin tabla de jugadores',
    'program-file': 'un archivo que solo abre su propio programa',
    pgn: 'un archivo PGN',
    ndjson: 'un archivo NDJSON',
    json: 'un archivo JSON',
    pdf: 'un PDF',
    image: 'una imagen',
    'text-document': 'un documento de un procesador de textos',
    'old-office-file': 'un archivo de un programa de oficina antiguo, como .xls',
    'web-archive': 'un archivo web (MHTML o similar) cortado o dañado',
    xml: 'un archivo XML',
    zip: 'un archivo ZIP sin hoja de cálculo',
    'empty-file': 'un archivo vacío',
    'own-answer': 'una respuesta de Crosstable, que tiene los valores de un torneo y no sus partidas',
    'unknown-file': 'un archivo de tipo desconocido',
  },
  refused: (kind) => `Esto es ${kind}.`,
  recipes: {
    'any-file': () =>
      'Abra el informe del torneo para la FIDE (TRF), en el que la línea de cada jugador empieza por 001, o JSON, o un cuadro cruzado con todas las partidas.',
    'chess-results': ({ address }) =>
      address === undefined
        ? 'Abra el torneo en Chess-Results, ponga art=4 y zeilen=99999 en su dirección, guarde esa página como HTML y abra el archivo guardado.'
        : `Abra ${address}, guarde esa página como HTML y abra el archivo guardado.`,
    crosstable: () =>
      'Abra un cuadro cruzado con todas las partidas, en HTML, XLSX, CSV o texto copiado, o el informe del torneo para la FIDE (TRF).',
    lichess: () => 'Abra el torneo suizo en Lichess, descargue su archivo TRF y ábralo.',
    'new-spreadsheet': () => 'Guarde la tabla como XLSX o CSV y abra ese archivo.',
    'own-tournament': () =>
      'Guarde el torneo mismo, como TRF o JSON: en «Compartir» en la página, o con `crosstable convert`. Abra ese archivo.',
    papi: () => 'Exporte de Papi el informe del torneo para la FIDE (TRF) y abra ese archivo.',
    report: ({ program }) =>
      program === undefined
        ? 'Exporte del programa de emparejamientos el informe del torneo para la FIDE (TRF) y abra ese archivo.'
        : `Exporte de ${program.replace(' or ', ' o ')} el informe del torneo para la FIDE (TRF) y abra ese archivo.`,
    'saved-page': () => 'Abra de nuevo la página en el navegador, guárdela solo como HTML y abra ese archivo.',
    'swiss-chess': () =>
      'Guarde el torneo en Swiss-Chess 8 o posterior y abra su propio archivo (.SWT), o exporte el informe del torneo para la FIDE (TRF), y abra ese archivo.',
    'swiss-manager': () =>
      'Abra el propio archivo del torneo (.TUNX, .TURX, .TUTX, .TUMX), o exporte de Swiss-Manager el informe del torneo para la FIDE (TRF) o el cuadro cruzado como XLSX o CSV, y abra ese archivo.',
    vega: ({ address, file = 'crosstable.html' }) =>
      address === undefined
        ? `Abra ${file}, que Vega escribe junto a sus clasificaciones, o el informe del torneo para la FIDE (TRF) que exporta Vega.`
        : `Abra ${address}, guarde esa página como HTML y abra el archivo guardado.`,
  },
};
