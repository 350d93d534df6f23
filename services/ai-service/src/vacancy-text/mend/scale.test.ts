import { expect, test } from '@jest/globals'
import { withScale } from './scale.ts'

test.each([
  ['€ 3.506 - € 5.312', ['Schaal 9/10'], 'schaal 9/10, € 3.506 - € 5.312', 'Schaal 9/10'],
  ['€ 3.506', ['barema 148', 'ervaren'], 'barema 148, € 3.506', 'barema 148'],
  ['schaal 9, € 3.506', ['Schaal 9/10'], 'schaal 9, € 3.506', null],
  ['marktconform', ['Schaal 9'], 'marktconform', null],
  ['€ 3.506', ['schaalbaar werken'], '€ 3.506', null],
  ['€ 3.506', ['Schaal 9', 'Schaal 10'], '€ 3.506', null],
])('%s beside %j', (salary, remarks, pay, scale) => expect(withScale(salary, remarks)).toEqual({ pay, scale }))
