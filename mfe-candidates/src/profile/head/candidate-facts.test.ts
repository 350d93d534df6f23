import { expect, test } from '@jest/globals'
import { webAddress } from './candidate-facts.tsx'

test.each([
  ['https://www.linkedin.com/in/noor', 'https://www.linkedin.com/in/noor'],
  ['linkedin.com/in/noor', 'https://linkedin.com/in/noor'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['Noor de Vries', null],
  ['noor', null],
])('%s leads to %s', (text, address) => {
  expect(webAddress(text)).toBe(address)
})
