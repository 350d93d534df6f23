import { expect, test } from '@jest/globals'
import { parsePeriod } from './parse-period.ts'

test.each([
  ['2015 - 2019', '2015', '2019', false],
  ['mei 2019 - heden', '2019-05', null, true],
  ['03-2020 t/m 12/2021', '2020-03', '2021-12', false],
  ['Mrt. 2018 – nu', '2018-03', null, true],
  ['sinds 2021', '2021', null, false],
  ['zomer', null, null, false],
  ['', null, null, false],
])('%j means %s to %s', (text, start, end, current) => {
  expect(parsePeriod(text)).toEqual({ start, end, current })
})
