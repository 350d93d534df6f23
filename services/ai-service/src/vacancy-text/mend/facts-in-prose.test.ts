import { expect, test } from '@jest/globals'
import { readForm } from '../form.ts'
import { withFactsOfProse } from './facts-in-prose.ts'

const read = (form: object) => withFactsOfProse(readForm({ functie: 'Kok', ...form }))

test.each([
  [
    'Je kookt elke dag vers. Het loon ligt tussen 2.300 en 2.700 bruto.',
    '',
    'Je kookt elke dag vers.',
    'tussen 2.300 en 2.700 bruto',
    '',
  ],
  [
    'Je kookt elke dag vers. We betalen 15,80 euro per uur, de werkweek telt 36 uur, van dinsdag tot zaterdag.',
    'zie onder',
    'Je kookt elke dag vers.',
    '15,80 euro per uur',
    '36 uur, van dinsdag tot zaterdag',
  ],
])('%s', (prose, typed, tasks, salary, hours) =>
  expect(read({ specifieke_taken: prose, salaris: typed, uren: typed })).toMatchObject({ tasks, salary, hours }),
)

test('a kind of week before its hours stands with them', () => {
  expect(
    read({
      specifieke_taken:
        'Je kookt. De wedde situeert zich tussen 2.400 en 3.100 EUR bruto. Het betreft een voltijdse functie (38u) met glijdende uren.',
    }),
  ).toMatchObject({
    tasks: 'Je kookt.',
    salary: 'tussen 2.400 en 3.100 EUR bruto',
    hours: 'voltijds (38u) met glijdende uren',
  })
})

test('days of work at home stand with the benefits, from where they find their section', () => {
  expect(read({ specifieke_taken: 'Je boekt facturen. Na een half jaar is telewerk mogelijk.' })).toMatchObject({
    tasks: 'Je boekt facturen.',
    benefits: 'Na een half jaar is telewerk mogelijk',
  })
})

test.each([
  { specifieke_taken: 'Je kookt. Het loon ligt tussen 2.300 en 2.700 bruto.', salaris: '€ 2.500', uren: '38 uur' },
  { specifieke_taken: 'Je berekent het loon van 2.600 medewerkers. Je werkt 3 dossiers per dag af.' },
  { specifieke_taken: 'Je werkt met 40 collega’s. We werken voor 12 gemeenten.' },
])('what has its own field, and what is work, stays: %j', (form) =>
  expect(read(form).tasks).toBe(form.specifieke_taken),
)
