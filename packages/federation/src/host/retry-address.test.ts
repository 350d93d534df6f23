import { expect, test } from '@jest/globals'
import { createRetryAddress } from './retry-address.ts'

test('the first try has the address itself, every further one an address of its own', () => {
  const addressOf = createRetryAddress()
  const url = 'http://localhost:1/v/remoteEntry.js'
  expect([addressOf(url), addressOf(url), addressOf(url)]).toEqual([url, `${url}?try=2`, `${url}?try=3`])
  expect(addressOf('http://localhost:2/v/remoteEntry.js')).toBe('http://localhost:2/v/remoteEntry.js')
})
