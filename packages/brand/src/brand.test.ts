import { afterEach, expect, jest, test } from '@jest/globals'
import { mergeBrand } from './merge-brand.ts'

const page = (content: string) => {
  document.body.innerHTML = '<script type="application/json" id="wervio-config"></script>'
  const block = document.getElementById('wervio-config')
  if (block) block.textContent = content
}
const fresh = async () => {
  jest.resetModules()
  return (await import('./brand.ts')).brand()
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('without configuration the product has its name, and facts nobody gave are absent', async () => {
  const facts = await fresh()
  expect(facts.name).toBe('Wervio')
  expect(facts.infoEmail).toBe('info@wervio.nl')
  expect(facts.city).toBe('Groningen')
  expect([facts.registrationNumber, facts.postalAddress, facts.phone, facts.socialUrl]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('an operator sets facts through the page', async () => {
  page(
    JSON.stringify({
      brand: { name: 'Werf', registrationNumber: '12345678', socialUrl: 'https://social.example/werf' },
    }),
  )
  const facts = await fresh()
  expect(facts.name).toBe('Werf')
  expect(facts.registrationNumber).toBe('12345678')
  expect(facts.socialUrl).toBe('https://social.example/werf')
  expect(facts.city).toBe('Groningen')
})

test.each(['{ broken', 'null', '[]', '{"brand": 7}', '{"brand": null}'])(
  '%s as configuration leaves the defaults',
  async (text) => {
    page(text)
    expect((await fresh()).name).toBe('Wervio')
  },
)

test('links that could run code, bad addresses, empty texts and unknown names are left out', () => {
  const facts = mergeBrand({
    socialUrl: 'javascript:alert(1)',
    infoEmail: 'geen adres',
    name: '  ',
    phone: 31,
    constructor: 'x',
    colour: 'red',
  })
  expect(facts).toEqual(mergeBrand({}))
  expect(mergeBrand({ socialUrl: 'http://social.example' }).socialUrl).toBeNull()
})
