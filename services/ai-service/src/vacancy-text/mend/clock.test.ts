import { expect, test } from '@jest/globals'
import { writeClock } from './clock.ts'

test.each([
  [
    'vroege en late diensten (7.00-15.30 / 15-23u)',
    'vroege en late diensten (van 7.00 tot 15.30 uur en van 15.00 tot 23.00 uur)',
  ],
  ['5u30-9u en 16u-19u', 'van 5.30 tot 9.00 uur en van 16.00 tot 19.00 uur'],
  ['werktijden 6.00/15.00 en 9.00/18.00', 'werktijden van 6.00 tot 15.00 uur en van 9.00 tot 18.00 uur'],
  ['vrijdag 8-17', 'vrijdag van 8.00 tot 17.00 uur'],
  ['late dienst: 14-22 / 22-6', 'late dienst: van 14.00 tot 22.00 uur en van 22.00 tot 6.00 uur'],
  ['7u-19u', 'van 7.00 tot 19.00 uur'],
  ['vroege 5u-13u / late 13u-21u', 'vroege van 5.00 tot 13.00 uur / late van 13.00 tot 21.00 uur'],
  ['vrij tot 15u30', 'vrij tot 15.30 uur'],
  ['starten om 6', 'starten om 6.00 uur'],
  ['6-14 / 14-22', 'van 6.00 tot 14.00 uur en van 14.00 tot 22.00 uur'],
  ['7.00-15.30', 'van 7.00 tot 15.30 uur'],
  ['ploegen 6-14.15/14-22.15', 'ploegen van 6.00 tot 14.15 uur en van 14.00 tot 22.15 uur'],
  ['6-14 14-22 22-6', 'van 6.00 tot 14.00 uur, van 14.00 tot 22.00 uur en van 22.00 tot 6.00 uur'],
  ['shiften 7-15u 15-23u', 'shiften van 7.00 tot 15.00 uur en van 15.00 tot 23.00 uur'],
  ['zaterdag van 16.00 - 00.30', 'zaterdag van 16.00 tot 0.30 uur'],
  ['beginnen om 5.30 uur kan nodig zijn', 'beginnen om 5.30 uur kan nodig zijn'],
  ['om de week op maandagavond tot 20u', 'om de week op maandagavond tot 20.00 uur'],
  ['vertrek magazijn 6u45', 'vertrek magazijn 6.45 uur'],
  ['zaterdagochtend in seizoen 6.30-11', 'zaterdagochtend in seizoen van 6.30 tot 11.00 uur'],
  ['7u-15u of 14u-21u30', 'van 7.00 tot 15.00 uur of van 14.00 tot 21.30 uur'],
  ['van 8 tot 16.30 uur', 'van 8.00 tot 16.30 uur'],
  ['van 7.00 tot 15.30', 'van 7.00 tot 15.30 uur'],
  ['Open van 08:30-17:00', 'Open van 8.30 tot 17.00 uur'],
  [
    'Werktijden zijn 7.00-15.30, op zaterdag 9-13 uur',
    'Werktijden zijn van 7.00 tot 15.30 uur, op zaterdag van 9.00 tot 13.00 uur',
  ],
])('%s is %s', (input, written) => expect(writeClock(input)).toBe(written))

test('in a field about hours times with minutes need no word around them', () =>
  expect(writeClock('fulltime, 8-16.30', true)).toBe('fulltime, van 8.00 tot 16.30 uur'))

test('letters of a place or a group before times are no version', () =>
  expect(writeClock('KDV 7.30-18.30', true)).toBe('KDV van 7.30 tot 18.30 uur'))

test.each([
  '24-32u',
  '16u-24u',
  'min 19u30',
  '32/40',
  '€ 2.683 - 3.755',
  '24 tot 32 uur',
  '2x12',
  'NEN 3140',
  '1.200,00 - 1.400,00',
  'kinderen van 0-4 en 4-12 jaar',
  'kinderen van 0-4 / 4-12',
  'per dag 10-15 pakketten',
  'per dag 10-15',
  'zaterdag 2-4 collega’s extra',
  '€ 14.50-16.50',
  '€ 14.50-16.50 per uur',
  'uurloon 14.50-16.50',
  'Python 3.10 / 3.12',
  'versie 7.10 tot 9.20',
  'van Python 3.10 naar 3.12',
  'groep 1-4 en 4-8',
  '3.10-3.12',
  '14.00-16.50',
  'score 7.10-8.50',
  'tekeningen 1:50 / 1:20',
  'bel 010-12.30.45',
  'bel 06-12 34 56 78',
  'ploegen van 4-8 monteurs',
  'een dienst met 3-8 bewoners',
  'NT2-groepen A1.10 – A2.20',
  '16.00-20.50 per week',
])('%s is no time of day', (input) => expect(writeClock(input)).toBe(input))
