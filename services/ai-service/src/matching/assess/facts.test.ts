import { expect, test } from '@jest/globals'
import { candidateOf, matchOf } from '../testing/match-of.ts'

const findingOf = (field: 'location' | 'hours', label: string, candidateText: string | null) =>
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
])('%s is not the place of somebody in %s', (label, own) =>
  expect(findingOf('location', label, own)).toMatchObject({
    state: 'missing',
    proofs: [],
    remark: 'Woont ergens anders: vraag naar de reistijd',
  }),
)

test.each([
  ['Twente', 'Goor'],
  ['Gelderland', 'Zutphen'],
  ['Noord-Holland', 'Amsterdam'],
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
])('%s can be done from anywhere, and the place of the candidate is what shows it', (label) => {
  expect(findingOf('location', label, 'Assen')).toMatchObject({
    state: 'met',
    proofs: [{ path: 'location', quote: 'Assen' }],
    remark: 'Kan overal',
  })
  expect(findingOf('location', label, null)).toMatchObject({ state: 'missing', proofs: [] })
})

test.each([
  ['32-40 uur', '36 uur', 'met'],
  ['28 - 36 uur per week', '40 uur', 'missing'],
  ['36-40 uur, 2 dagen thuis', '24 uur', 'missing'],
  ['40, vroege dienst 6.00-14.30 en late dienst 10.30-19.00 om de week; 1x per 5 wkn bereikbaar', '24 uur', 'missing'],
  ['voltijds 38u of 4/5', '30 uur', 'met'],
  ['voltijds 38u of 4/5', '16 uur', 'missing'],
  ['24-32 uur', '4 dagen per week', 'met'],
  ['24-32 uur', '2 dagen', 'missing'],
  ['Fulltime', '40 uur', 'met'],
  ['Fulltime', '0,6 fte', 'missing'],
  ['36 uur', '80-100%', 'met'],
  ['32-40h', 'voltijd', 'met'],
])('%s beside %s: %s', (label, own, state) => expect(findingOf('hours', label, own)?.state).toBe(state))

const introduction = 'Ik werk al jaren met plezier in de zorg en ben graag in gesprek met mensen thuis. '

test('the language of a CV is shown by a line of it', () => {
  const finding = matchOf({ hard_skills: 'Nederlands (B2)' }, { summary: introduction.repeat(3) }).findingOf(
    'Nederlands (B2)',
  )
  expect(finding).toMatchObject({ state: 'met', remark: 'Het CV is in het Nederlands geschreven' })
  expect(finding?.proofs).toEqual([{ path: 'summary', quote: introduction.trim() }])
})
