import { expect, test } from '@jest/globals'
import { makePdf, text } from '../testing/make-pdf.ts'
import { readPdf } from '../read-pdf.ts'
import { linesOfPages, texts } from '../testing/lines-of.ts'

const body = text(40, 600, 'Planner bij Transport Noord te Groningen')

test.each([
  ['a stroke', '1 w 99 698 m 99 710 l S 160 698 m 160 710 l S'],
  ['a filled bar', '98.5 698 1 12 re f 159.5 698 1 12 re f'],
])('%s drawn between words parts them', async (_how, bars) => {
  const lines = await linesOfPages([
    text(40, 700, 'Lasmetingen'),
    text(103, 700, 'Constructie'),
    text(165, 700, 'Plaatwerk'),
    bars,
    body,
  ])
  expect(lines[0]?.text).toBe('Lasmetingen | Constructie | Plaatwerk')
})

test('the lines of a table are no bars between words', async () => {
  const lines = await linesOfPages([
    text(40, 700, 'Naam:'),
    text(160, 700, 'Anna Bakker'),
    '1 w 140 695 m 140 712 l S',
    body,
  ])
  expect(texts(lines)).toEqual(['Naam:', 'Anna Bakker', 'Planner bij Transport Noord te Groningen'])
})

test('a line between two columns is no bar, however it is drawn, and words keep their white space', async () => {
  const rows = [
    ['Naam', 'Anna de Wit'],
    ['Woonplaats', 'Assen'],
    ['Gewenste functie', 'Hoofd van de planning'],
  ] as const
  const lines = await linesOfPages(
    rows.flatMap(([label, value], row) => [
      text(40, 700 - 14 * row, label),
      text(134, 700 - 14 * row, value),
      `1 w 130 ${697 - 14 * row} m 130 ${711 - 14 * row} l S`,
    ]),
  )
  expect(texts(lines)).toEqual(rows.flat())
})

test.each([
  'Werkervaring . . . . . . . . . . . . . . . . . . .',
  'Werkervaring.......................',
  'Werkervaring ______________________',
  'Werkervaring …………………………'.replaceAll('…', '\u0085'),
])('dots that lead on from a heading go: %j', async (heading) => {
  expect(texts(await linesOfPages([text(40, 700, heading, { size: 14 }), body]))[0]).toBe('Werkervaring')
})

test('what dots lead to is a cell of its own; an ellipsis stays', async () => {
  expect(
    texts(
      await linesOfPages([
        text(40, 700, 'Engels ................ uitstekend'),
        text(40, 680, 'En nog veel meer...'),
        body,
      ]),
    ).slice(0, 3),
  ).toEqual(['Engels', 'uitstekend', 'En nog veel meer...'])
})

test('a raised ordinal stays in its place', async () => {
  const lines = await linesOfPages([
    text(40, 700, '2'),
    text(45.8, 703.8, 'nd', { size: 7 }),
    text(56, 700, 'line support engineer'),
    body,
  ])
  expect(lines[0]?.text).toBe('2nd line support engineer')
})

test('letters of a logo that stand higher and lower than the others stay in their word', async () => {
  const lines = await linesOfPages([
    text(40, 700, 'L'),
    text(42.5, 702, 'A', { size: 7 }),
    text(45.7, 700, 'T'),
    text(50.2, 697.8, 'E'),
    text(55.6, 700, 'X en Typst'),
    body,
  ])
  expect(lines[0]?.text).toBe('LATEX en Typst')
})

test('a small line above another is no raised one', async () => {
  expect(
    texts(await linesOfPages([text(40, 712, 'cv', { size: 7 }), text(40, 700, 'Anna Bakker'), body])).slice(0, 2),
  ).toEqual(['cv', 'Anna Bakker'])
})

test('letters of a typeface of signs are bullets', async () => {
  const objects = [
    '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Wingdings-Regular /Encoding /WinAnsiEncoding /FirstChar 117 /LastChar 117 /Widths [700] >>',
  ]
  const page = [text(40, 700, 'u', { font: 'F3' }), text(52, 700, 'Ritten plannen'), body].join('\n')
  const { lines } = await readPdf(makePdf({ pages: [page], fonts: '/F3 100 0 R', objects }))
  expect(lines[0]).toMatchObject({ text: 'Ritten plannen', bullet: true })
})

test.each(['2.', 'II.', 'B)'])('the number of a heading (%s) is part of it', async (number) => {
  const lines = await linesOfPages([
    text(40, 700, number, { size: 12 }),
    text(62, 700, 'Aanstellingen', { size: 12 }),
    body,
  ])
  expect(lines[0]?.text).toBe(`${number} Aanstellingen`)
})

test('a sentence that ends with more white space goes on', async () => {
  const lines = await linesOfPages([
    text(40, 700, 'Ik plan ritten.'),
    text(108, 700, 'Daarbij let ik op de kosten en de wensen van klanten.'),
    body,
  ])
  expect(lines[0]?.text).toBe('Ik plan ritten. Daarbij let ik op de kosten en de wensen van klanten.')
})

test('a soft hyphen that is printed is a hyphen', async () => {
  const lines = await linesOfPages([
    text(40, 700, 'Werk in twee\u00ADploegendienst'),
    text(40, 686, '2019 \u00AD 2023'),
    body,
  ])
  expect(texts(lines).slice(0, 2)).toEqual(['Werk in twee-ploegendienst', '2019 - 2023'])
})
