import { expect, test } from '@jest/globals'
import { splitPay } from './split-pay.ts'

test.each([
  ['32 tot 40, € 19,50 per uur, avonden in overleg', '32 tot 40, avonden in overleg', '€ 19,50 per uur'],
  ['38 uur, bruto 2.600', '38 uur', 'bruto 2.600'],
  ['24 uur; 15,40 per uur bruto', '24 uur', '15,40 per uur bruto'],
  ['36 uur, uurloon 16', '36 uur', 'uurloon 16'],
  ['40 uur bruto, 38 uur netto', '40 uur bruto, 38 uur netto', ''],
  ['€ 19,50 per uur', '€ 19,50 per uur', ''],
  ['32, 36 of 40 uur', '32, 36 of 40 uur', ''],
])('%s', (typed, hours, pay) => expect(splitPay(typed)).toEqual([hours, pay]))
