import { expect, test } from '@jest/globals'
import { Code, HeartPulse } from 'lucide-react'
import { placeholderDesign } from './placeholder-design.ts'

test('the same vacancy always looks the same', () => {
  expect(placeholderDesign('Planner', 'Logistiek')).toEqual(placeholderDesign('Planner', 'Logistiek'))
})

test('one sector has one colour', () => {
  expect(placeholderDesign('Verpleegkundige', 'Zorg').tone).toBe(placeholderDesign('Arts', 'zorg ').tone)
})

test.each([
  ['Wijkverpleegkundige', '', HeartPulse],
  ['Iets anders', 'ICT', Code],
])('%s in %j has its picture', (title, sector, icon) => {
  expect(placeholderDesign(title, sector).icon).toBe(icon)
})
