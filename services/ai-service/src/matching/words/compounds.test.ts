import { expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'
import { rootOf } from './root.ts'

test.each([
  ['gemonteerd', 'monteren'],
  ['gerepareerde', 'repareren'],
  ['gecontroleerd', 'controleren'],
])('%s is done by %s', (participle, verb) => expect(rootOf(participle)).toBe(rootOf(verb)))

test.each([
  ['Voegwerk', 'Gevels en voegen gedaan', 'met'],
  ['Metselwerken', 'Muren metselen', 'met'],
  ['Voegwerk', 'Timmerwerk in huizen', 'missing'],
  ['Ervaring met plaatsen van schuttingen', 'Ook schuttingen: palen, beton, planken', 'met'],
])('%s: %s: %s', (hard_skills, deeds, state) =>
  expect(
    matchOf({ title: 'Klusser', hard_skills }, { experience: [jobOf('Klusser', [2019], deeds)] }).states[hard_skills],
  ).toBe(state),
)
