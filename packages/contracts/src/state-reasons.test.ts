import { expect, test } from '@jest/globals'
import { requirementKinds } from './match-requirements.ts'
import { reasonInSentence, stateReason, stateText } from './state-reasons.ts'

test.each(requirementKinds)('a requirement of the kind %s that is missing or partly met says why', (kind) => {
  for (const place of ['CV of profiel', 'het CV'] as const)
    expect(stateReason(kind, { state: 'missing', remark: null }, place)).toMatch(
      new RegExp(String.raw`^[A-Z][a-z].{5,} ${place}$`),
    )
  expect(stateReason(kind, { state: 'partly', remark: null })).toBe('Een deel van wat gevraagd wordt, staat er')
})

test('what the matcher remarked goes before; what is met without a remark needs none', () => {
  expect(stateReason('language', { state: 'missing', remark: 'A2, gevraagd is B2' })).toBe('A2, gevraagd is B2')
  expect(stateReason('experience', { state: 'met', remark: '12 jaar' })).toBe('12 jaar')
  expect(stateReason('skill', { state: 'met', remark: null })).toBeNull()
})

test('a kind or a state that only a newer service knows has a reason too', () => {
  expect(stateReason('hobby', { state: 'misschien', remark: null })).toBe('Hierover staat niets in CV of profiel')
})

test('in a sentence the capital of a reason goes, and that of an abbreviation stays', () => {
  expect(reasonInSentence('Het CV zegt van niet')).toBe('het CV zegt van niet')
  expect(reasonInSentence('A2, gevraagd is B2')).toBe('A2, gevraagd is B2')
  expect(reasonInSentence('2 van de 3 jaar')).toBe('2 van de 3 jaar')
})

test('a state is told with its reason, where there is one', () => {
  expect(stateText({ state: 'missing', remark: 'Het CV zegt van niet' })).toBe('niet gevonden (het CV zegt van niet)')
  expect(stateText({ state: 'partly' })).toBe('deels')
  expect(stateText({ state: 'met', remark: null })).toBe('voldaan')
})
