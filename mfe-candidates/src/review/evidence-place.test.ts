import { expect, test } from '@jest/globals'
import { placeOfField } from './evidence-place.ts'

const box = (page: number, y: number) => ({ page, x: 0.1, y, width: 0.3, height: 0.02 })
const evidence = {
  name: { confidence: 0.9, quote: 'Noor de Vries', places: [box(1, 0.1)] },
  email: { confidence: 0.6, quote: 'noor@example.nl', places: [] },
  'skills.0': { confidence: 0.8, quote: 'Wondzorg', places: [box(2, 0.5)] },
  'skills.1': { confidence: 0.8, quote: 'Indiceren', places: [box(2, 0.6), box(3, 0.1)] },
  'experience.1.company': { confidence: 0.8, quote: 'De Linde', places: [box(1, 0.7)] },
}

test.each([
  ['voornaam', { page: 1, boxes: [box(1, 0.1)] }],
  ['achternaam', { page: 1, boxes: [box(1, 0.1)] }],
  ['vaardigheden', { page: 2, boxes: [box(2, 0.5), box(2, 0.6)], others: [{ page: 3, boxes: [box(3, 0.1)] }] }],
  ['banen', { page: 1, boxes: [box(1, 0.7)] }],
  ['banen.1.company', { page: 1, boxes: [box(1, 0.7)] }],
  ['email', null],
  ['notities', null],
])('the place of %s', (field, place) => {
  expect(placeOfField({ evidence }, field)).toEqual(place)
})

test('of a field with more values the one it holds comes first, and the places of all are lit', () => {
  const valueAt = (value: string, place: ReturnType<typeof box>) => ({ value, line: value, places: [place] })
  const possible_values = { name: [valueAt('Noor de Vries', box(1, 0.1)), valueAt('Nora Vries', box(2, 0.9))] }
  const [first, second] = [
    { page: 1, boxes: [box(1, 0.1)] },
    { page: 2, boxes: [box(2, 0.9)] },
  ]
  expect(placeOfField({ evidence, possible_values }, 'voornaam')).toEqual({ ...first, others: [second] })
  expect(placeOfField({ evidence, possible_values }, 'voornaam', 'Nora Vries')).toEqual({ ...second, others: [first] })
  expect(placeOfField({ evidence, possible_values }, 'voornaam', 'Iemand anders')).toEqual({
    ...first,
    others: [first, second],
  })
})
