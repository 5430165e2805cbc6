import type { HandWords } from '../../words/hand-words.js';

export const BY_HAND: HandWords = {
  title: 'Una liga a mano',
  hint: 'Todos juegan contra todos, según las tablas de Berger de la FIDE: el orden de los nombres es el de sus números. Los resultados se introducen después, y «Compartir» guarda el torneo como informe.',
  name: 'Nombre del torneo',
  players: (most) => `Jugadores, uno por línea, hasta ${most}`,
  once: 'Una partida por pareja',
  twice: 'Dos partidas, con ambos colores',
  begin: 'Empezar',
  counted: (players, rounds) => `${players} jugadores, ${rounds} ${rounds === 1 ? 'ronda' : 'rondas'}`,
  tooFew: 'Hacen falta al menos dos jugadores.',
  tooMany: (most) => `No se pueden introducir más de ${most} jugadores.`,
};
