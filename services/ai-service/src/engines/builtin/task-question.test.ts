import { expect, test } from '@jest/globals'
import { readForm } from '../../vacancy-text/form.ts'
import { taskPhrases } from './task-phrases.ts'
import { taskQuestion } from './task-question.ts'

const form = (specifieke_taken: string) => readForm({ functie: 'Kok', specifieke_taken })

test.each([
  ['Je geeft les aan groep 5. Je spreekt ouders.', 'Geef jij straks les aan groep 5?'],
  ['Je adviseert de directie over verzuim\nJe volgt de cijfers', 'Adviseer jij straks de directie over verzuim?'],
  ['Je geeft Engels aan havo 3 tot en met 5.', 'Geef jij straks Engels aan havo 3 tot en met 5?'],
  ['Jij bakt elke nacht vers brood.', 'Bak jij elke nacht vers brood?'],
  ['Je bent verantwoordelijk voor je eigen planning.', 'Ben jij straks verantwoordelijk voor je eigen planning?'],
])('%s asks %s', (tasks, question) => expect(taskQuestion(form(tasks))).toBe(question))

test.each([
  ['two verbs', 'Je adviseert de wethouder over wonen en maakt afspraken met corporaties.'],
  ['a second subject', 'Je geeft les aan groep 5, je spreekt ouders en je maakt plannen.'],
  ['a clause', 'Je zorgt dat alle plannen werkelijkheid worden.'],
  ['a verb whose form isn’t known', 'Je wast de auto’s van onze klanten.'],
  ['no sentence', 'Auto’s wassen'],
])('%s asks nothing', (_, tasks) => expect(taskQuestion(form(tasks))).toBeNull())

test.each([
  ['Zorgplannen opstellen\nAgenda’s bijhouden', ['zorgplannen opstellen', 'agenda’s bijhouden']],
  ['Zorgplannen opstellen\nMedicatie delen', []],
  ['Het opstellen en evalueren van zorgplannen', ['zorgplannen opstellen en evalueren']],
  ['Stellen van kozijnen\nPlaatsen van dakkapellen', ['kozijnen stellen', 'dakkapellen plaatsen']],
  ['Aansturen van 45 medewerkers in het magazijn', ['45 medewerkers in het magazijn aansturen']],
  ['Keuken schoonmaken\nVoorraad tellen', []],
  ['Voorraad tellen\nKeuken schoonmaken\nNieuwe collega’s inwerken', []],
  ['Soms vrijwilligers inwerken\nLijndienst rijden', []],
  ['Nieuwe collega’s inwerken\nVoorraad tellen', ['nieuwe collega’s inwerken']],
])('%j can follow ‘wil jij’ as %j', (tasks, phrases) => expect(taskPhrases(form(tasks))).toEqual(phrases))
