import { expect, test } from '@jest/globals'
import { fillMailTemplate, fillQuestionMail, mailTemplateKeys } from './mail-templates.ts'

const values = { voornaam: 'Noor', functie: 'Planner', organisatie: 'Linde', afzender: 'Sam de Wit' }

test.each(mailTemplateKeys)('%s has no field left when all is known', (key) => {
  const { subject, body } = fillMailTemplate(key, values)
  expect(`${subject}${body}`).not.toMatch(/[{}[\]]/)
  expect(body).toMatch(/^Beste Noor,\n/)
  expect(body).toMatch(/\nSam de Wit$/)
})

test('what is not known stays to be filled in', () => {
  expect(fillMailTemplate('invitation', { ...values, functie: ' ' }).subject).toBe(
    'Kennismaken over de functie [functie]',
  )
})

test('a sentence does without an organisation that is not known, and an end without a sender', () => {
  const { body } = fillMailTemplate('invitation', { ...values, organisatie: '', afzender: ' ' })
  expect(body).toContain('je interesse in de functie Planner. Graag')
  expect(body).toMatch(/\nMet vriendelijke groet,$/)
})

test('a name that looks like a field is left as it is', () => {
  expect(fillMailTemplate('invitation', { ...values, voornaam: '{functie}' }).body).toMatch(/^Beste \{functie\},/)
})

test('a question stands in a mail of its own, whatever it says', () => {
  const { subject, body } = fillQuestionMail('Heb je {afzender} of een rijbewijs?', values)
  expect(subject).toBe('Een vraag over je CV')
  expect(body).toContain('Heb je {afzender} of een rijbewijs?')
  expect(body).toMatch(/^Beste Noor,\n[^]*\nSam de Wit$/)
})
