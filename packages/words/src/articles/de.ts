import type { ArticleWords } from './contents.js';

const OLD = 'Gab es noch nicht.';

/** German. */
export const ARTICLES: ArticleWords = {
  alike: {
    '2.2':
      'Gleichstände werden durch Stichkämpfe am Brett aufgelöst oder durch Feinwertungen, die nur berechnet werden.',
    '4.1': 'Der Veranstalter wählt die Feinwertungen und ihre Reihenfolge, aus der Liste der Regeln oder eigene.',
    '4.1.1': 'Der Hauptschiedsrichter ergänzt die Liste, wo es nötig ist, und gibt sie vor Beginn bekannt.',
    '4.2':
      'Die Feinwertungen werden nacheinander angewandt, jede auf die, die noch gleichstehen. Nach der letzten entscheidet das Los, wenn die Ausschreibung den Gleichstand nicht bestehen lässt.',
    '4.3':
      'Feinwertungen haben Typen: nach den Partien der Gleichstehenden (A), nach eigenen Ergebnissen (B), nach denen der Gegner (C) oder nach dem, was vor den Partien bekannt ist (D). Solche vom Typ A dürfen mehrmals in der Liste stehen.',
    '6': 'Direkter Vergleich: Wer gleichsteht, wird nach den Partien untereinander verglichen.',
    '6.1': 'Die Punkte aus den Partien der Gleichstehenden ergeben eine eigene Tabelle.',
    '6.1.1':
      'Eine kampflose Partie ist hier keine, wenn die Ausschreibung nichts anderes sagt. In Turnieren mit festem Spielplan ist sie eine.',
    '6.1.2': 'Haben zwei mehrmals gegeneinander gespielt, zählt der Durchschnitt ihrer Partien als eine.',
    '6.2':
      'Haben alle Gleichstehenden gegeneinander gespielt, entscheidet ihre Tabelle; wer auch darin gleich ist, wird nach derselben Regel noch einmal verglichen.',
    '6.3':
      'Im Schweizer System, wenn nicht alle gegeneinander gespielt haben: Wer allein vorn wäre, wie auch immer die fehlenden Partien ausgingen, wird Erster, und so weiter. Die Übrigen werden noch einmal verglichen.',
    '7.1': 'Die Zahl der Runden mit so vielen Punkten, wie ein Sieg bringt, gespielt oder nicht.',
    '7.2': 'Die Zahl der am Brett gewonnenen Partien.',
    '7.3': 'Die Zahl der am Brett mit Schwarz gespielten Partien.',
    '7.4': 'Die Zahl der am Brett mit Schwarz gewonnenen Partien.',
    '7.5': 'Der Punktestand nach jeder Runde, über alle Runden addiert.',
    '7.6': 'Die Zahl der Runden ohne Freirunden mit halbem oder ohne Punkt und ohne kampflose Niederlagen.',
    '8.1': 'Buchholz: die Summe der Punkte aller Gegner.',
    '8.3': 'Vorläufige Buchholzwertung: Buchholz, als wären alle Partien der letzten Runde remis ausgegangen.',
    '9.1': 'Sonneborn-Berger: für jede Runde die Endpunkte des Gegners mal die Punkte gegen ihn, addiert.',
    '9.2': 'Koya: die Punkte gegen alle, die mindestens die Hälfte der möglichen Punkte erreicht haben.',
    '10.1': 'Der Elo-Durchschnitt der am Brett gespielten Gegner, auf eine ganze Zahl gerundet, Halbe nach oben.',
    '10.2':
      'Der Elo-Durchschnitt der Gegner, plus oder minus die Elo-Differenz, die in der Tabelle der FIDE neben dem erzielten Prozentsatz steht.',
    '10.3':
      'Die niedrigste Elo-Zahl, deren Erwartung mindestens die erzielten Punkte ergibt. Ohne Punkt liegt sie 800 unter dem niedrigsten Gegner.',
    '10.4': 'Der Durchschnitt der Turnierleistungen (TPR) der am Brett gespielten Gegner, gerundet.',
    '10.5': 'Der Durchschnitt der perfekten Turnierleistungen (PTP) der am Brett gespielten Gegner, gerundet.',
    '11.1.1':
      'Mannschaftspunkte: die Punkte einer Mannschaft für einen gewonnenen, unentschiedenen oder verlorenen Kampf.',
    '11.1.2': 'Brettpunkte: die Summe der Punkte, die die Spieler einer Mannschaft machen.',
    '12': 'Für Pokalkämpfe von Mannschaften: Eine kampflose Partie zählt wie eine gespielte, ein Freilos wie ein Sieg an jedem Brett.',
    '12.1':
      'Brettzahl: die Nummer jedes Bretts mal die Punkte daran, addiert. Die kleinere Summe ist besser; beide Mannschaften brauchen gleich viele Brettpunkte.',
    '12.2': 'Die Punkte am ersten Brett entscheiden; sind sie gleich, die am zweiten, und so weiter.',
    '12.3':
      'Die Punkte ohne das letzte Brett entscheiden; sind sie gleich, bleibt auch das vorletzte weg, und so weiter.',
    '13.1':
      'Die Punkte, nach denen die Mannschaften nicht geordnet sind: Brettpunkte, wo Mannschaftspunkte zählen, und umgekehrt.',
    '13.2.1': 'Für jeden Gegner seine Mannschaftspunkte mal die Mannschaftspunkte gegen ihn, addiert.',
    '13.2.2': 'Für jeden Gegner seine Mannschaftspunkte mal die Brettpunkte gegen ihn, addiert.',
    '13.2.3': 'Für jeden Gegner seine Brettpunkte mal die Mannschaftspunkte gegen ihn, addiert.',
    '13.2.4': 'Für jeden Gegner seine Brettpunkte mal die Brettpunkte gegen ihn, addiert.',
    '13.4':
      'Die anderen Punkte der Mannschaft plus ihr Buchholz, geteilt durch eine Zahl, die beide auf dasselbe Maß bringt.',
    '14.1': 'Ein Streichwert: Der Wert mit dem geringsten Gewicht bleibt weg.',
    '14.1.1.a': 'Buchholz ohne den Gegner mit den wenigsten Punkten.',
    '14.1.1.b': 'Der Elo-Durchschnitt der Gegner ohne die niedrigste Elo-Zahl.',
    '14.1.1.c': 'Die Fortschrittswertung ohne den Stand nach der ersten Runde.',
    '14.1.1.d':
      'Sonneborn-Berger ohne das Produkt des Gegners mit den wenigsten Punkten; bei mehreren solchen das kleinste Produkt.',
    '14.1.2':
      'Bei Mannschaften: ohne das Produkt des Gegners, der in den multiplizierten Punkten am niedrigsten steht; bei mehreren solchen das kleinste Produkt.',
    '14.2': 'Zwei Streichwerte: Die zwei Werte mit dem geringsten Gewicht bleiben weg.',
    '14.3': 'Der Wert mit dem geringsten Gewicht bleibt weg, danach der mit dem größten.',
    '14.4': 'Die zwei Werte mit dem geringsten Gewicht bleiben weg, danach die zwei mit dem größten.',
    '14.5': 'Die Grenze der Koya-Wertung darf um halbe Punkte gehoben oder gesenkt werden.',
    '16.1.1':
      'Eine erbetene Freirunde bringt einen halben oder keinen Punkt. Runden nach einem Rücktritt sind Freirunden ohne Punkt.',
    '16.2.1': 'Freilose und Freirunden mit vollem Punkt sind eine Art der nicht gespielten Runden.',
    '16.3.1':
      'Für die Feinwertung der Gegner zählen Freirunden und kampflose Partien mit den Punkten, die sie brachten, außer den Freirunden von Artikel 16.3.2.',
    '16.3.2':
      'Für die Feinwertung der Gegner zählen erbetene Freirunden in der letzten Runde, oder vor lauter weiterem Fehlen, als Remis.',
    '16.5.1':
      'Gestrichen wird der kleinste Beitrag einer Runde, die der Spieler selbst nicht spielen wollte, wenn er nicht kleiner ist als der Wert, der sonst gestrichen würde.',
    '16.6': 'Die Ausschreibung darf nicht gespielte Runden anders behandeln, wenn sie es vorher sagt.',
    'B.02 5.1': 'Eine Partie, die nicht am Brett gespielt wurde, wird nicht ausgewertet.',
    'B.02 8.1.1': 'Die Tabelle der FIDE von Prozenten und Elo-Differenzen: 50 % sind 0, 75 % sind 193, 100 % sind 800.',
    'B.02 8.1.2':
      'Die Tabelle der FIDE von Elo-Differenzen und Erwartungen: bei gleicher Elo-Zahl ½, bei 200 Punkten mehr etwa drei Viertel.',
    'B.02 8.2':
      'Die erste Elo-Zahl kommt aus den Partien gegen Gegner mit Elo-Zahl und zwei gedachten Remisen gegen 1800. Sie ist höchstens 2200.',
    'B.02 8.3.1': 'Eine Differenz von mehr als 400 zählt als 400; im Turnierschach nicht für Spieler ab 2650.',
    'B.02 8.3.3':
      'K ist 40 für neue Spieler und für Jugendliche unter 2300, 20 unter 2400 und 10 für alle, die je 2400 erreicht haben. Bei vielen Partien in einem Zeitraum ist es kleiner.',
    'B.02 8.3.4':
      'Die Änderung ist die Summe von Punkten weniger Erwartung, mal K, auf eine ganze Zahl gerundet, Halbe von null weg.',
    'US Chess 34E1':
      'Modifizierter Median: die Summe der Punkte der Gegner, bei mehr als der Hälfte der Punkte ohne die niedrigste, bei weniger ohne die höchste, bei genau der Hälfte ohne beide. Ab neun Runden je zwei.',
    'US Chess 34E2': 'Solkoff: die Summe der Punkte der Gegner, ungekürzt.',
    'US Chess 34E3':
      'Kumulativ: der Punktestand nach jeder Runde, addiert, weniger die Punkte nicht gespielter Runden.',
    'US Chess 34E4':
      'Median: die Summe der Punkte der Gegner ohne die höchste und die niedrigste; ab neun Runden ohne je zwei.',
    'US Chess 34E5': 'Das Ergebnis unter den Gleichstehenden.',
    'US Chess 34E6': 'Die Zahl der Partien mit Schwarz.',
    'US Chess 34E7':
      'Kashdan: 4 für einen Sieg, 2 für ein Remis, 1 für eine Niederlage, nichts für eine nicht gespielte Runde.',
    'US Chess 34E8':
      'Sonneborn-Berger: die Punkte der besiegten Gegner und die halben derer, gegen die man remis spielte.',
    'US Chess 34E9': 'Die kumulativen Wertungen der Gegner, addiert.',
    'US Chess 34E10':
      'Der Durchschnitt der Leistungen der Gegner: die Elo-Zahl ihres Gegners, plus 400 für einen Sieg und minus 400 für eine Niederlage.',
    'US Chess 34E11': 'Der Elo-Durchschnitt der Gegner.',
  },
  changed: {
    '5': {
      '2024-08': 'Die Liste der Feinwertungen, die man wählen kann.',
      '2026-03':
        'Die Liste der Feinwertungen, die man wählen kann. Standardpunkte (STD), Startnummer (TPN) und Elo-Zahl (RTNG) sind neu darin.',
    },
    '7.7': {
      '2024-08': OLD,
      '2026-03':
        'Eins für jede Runde mit mehr Punkten als der Gegner, oder ohne Spiel mit mehr als für ein Remis; ein Halbes, wo es gleich viele sind.',
    },
    '7.8': { '2024-08': OLD, '2026-03': 'Die Folge der Startnummern, die kleinste zuerst, oder umgekehrt.' },
    '8': {
      '2024-08': 'Buchholz und seine Verwandten sehen auf die Punkte der Gegner.',
      '2026-03':
        'Buchholz und seine Verwandten sehen auf die Punkte der Gegner. In Rundenturnieren darf man sie nicht verwenden.',
    },
    '8.2': {
      '2024-08': 'Der Durchschnitt der Buchholzwertungen der am Brett gespielten Gegner.',
      '2026-03': 'Der Durchschnitt der Buchholzwertungen der am Brett gespielten Gegner, oder der vorläufigen.',
    },
    '10': {
      '2024-08':
        'Feinwertungen nach Elo-Zahlen fallen weg, wenn jemand keine hat, außer wenn vor Beginn Regeln dafür bekannt gegeben wurden.',
      '2026-03':
        'Feinwertungen nach Elo-Zahlen fallen weg, wenn jemand keine hat, außer wenn vor Beginn Regeln dafür bekannt gegeben wurden. Von mehreren Elo-Zahlen eines Spielers zählt die erste.',
    },
    '10.6': { '2024-08': OLD, '2026-03': 'Die Folge der Elo-Zahlen, die höchste zuerst, oder umgekehrt.' },
    '13.3': {
      '2024-08':
        'Direkter Vergleich nach den Punkten, die die Mannschaften ordnen, dann nach den anderen. Bleiben genau zwei gleich, kann die Ausschreibung die Bretter vergleichen lassen.',
      '2026-03':
        'Direkter Vergleich nach den Punkten, die die Mannschaften ordnen, dann nach den anderen. Bleiben genau zwei gleich, kann die Ausschreibung die Bretter auf eine von vier Arten vergleichen lassen, die nun Kürzel haben: EDEBT, EDEBB, EDET, EDEB.',
    },
    '15.2': {
      '2024-08': 'Bei festem Spielplan zählen kampflose Partien wie gespielte.',
      '2026-03':
        'Bei festem Spielplan zählen kampflose Partien wie gespielte, aber nicht für Wertungen nach Elo-Zahlen, und kampflose Niederlagen nicht für Wertungen nach eigenen Ergebnissen.',
    },
    '16.4': {
      '2024-08':
        'Eine eigene nicht gespielte Runde zählt als Partie gegen einen virtuellen Gegner, der die Punkte des Spielers selbst hat.',
      '2026-03':
        'Eine eigene nicht gespielte Runde zählt als Partie gegen einen virtuellen Gegner, der die Punkte des Spielers selbst hat, aber nicht mehr als eine Grenze.',
    },
    '16.4.1': {
      '2024-08': 'Keine Grenze: Der virtuelle Gegner hat die Punkte des Spielers selbst.',
      '2026-03': 'Nach einer kampflosen Partie hat der virtuelle Gegner nicht mehr Punkte als der ausgeloste.',
    },
    '16.4.2': {
      '2024-08': 'Keine Grenze: Der virtuelle Gegner hat die Punkte des Spielers selbst.',
      '2026-03': 'Nach einer Freirunde hat der virtuelle Gegner nicht mehr, als ein Remis in jeder Runde brächte.',
    },
  },
  edition: (edition) => `Ausgabe ${edition}`,
  handbook: 'Text der FIDE',
  ownWords: 'In unseren eigenen Worten; es gilt der Text der Regeln.',
};
