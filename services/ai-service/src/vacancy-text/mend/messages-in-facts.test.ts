import { expect, test } from '@jest/globals'
import { readForm } from '../form.ts'
import { questionsOf } from '../questions/questions.ts'
import { mendForm } from './mend-form.ts'

const request = {
  functie: 'bakker',
  salaris: '[3-4 20:14] Omar: 2400 tot 2800 bruto p/m\n[3-4 20:15] Omar: nachttoeslag 30%',
  uren: '[3-4 20:16] Omar: 38 uur',
  locatie: '20:17 - Omar: Tiel',
  missie_visie_kernwaarden: '[3-4 20:30] Omar: elke dag vers brood',
}

test('what a chat puts before a fact of one line is no part of it', () => {
  expect(mendForm(readForm(request))).toMatchObject({
    salary: '€ 2.400 – € 2.800 bruto per maand, nachttoeslag 30%',
    hours: '38 uur per week',
    location: 'Tiel',
    mission: 'elke dag vers brood',
  })
})

test('stamps of messages ask nothing; other words of a message do', () => {
  expect(questionsOf(request)).toEqual([])
  expect(questionsOf({ ...request, uren: '[3-4 20:16] Omar: 38 uur. Kun je dit vandaag plaatsen?' })).toMatchObject([
    { field: 'uren', options: [{ label: 'Ja, weglaten', changes: { uren: '38 uur.' } }] },
  ])
})

test('a place that is told in a sentence is no name', () => {
  const { location } = readForm({
    functie: 'lasser',
    locatie: 'wij zitten in genk maar je werkt overal tussen hasselt en tongeren',
  })
  expect(location).toBe('Wij zitten in Genk maar je werkt overal tussen Hasselt en Tongeren')
})
