import { expect, test } from '@jest/globals'
import { experienceYears } from './experience-years.ts'

const TODAY = '2026-06-15'
const job = (start: string | null, end: string | null, current = false) => ({ start, end, current })

test.each([
  ['no jobs', [], null],
  ['jobs without periods count', [job(null, null), job(null, null)], 2],
  ['two whole years', [job('2020', '2021')], 2],
  ['months are counted on both ends', [job('2020-01', '2020-06')], 0.5],
  ['overlap counts once', [job('2018', '2020'), job('2019', '2021')], 4],
  ['a job within another adds nothing', [job('2010', '2019'), job('2012', '2013')], 10],
  ['a gap is left out', [job('2010', '2010'), job('2015', '2015')], 2],
  ['a current job goes on until today', [job('2026-01', null, true)], 0.5],
  ['a job of the future counts until today', [job('2026-01', '2030-12')], 0.5],
  ['an end before the start counts for nothing beside another', [job('2020', '2018'), job('2021', '2021')], 1],
  ['a start alone says nothing beside a period', [job('2000', null), job('2021', '2021')], 1],
])('%s', (_, jobs, years) => {
  expect(experienceYears(jobs, TODAY)).toBe(years)
})
