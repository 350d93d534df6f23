import { expect, test } from '@jest/globals'
import { withFieldsInPlace } from './swapped-fields.ts'

const place = (form: object) => withFieldsInPlace({ functie: 'Kok', ...form })

test.each([
  [{ salaris: '36u/week, ma-vr', uren: '€ 2.700 bruto' }, '€ 2.700 bruto', '36u/week, ma-vr'],
  [{ salaris: 'van 8:00 - 16:30', uren: '15,40 p/u, nacht 25%' }, '15,40 p/u, nacht 25%', 'van 8:00 - 16:30'],
  [{ salaris: '', uren: '2450 tot 3100 euro' }, '2450 tot 3100 euro', ''],
  [{ salaris: '32 uur per week', uren: '' }, '', '32 uur per week'],
])('pay and hours in each other’s field change places: %j', (form, salaris, uren) =>
  expect(place(form)).toMatchObject({ salaris, uren }),
)

test.each([
  { salaris: '€ 2.700 bij 38 uur per week', uren: '38 uur' },
  { salaris: '2400-2900', uren: '24-32 uur, zondag toeslag 50%' },
  { salaris: 'cao', uren: '38 uur à € 15 per uur' },
  { salaris: '', uren: '40' },
])('pay and hours that are right stay: %j', (form) => expect(place(form)).toMatchObject(form))

test('tasks and benefits in each other’s field change places', () => {
  const tasks = 'ramen wassen, vloeren dweilen, machines onderhouden'
  const benefits = 'maaltijdcheques, fietsvergoeding, elk jaar een uitstap'
  const right = { specifieke_taken: tasks, secundaire_arbeidsvoorwaarden: benefits }
  expect(place({ specifieke_taken: benefits, secundaire_arbeidsvoorwaarden: tasks })).toMatchObject(right)
  expect(place(right)).toMatchObject(right)
  const both = { specifieke_taken: tasks, secundaire_arbeidsvoorwaarden: tasks }
  expect(place(both)).toMatchObject(both)
})
