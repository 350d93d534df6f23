import { expect, test } from '@jest/globals'
import { checkText } from '../check-text.ts'
import { countryOf } from './country-of.ts'

test.each([
  ['Gent', 'BE'],
  ['9000 Gent', 'BE'],
  ['Regio Antwerpen', 'BE'],
  ['Hasselt of Genk', 'BE'],
  ['Vlaanderen', 'BE'],
  ['Sint-Niklaas, België', 'BE'],
  ['Utrecht', 'NL'],
  ['1012 AB Amsterdam', 'NL'],
  ['Deurne, Noord-Brabant', 'NL'],
  ['Limburg', 'NL'],
  ['', 'NL'],
])('a vacancy in "%s" is under the law of %s', (place, country) => {
  expect(countryOf(place)).toBe(country)
})

test('a finding names the law of the country', () => {
  const sourceIn = (place?: string) =>
    checkText('Wij zoeken jonge verkopers.', place === undefined ? {} : { place }).findings[0]?.source
  expect(sourceIn()).toContain('WGBL')
  expect(sourceIn('Leuven')).toContain('10 mei 2007')
  expect(sourceIn('Leuven')).toContain('cao nr. 38')
})

test.each([
  ['Een veiligheidsonderzoek door de AIVD maakt deel uit van de procedure.', 'veiligheidsonderzoek'],
  ['Je legt een uittreksel uit het strafregister voor (model 596.2).', 'uittreksel uit het strafregister'],
  ['Je bent minimaal 18 jaar, omdat je alcohol verkoopt.', 'minimaal 18 jaar'],
  ['Je hebt rijbewijs C, want je rijdt met een vrachtwagen.', 'rijbewijs C'],
  ['De wet vraagt voor deze vertrouwensfunctie de Nederlandse nationaliteit.', 'de Nederlandse nationaliteit'],
  ['De medische keuring is wettelijk verplicht voor werk met ademlucht.', 'medische keuring'],
])('%s: said to be lawful', (text, quote) => {
  const { findings, lawful } = checkText(text)
  expect(findings).toEqual([])
  expect(lawful.some((demand) => demand.quote.toLowerCase().startsWith(quote.toLowerCase()))).toBe(true)
  for (const { start, end, quote: words, remark } of lawful)
    expect([text.slice(start, end), remark]).toEqual([words, expect.stringMatching(/\S/u)])
})

test('a demand that the law doesn’t make is still found', () => {
  const { findings, lawful } = checkText('Je hebt de Nederlandse nationaliteit en een geldig heftruckcertificaat.')
  expect(findings.map(({ category }) => category)).toEqual(['origin'])
  expect(lawful).toEqual([])
})

test.each([
  'Je hoeft geen native speaker te zijn.',
  'Tatoeages zijn bij ons geen probleem.',
  'Je werkt voor het programma Jong Talent van de provincie.',
  'Basisschool De Juffertoren zoekt een conciërge.',
])('%s: nothing to say', (text) => {
  expect(checkText(text).findings).toEqual([])
})

test('‘hij’ is about the person of the sentence before it', () => {
  const genderIn = (text: string) => checkText(text).findings.filter(({ category }) => category === 'gender')
  expect(genderIn('Onze directeur is trots. Hij trakteert elke vrijdag.')).toEqual([])
  expect(genderIn('Wij zoeken een planner. Hij maakt de roosters.')).toHaveLength(1)
})

test.each([
  'Je bent minimaal 18 jaar en je wilt graag weten hoe een winkel draait.',
  'Je bent minimaal 21 jaar en bedient de heftruck.',
])('%s: no law asks for that', (text) => expect(checkText(text).lawful).toEqual([]))

test.each([
  'Een medische keuring is verplicht.',
  'Je wordt de rechterhand van de directeur en hebt de Nederlandse nationaliteit.',
])('%s: an employer who says so makes it no law', (text) => expect(checkText(text).lawful).toEqual([]))

test('what isn’t needed in one clause says nothing of another', () => {
  expect(
    checkText('We zoeken een jonge vrouw, ervaring is niet nodig.').findings.map(({ category }) => category),
  ).toEqual(expect.arrayContaining(['age', 'gender']))
  expect(checkText('Je hoeft geen native speaker te zijn.').findings).toEqual([])
})
