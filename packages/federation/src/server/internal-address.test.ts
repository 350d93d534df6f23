import { expect, test } from '@jest/globals'
import { internalAddress } from './internal-address.ts'

const env = {
  WERVIO_REMOTES_URL: 'https://werving.example.nl/remotes/',
  WERVIO_REMOTES_INTERNAL_URL: 'http://proxy:3000/remotes',
}

test.each([
  ['https://werving.example.nl/remotes/mfe-a/1/pages.json', 'http://proxy:3000/remotes/mfe-a/1/pages.json'],
  ['https://werving.example.nl/remotes-of-others/a.json', 'https://werving.example.nl/remotes-of-others/a.json'],
  ['https://elders.example.nl/remotes/a.json', 'https://elders.example.nl/remotes/a.json'],
])('%s is reached at %s', (address, reached) => {
  expect(internalAddress(env)(address)).toBe(reached)
})

test('without the variables, or with empty ones, an address is itself', () => {
  for (const each of [{}, { WERVIO_REMOTES_URL: '', WERVIO_REMOTES_INTERNAL_URL: '' }])
    expect(internalAddress(each)('https://a.nl/remotes/b')).toBe('https://a.nl/remotes/b')
})

test('one without the other, and what is no address, are refused by name', () => {
  expect(() => internalAddress({ WERVIO_REMOTES_URL: 'https://a.nl' })).toThrow('go together')
  expect(() => internalAddress({ ...env, WERVIO_REMOTES_INTERNAL_URL: 'proxy' })).toThrow('WERVIO_REMOTES_INTERNAL_URL')
})
