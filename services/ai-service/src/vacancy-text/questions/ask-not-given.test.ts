import { expect, test } from '@jest/globals'
import { readForm } from '../form.ts'
import { questionsOf } from './questions.ts'

test.each([
  ['Fietsplan\tja\nLeaseauto\tnee\nLaptop\tja', 'Leaseauto: nee', 'Fietsplan\tja\nLaptop\tja'],
  ['Fietsplan;ja\nLeaseauto;n.v.t.', 'Leaseauto;n.v.t.', 'Fietsplan;ja'],
  ['Pensioen\nReiskosten: n.v.t.\nLaptop', 'Reiskosten: n.v.t.', 'Pensioen\nLaptop'],
])('what there isn’t is asked about, and no part of the text: %j', (benefits, quote, others) => {
  const request = { functie: 'Kok', secundaire_arbeidsvoorwaarden: benefits }
  expect(readForm(request).benefits).not.toMatch(/nee|n\.v\.t|Leaseauto|Reiskosten/)
  expect(questionsOf(request)).toMatchObject([
    { quote, options: [{ label: 'Ja, weglaten', changes: { secundaire_arbeidsvoorwaarden: others } }] },
  ])
})
