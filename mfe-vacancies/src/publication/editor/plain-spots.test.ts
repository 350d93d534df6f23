import { expect, test } from '@jest/globals'
import { Editor } from '@tiptap/core'
import { extensions } from './extensions.ts'
import { toLinkAddress } from './link-address.ts'
import { plainSpots } from './plain-spots.ts'

const docOf = (content: string) => new Editor({ element: null, extensions, content, injectCSS: false }).state.doc

test('every stretch within a block leads back to the same words', () => {
  const doc = docOf(
    '<h1>Kop</h1><p>Een <strong>vet</strong> woord<br>en een regel.</p><ul><li>Punt een</li><li>Punt <a href="https://wervio.nl">twee</a></li></ul>',
  )
  const { text, range } = plainSpots(doc)
  expect(text).toBe('Kop\n\nEen vet woord\nen een regel.\nPunt een\nPunt twee')
  for (const words of ['Kop', 'vet woord', 'woord\nen', 'Punt twee', 'twee']) {
    const start = text.indexOf(words)
    const place = range(start, start + words.length)
    expect(place && doc.textBetween(place.from, place.to, '\n', '\n')).toBe(words)
  }
})

test('a stretch over two blocks, or outside the text, is no place', () => {
  const { text, range } = plainSpots(docOf('<p>Een</p><p>Twee</p>'))
  expect(range(0, text.length)).toBeNull()
  expect(range(500, 510)).toBeNull()
})

test.each([
  ['www.wervio.nl', 'https://www.wervio.nl'],
  ['wervio.nl/werk?a=1', 'https://wervio.nl/werk?a=1'],
  [' https://wervio.nl ', 'https://wervio.nl'],
  ['werk@wervio.nl', 'mailto:werk@wervio.nl'],
  ['06 1234 5678', 'tel:0612345678'],
  ['tel:+31612345678', 'tel:+31612345678'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['java\nscript:alert(1)', null],
  ['//wervio.nl', null],
  ['https://google.com@kwaad.nl', null],
  ['wervio.nl/\u202efdp', null],
  ['ftp://wervio.nl', null],
  ['zomaar', null],
  ['', null],
])('%j as a link is %j', (input, address) => {
  expect(toLinkAddress(input)).toBe(address)
})
