import { describe, expect, it } from 'vitest';

import { nameOf, printedNumber, printedValue } from '../src/checked.js';

describe('names and numbers', () => {
  it.each([
    ['PTS', 'Points'],
    ['bh-m2', 'Buchholz Median-2'],
    ['SB/C2/P', 'Sonneborn-Berger Cut-2, forfeits as games'],
    ['BH/F', 'Fore Buchholz'],
    ['BH:GP/C1/F/P', 'Fore Buchholz, GP Cut-1, forfeits as games'],
    ['AOB/F', 'Average of Opponents’ Buchholz, from Fore Buchholz'],
    ['KS/L-1', 'Koya System, limit lowered by ½'],
    ['KS/L+3', 'Koya System, limit raised by 1½'],
    ['KS/L+0', 'Koya System, limit raised by 0'],
    ['KS/L2', 'Koya System, limit raised by 1'],
    ['KS/L9', 'Koya System, limit raised by 4½'],
    ['KS/L10', 'Koya System, limit 10 %'],
    ['KS/L60', 'Koya System, limit 60 %'],
    ['TPN/R', 'Tournament Pairing Number, in reverse order'],
    ['OTHER_PLAYOFF', undefined],
  ])('%s is called %s', (code, name) => {
    expect(nameOf(code)).toBe(name);
  });

  it.each([
    [0.5, '½'],
    [-0.5, '-½'],
    [-1.5, '-1½'],
    [0, '0'],
    [12, '12'],
    [3.25, '3.25'],
    [0.1 + 0.2, '0.3'],
  ])('%s is read %s', (value, words) => {
    expect(printedNumber(value)).toBe(words);
  });

  it.each([
    ['AOB', 18.625, '18.63'],
    ['aob-f', 41 / 40, '1.03'], // as a binary fraction a little less than 1.025
    ['AOB', 103 / 6, '17.17'],
    ['AOB', 20.5, '20.50'],
    ['AOB', null, '–'],
    ['BH', 20.5, '20½'],
    ['ARO', null, '–'],
  ])('as a value of %s, %s is printed %s', (code, value, words) => {
    expect(printedValue(code, value)).toBe(words);
  });
});
