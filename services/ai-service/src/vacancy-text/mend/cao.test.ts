import { expect, test } from '@jest/globals'
import { writeCaoBenefits, writeCaoPay } from './cao.ts'

test.each([
  ['cao', 'volgens cao'],
  ['CAO', 'volgens cao'],
  ['conform cao metaal', 'volgens cao metaal'],
  ['zie CAO', 'volgens cao'],
  ['gewoon cao', 'volgens cao'],
  ['PC 200', 'volgens PC 200'],
  ['volgens de cao VVT', 'volgens cao VVT'],
  ['cao kappers, 2100 - 2650', 'cao kappers, 2100 - 2650'],
  ['schaal 7', 'schaal 7'],
  ['horeca cao en fooi', 'cao horeca en fooi'],
])('pay %s is %s', (typed, written) => expect(writeCaoPay(typed)).toBe(written))

test.each([
  ['cao', '', 'arbeidsvoorwaarden volgens cao'],
  ['cao', 'cao', 'salaris en andere arbeidsvoorwaarden volgens cao'],
  ['- conform cao metaal\n- laptop', '€ 2.000', '- arbeidsvoorwaarden volgens cao metaal\n- laptop'],
  ['cao + 13e maand', '', 'cao + 13e maand'],
  ['pensioen volgens cao', '', 'pensioen volgens cao'],
])('benefits %s beside pay %s', (benefits, pay, written) => expect(writeCaoBenefits(benefits, pay)).toBe(written))
