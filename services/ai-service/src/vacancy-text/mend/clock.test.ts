import { expect, test } from '@jest/globals'
import { writeClock } from './clock.ts'

test.each([
  ['7.00-15.30', 'van 7.00 tot 15.30 uur'],
  [
    'vroege en late diensten (7.00-15.30 / 15-23u)',
    'vroege en late diensten (van 7.00 tot 15.30 uur en van 15.00 tot 23.00 uur)',
  ],
  ['5u30-9u en 16u-19u', 'van 5.30 tot 9.00 uur en van 16.00 tot 19.00 uur'],
  ['6.00/15.00 en 9.00/18.00', 'van 6.00 tot 15.00 uur en van 9.00 tot 18.00 uur'],
  ['vrijdag 8-17', 'vrijdag van 8.00 tot 17.00 uur'],
  ['6-14 / 14-22', 'van 6.00 tot 14.00 uur / van 14.00 tot 22.00 uur'],
  ['van 8 tot 16.30 uur', 'van 8.00 tot 16.30 uur'],
])('%s is %s', (given, written) => expect(writeClock(given)).toBe(written))

test.each(['24-32u', '32/40', '€ 2.683 - 3.755', '24 tot 32 uur', '2x12', 'NEN 3140', '1.200,00 - 1.400,00'])(
  '%s is no time of day',
  (given) => expect(writeClock(given)).toBe(given),
)
