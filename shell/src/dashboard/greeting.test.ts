import { expect, test } from '@jest/globals'
import { firstNameOf, greetingAt } from './greeting.ts'

test.each([
  [0, 0, 'Goedemorgen'],
  [11, 59, 'Goedemorgen'],
  [12, 0, 'Goedemiddag'],
  [17, 59, 'Goedemiddag'],
  [18, 0, 'Goedenavond'],
  [23, 59, 'Goedenavond'],
])('at %i:%i it says %s', (hour, minute, greeting) => {
  expect(greetingAt(new Date(2026, 10, 20, hour, minute))).toBe(greeting)
})

test.each([
  ['Sanne de Vries', 'x@linde.nl', 'Sanne'],
  ['  Sanne  ', 'x@linde.nl', 'Sanne'],
  ['', 'joris.jansen@linde.nl', 'Joris'],
  [null, 'anne-marie@linde.nl', 'Anne-marie'],
  [null, 'élise_b@linde.nl', 'Élise'],
  [null, 'pieter85@linde.nl', 'Pieter'],
  [null, 'sanne-2026@linde.nl', 'Sanne'],
  [null, 'p.vos@linde.nl', null],
  [null, 'info@linde.nl', null],
  [null, '1234@linde.nl', null],
  [null, '', null],
])('%j with %s is called %s', (displayName, email, name) => expect(firstNameOf({ displayName, email })).toBe(name))
