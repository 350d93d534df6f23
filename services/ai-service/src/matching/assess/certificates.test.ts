import { expect, test } from '@jest/globals'
import { candidateOf, matchOf } from '../testing/match-of.ts'

const findingOf = (demand: string, fields: Parameters<typeof candidateOf>[0]) =>
  matchOf({ title: 'Kok', hard_skills: demand }, candidateOf(fields)).findingOf(demand)
const school = (degree: string) => ({
  education: [{ degree, institution: 'School', period: null, start: null, end: null, level: null, description: null }],
})
const EXPIRED = 'Niet meer geldig'

test.each([
  ['Code 95', 'Code 95, geldig tot 2028', 'met', null],
  ['Code 95', 'Code 95, geldig tot 2021', 'missing', EXPIRED],
  ['Code 95', 'Code 95 t/m 03-2024', 'missing', EXPIRED],
  ['Code 95', 'Code 95 t/m 12-2026', 'met', null],
  ['Code 95', 'Code 95 valid until March 2020', 'missing', EXPIRED],
  ['Code 95', 'Code 95, verloopt op 30 november 2026', 'met', null],
  ['ADR', 'ADR verlopen 2020', 'missing', EXPIRED],
  ['BIG-registratie', 'Uitgeschreven uit het BIG-register in 2019', 'missing', EXPIRED],
  ['BIG-registratie', 'BIG-registratie 49012345601', 'met', null],
  ['BIG-registratie', 'BIG (aangevraagd)', 'partly', 'Aangevraagd of nog in opleiding'],
  ['BIG-registratie', 'SKJ-registratie 2020', 'missing', null],
  ['VCA-VOL', 'VCA basis 2024', 'partly', 'VCA-basis, gevraagd is VCA-VOL'],
  ['VOL-VCA', 'B-VCA 2024', 'partly', 'VCA-basis, gevraagd is VCA-VOL'],
  ['VCA-VOL', 'VCA 2024', 'partly', 'Het niveau staat er niet bij'],
  ['VCA-VOL', 'VOL-VCA 2024', 'met', null],
  ['VCA basis', 'VCA VOL 2024', 'met', null],
  ['VCA', 'VCA basis 2024', 'met', null],
  ['Black Belt', 'Green Belt 2022', 'partly', 'green belt, gevraagd is black belt'],
  ['PRINCE2 Practitioner', 'PRINCE2 Foundation 2022', 'partly', 'PRINCE2 foundation, gevraagd is PRINCE2 practitioner'],
  ['Heftruckcertificaat', 'Reachtruckcertificaat 2022', 'missing', null],
  ['Reachtruckcertificaat', 'Heftruckcertificaat 2022', 'missing', null],
  ['Heftruckcertificaat', 'Forklift certificate 2022', 'met', null],
])('%s beside ‘%s’: %s, %s', (demand, certificate, state, remark) =>
  expect(findingOf(demand, { certificates: [certificate] })).toMatchObject({ state, remark }),
)

test('a later one that is valid stands above one that ran out', () => {
  const certificates = ['Code 95, geldig tot 2021', 'Code 95, geldig tot 2029']
  expect(findingOf('Code 95', { certificates })?.state).toBe('met')
})

test('a diploma that is a certificate asks for no study', () => {
  const { requirements } = matchOf({ title: 'Kok', hard_skills: 'EHBO-diploma' }, {})
  expect(requirements.map(({ kind }) => kind)).toEqual(['title', 'certificate'])
})

test.each([
  ['Rijbewijs B', ['C'], 'met'],
  ['Rijbewijs BE', ['CE'], 'met'],
  ['Rijbewijs BE', ['C'], 'missing'],
  ['Rijbewijs CE', ['C'], 'missing'],
  ['Rijbewijs D', ['CE'], 'missing'],
  ['Rijbewijs DE', ['CE', 'D'], 'met'],
  ['Rijbewijs DE', ['D'], 'missing'],
  ['Rijbewijs D1E', ['DE'], 'met'],
  ['Rijbewijs A1', ['A'], 'met'],
  ['Rijbewijs AM', ['B'], 'met'],
  ['Rijbewijs B', ['AM'], 'missing'],
])('%s with %j: %s', (demand, driving_licences, state) =>
  expect(findingOf(demand, { driving_licences })?.state).toBe(state),
)

test.each([
  ['Rijbewijs C', 'Rijbewijs C (verlopen)', 'missing'],
  ['Rijbewijs C', 'Rijbewijs C ingetrokken in 2020', 'missing'],
  ['Rijbewijs B', 'Rijbewijs B en C (C verlopen)', 'met'],
  ['Rijbewijs C', 'Rijbewijs B en C (C verlopen)', 'missing'],
  ['Rijbewijs B', 'VCA basis (verlopen 2021), BHV, rijbewijs B en BE', 'met'],
  ['Rijbewijs C', 'Rijbewijs C, niet verlopen', 'met'],
])('%s beside the words ‘%s’: %s', (demand, line, state) =>
  expect(findingOf(demand, { cv_text: `Naam\n\n${line}` })?.state).toBe(state),
)

test.each([
  ['Mbo 4 diploma', 'Mbo 3 Verzorgende', 'missing', 'Niveau mbo 3'],
  ['Mbo 3 diploma', 'Mbo 4 Verpleegkunde', 'met', null],
  ['Mbo 2 diploma', 'Mbo 1 Assistent', 'missing', 'Niveau mbo 1'],
  ['Hbo diploma', 'Graduaat verpleegkunde', 'missing', 'Niveau associate degree'],
  ['Hbo diploma', 'HBO5 Verpleegkunde', 'missing', 'Niveau associate degree'],
  ['Graduaat', 'Bachelor boekhouding', 'met', null],
  ['Bachelordiploma', 'A1 verpleegkunde', 'met', null],
  ['Diploma A2', 'A1 verpleegkunde', 'met', null],
  ['Masterdiploma', 'Bachelor rechten', 'missing', 'Niveau hbo'],
  ['Diploma secundair onderwijs', 'TSO handel', 'met', null],
  ['Vwo diploma', 'Havo', 'missing', 'Niveau mbo'],
  ['Havo diploma', 'Vwo', 'met', null],
  ['Hbo diploma', 'Hbo bachelor, 3e jaar', 'partly', 'Nog niet afgerond'],
  ['Hbo diploma', 'Hbo bachelor (afgebroken)', 'partly', 'Nog niet afgerond'],
  ['Hbo diploma', 'HBO bachelor, niet afgemaakt', 'partly', 'Nog niet afgerond'],
  ['Mbo 4 diploma', 'Mbo 4 (certificaten, geen diploma)', 'partly', 'Nog niet afgerond'],
])('%s beside the study %s: %s, %s', (demand, degree, state, remark) =>
  expect(findingOf(demand, school(degree))).toMatchObject({ state, remark }),
)
