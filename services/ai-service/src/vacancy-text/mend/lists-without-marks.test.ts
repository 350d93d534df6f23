import { expect, test } from '@jest/globals'
import type { GenerateVacancyRequest } from '@wervio/contracts'
import { readForm } from '../form.ts'
import { readList } from '../lists/read-list.ts'
import { mendForm } from './mend-form.ts'

const mend = (form: Partial<GenerateVacancyRequest>) => mendForm(readForm({ functie: 'Monteur', ...form }))
const linesOf = (text: string) => readList(text).flatMap((part) => (part.kind === 'items' ? part.items : [part.text]))

test.each([
  ['deuren openen > kassa tellen > vloer vegen', ['deuren openen', 'kassa tellen', 'vloer vegen']],
  [
    'orders klaarmaken inpakken verzendklaar maken stock tellen 2x/jaar magazijn vegen',
    ['orders klaarmaken', 'inpakken', 'verzendklaar maken', 'stock tellen 2 keer per jaar', 'magazijn vegen'],
  ],
  [
    'Kok: diploma, HACCP. Bediening: Frans en Engels, ervaring plus',
    ['Kok: diploma, HACCP', 'Bediening: Frans en Engels, ervaring is een pluspunt'],
  ],
  [
    'offertes maken; bewaken planning, geld, kwaliteit; overleg leveranciers',
    ['offertes maken', 'bewaken van planning, geld, kwaliteit', 'overleg met leveranciers'],
  ],
  [
    'lessen aan klas 2, 3 en 4. Mentor van een klas. PTA maken',
    ['lessen aan klas 2, 3 en 4', 'Mentor van een klas', 'PTA maken'],
  ],
  ['*lassen\n*25 panelen per dag', ['lassen', '25 panelen per dag']],
  ['lassen\n(later ook plooien)', ['lassen', 'later ook plooien']],
  ['Telefoon. Proefdieren verzorgen. Wielen monteren.', ['Telefoon', 'Proefdieren verzorgen', 'Wielen monteren']],
  ['klein technisch onderhoud', ['klein technisch onderhoud']],
  ['klanten van kantoor', ['klanten van kantoor']],
  ['wassen (ramen/vloer/muren) en drogen', ['wassen (ramen/vloer/muren) en drogen']],
  ['plaatsen v ramen, deuren, veranda’s\nopmeten', ['plaatsen van ramen, deuren, veranda’s', 'opmeten']],
  [
    'lesgeven klas 1, 2 en 3 / mentoraat klas 2 / oudergesprekken',
    ['lesgeven klas 1, 2 en 3', 'mentoraat klas 2', 'oudergesprekken'],
  ],
  [
    'bankuittreksels. klanten bellen (aanmaningen), afsluiting voorbereiden',
    ['bankuittreksels', 'klanten bellen (aanmaningen)', 'afsluiting voorbereiden'],
  ],
])('%s', (specifieke_taken, lines) => expect(linesOf(mend({ specifieke_taken }).tasks)).toEqual(lines))

test.each([
  ['maaltijdcheques  laptop  32 VAK', ['maaltijdcheques', 'laptop', '32 vakantiedagen']],
  ['25 vakantiedagen Elke 4 weken loon Reiskosten', ['25 vakantiedagen', 'Elke 4 weken loon', 'Reiskosten']],
  [
    'bonus, aanvullend pensioen, gratis hospitalisatieverzekering',
    ['bonus', 'aanvullend pensioen', 'gratis hospitalisatieverzekering'],
  ],
])('%s', (secundaire_arbeidsvoorwaarden, lines) =>
  expect(linesOf(mend({ secundaire_arbeidsvoorwaarden }).benefits)).toEqual(lines),
)

test('two short things in one item each stand in their own section', () => {
  const form = mend({
    hard_skills: 'geen diploma nodig wij leren het u\nrijbewijs B\nVCA',
    secundaire_arbeidsvoorwaarden: 'laptop',
  })
  expect(linesOf(form.hardSkills)).toEqual(['geen diploma nodig', 'rijbewijs B', 'VCA'])
  expect(linesOf(form.benefits)).toEqual(['laptop', 'wij leren het je'])
})

test('a comma before ‘om de week’ parts a list', () =>
  expect(
    mend({ hard_skills: 'Excel, diploma mbo 4, werktijden 8:00-17:00, om de week op maandagavond tot 20u' }).shifts,
  ).toBe('werktijden van 8.00 tot 17.00 uur\nom de week op maandagavond tot 20.00 uur'))

test.each([
  ['start 1 april', 'Je start op 1 april'],
  ['per 1 september', 'Je start per 1 september'],
])('%s says when one starts', (item, shift) => expect(mend({ hard_skills: `VCA\n${item}` }).shifts).toBe(shift))

test('a word in capitals among small letters is emphasis, in a line of capitals it is not', () => {
  expect(mend({ secundaire_arbeidsvoorwaarden: 'woonruimte NIET, pensioen, laptop' }).benefits).toContain(
    'woonruimte niet',
  )
  expect(mend({ secundaire_arbeidsvoorwaarden: 'MAALTIJDCHEQUES, OPTIE VAST NA 6 MAAND, LAPTOP' }).benefits).toContain(
    'optie vast na 6 maanden',
  )
})

test.each([
  ['niet bang voor vuile handen, vroeg op kunnen', ['niet bang voor vuile handen', 'vroeg op kunnen']],
  ['tegen weer en wind kunnen, stipt', ['tegen weer en wind kunnen', 'stipt']],
  ['kunnen schakelen op alle niveaus', ['kunnen schakelen op alle niveaus']],
])('%s', (soft_skills, lines) => expect(linesOf(mend({ soft_skills }).softSkills)).toEqual(lines))

test('two letters in capitals behind the same word in small letters are no stutter', () =>
  expect(linesOf(mend({ hard_skills: 'vloeiend NL en EN\nVCA' }).hardSkills)[0]).toBe('vloeiend Nederlands en Engels'))
