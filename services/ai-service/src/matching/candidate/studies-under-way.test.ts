import { expect, test } from '@jest/globals'
import { matchOf } from '../testing/match-of.ts'

const findingOf = (demand: string, lines: string) =>
  matchOf({ title: 'Kok', hard_skills: demand }, { cv_text: `Naam\n\nWoonplaats\n\n${lines}` }).findingOf(demand)

test.each([
  ['Diploma verzorgende IG', 'Diploma verzorgende: nog niet, verwacht maart 2027'],
  ['Mbo 3 timmeren', 'Opleiding timmeren, laatste leerjaar'],
  ['Hbo verpleegkunde', 'Diploma verpleegkunde verwacht in juli 2027'],
  ['Hbo bedrijfskunde of economie', 'Avondstudie economie, bijna afgerond'],
  ['Mbo 4 elektrotechniek', 'Opleiding elektrotechniek, klaar in juni 2027'],
  ['Bachelor accountancy', 'Studying accountancy, final year'],
  ['Diploma onderwijsassistent', 'Diploma onderwijsassistent: expected June 2027'],
  ['Bachelor pedagogiek', 'Studie pedagogiek loopt nog, diploma in 2027'],
  ['Mbo 4 apothekersassistent', '2024 – Opleiding apothekersassistent, afronding zomer 2027'],
])('%s: %s', (demand, line) => {
  expect(findingOf(demand, line)).toMatchObject({
    state: 'partly',
    remark: 'Nog niet afgerond',
    proofs: [{ path: 'cv_text', quote: line }],
  })
})

test.each([
  ['Hbo verpleegkunde', 'Ik ben bereid een opleiding verpleegkunde te volgen, verwacht geen wonderen'],
  ['Hbo verpleegkunde', 'Opleiding elektrotechniek, klaar in juni 2027'],
  ['Hbo werk- en denkniveau', 'Opleiding tot imker, laatste jaar'],
  ['Mbo 3 timmeren', 'Begeleid leerlingen van de opleiding timmeren in hun laatste jaar'],
  ['Bachelor accountancy', 'Training of new colleagues'],
])('nothing is under way: %s: %s', (demand, line) => {
  expect(findingOf(demand, line)?.state).toBe('missing')
})

test('a study in the profile is told once, and is under way by its own words only', () => {
  const education = (degree: string, description: string | null) => [
    { degree, institution: 'ROC', period: null, start: null, end: null, level: null, description },
  ]
  const stateOf = (degree: string, description: string | null) =>
    matchOf({ title: 'Kok', hard_skills: 'Mbo 3 timmeren' }, { education: education(degree, description) }).states[
      'Mbo 3 timmeren'
    ]
  expect(stateOf('Mbo 3 timmeren', 'Steigers bouwen heb ik nog niet gedaan')).toBe('met')
  expect(stateOf('Mbo 3 timmeren (nog niet behaald)', null)).toBe('partly')
  expect(stateOf('Mbo 3 timmeren, laatste jaar', null)).toBe('partly')
})
