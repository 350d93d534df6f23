import { expect, test } from '@jest/globals'
import { readForm } from '../form.ts'
import { mendForm } from './mend-form.ts'

const mend = (uren: string) => mendForm(readForm({ functie: 'Kok', uren }))

test.each([
  ['38 uur. eigen vervoer nodig, er rijdt dan geen bus', '38 uur', 'Eigen vervoer is nodig, er rijdt dan geen bus'],
  ['32-40, rijbewijs B vereist', '32-40', 'rijbewijs B is vereist'],
])('%s asks for something beside the hours', (typed, hours, demand) => {
  const form = mend(typed)
  expect(form.hours).toContain(hours)
  expect(form.hours).not.toMatch(/vervoer|rijbewijs/)
  expect(form.hardSkills.toLowerCase()).toContain(demand.toLowerCase())
})

test('how to reach somebody goes where one applies', () => {
  const form = mend('0,8 fte. Reageren kan tot 15 mei bij jan@smit.example')
  expect(form.hours).toBe('0,8 fte.')
  expect(form.contact).toContain('jan@smit.example')
})

test('hours without either stay', () => expect(mend('38 uur, vrijdag vrij').hours).toContain('vrijdag vrij'))
