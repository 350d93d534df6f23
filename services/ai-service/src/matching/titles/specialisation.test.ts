import { expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'
import { specialisationOf } from './specialisation.ts'

test.each([
  ['Wijkverpleegkundige', 'Verpleegkundige', 'wijk'],
  ['Planner internationaal transport', 'Planner', 'internationaal transport'],
  ['Bedrijfsjurist', 'Jurist', 'bedrijf'],
  ['Verpleegkundige', 'Wijkverpleegkundige', null],
  ['Verpleegkundige', 'Verpleegkundige', null],
  ['Kok', 'Boekhouder', null],
  ['Docent wiskunde', '', null],
])('what %s says beyond %s: %s', (title, general, specialisation) =>
  expect(specialisationOf(title, general)).toBe(specialisation),
)

test.each([
  ['Sinds 2021 in de wijk.', 'met'],
  ['Afdeling revalidatie.', 'partly'],
])('a nurse whose work says ‘%s’ beside a district nurse: %s', (description, state) => {
  const { states } = matchOf(
    { title: 'Wijkverpleegkundige' },
    { experience: [jobOf('Verpleegkundige', [2014], description)] },
  )
  expect(states['Wijkverpleegkundige']).toBe(state)
})

test('lines of another job, or of long ago, don’t say it', () => {
  const { states } = matchOf(
    { title: 'Wijkverpleegkundige' },
    {
      experience: [
        jobOf('Verpleegkundige', [2019], 'Afdeling revalidatie.'),
        jobOf('Verpleegkundige', [2008, 2012], 'Routes in de wijk.'),
        jobOf('Verzorgende', [2004, 2008], 'Routes in de wijk.'),
      ],
    },
  )
  expect(states['Wijkverpleegkundige']).toBe('partly')
})
