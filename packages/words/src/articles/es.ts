import type { ArticleWords } from './contents.js';

const OLD = 'Aún no existía.';

/** Spanish. */
export const ARTICLES: ArticleWords = {
  alike: {
    '2.2':
      'Los empates se deshacen con partidas de desempate en el tablero o con sistemas de desempate, que solo se calculan.',
    '4.1': 'El organizador elige los desempates y su orden, de la lista del reglamento o propios.',
    '4.1.1': 'El árbitro principal completa la lista cuando hace falta y la publica antes del comienzo.',
    '4.2':
      'Los desempates se aplican uno tras otro, cada uno a quienes siguen empatados. Tras el último se sortea, salvo que las bases dejen los empates.',
    '4.3':
      'Los desempates tienen tipos: por las partidas entre empatados (A), por los resultados propios (B), por los de los rivales (C) o por lo que se sabe antes de las partidas (D). Los del tipo A pueden figurar varias veces en la lista.',
    '6': 'Encuentro directo: los empatados se comparan por las partidas que jugaron entre sí.',
    '6.1': 'Los puntos de las partidas entre empatados forman una clasificación aparte.',
    '6.1.1':
      'Una incomparecencia no es una partida aquí, salvo que las bases del torneo digan otra cosa. En torneos con calendario fijo sí lo es.',
    '6.1.2': 'Si dos se han enfrentado varias veces, la media de sus partidas cuenta como una.',
    '6.2':
      'Si todos los empatados se han enfrentado, decide su clasificación aparte; los que son iguales en ella se comparan otra vez con la misma regla.',
    '6.3':
      'En un suizo, si no todos se han enfrentado: quien quedaría solo en cabeza acabaran como acabaran las partidas que faltan es el primero, y así sucesivamente. Los demás se comparan otra vez.',
    '7.1': 'El número de rondas que dieron tantos puntos como una victoria, jugadas o no.',
    '7.2': 'El número de partidas ganadas en el tablero.',
    '7.3': 'El número de partidas jugadas en el tablero con negras.',
    '7.4': 'El número de partidas ganadas en el tablero con negras.',
    '7.5': 'La puntuación después de cada ronda, sumada en todas las rondas.',
    '7.6':
      'El número de rondas, menos los descansos de medio punto o de cero puntos y las derrotas por incomparecencia.',
    '8.1': 'Buchholz: la suma de los puntos de todos los rivales.',
    '8.3': 'Buchholz anticipado: el Buchholz como si todas las partidas de la última ronda hubieran sido tablas.',
    '9.1': 'Sonneborn-Berger: en cada ronda, los puntos finales del rival por los puntos logrados contra él, sumados.',
    '9.2': 'Koya: los puntos contra todos los que alcanzaron al menos la mitad de los puntos posibles.',
    '10.1':
      'El Elo medio de los rivales enfrentados en el tablero, redondeado a un número entero, los medios hacia arriba.',
    '10.2':
      'El Elo medio de los rivales, más o menos la diferencia de Elo que la tabla de la FIDE pone junto al porcentaje logrado.',
    '10.3':
      'El Elo más bajo cuya puntuación esperada llega a la lograda. Sin puntos, queda 800 por debajo del rival de menor Elo.',
    '10.4': 'La media de los rendimientos (TPR) de los rivales enfrentados en el tablero, redondeada.',
    '10.5': 'La media de los rendimientos perfectos (PTP) de los rivales enfrentados en el tablero, redondeada.',
    '11.1.1': 'Puntos de encuentro: los puntos de un equipo por un encuentro ganado, empatado o perdido.',
    '11.1.2': 'Puntos de tablero: la suma de los puntos que hacen los jugadores de un equipo.',
    '12': 'Para eliminatorias de equipos: una incomparecencia cuenta como una partida, y el descanso por emparejamiento como una victoria en cada tablero.',
    '12.1':
      'Recuento de tableros: el número de cada tablero por los puntos logrados en él, sumados. La suma menor va delante; ambos equipos necesitan los mismos puntos de tablero.',
    '12.2': 'Deciden los puntos del primer tablero; si son iguales, los del segundo, y así sucesivamente.',
    '12.3':
      'Deciden los puntos sin el último tablero; si son iguales, se quita también el penúltimo, y así sucesivamente.',
    '13.1':
      'La puntuación que no ordena a los equipos: los puntos de tablero donde cuentan los de encuentro, y al revés.',
    '13.2.1': 'De cada rival, sus puntos de encuentro por los puntos de encuentro logrados contra él, sumados.',
    '13.2.2': 'De cada rival, sus puntos de encuentro por los puntos de tablero logrados contra él, sumados.',
    '13.2.3': 'De cada rival, sus puntos de tablero por los puntos de encuentro logrados contra él, sumados.',
    '13.2.4': 'De cada rival, sus puntos de tablero por los puntos de tablero logrados contra él, sumados.',
    '13.4': 'La otra puntuación del equipo, más su Buchholz dividido por un número que lleva ambos a la misma escala.',
    '14.1': 'Corte 1: se quita el valor menos significativo.',
    '14.1.1.a': 'El Buchholz sin el rival que tiene menos puntos.',
    '14.1.1.b': 'El Elo medio de los rivales sin el Elo más bajo.',
    '14.1.1.c': 'El progresivo sin la puntuación después de la primera ronda.',
    '14.1.1.d':
      'El Sonneborn-Berger sin el producto del rival que tiene menos puntos; si hay varios, el producto más bajo.',
    '14.1.2':
      'Por equipos: sin el producto del rival más bajo en la puntuación que se multiplica; si hay varios, el producto más bajo.',
    '14.2': 'Corte 2: se quitan los dos valores menos significativos.',
    '14.3': 'Mediano 1: se quita el valor menos significativo y luego el más significativo.',
    '14.4': 'Mediano 2: se quitan los dos valores menos significativos y luego los dos más significativos.',
    '14.5': 'El límite del sistema Koya puede subirse o bajarse de medio en medio punto.',
    '16.1.1':
      'Un descanso solicitado da medio punto o ninguno. Las rondas tras una retirada son descansos de cero puntos.',
    '16.2.1': 'Los descansos por emparejamiento y los de un punto entero son una clase de rondas no jugadas.',
    '16.3.1':
      'Para el desempate de los rivales, los descansos y las incomparecencias cuentan con los puntos que dieron, salvo los descansos del artículo 16.3.2.',
    '16.3.2':
      'Para el desempate de los rivales, los descansos solicitados en la última ronda, o a los que solo siguen más ausencias, cuentan como tablas.',
    '16.5.1':
      'Se quita la contribución más baja de una ronda que el jugador eligió no jugar, si no es menor que el valor que se quitaría en otro caso.',
    '16.6': 'Las bases de la competición pueden tratar de otro modo las rondas no jugadas, si lo dicen de antemano.',
    'B.02 5.1': 'Una partida que no se jugó en el tablero no cuenta para el Elo.',
    'B.02 8.1.1':
      'La tabla de la FIDE de porcentajes y diferencias de Elo: el 50 % da 0, el 75 % da 193, el 100 % da 800.',
    'B.02 8.1.2':
      'La tabla de la FIDE de diferencias de Elo y puntuaciones esperadas: ½ con el mismo Elo, unos tres cuartos con 200 puntos más.',
    'B.02 8.2':
      'El primer Elo sale de las partidas contra rivales con Elo y de dos tablas ficticias contra 1800. No pasa de 2200.',
    'B.02 8.3.1': 'Una diferencia de más de 400 cuenta como 400; en ajedrez clásico no para quienes tienen 2650 o más.',
    'B.02 8.3.3':
      'K es 40 para jugadores nuevos y para juveniles por debajo de 2300, 20 por debajo de 2400 y 10 para todos los que alguna vez llegaron a 2400. Con muchas partidas en un periodo es menor.',
    'B.02 8.3.4':
      'La variación es la suma de puntos menos lo esperado, por K, redondeada a un número entero, los medios alejándose de cero.',
    'US Chess 34E1':
      'Mediano modificado: la suma de los puntos de los rivales, sin el más bajo con más de la mitad de los puntos, sin el más alto con menos, sin ambos con la mitad justa. Desde nueve rondas, dos de cada lado.',
    'US Chess 34E2': 'Solkoff: la suma de los puntos de los rivales, sin quitar nada.',
    'US Chess 34E3':
      'Acumulativo: la puntuación después de cada ronda, sumada, menos los puntos de las rondas no jugadas.',
    'US Chess 34E4':
      'Mediano: la suma de los puntos de los rivales sin el más alto y el más bajo; desde nueve rondas, sin dos de cada lado.',
    'US Chess 34E5': 'El resultado entre los empatados.',
    'US Chess 34E6': 'El número de partidas jugadas con negras.',
    'US Chess 34E7': 'Kashdan: 4 por victoria, 2 por tablas, 1 por derrota, nada por una ronda no jugada.',
    'US Chess 34E8':
      'Sonneborn-Berger: los puntos de los rivales vencidos y la mitad de los de aquellos con quienes se hicieron tablas.',
    'US Chess 34E9': 'Los acumulativos de los rivales, sumados.',
    'US Chess 34E10':
      'La media de los rendimientos de los rivales: el Elo enfrentado, más 400 por victoria y menos 400 por derrota.',
    'US Chess 34E11': 'El Elo medio de los rivales.',
  },
  changed: {
    '5': {
      '2024-08': 'La lista de los desempates que se pueden elegir.',
      '2026-03':
        'La lista de los desempates que se pueden elegir. Los puntos estándar (STD), el número de emparejamiento (TPN) y el Elo (RTNG) son nuevos en ella.',
    },
    '7.7': {
      '2024-08': OLD,
      '2026-03':
        'Uno por cada ronda con más puntos que el rival, o sin jugar con más que por unas tablas; medio donde son los mismos.',
    },
    '7.8': { '2024-08': OLD, '2026-03': 'El orden de los números de emparejamiento, el menor primero, o al revés.' },
    '8': {
      '2024-08': 'El Buchholz y sus variantes miran los puntos de los rivales.',
      '2026-03': 'El Buchholz y sus variantes miran los puntos de los rivales. No se pueden usar en torneos de liga.',
    },
    '8.2': {
      '2024-08': 'El Buchholz medio de los rivales enfrentados en el tablero.',
      '2026-03': 'El Buchholz medio, o el Buchholz anticipado medio, de los rivales enfrentados en el tablero.',
    },
    '10': {
      '2024-08':
        'Los desempates por Elo se suprimen si alguien no lo tiene, salvo que antes del comienzo se publicaran reglas para ello.',
      '2026-03':
        'Los desempates por Elo se suprimen si alguien no lo tiene, salvo que antes del comienzo se publicaran reglas para ello. Si un jugador tiene varios Elo, cuenta el primero.',
    },
    '10.6': { '2024-08': OLD, '2026-03': 'El orden de los Elo, el más alto primero, o al revés.' },
    '13.3': {
      '2024-08':
        'Encuentro directo por la puntuación que ordena a los equipos y luego por la otra. Si quedan empatados justo dos, las bases pueden pedir una comparación de tableros.',
      '2026-03':
        'Encuentro directo por la puntuación que ordena a los equipos y luego por la otra. Si quedan empatados justo dos, las bases pueden pedir una de cuatro comparaciones de tableros, que ahora tienen códigos: EDEBT, EDEBB, EDET, EDEB.',
    },
    '15.2': {
      '2024-08': 'Con calendario fijo, las incomparecencias cuentan como partidas.',
      '2026-03':
        'Con calendario fijo, las incomparecencias cuentan como partidas, pero no para los desempates por Elo, ni las derrotas por incomparecencia para los de resultados propios.',
    },
    '16.4': {
      '2024-08':
        'Una ronda propia no jugada cuenta como una partida contra un rival virtual, que tiene los puntos del propio jugador.',
      '2026-03':
        'Una ronda propia no jugada cuenta como una partida contra un rival virtual, que tiene los puntos del propio jugador, pero no más que un límite.',
    },
    '16.4.1': {
      '2024-08': 'Sin límite: el rival virtual tiene los puntos del propio jugador.',
      '2026-03': 'Tras una incomparecencia, el rival virtual no tiene más puntos que el rival previsto.',
    },
    '16.4.2': {
      '2024-08': 'Sin límite: el rival virtual tiene los puntos del propio jugador.',
      '2026-03': 'Tras un descanso, el rival virtual no tiene más de lo que darían unas tablas en cada ronda.',
    },
  },
  edition: (edition) => `Edición ${edition}`,
  handbook: 'Texto de la FIDE',
  ownWords: 'Con nuestras propias palabras; lo que vale es el texto del reglamento.',
};
