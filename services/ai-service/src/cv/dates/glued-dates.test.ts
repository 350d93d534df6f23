import { expect, test } from '@jest/globals'
import { findPeriods } from './find-periods.ts'
import { parsePeriod } from './parse-period.ts'

test.each([
  ['2021–nowCorrib Lamps', '2021', null],
  ['2021 - hedenDe Eik', '2021', null],
  ['zomers 2012 t/m 2014', '2012', '2014'],
  ['Étés 2012 à 2014', '2012', '2014'],
  ['Sommer 2015 und Sommer 2016', '2015', '2016'],
])('%s', (text, start, end) => expect(parsePeriod(text)).toMatchObject({ start, end }))

test.each([
  ['2016 / 09 – heden', '2016-09', null],
  ['2012 / 02 – 2016 / 08', '2012-02', '2016-08'],
  ['sedert sept. 2014', '2014-09', null],
  ['2014 – op heden', '2014', null],
  ['sept. ’19 – aug. ’21', '2019-09', '2021-08'],
])('%s', (text, start, end) => expect(parsePeriod(text)).toMatchObject({ start, end }))

test('a range right behind a word is a period, a year in a name is none', () => {
  expect(findPeriods('Stagiaire2011-09-01 - 2012-06-30')).toMatchObject([{ start: '2011-09', end: '2012-06' }])
  expect(findPeriods('Office2016 en Windows2012')).toEqual([])
})
