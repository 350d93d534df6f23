import { expect, test } from '@jest/globals'
import { readAgency } from './agency.ts'

test.each([
  ['Tolsma Krachten', 'Voor onze klant (aannemer) graaf je sleuven', 'Tolsma Krachten'],
  ['Tolsma Krachten', 'Opdracht voor onze opdrachtgever: bezwaar behandelen', 'Tolsma Krachten'],
  ['Interim Plus, voor klant in voeding', '', 'Interim Plus'],
  ['Flexpunt (uitzendbureau)', 'Inpakken\nDe klant is een bakkerij', 'Flexpunt (uitzendbureau)'],
  ['Lex Detachering', 'eindklant: 400 medewerkers', 'Lex Detachering'],
  ['interimkantoor Sterk zoekt voor klant in hulpmiddelen', '', 'interimkantoor Sterk'],
  ['Lex Uitzendbureau', 'Klant (bakkerij) wil anoniem blijven', 'Lex Uitzendbureau'],
  ['Lex Uitzendbureau', 'na 6 maanden over naar opdrachtgever', 'Lex Uitzendbureau'],
  ['Lex Interim', 'vast contract bij klant', 'Lex Interim'],
  ['Lex Interim', 'in dienst bij de klant mogelijk', 'Lex Interim'],
  ['Lex Interim', 'klant zoekt versterking', 'Lex Interim'],
  ['Bouwbedrijf Smit', 'Voor onze klanten bouwen we huizen', null],
  ['Keukens Smit', 'Bij onze klant thuis plaats je keukens', null],
])('%s, %s', (organisation, stories, agency) => expect(readAgency(organisation, stories)).toBe(agency))
