import { expect, test } from '@jest/globals'
import { makePdf, text } from '../testing/make-pdf.ts'
import { readPdf } from '../read-pdf.ts'
import { UnreadableCv } from '../unreadable-cv.ts'

/** A typeface whose letters the file only numbers, without a table that says which they are. */
const OBJECTS = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Arial /Encoding /Identity-H /DescendantFonts [101 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Arial /CIDToGIDMap /Identity /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 520 /FontDescriptor << /Type /FontDescriptor /FontName /ABCDEF+Arial /Flags 4 >> >>',
]
const numbered = (words: string, numberOf: (code: number) => number) =>
  `<${Array.from(words, (letter) => numberOf(letter.charCodeAt(0)).toString(16).padStart(4, '0')).join('')}>`
const page = (lines: readonly string[], numberOf: (code: number) => number) =>
  lines.map((line, at) => `BT /F3 10 Tf 40 ${700 - 20 * at} Td ${numbered(line, numberOf)} Tj ET`).join('\n')
const readContent = (content: string) => readPdf(makePdf({ pages: [content], fonts: '/F3 100 0 R', objects: OBJECTS }))

const LINES = ['Sanne de Wit', 'Werkervaring', 'Planner bij Transport Noord te Groningen, 2018 - heden']
const inOrder = (code: number) => code - 29
/** As a program numbers the letters that it uses, in an order of its own. */
const scrambled = (code: number) => 33 + ((code * 37) % 61)

test('letters numbered in the order of the alphabet are read', async () => {
  const { lines, warnings } = await readContent(page(LINES, inOrder))
  expect(lines.map((line) => line.text)).toEqual(LINES)
  expect(warnings).toEqual([])
})

test('a CV of which no letter can be told has no text: nothing of it is taken for a name', async () => {
  const consonants = (code: number) => 'bcdfghjklmnpqrstvwxz'.charCodeAt(scrambled(code) % 20)
  await expect(readContent(page(LINES, consonants))).rejects.toEqual(new UnreadableCv('cv_without_text'))
})

test('what other typefaces say stays, with a warning', async () => {
  const consonants = (code: number) => 'bcdfghjklmnpqrstvwxz'.charCodeAt(scrambled(code) % 20)
  const { lines, warnings } = await readContent(
    [page(LINES, consonants), text(40, 500, 'Rijbewijs B en eigen vervoer')].join('\n'),
  )
  expect(lines.map((line) => line.text)).toEqual(['Rijbewijs B en eigen vervoer'])
  expect(warnings).toEqual([
    'Een deel van de tekst is niet te ontcijferen: het lettertype vertelt niet welke letters het zijn.',
  ])
})

test.each([
  ['only abbreviations', ['HTML, CSS, PHP, SQL, XML']],
  ['abbreviations', ['HTML, CSS, PHP, SQL', 'XML, JSON, GMP, HPLC', 'Opleiding tot analist']],
  ['numbers', ['06-12345678 en 050-3123456', '2018 - 2023']],
  ['Polish', ['Grzegorz Brzęczyszczykiewicz', 'Szczecin, ul. Krótka 3']],
])('a numbered typeface whose numbers are its letters is read as it is: %s', async (_what, lines) => {
  expect((await readContent(page(lines, (code) => code))).lines.map((line) => line.text)).toEqual(lines)
})
