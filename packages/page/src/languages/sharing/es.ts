import type { ShareWords } from '../../words/share-words.js';

export const SHARING: ShareWords = {
  hint: 'El enlace lleva a esta clasificación: lista, ronda, edición, vista, resultados cambiados y número elegido.',
  withTournament: 'Con el torneo',
  namesInLink:
    'Quien tiene el enlace ve esta clasificación: el torneo está en él, con los nombres de los jugadores, pero sin fechas de nacimiento, números FIDE ni sexo.',
  groupInLink: 'También está el grupo que se muestra: el enlace dice quién es de él.',
  needsFile: 'El torneo no está en el enlace: hace falta su archivo para ver la clasificación.',
  fileOfSite: 'El enlace lleva al archivo de este sitio: muestra lo que el archivo diga entonces.',
  linkIs: (kilobytes) => `El enlace ocupa ${kilobytes} kB.`,
  linkTooLong: 'El torneo es demasiado grande para un enlace. Envíe en su lugar el archivo.',
  copyLink: 'Copiar el enlace',
  copied: 'El enlace está copiado.',
  send: 'Enviar…',
  qrCode: 'Código QR',
  qrOfLink: 'Código QR del enlace',
  tooLongForQr: 'El enlace es demasiado largo para un código QR.',
  reload: 'Leer el archivo de nuevo cada minuto, para una pantalla en la sala',
  onAnotherPage: 'En otra página',
  embedHint:
    'La clasificación y sus explicaciones solas, en un marco de la página de su club. Copie esta línea en su HTML:',
  copyLine: 'Copiar la línea',
  lineCopied: 'La línea está copiada.',

  saveTournament: 'Guardar el torneo',
  saveStandings: 'Guardar la clasificación',
  jsonOfValues: 'JSON de los valores',
};
