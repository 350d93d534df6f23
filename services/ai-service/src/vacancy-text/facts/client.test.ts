import { expect, test } from '@jest/globals'
import { clientWordIn, titleWithoutClient, withoutClient } from './client.ts'

test.each([
  ['Bouwbedrijf Smit B.V.', 'Kozijnen maken bij Bouwbedrijf-Smit BV.', 'Kozijnen maken bij onze opdrachtgever'],
  ['Bouwbedrijf Smit', 'Bij Smit is het gezellig.', 'Bij onze opdrachtgever is het gezellig.'],
  ['Bouwbedrijf Smit', 'Maten nemen in Smits werkplaats', 'Maten nemen in onze opdrachtgevers werkplaats'],
  ['Bouwbedrijf Smit', 'Mail naar jan@bouwbedrijf-smit.nl.', 'Mail naar onze opdrachtgever.'],
  ['De Hoven', 'Zorggroep De Hoven telt negen huizen.', 'Onze opdrachtgever telt negen huizen.'],
  ['Philips', 'Werk in Philips’ fabriek', 'Werk in onze opdrachtgevers fabriek'],
  ['ING', 'Verwerk-ing van dossiers met ing. Jansen', 'Verwerk-ing van dossiers met ing. Jansen'],
  ['ING', 'Advies aan klanten van ING', 'Advies aan klanten van onze opdrachtgever'],
  ['Gemeente Assen', 'Je werkt in Assen voor de inwoners', 'Je werkt in Assen voor de inwoners'],
  ['Stichting Samen', 'Samen maak je roosters', 'Samen maak je roosters'],
])('without %s: %s', (name, text, expected) => expect(withoutClient(text, name)).toBe(expected))

test('a title loses where one works', () =>
  expect(titleWithoutClient('Timmerman bij Bouwbedrijf Smit', 'Bouwbedrijf Smit B.V.')).toBe('Timmerman'))

test('what is left of a name is told, a town or a kind isn’t', () => {
  expect(clientWordIn('De Philipsfabriek', 'Philips')).toBe('Philips')
  expect(clientWordIn('Bouwbedrijf in Assen', 'Bouwbedrijf Assen')).toBeNull()
})
