import { expect, test } from '@jest/globals'
import { readForm } from '../form.ts'
import { mendForm } from './mend-form.ts'

const mend = (form: object) => mendForm(readForm({ functie: 'Kraanmachinist', ...form }))

test('letters of a licence among demands, a bare number of colleagues and letters of Flanders are written out', () => {
  expect(mend({ hard_skills: 'CE, VCA, ervaring' }).hardSkills).toBe('- rijbewijs CE\n- VCA\n- ervaring')
  expect(mend({ team_samenstelling: '9' }).team).toBe('9 collega’s')
  expect(mend({ secundaire_arbeidsvoorwaarden: 'mc 7, gsm' }).benefits).toContain('maaltijdcheques € 7')
})

test('who the title names is who applies', () => {
  const tasks = 'De kraanmachinist hijst balken. De klant betaalt contant.'
  expect(mend({ specifieke_taken: tasks }).tasks).toBe('- Je hijst balken\n- De klant betaalt contant')
})

test('shifts between slashes follow each other', () => {
  expect(mend({ uren: '3 ploegen 7/15 15/23 23/7' }).hours).toBe(
    '3 ploegen van 7.00 tot 15.00 uur, van 15.00 tot 23.00 uur en van 23.00 tot 7.00 uur',
  )
})

test('a picture between two sentences ends the first, and what is urgent is no title', () => {
  expect(mend({ functie: 'DAKDEKKER URGENT', specifieke_taken: 'Je legt pannen 🏠 Je repareert goten' })).toMatchObject(
    {
      title: 'dakdekker',
      tasks: 'Je legt pannen. Je repareert goten',
    },
  )
})

test('letters beside a verb of speech are languages', () => {
  expect(mend({ specifieke_taken: 'bestellingen maken\nklanten helpen in FR en NL' }).tasks).toContain(
    'in Frans en Nederlands',
  )
  expect(mend({ specifieke_taken: 'bestellingen maken\nritten in NL, BE en DE' }).tasks).toContain(
    'Nederland, België en Duitsland',
  )
})

test('a word that is a noun too is what the next verb is done to', () => {
  expect(mend({ specifieke_taken: 'Toetsen maken en nakijken\nRoosters maken' }).tasks).toBe(
    'Toetsen maken en nakijken\nRoosters maken',
  )
})

test('facts of an English form are in Dutch', () => {
  expect(
    mend({
      uren: '36 hours per week, rotating shifts',
      locatie: 'Venlo, hybrid (3 days a week in the office)',
      hard_skills: 'good command of English and German',
      team_samenstelling: '4 planners and 20 drivers',
      secundaire_arbeidsvoorwaarden: 'travel allowance of EUR 0.21 per km',
    }),
  ).toMatchObject({
    hours: '36 uur per week, wisselende diensten',
    location: 'Venlo, hybride (3 dagen per week op kantoor)',
    hardSkills: 'goede beheersing van het Engels en Duits',
    team: '4 planners en 20 drivers',
    benefits: 'reiskostenvergoeding van € 0,21 per km',
  })
})

test.each([
  ['Badmeester 19/38', '19u', 'Badmeester'],
  ['Lesgever (12,5/40)', '12,5 uur', 'Lesgever'],
  ['Poetshulp 30/38e', '30u per week', 'Poetshulp'],
  ['Badmeester 19/38', 'in overleg', 'Badmeester 19/38'],
  ['Leraar groep 5/6', '5 dagen', 'Leraar groep 5/6'],
])('hours of a full week stand in no title when they have their field: %s, %s', (functie, uren, title) => {
  expect(readForm({ functie, uren }).title).toBe(title)
})
