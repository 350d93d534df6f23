import { expect, test } from '@jest/globals'
import { readForm } from '../../vacancy-text/form.ts'
import { renderText } from '../../vacancy-text/render-text.ts'
import { composeVacancy } from './compose.ts'

const write = (fields: Parameters<typeof readForm>[0]) => renderText(composeVacancy(readForm(fields)))
const form = { functie: 'Kok', organisatie: 'De Hoop' }

test.each([
  ['opgericht in 1954, 3e generatie', 'is opgericht in 1954 en toe aan de 3e generatie.'],
  ['gestart 2012, verbouwd 2024', 'is gestart in 2012 en verbouwd in 2024.'],
  ['fusie van 2 ziekenhuizen in 2009', 'is ontstaan uit een fusie van 2 ziekenhuizen in 2009.'],
  ['familiebedrijf 2de generatie sinds 1983', 'is een familiebedrijf van de 2de generatie, sinds 1983.'],
  ['1999 door Els Smit', 'is gestart in 1999 door Els Smit.'],
  ['3de generatie sinds 1962', 'is toe aan de 3de generatie; de geschiedenis begint in 1962.'],
])('%s: %s', (geschiedenis, sentence) => expect(write({ ...form, geschiedenis })).toContain(sentence))

test.each([
  ['basisonderwijs, 340 leerlingen', 'basisonderwijs met 340 leerlingen'],
  ['algemeen ziekenhuis, 412 bedden', 'algemeen ziekenhuis met 412 bedden'],
  ['havo en vwo, 780 leerlingen', 'havo en vwo met 780 leerlingen'],
  ['samenstelpraktijk, fiscaal advies', 'Dit doen we: samenstelpraktijk en fiscaal advies'],
  ['juwelier met atelier', 'De Hoop is een juwelier met atelier.'],
  ['kinepraktijk, multidisciplinair', 'kinepraktijk, multidisciplinair'],
  ['bewaren en beschikbaar stellen van archieven', 'het bewaren en beschikbaar stellen van archieven'],
])('%s: %s', (kernactiviteit, words) =>
  expect(write({ ...form, kernactiviteit }).toLowerCase()).toContain(words.toLowerCase()),
)
