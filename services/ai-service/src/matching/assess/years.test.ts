import { expect, test } from '@jest/globals'
import type { MatchedCandidate } from '../candidate/candidate.ts'
import { jobOf, matchOf } from '../testing/match-of.ts'

type Job = MatchedCandidate['experience'][number]

const DEMAND = '3 jaar ervaring als kok'
const kok = (start: string | null, end: string | null, fields: Partial<Job> = {}): Job => ({
  ...jobOf('Kok', [2000]),
  start,
  end,
  current: end === null && start !== null,
  ...fields,
})
const yearsOf = (...experience: Job[]) =>
  matchOf({ title: 'Kok', hard_skills: DEMAND }, { experience }).findingOf(DEMAND)

test.each<[string, Job[], string, string | null]>([
  ['overlap is counted once', [kok('2021', '2022'), kok('2022', '2022')], 'partly', '2 van de 3 jaar'],
  ['jobs one after another are added up', [kok('2019-01', '2020-12'), kok('2021-01', '2022-06')], 'met', '3,5 jaar'],
  ['a job that goes on lasts until today', [kok('2021-12', null)], 'met', '5 jaar'],
  ['months are counted as months', [kok('2025-01', '2025-06')], 'missing', '0,5 van de 3 jaar'],
  ['without dates nothing is counted', [kok(null, null), kok(null, null)], 'partly', 'Hoe lang staat er niet bij'],
  ['a start alone says no length', [kok('2019', null, { current: false })], 'partly', 'Hoe lang staat er niet bij'],
  [
    'jobs without dates add nothing to those with',
    [kok('2024-01', '2025-06'), kok(null, null)],
    'partly',
    '1,5 van de 3 jaar',
  ],
  ['what is to come is no work', [kok('2027-02', null)], 'missing', null],
  ['nor does it lengthen what was', [kok('2025-06', null), kok('2027-02', null)], 'partly', '1,5 van de 3 jaar'],
  ['an end before the start says no length', [kok('2022', '2019')], 'partly', 'Hoe lang staat er niet bij'],
  [
    'summers of five years are no five years',
    [kok('2018', '2022', { period: 'zomers 2018 - 2022' })],
    'partly',
    'Hoe lang staat er niet bij',
  ],
  [
    'seasons with their months are counted',
    [
      kok('2019-04', '2019-09', { position: 'Kok (seizoen)' }),
      kok('2020-04', '2020-09', { position: 'Kok (seizoen)' }),
    ],
    'partly',
    '1 van de 3 jaar',
  ],
  ['part-time years are years', [kok('2019', null, { position: 'Parttime kok' })], 'met', '7,9 jaar'],
  ['a job beside school is no experience', [kok('2015', '2022', { position: 'Vakantiekracht kok' })], 'missing', null],
  [
    'years of long ago count in part',
    [kok('1998', '2006'), jobOf('Magazijnmedewerker', [2006])],
    'partly',
    '9 jaar, langer dan tien jaar geleden',
  ],
  ['of long ago and now all count', [kok('1998', '2006'), kok('2024', null)], 'met', '11,9 jaar'],
])('%s', (_, jobs, state, remark) => {
  expect(yearsOf(...jobs)).toMatchObject({ state, remark })
})
