import { expect, test } from '@jest/globals'
import { isDemand, withoutAskLead, withoutOfferLead, writeDemand } from './demands.ts'

test.each([
  'VOG nodig',
  'VOG verplicht!',
  'WRM-pas is vereist',
  'geldige heftruckpas vereist',
  'rijbewijs B noodzakelijk',
  'uittreksel strafregister model 2 nodig',
  'attest medische schifting verplicht',
  'diploma is een must',
  'code 95 moet',
  'VCA is een pre',
  'BHV verplicht',
  'bewijs van goed gedrag en zeden nodig',
])('%s is asked of who applies', (item) => expect(isDemand(item)).toBe(true))

test.each([
  'kledij verplicht',
  'geen diploma nodig en geduld',
  'je hebt een VOG nodig',
  'VCA-cursus betaald',
  'heftruckcertificaat verlengen gratis is een plus',
  'laptop',
])('%s is not', (item) => expect(isDemand(item)).toBe(false))

test.each([
  ['HPLC moet', 'HPLC is vereist'],
  ['rijbewijs B moet', 'rijbewijs B is vereist'],
  ['Frans = must', 'Frans is vereist'],
  ['ervaring met lassen verplicht', 'ervaring met lassen is verplicht'],
  ['diploma vereist!', 'diploma is vereist'],
  ['VCA is vereist', 'VCA is vereist'],
  ['VOG nodig', 'VOG is nodig'],
  ['rijbewijs B moet, BE is een pluspunt', 'rijbewijs B is vereist, BE is een pluspunt'],
  ['geen ervaring nodig', 'geen ervaring nodig'],
  ['je weet wat moet', 'je weet wat moet'],
  ['diploma niet vereist', 'diploma niet vereist'],
])('%s: %s', (typed, written) => expect(writeDemand(typed)).toBe(written))

test('what leads an item in goes where its section says so', () => {
  expect(withoutOfferLead('Wij bieden ook 25 vakantiedagen')).toBe('25 vakantiedagen')
  expect(withoutOfferLead('We geven je daarnaast een laptop')).toBe('een laptop')
  expect(withoutOfferLead('Wij bieden je de kans om te groeien')).toBe('Wij bieden je de kans om te groeien')
  expect(withoutAskLead('Wij vragen wel rijbewijs B')).toBe('rijbewijs B')
  expect(withoutAskLead('We verwachten dat je meedenkt')).toBe('We verwachten dat je meedenkt')
})
