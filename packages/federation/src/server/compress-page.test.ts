import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { createPageCompression } from './compress-page.ts'

const page = `<!doctype html>${'<p>Wervio</p>'.repeat(200)}`

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br ; q=0.000', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('for %j the coding is %s', (acceptEncoding, coding) => {
  expect(createPageCompression()(page, acceptEncoding)?.coding).toBe(coding)
})

test('what comes out is the page, and smaller; the second time nothing is compressed anew', () => {
  const compress = createPageCompression()
  const [br, gzip] = [compress(page, 'br'), compress(page, 'gzip')]
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(page)
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(page)
  expect(br?.body.length).toBeLessThan(page.length / 10)
  expect(compress(page, 'br')?.body).toBe(br?.body)
})

test('pages that are asked for keep their place, others make room', () => {
  const compress = createPageCompression()
  const first = compress(page, 'br')?.body
  for (let number = 0; number < 200; number += 1) {
    compress(`${page}${number}`, 'br')
    if (number % 20 === 0) compress(page, 'br')
  }
  expect(compress(page, 'br')?.body).toBe(first)
})
