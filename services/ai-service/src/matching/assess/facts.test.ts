import { expect, test } from '@jest/globals'
import { candidateOf, matchOf } from '../testing/match-of.ts'

const findingOf = (field: 'location', label: string, candidateText: string | null) =>
  matchOf({ [field]: label }, candidateOf({ [field]: candidateText })).findingOf(label)

test.each([
  ['Dordrecht e.o. (Drechtsteden)', 'Dordrecht'],
  ['Dordrecht e.o. (Drechtsteden)', 'Papendrecht'],
  ['Regio Utrecht', 'Utrecht'],
  ['Metropoolregio Amsterdam', 'Amsterdam'],
  ['Omgeving Zwolle', 'Zwolle'],
  ['Assen en omgeving', 'Assen'],
  ['Utrecht of Amersfoort', 'Amersfoort'],
  ['Zwolle en Deventer', 'Deventer'],
  ['Zwolle/Deventer', 'Zwolle'],
  ["'s-Gravenhage", 'Den Haag'],
  ['Den Haag', "'s-Gravenhage"],
  ['The Hague', 'Den Haag'],
  ['Den Bosch', "'s-Hertogenbosch"],
  ['Antwerpen', 'Anvers'],
  ['Brussel', 'Bruxelles'],
  ['Gent (haven), 2 dagen thuiswerk mogelijk', 'Ghent'],
  ['Liège', 'Luik'],
  ['Rotterdam-Zuid', 'Rotterdam'],
  ['Utrecht (wijkteam Overvecht/Zuilen)', 'Utrecht'],
  ['Eindhoven, hybrid (3 days on site)', 'Eindhoven'],
  ['Alphen a/d Rijn', 'Alphen aan den Rijn'],
  ['Bergen op Zoom', 'BERGEN OP ZOOM'],
  ['Lindelaan 14, 3451 AB Vleuten', 'Vleuten'],
  ['Utrecht, met spreekuren in Almere', 'Almere'],
  ['Vestiging Kleinedorp', 'Kleinedorp'],
  ['Heel Nederland', 'Zwolle'],
  ['Provincie Drenthe', 'Emmen, Drenthe'],
  ['Zwolle', 'Zwolle, Nederland'],
  ['Gent of Aalst', 'Aalst'],
  ['Regio Gent-Antwerpen', 'Antwerpen'],
  ['Antwerpen', 'Antwerpen-Berchem'],
  ['Randstad', 'Leiden'],
  ['Kempen', 'Turnhout'],
  ['De Kempen', 'Geel'],
  ['Westhoek', 'Ieper'],
  ['Veluwe', 'Apeldoorn'],
  ['West-Vlaanderen', 'Kortrijk'],
  ['Provincie Antwerpen', 'Mechelen'],
  ['Vlaams-Brabant', 'Leuven'],
  ['Vlaanderen', 'Gent'],
  ['België', 'Hasselt'],
  ['Belgium', 'Namur'],
  ['Noord-Brabant', 'Eindhoven'],
  ['Drenthe/Groningen', 'Veendam'],
  ['Fryslân', 'Leeuwarden'],
  ['Gelderland', 'Zutphen'],
  ['Hybride, Amsterdam', 'Amsterdam'],
])('%s is the place of somebody in %s', (label, own) =>
  expect(findingOf('location', label, own)).toMatchObject({
    state: 'met',
    proofs: [{ path: 'location', quote: own }],
    remark: null,
  }),
)

test.each([
  ['Gent (haven), 2 dagen thuiswerk mogelijk', 'Hasselt'],
  ['Utrecht, thuiswerken mogelijk', 'Groningen'],
  ['Utrecht (deels remote)', 'Groningen'],
  ['Utrecht, niet volledig remote', 'Groningen'],
  ['Utrecht of Amersfoort', 'Zwolle'],
  ['Bergen en Dal', 'Bergen'],
  ['Nieuw-Amsterdam', 'Amsterdam'],
  ['Assen, Drenthe', 'Emmen, Drenthe'],
  ['Utrecht, Nederland', 'Zwolle, Nederland'],
  ['Amsterdam (hybride)', 'Utrecht'],
  ['Gent of Aalst', 'Brugge'],
  ['West-Vlaanderen', 'Hasselt'],
  ['Noord-Brabant', 'Groningen'],
  ['Antwerpen', 'Mechelen'],
])('%s is not the place of somebody in %s', (label, own) =>
  expect(findingOf('location', label, own)).toMatchObject({
    state: 'missing',
    proofs: [],
    remark: 'Woont ergens anders: vraag naar de reistijd',
  }),
)

test.each([
  ['Twente', 'Diepenheim'],
  ['Gelderland', 'Hernen'],
  ['Noord-Holland', 'Spaarndam'],
  ['Regio Utrecht', 'Zeist'],
  ['Zwolle e.o.', 'Hattem'],
  ['Nederland', 'Gent'],
])('whether %s is near %s is not claimed', (label, own) =>
  expect(findingOf('location', label, own)).toMatchObject({
    state: 'missing',
    remark: 'Niet te zien of dit dichtbij is: vraag naar de reistijd',
  }),
)

test.each([
  'Remote',
  'Volledig remote',
  '100% thuiswerk',
  'Amsterdam or remote within NL',
  'Utrecht of volledig op afstand',
  'Work from home',
  'Volledig thuis',
  'Op afstand',
])('%s can be done from anywhere, and the place of the candidate is what shows it', (label) => {
  expect(findingOf('location', label, 'Assen')).toMatchObject({
    state: 'met',
    proofs: [{ path: 'location', quote: 'Assen' }],
    remark: 'Kan overal',
  })
  expect(findingOf('location', label, null)).toMatchObject({ state: 'missing', proofs: [] })
})

const placeOf = (label: string, location: string | null, cv_text: string) =>
  matchOf({ location: label }, candidateOf({ location, cv_text })).findingOf(label)

test.each([
  ['Utrecht', 'Groningen', 'Bereid te verhuizen.'],
  ['Utrecht', null, 'Willing to relocate.'],
  ['Utrecht', 'Essen', 'Verhuis in januari 2027 naar Utrecht (partner woont er).'],
  ['Hasselt', 'Gent', 'Verhuizen naar Limburg is geen probleem, ik wil verhuizen naar Limburg.'],
])('%s for somebody in %s who says ‘%s’ is met in part', (label, location, line) =>
  expect(placeOf(label, location, `Profiel\n\n${line}`)).toMatchObject({
    state: 'partly',
    proofs: [{ path: 'cv_text', quote: line }],
    remark: 'Wil verhuizen',
  }),
)

test.each([
  ['Utrecht', 'Groningen', 'Ik ben niet bereid te verhuizen.'],
  ['Utrecht', 'Groningen', 'Bereid te verhuizen naar Limburg.'],
  ['Utrecht', 'Groningen', 'Verhuisdozen inpakken en verhuizers aansturen.'],
  ['Utrecht', null, 'Graag buiten.'],
])('%s for somebody in %s who says ‘%s’ is not', (label, location, line) =>
  expect(placeOf(label, location, `Profiel\n\n${line}`)).toMatchObject({ state: 'missing', proofs: [] }),
)

const introduction = 'Ik werk al jaren met plezier in de zorg en ben graag in gesprek met mensen thuis. '

test('the language of a CV is shown by a line of it', () => {
  const finding = matchOf({ hard_skills: 'Nederlands (B2)' }, { summary: introduction.repeat(3) }).findingOf(
    'Nederlands (B2)',
  )
  expect(finding).toMatchObject({ state: 'met', remark: 'Het CV is in het Nederlands geschreven' })
  expect(finding?.proofs).toEqual([{ path: 'summary', quote: introduction.trim() }])
})

test('a driving licence is shown by the line that names it', () => {
  const candidate = { driving_licences: ['BE'], cv_text: 'Naam\nEde\nRijbewijs B en BE sinds 2012' }
  expect(matchOf({ hard_skills: 'Rijbewijs B' }, candidate).findingOf('Rijbewijs B')?.proofs).toEqual([
    { path: 'cv_text', quote: 'Rijbewijs B en BE sinds 2012' },
  ])
})
