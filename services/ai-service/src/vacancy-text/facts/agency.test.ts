import { expect, test } from '@jest/globals'
import { readAgency } from './agency.ts'

test.each([
  ['Tolsma Krachten', 'Voor onze klant (aannemer) graaf je sleuven', 'Tolsma Krachten'],
  ['Tolsma Krachten', 'Opdracht voor onze opdrachtgever: bezwaar behandelen', 'Tolsma Krachten'],
  ['Interim Plus, voor klant in voeding', '', 'Interim Plus'],
  ['Flexpunt (uitzendbureau)', 'Inpakken\nDe klant is een bakkerij', 'Flexpunt (uitzendbureau)'],
  ['Lex Detachering', 'eindklant: 400 medewerkers', 'Lex Detachering'],
  ['interimkantoor Sterk zoekt voor klant in hulpmiddelen', '', 'interimkantoor Sterk'],
  ['Bouwbedrijf Smit', 'Voor onze klanten bouwen we huizen', null],
  ['Keukens Smit', 'Bij onze klant thuis plaats je keukens', null],
])('%s, %s', (organisation, stories, agency) => expect(readAgency(organisation, stories)).toBe(agency))
