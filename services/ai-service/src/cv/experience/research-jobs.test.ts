import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test.each([
  ['Werkervaring', 'Onderzoek', 'Onderzoeker'],
  ['Experience', 'Research', 'Research Assistant'],
  ['Berufserfahrung', 'Forschung', 'Wissenschaftlicher Mitarbeiter'],
])('a job at a university under a heading of its own beside %s', (work, research, job) =>
  expect(
    jobsOf(`# ${work}
      **Planner** || 2016 – 2019
      Miller Freight
      # ${research}
      **${job}** || 2013 – 2016
      Universiteit Leiden`).map((entry) => entry.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual(['Planner | Miller Freight', `${job} | Universiteit Leiden`]),
)

test('papers under that heading are no jobs', () =>
  expect(
    jobsOf(`# Experience
      **Planner** || 2016 – 2019
      Miller Freight
      # Research
      Salt and credit in small ports, Baltic Review 2013
      What the widow signed, Maritime Households 2015`),
  ).toHaveLength(1))
