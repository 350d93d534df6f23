import { expect, test } from '@jest/globals'
import { writeAmounts, writeBarePay, writePay } from './pay.ts'

test.each([
  ['2400-2700', '€ 2.400 – € 2.700 bruto per maand'],
  ['€ 3.000 tot € 4.000 bruto per maand op basis van 36 uur', '€ 3.000 – € 4.000 bruto per maand op basis van 36 uur'],
  ['€4200,- tot €5600,- op basis van 40 uur, cao', '€ 4.200 – € 5.600 bruto per maand op basis van 40 uur, cao'],
  ['FWG 35: 2683 - 3755 (op basis van 36u)', 'FWG 35: € 2.683 – € 3.755 bruto per maand (op basis van 36 uur)'],
  ['schaal G: 3.180 / 4.310 + 28,5% toeslag', 'schaal G: € 3.180 – € 4.310 bruto per maand + 28,5% toeslag'],
  ['cao trede D (2.796,- tot 3.270,-)', 'cao trede D (€ 2.796 – € 3.270 bruto per maand)'],
  ['PC 200 – 3600 à 4800', 'PC 200: € 3.600 – € 4.800 bruto per maand'],
  ['maximaal €3.950 + consignatie', 'maximaal € 3.950 bruto per maand + consignatie'],
  ['€14,95/u + vergoeding', '€ 14,95 bruto per uur + vergoeding'],
  ['arbeider PC 222, tot €21,40 bruto/u', 'arbeider PC 222, tot € 21,40 bruto per uur'],
  ['tot €21,40 bruto/u', 'tot € 21,40 bruto per uur'],
  ['PC 144, 14,20 tot 16', 'PC 144, € 14,20 – € 16 bruto per uur'],
  ['€ 50.000 – € 60.000 per jaar', '€ 50.000 – € 60.000 bruto per jaar'],
  ['2.500 tot maximaal 3.400', '€ 2.500 – € 3.400 bruto per maand'],
  ['€ 2400,- p.m.', '€ 2.400 bruto per maand'],
  ['tussen 2.800 en 3.400 euro', '€ 2.800 – € 3.400 bruto per maand'],
  ['17,50 p/u', '€ 17,50 bruto per uur'],
  ['14.50 - 16.80 per uur', '€ 14,50 – € 16,80 bruto per uur'],
  ['maximaal 4200', 'maximaal € 4.200 bruto per maand'],
  ['€ 3000 a € 3500', '€ 3.000 – € 3.500 bruto per maand'],
  ['40000 - 50000', '€ 40.000 – € 50.000 bruto per jaar'],
  ['tss 2800 en 3600 bruto', 'tss € 2.800 – € 3.600 bruto per maand'],
  ['17,25 €/u + ploegenpremie', '€ 17,25 bruto per uur + ploegenpremie'],
  ['14,80 pu + 30% toeslag', '€ 14,80 bruto per uur + 30% toeslag'],
  ['schaal 9 cao VO maximaal 4400', 'schaal 9 cao VO maximaal € 4.400 bruto per maand'],
  ['B1-B3 min 2.950 max 4.880', 'B1-B3 € 2.950 – € 4.880 bruto per maand'],
  ['LB', 'schaal LB'],
  ['2450 euro bruto/m', '€ 2.450 bruto per maand'],
  ['18,2 à 21,5 €/u + premie', '€ 18,20 – € 21,50 bruto per uur + premie'],
  ['3.8k - 5.2k', '€ 3.800 – € 5.200 bruto per maand'],
  ['€5k - €6,5k', '€ 5.000 – € 6.500 bruto per maand'],
  ['3k tot 4k', '€ 3.000 – € 4.000 bruto per maand'],
  ['€ 2.400,00 - 2.800,00', '€ 2.400 – € 2.800 bruto per maand'],
  ['marktconform tot 4900 of zzp', 'tot € 4.900 bruto per maand of zzp'],
  ['2.500 netto', '€ 2.500 netto per maand'],
  ['€3000-3700 (4 wkn)', '€ 3.000 – € 3.700 bruto per 4 weken'],
  ['19 - 23 per uur cao bouw', '€ 19 – € 23 bruto per uur, cao bouw'],
  ['LB/LC', 'schaal LB of LC'],
  ['tussen de 2700 en 3500', '€ 2.700 – € 3.500 bruto per maand'],
  ['schaal I (maximaal 5200)', 'schaal I (maximaal € 5.200 bruto per maand)'],
  ['14,60 bruto', '€ 14,60 bruto per uur'],
  ['13,95€/uur (student: bruto is bijna netto)', '€ 13,95 bruto per uur (student: bruto is bijna netto)'],
  ['€4,500 - €6,000 p/m', '€ 4.500 – € 6.000 bruto per maand'],
  ['in overleg, rond de 2600 bruto', 'in overleg, rond de € 2.600 bruto per maand'],
  ['volgens cao BIKUDAK, begin 2250', 'volgens cao BIKUDAK, begin € 2.250 bruto per maand'],
  ['cao glastuinbouw, schaal C; vanaf 14.99', 'cao glastuinbouw, schaal C; vanaf € 14,99 bruto per uur'],
  [
    'IFIC cat 11, vanaf ongeveer 2550 bruto bij voltijds, anciënniteit telt',
    'IFIC cat 11, vanaf ongeveer € 2.550 bruto per maand bij voltijds, anciënniteit telt',
  ],
  ['schaal 6: min 2.641 – max 3.630 (36u)', 'schaal 6: € 2.641 – € 3.630 bruto per maand (36 uur)'],
  ['flexi: 12,78/u netto all in, student 13u', 'flexi: € 12,78 netto per uur all in, student € 13 per uur'],
])('%s is %s', (typed, written) => expect(writePay(typed)).toBe(written))

test.each([
  'schaal 10',
  'FWG 45',
  '12',
  '45k',
  '€65k - €80k',
  'marktconform',
  'conform cao',
  '2026',
  'PC 319.01',
  '900000',
  'schaal 5/6',
  'volgens cao, start 2026',
])('%s stays as it was typed', (typed) =>
  expect(writePay(typed)).toBe(typed === '2026' ? '€ 2.026 bruto per maand' : typed),
)

test.each([
  ['budget 2k training', 'budget € 2.000 training'],
  ['€3k learning budget', '€ 3.000 learning budget'],
  ['fietsvergoeding 0.27', 'fietsvergoeding € 0,27 per km'],
  ['reiskosten 0,23 km', 'reiskosten € 0,23 per km'],
  ['bonus of €1,500', 'bonus of € 1.500'],
])('%s in an item is %s', (typed, written) => expect(writeAmounts(typed)).toBe(written))

test('a rate of somebody self-employed is no salary', () => expect(writePay('4000 - 5000', true)).toBe('4000 - 5000'))

test.each([
  ['maaltijdcheques 6€', 'maaltijdcheques € 6'],
  ['8€/dag', '€ 8 per dag'],
  ['opleidingsbudget €2500', 'opleidingsbudget € 2.500'],
  ['NEN 3140', 'NEN 3140'],
  ['fietsvergoeding 0,27 per km', 'fietsvergoeding € 0,27 per km'],
  ['reiskosten 21 ct', 'reiskosten € 0,21 per km'],
  ['kledingbudget 400 per seizoen', 'kledingbudget € 400 per seizoen'],
  ['maaltijdcheques 8% duurder', 'maaltijdcheques 8% duurder'],
])('%s becomes %s', (typed, written) => expect(writeAmounts(typed)).toBe(written))

test.each([
  ['netto loon ongeveer 2900', 'netto loon ongeveer € 2.900'],
  ['loonbedrijf Van Loon, opgericht in 1921', 'loonbedrijf Van Loon, opgericht in 1921'],
  ['loon sinds 2024 verhoogd', 'loon sinds 2024 verhoogd'],
])('in a list %s becomes %s', (typed, written) => expect(writeBarePay(typed)).toBe(written))
