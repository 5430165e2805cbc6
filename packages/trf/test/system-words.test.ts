import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

describe('092: the words for a round-robin', () => {
  it.each([
    'Roundrobin',
    'Round Robin',
    'Round-Robin',
    'Round - Robin',
    'Allplayall',
    'All play all',
    'All-play-all',
    'All - play - all',
    'Allplay all',
    'All playall',
    'Toutesrondes',
    'Toutes rondes',
    'Toutes-rondes',
    'Toutes - rondes',
  ])('%s', (type) => {
    const { system, repairs } = parseTrf(file(`092 ${type}`, row(1, '', [])));
    expect([system, repairs]).toEqual(['round-robin', []]);
  });

  it.each(['Round the robin', 'All or play or all', 'Toutes les rondes'])('%s is no such word', (type) => {
    const { system, repairs } = parseTrf(file(`092 ${type}`, row(1, '', [])));
    expect([system, repairs.map(({ kind }) => kind)]).toEqual([undefined, ['system']]);
  });
});

/** The system of a file with this type, and the kinds of its repairs. */
function read(type: string): readonly unknown[] {
  const { system, repairs } = parseTrf(file(`092 ${type}`, row(1, '', [])));
  return [system, repairs.map(({ kind }) => kind)];
}

describe('092: the names that pairing systems and languages have', () => {
  it.each([
    ...['Dutch', 'FIDE Dutch', 'Dubov', 'Individual FIDE Dubov', 'Burstein', 'Lim', 'Lim System', 'FIDE (Dutch) 2026'],
    ...['Monrad', 'FIDE_DUTCH_2025', 'FIDE_DUTCH_2026', 'FIDE_DUBOV', 'FIDE_BURSTEIN', 'FIDE_DOUBLESWISS'],
    ...['CUSTOM_SWISS', 'Accelerated Swiss', 'swiss dutch system', 'Schweizer System', 'CH-System (Schweizer)'],
    ...['Système suisse', 'Sistema suizo', 'Sistema suís', 'Sistema suíço', 'Sistema svizzero', 'Zwitsers systeem'],
    ...['System szwajcarski', 'SZWAJCARSKI', 'Švýcarský systém', 'Švajčiarsky systém', 'Švicarski sistem'],
    ...['Švajcarski sistem', 'Svájci rendszer', 'Sistem elvețian', 'Sveitsiläinen järjestelmä', 'Šveitsi süsteem'],
    ...['Šveices sistēma', 'Šveicariška sistema', 'İsviçre sistemi', 'Isviçre Sistemi', 'Sveitsisk system'],
    ...['Svissneskt kerfi', 'Швейцарская система', 'Швейцарська система', 'Швајцарски систем', 'Ελβετικό σύστημα'],
    ...[
      'Мемориал Соколова, швейцарская система',
      'Hệ Thụy Sĩ',
      'スイス式',
      '瑞士制',
      '스위스 리그',
      'Memoriał Sokołowskiego, szwajcarski',
    ],
  ])('%s is a Swiss', (type) => {
    expect(read(type)).toEqual(['swiss', []]);
  });

  it.each([
    ...['Vollrundig', 'Vollrundenturnier', 'Doppelrundiges Turnier', 'Rundenturnier', 'Jeder gegen jeden'],
    ...['Todos contra todos', 'Liga, todos contra todos', 'Sistema Schuring', 'Tots contra tots', 'Tutti contro tutti'],
    ...["Girone all'italiana", 'Girone all’italiana', 'Tous contre tous', 'Tournoi toutes-rondes', 'Alle mot alle'],
    ...['Alla mot alla', 'Allen tegen allen', 'Rondtoernooi', 'Kołowy', 'system kołowy', 'Każdy z każdym'],
    ...['Každý s každým', 'Kruhový systém', 'Svaki sa svakim', 'Vsak z vsakim', 'Körmérkőzés', 'Fiecare cu fiecare'],
    ...[
      'Ringsüsteem',
      'Apļu sistēma',
      'Döner sistem',
      'Круговая система',
      'Каждый с каждым',
      'Колова система',
      'Кръгова система',
    ],
    ...[
      'Κυκλικό σύστημα',
      'Vòng tròn',
      '循环赛',
      '単循環',
      '総当たり',
      'RR',
      'Double RR',
      'Berger',
      'BERGER_ROUNDROBIN_G2',
    ],
    ...['FIDE_ROUNDROBIN', 'FIDE_DOUBLEROUNDROBIN', 'SCHILLER', 'SCHEVENINGEN_10', 'Dutch Championship, round robin'],
  ])('%s is a round-robin', (type) => {
    expect(read(type)).toEqual(['round-robin', []]);
  });

  it.each([
    'Limited',
    'Knockout',
    'CUSTOM_KNOCKOUT',
    'Open',
    'Rapid',
    'Suisun City',
    'Arrr',
    'Swiss, then round robin',
  ])('%s tells neither', (type) => {
    expect(read(type)).toEqual([undefined, ['system']]);
  });

  it('192 goes before 092, a code in 092 before nothing', () => {
    const both = parseTrf(file('092 FIDE_DUTCH_2025', '192 FIDE_ROUNDROBIN', row(1, '', [])));
    expect(both.system).toBe('round-robin');
    const unknown = parseTrf(file('092 FIDE_DUTCH_2025', '192 CUSTOM_KNOCKOUT', row(1, '', [])));
    expect([unknown.system, unknown.type, unknown.typeCode]).toEqual(['swiss', 'FIDE_DUTCH_2025', 'CUSTOM_KNOCKOUT']);
  });
});
