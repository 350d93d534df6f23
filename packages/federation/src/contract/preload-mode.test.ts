import { expect, test } from '@jest/globals'
import { isAskedWithCors } from './preload-mode.ts'

test.each([
  ['http://localhost:3002/v1/assets/routes.js', 'localhost:3000', true],
  ['https://wervio.example/remotes/mfe-vacancies/v1/assets/routes.js', 'wervio.example', false],
  ['https://wervio.example/remotes/mfe-vacancies/v1/remoteEntry.27173320.js', 'wervio.example', true],
  ['https://wervio.example/remotes/mfe-vacancies/v1/assets/routes.js', undefined, true],
])('%s on a page of %s: %s', (address, host, withCors) => {
  expect(isAskedWithCors(address, host)).toBe(withCors)
})
