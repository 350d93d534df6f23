import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test.each([
  [
    'Werkervaring',
    '**Game engineer** || **Zet Corp** || zomer 2019 – 2021',
    'Rooster (zomer 2019)',
    '**Kok** || **Hotel Zon** || 2015 – 2018',
    'Game engineer | Zet Corp',
    'Kok | Hotel Zon',
  ],
  [
    'Experience',
    '**Tech engineer** || **Zed Corp** || Summer 2019 – 2021',
    'Planner (Summer 2019)',
    '**Cook** || **Hotel Sun** || 2015 – 2018',
    'Tech engineer | Zed Corp',
    'Cook | Hotel Sun',
  ],
])('a job with a project under it is no head of that project: %s', (heading, job, project, other, first, second) => {
  const jobs = jobsOf(`# ${heading}
    ${job}
    ${project}
    * Built the core of it with three others
    ${other}
    * Forty guests every evening and more on Sundays`)
  expect(jobs.some((one) => one.startsWith(first))).toBe(true)
  expect(jobs.some((one) => one.startsWith(second))).toBe(true)
})

test.each([
  ['Werkervaring', 'Zonneblik Tuinen', 'Hovenier'],
  ['Experience', 'Sunview Gardens', 'Gardener'],
])('a firm in larger type over the only dates, below text of another: %s', (heading, firm, job) =>
  expect(
    jobsOf(`# ${heading}
      Gardens for people in five towns, with two vans, four bicycles and a good deal of rain in them.

      ## ${firm}
      ${job} || 2012 – 2015
      Hedges, lawns and ponds for people in five towns, with two vans, four bicycles and rain in them.`)[0],
  ).toContain(`${job} | ${firm}`),
)
