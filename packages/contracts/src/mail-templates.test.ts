import { expect, test } from '@jest/globals'
import {
  fillMail,
  fillMailTemplate,
  fillQuestionMail,
  mailBlanks,
  mailFieldsIn,
  mailPieces,
  mailTemplateKeys,
  mailTemplates,
} from './mail-templates.ts'

const values = {
  voornaam: 'Noor',
  functie: 'Planner',
  organisatie: 'Linde',
  afzender: 'Sam de Wit',
  datum: 'dinsdag 1 december',
  tijd: '10.30 uur',
  link: 'https://linde.example/gesprek',
}

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

test('gaps are fields without a value and words in braces that are no field', () => {
  const { body } = fillMail(
    { subject: 'Hoi', body: 'Kom op {datum}, {voornaam}. Vraag naar {kamer}, {datum}.' },
    values,
  )
  expect(body).toBe('Kom op dinsdag 1 december, Noor. Vraag naar {kamer}, dinsdag 1 december.')
  expect(mailBlanks(body)).toEqual(['{kamer}'])
  const open = fillMail({ subject: 'Hoi', body: 'Op {datum} om {tijd}, {datum}.' }, { ...values, datum: ' ' })
  expect(mailBlanks(open.body)).toEqual(['[datum]'])
  expect(mailPieces(open.body)).toEqual([
    { start: 0, text: 'Op ', isGap: false },
    { start: 3, text: '[datum]', isGap: true },
    { start: 10, text: ' om 10.30 uur, ', isGap: false },
    { start: 25, text: '[datum]', isGap: true },
    { start: 32, text: '.', isGap: false },
  ])
})

test('words in square brackets of a recruiter’s own are no gap', () => {
  expect(mailBlanks('Zie [bijlage 1] en {} en {1}.')).toEqual([])
})

const unknown = { ...values, organisatie: ' ', afzender: '' }
const gapsOf = (body: string) => mailBlanks(fillMail({ subject: 'Hoi', body }, unknown).body)

test.each(mailTemplateKeys)('%s has no gap for want of an organisation or a sender', (key) => {
  const { subject, body } = fillMailTemplate(key, unknown)
  expect(mailBlanks(`${subject}\n${body}`)).toEqual([])
})

test('an organisation or a sender inside a sentence that cannot do without leaves a gap, not a hole', () => {
  expect(fillMail({ subject: 'Werken bij {organisatie}', body: 'Ik ben {afzender}.' }, unknown)).toEqual({
    subject: 'Werken',
    body: 'Ik ben [afzender].',
  })
  expect(gapsOf('Namens {organisatie} nodig ik je uit.\n\nGroet,\n  {afzender}\n06 12 34 56 78')).toEqual([
    '[organisatie]',
  ])
  expect(gapsOf('Groet, {afzender} van {organisatie}')).toEqual(['[afzender]', '[organisatie]'])
})

test('a field is one with a capital or with spaces inside of its braces too', () => {
  const text = 'Beste { Voornaam }, kom op {DATUM}.'
  expect(mailFieldsIn(text)).toEqual(['voornaam', 'datum'])
  expect(fillMail({ subject: 'Hoi', body: text }, values).body).toBe('Beste Noor, kom op dinsdag 1 december.')
})

test('whatever words stand in braces and are no field, they are a gap', () => {
  expect(gapsOf('Beste {naam kandidaat}, {e-mail} { kamer }')).toEqual(['{naam kandidaat}', '{e-mail}', '{ kamer }'])
})

test('a text says which fields it asks for', () => {
  expect(mailFieldsIn(mailTemplates.follow_up.body)).toEqual([
    'voornaam',
    'functie',
    'organisatie',
    'datum',
    'tijd',
    'afzender',
  ])
})
