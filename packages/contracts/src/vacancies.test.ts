import { expect, test } from '@jest/globals'
import { limits, vacancyChange, vacancyDraft } from './index.ts'

test('a title alone makes a vacancy, with every other field empty', () => {
  const draft = vacancyDraft.parse({ title: ' Planner ' })
  expect(draft).toMatchObject({ title: 'Planner', company: '', status: 'actief', social_contribution: null })
})

test('a blank story is null, a filled one stays', () => {
  const draft = vacancyDraft.parse({ title: 'Planner', social_contribution: '  ', mission_vision_values: 'Samen.' })
  expect(draft).toMatchObject({ social_contribution: null, mission_vision_values: 'Samen.' })
})

test('a change leaves absent fields absent', () => {
  expect(vacancyChange.parse({})).toEqual({})
  expect(vacancyChange.parse({ hours: '' })).toEqual({ hours: '' })
})

test.each([
  ['blank title', { title: '  ' }, 'Vul een functietitel in.'],
  ['missing title', {}, 'Vul een functietitel in.'],
  ['long title', { title: 'a'.repeat(limits.shortText + 1) }, 'Gebruik hier hoogstens 200 tekens.'],
  ['NUL byte', { title: 'Plan\u0000ner' }, 'Deze tekst bevat onleesbare tekens.'],
  ['wrong type', { title: 'Planner', hours: 40 }, 'Vul hier tekst in.'],
  ['unknown status', { title: 'Planner', status: 'open' }, 'Kies een status uit de lijst.'],
])('%s is refused in Dutch', (_, body, message) => {
  const result = vacancyDraft.safeParse(body)
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
})
