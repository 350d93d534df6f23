import { expect, test } from '@jest/globals'
import { onPaper } from './on-paper.ts'
import { doubtfulWords, glyphsOf, textLines } from './recognised-glyphs.ts'
import type { RecognisedLine } from './recogniser.ts'

const line = (text: string, confidence: number, rowHeight = 30): RecognisedLine => ({
  rowHeight,
  baseline: { x0: 0, y0: 100, x1: 1000, y1: 100 },
  words: text.split(' ').map((word, at) => ({
    text: word,
    confidence,
    bbox: { x0: at * 200, y0: 70, x1: at * 200 + word.length * 20, y1: 100 },
  })),
})
const never = () => false

test('lines that are dirt are left out, and specks in a line', () => {
  const speck = { ...line('Planner', 95), words: [...line('Planner', 95).words, ...line('~', 20).words] }
  expect(textLines([line('Iz |l', 20), speck]).map(({ words }) => words.map(({ text }) => text))).toEqual([['Planner']])
})

test('a word that is hard to read within a line that is not, stays and is doubtful', () => {
  const { words, ...rest } = line('Transport Noord Groningen', 95)
  const read = textLines([{ ...rest, words: words.map((word, at) => (at === 1 ? { ...word, confidence: 3 } : word)) }])
  expect(read[0]?.words).toHaveLength(3)
  expect(doubtfulWords(read, 0.24, 2)).toEqual([
    { text: 'Noord', box: { page: 2, x: 48, y: 70 * 0.24, width: 24, height: 30 * 0.24 } },
  ])
})

test('heights that differ by a measurement are one size, and a heading keeps its own', () => {
  const lines = [line('Anna Bakker', 95, 60), line('een twee drie vier', 95, 29), line('vijf zes zeven acht', 95, 31)]
  expect([...new Set(glyphsOf(lines, 0.24, never).map(({ size }) => size))]).toHaveLength(2)
})

test('a bullet that was read as letters is a bullet, and a year stands apart from the word behind it', () => {
  const lines = [line('LJ', 30, 14), line('Supervises twelve receptionists', 95), line('June 2023to present', 95)]
  expect(textLines(lines).map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
    '•',
    'Supervises twelve receptionists',
    'June 2023 to present',
  ])
})

test('a box goes back to the paper that was turned', () => {
  const box = { page: 1, x: 10, y: 20, width: 30, height: 5 }
  expect(onPaper(box, { width: 200, height: 100 })).toEqual({ box, width: 200, height: 100 })
  // The page stood on its left side: what is now at the top was at its left.
  expect(onPaper(box, { width: 200, height: 100, scan: { quarters: 1, turn: 0 } })).toEqual({
    box: { page: 1, x: 20, y: 160, width: 5, height: 30 },
    width: 100,
    height: 200,
  })
})
