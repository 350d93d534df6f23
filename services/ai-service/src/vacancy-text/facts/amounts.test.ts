import { expect, test } from '@jest/globals'
import { presentPay } from './amounts.ts'

test.each([
  ['2400-2700', '€ 2.400 – € 2.700'],
  ['3000', '€ 3.000'],
  ['2.800 - 3.400 + bonus', '€ 2.800 – € 3.400 + bonus'],
  ['2500 - 3000 obv 40 uur', '€ 2.500 – € 3.000 op basis van 40 uur'],
  ['vanaf 3000', 'vanaf € 3.000'],
  ['max 4500', 'maximaal € 4.500'],
  ['18,50 p/u', '€ 18,50 per uur'],
  ['85 - 95 per uur', '€ 85 – € 95 per uur'],
  ['14,50', '€ 14,50'],
  ['€2.500,- bruto', '€ 2.500 bruto'],
  ['€ 3000-3800 bruto p/m', '€ 3.000 – € 3.800 bruto per maand'],
  ['€3.100,00 - €4.700,00', '€ 3.100,00 – € 4.700,00'],
  ['€65k-€80k', '€ 65k – € 80k'],
  ['n.o.t.k.', 'nader overeen te komen'],
])('%s becomes %s', (input, presented) => expect(presentPay(input)).toBe(presented))

test.each([
  'FWG 45',
  'schaal 10',
  'L11 / L12',
  '12',
  '350',
  '45k',
  '900000',
  'tussen 2.800 en 3.400 euro',
  'conform cao Metaal',
  'Schaal 12, max. € 6.907',
  '20 euro per uur',
])('%s stays as it was given', (input) => expect(presentPay(input)).toBe(input))
