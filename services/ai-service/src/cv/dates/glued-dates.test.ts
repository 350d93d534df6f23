import { expect, test } from '@jest/globals'
import { parsePeriod } from './parse-period.ts'

test.each([
  ['2021–nowCorrib Lamps', '2021', null],
  ['2021 - hedenDe Eik', '2021', null],
  ['zomers 2012 t/m 2014', '2012', '2014'],
  ['Étés 2012 à 2014', '2012', '2014'],
  ['Sommer 2015 und Sommer 2016', '2015', '2016'],
])('%s', (text, start, end) => expect(parsePeriod(text)).toMatchObject({ start, end }))
