import { expect, test } from '@jest/globals'
import { readForm } from '../form.ts'
import { placePastedAd } from './pasted-ad.ts'

const AD = `Je geeft les aan 6 klassen.

Wat vragen wij?
- hart voor pubers

Wat bieden wij?
- een coach
Interesse? Mail vóór 12 december naar ilse@school.example`

const read = (tasks: string, more = {}) =>
  placePastedAd(readForm({ functie: 'Leraar', specifieke_taken: tasks, ...more }))

test('an advertisement in one field stands in the fields of its headings', () => {
  const { form, contact } = read(AD, { hard_skills: 'bevoegdheid' })
  expect(form.tasks).toBe('Je geeft les aan 6 klassen.')
  expect(form.hardSkills).toBe('bevoegdheid\n- hart voor pubers')
  expect(form.benefits).toBe('- een coach')
  expect(contact).toEqual(['Mail vóór 12 december naar ilse@school.example'])
})

test('headings in the middle of a line open their part', () => {
  const { form } = read('Je bakt brood. Wat bieden wij? Een goed salaris. Wat vragen wij? Ervaring met deeg.')
  expect([form.tasks, form.hardSkills, form.benefits]).toEqual([
    'Je bakt brood.',
    'Ervaring met deeg.',
    'Een goed salaris.',
  ])
})

test.each([
  'Wat ga je doen?\n- bakken\nExtra:\n- schoonmaken',
  'Klanten adviseren\nContact: met leveranciers\nKassa draaien',
  'Enthousiast: je krijgt energie van gasten\nRustig',
])('a lead of the field itself, or a label that is none of these, moves nothing: %s', (tasks) => {
  expect(read(tasks)).toEqual({ form: readForm({ functie: 'Leraar', specifieke_taken: tasks }), contact: [] })
})
