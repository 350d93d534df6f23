import { expect, test } from '@jest/globals'
import type { Font } from '../pdf/font.ts'
import type { Glyph } from '../pdf/glyph.ts'
import { withLigatureWidths } from './ligature-widths.ts'

const font: Font = {
  name: 'Carlito',
  bold: false,
  italic: false,
  icons: false,
  symbols: false,
  type3: false,
  vertical: false,
  composite: true,
  tex: false,
  unit: 0.001,
  height: 1,
}
const WIDTHS: Record<string, number> = { f: 0.305, i: 0.229, l: 0.229, t: 0.335, ' ': 0.226 }
/** Letters beside each other; '#' is a glyph without a name, as wide as is said. */
const glyphsOf = (words: string, lostWidth: number): Glyph[] => {
  let x = 40
  return Array.from(words, (letter) => {
    const width = 10 * (letter === '#' ? lostWidth : (WIDTHS[letter] ?? 0.5))
    const glyph = {
      text: letter === '#' ? '' : letter,
      x,
      y: 100,
      width,
      size: 10,
      font,
      angle: 0,
      colour: '#000000',
      unpainted: false,
      strong: false,
    }
    x += width
    return glyph
  })
}
const textWith = (words: string, lostWidth: number) =>
  withLigatureWidths(glyphsOf(`fit till ${words}`, lostWidth))
    .map(({ text }) => text)
    .join('')
    .slice(9)

test.each([
  ['Sea#le', 0.677, 'Seattle'],
  ['Microso#', 0.64, 'Microsoft'],
  ['Sta#ng', 0.61, 'Staffng'],
  ['sta#on', 0.564, 'station'],
])('%s with a glyph %d wide is %s', (words, width, whole) => {
  expect(textWith(words, width)).toBe(whole)
})

test.each([
  ['Pro#el', 0.534],
  ['Sea#le', 0.72],
])('where two ligatures fit, or none, nothing is told: %s, %d', (words, width) => {
  expect(textWith(words, width)).toBe(words.replace('#', ''))
})

test('a sign apart from words is no ligature', () => {
  expect(textWith(' # Sea', 0.67)).toBe('  Sea')
})
