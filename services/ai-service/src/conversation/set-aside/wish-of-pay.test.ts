import { expect, test } from '@jest/globals'
import { wishOfPay } from './wish-of-pay.ts'

test.each([
  ['Ik zit nu op 3.200 en ik zou graag 3.600 bruto willen.', 'ik zou graag 3.600 bruto willen.'],
  ['Ik zou graag naar 4000 gaan, met een auto erbij.', 'Ik zou graag naar 4000 gaan, met een auto erbij.'],
  ['Ik wil minstens 3.500, want ik verdien nu 3.400.', 'Ik wil minstens 3.500'],
  ['I earn 3,200 now, but I would like 3,600.', 'I would like 3,600.'],
  ['Ik verdien 3.200.', ''],
  ['Ongeveer 3.400.', ''],
  ['Dat wil ik graag houden.', ''],
  ['Ik zit in schaal 6, trede 14. Dat wil ik graag houden.', ''],
  ['Ik zeg liever niet wat ik nu verdien.', ''],
  ['Ik zou nu niet weten hoeveel.', ''],
])('%s', (sentence, wish) => {
  expect(wishOfPay(sentence)).toBe(wish)
})
