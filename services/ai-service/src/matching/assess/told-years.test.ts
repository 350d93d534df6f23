import { expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'

const yearsOf = (title: string, demand: string, position: string, deeds: string) =>
  matchOf({ title, hard_skills: demand }, { experience: [jobOf(position, [2012], deeds)] }).findingOf(demand)

test.each([
  ['Vijvers aangelegd in tuinen.', 'met', '14,9 jaar'],
  ['Hagen en gazons. Sinds december 2025 ook vijvers aangelegd.', 'partly', '1 van de 2 jaar'],
])('years in what a job tells of count from when it says: %s', (deeds, state, remark) => {
  expect(yearsOf('Hovenier', '2 jaar ervaring met vijvers', 'Magazijnmedewerker', deeds)).toMatchObject({
    state,
    remark,
  })
})

test('in an English demand ‘of’ is no ‘or’', () => {
  const demand = 'At least 3 years of experience as a furniture or lighting designer of wooden products'
  expect(yearsOf('Lighting designer', demand, 'Sales clerk', 'Sold wooden products.')?.state).toBe('missing')
})

test('a minimum in short asks for nothing itself', () => {
  const demand = 'Min. een jaar gewerkt in een drukkerij'
  expect(yearsOf('Vormgever', demand, 'Assistent', 'Drukkerij met vier persen.')?.state).toBe('met')
})
