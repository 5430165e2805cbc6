import type { RecipeWords } from './recipe-words.js';

/** French. */
export const RECIPES: RecipeWords = {
  kinds: {
    'values-without-games': 'un tableau de valeurs sans parties',
    'cut-list': 'une grille coupée',
    'pairings-of-one-round': 'la liste des appariements d’une ronde',
    'nothing-paired': 'un tableau où rien n’est encore apparié',
    'unread-table': 'un tableau dont les parties ne sont pas encore lues',
    'page-without-table': 'une page sans tableau de joueurs',
    'program-file': 'un fichier que seul son propre programme ouvre',
    pgn: 'un fichier PGN',
    ndjson: 'un fichier NDJSON',
    json: 'un fichier JSON',
    pdf: 'un PDF',
    image: 'une image',
    'text-document': 'un document de traitement de texte',
    'old-office-file': 'un fichier d’un ancien logiciel de bureau, comme .xls',
    'web-archive': 'une archive web coupée ou abîmée',
    xml: 'un fichier XML',
    zip: 'un fichier ZIP sans feuille de calcul',
    'empty-file': 'un fichier vide',
    'own-answer': 'une réponse de Crosstable, qui a les valeurs d’un tournoi et non ses parties',
    'unknown-file': 'un fichier d’un type inconnu',
  },
  refused: (kind) => `C’est ${kind}.`,
  recipes: {
    'any-file': () =>
      'Ouvrez le rapport de tournoi pour la FIDE (TRF), où la ligne de chaque joueur commence par 001, ou du JSON, ou une grille avec toutes les parties.',
    'chess-results': ({ address }) =>
      address === undefined
        ? 'Ouvrez le tournoi sur Chess-Results, mettez art=4 et zeilen=99999 dans son adresse, enregistrez cette page en HTML, puis ouvrez le fichier enregistré.'
        : `Ouvrez ${address}, enregistrez cette page en HTML, puis ouvrez le fichier enregistré.`,
    crosstable: () =>
      'Ouvrez une grille avec toutes les parties, en HTML, XLSX, CSV ou texte copié, ou le rapport de tournoi pour la FIDE (TRF).',
    lichess: () => 'Ouvrez le tournoi suisse sur Lichess, téléchargez son fichier TRF, puis ouvrez-le.',
    'new-spreadsheet': () => 'Enregistrez le tableau en XLSX ou CSV, puis ouvrez ce fichier.',
    'own-tournament': () =>
      'Enregistrez le tournoi lui-même, en TRF ou en JSON\u202F: sous «\u202FPartager\u202F» sur la page, ou avec `crosstable convert`. Ouvrez ce fichier.',
    papi: () => 'Exportez de Papi le rapport de tournoi pour la FIDE (TRF), puis ouvrez ce fichier.',
    report: ({ program }) =>
      program === undefined
        ? 'Exportez du logiciel d’appariement le rapport de tournoi pour la FIDE (TRF), puis ouvrez ce fichier.'
        : `Exportez de ${program.replace(' or ', ' ou ')} le rapport de tournoi pour la FIDE (TRF), puis ouvrez ce fichier.`,
    'saved-page': () =>
      'Ouvrez de nouveau la page dans le navigateur, enregistrez-la en HTML seul, puis ouvrez ce fichier.',
    'swiss-chess': () =>
      'Enregistrez le tournoi dans Swiss-Chess 8 ou plus récent et ouvrez son propre fichier (.SWT), ou exportez le rapport de tournoi pour la FIDE (TRF), puis ouvrez ce fichier.',
    'swiss-manager': () =>
      'Ouvrez le propre fichier du tournoi (.TUNX, .TURX, .TUTX, .TUMX), ou exportez de Swiss-Manager le rapport de tournoi pour la FIDE (TRF) ou la grille en XLSX ou CSV, puis ouvrez ce fichier.',
    vega: ({ address, file = 'crosstable.html' }) =>
      address === undefined
        ? `Ouvrez ${file}, que Vega écrit à côté de ses classements, ou le rapport de tournoi pour la FIDE (TRF) que Vega exporte.`
        : `Ouvrez ${address}, enregistrez cette page en HTML, puis ouvrez le fichier enregistré.`,
  },
};
