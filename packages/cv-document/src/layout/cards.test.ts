import { expect, test } from '@jest/globals'
import { text } from '../testing/make-pdf.ts'
import { linesOfPages, rowTexts, texts } from '../testing/lines-of.ts'

const heading = (y: number, words: string) => text(40, y, words, { font: 'F2', size: 14 })
/** A card: a bold title and lines under it. */
const card = (x: number, y: number, [title = '', ...lines]: readonly string[]) => [
  text(x, y, title, { font: 'F2' }),
  ...lines.map((line, at) => text(x, y - 14 * (at + 1), line)),
]

const SCHOOLS = [
  ['Mbo Logistiek (niveau 4)', 'Alfa-college Groningen, 2009 - 2012'],
  ['Havo Economie', 'Dollard College, 2004 - 2009'],
] as const

test('cards side by side are read one after the other, under a heading over both', async () => {
  const lines = await linesOfPages([
    heading(780, 'Opleiding'),
    ...card(40, 760, SCHOOLS[0]),
    ...card(300, 760, SCHOOLS[1]),
    heading(710, 'Overig'),
    text(40, 690, 'Rijbewijs B'),
  ])
  expect(texts(lines)).toEqual(['Opleiding', ...SCHOOLS[0], ...SCHOOLS[1], 'Overig', 'Rijbewijs B'])
})

test('references side by side are cards too', async () => {
  const [left, right] = [
    ['Piet Adema', 'directeur Transport Noord', '050 312 45 67'],
    ['Els de Wit', 'hoofd planning Bakkerij Oost', '0592 31 22 11'],
  ]
  const lines = await linesOfPages([heading(780, 'Referenties'), ...card(40, 760, left), ...card(300, 760, right)])
  expect(texts(lines)).toEqual(['Referenties', ...left, ...right])
})

test('a table with a line of titles is read row by row', async () => {
  const rows = [
    ['Functie', 'Periode'],
    ['Planner', '2018 - heden'],
    ['Chauffeur', '2012 - 2018'],
    ['Magazijnmedewerker', '2009 - 2012'],
  ]
  const lines = await linesOfPages([
    heading(780, 'Werkervaring'),
    ...rows.flatMap(([left = '', right = ''], at) =>
      [40, 300].map((x, side) => text(x, 760 - 14 * at, side ? right : left, at === 0 ? { font: 'F2' } : {})),
    ),
  ])
  expect(rowTexts(lines)).toEqual(['Werkervaring', ...rows.map((row) => row.join(' | '))])
})

const JOBS = [
  ['2012 - 2015', 'Chauffeur', 'Bakkerij Oost', 'Brood naar', 'veertig winkels'],
  ['2015 - 2018', 'Expediteur', 'Havenbedrijf Delf', 'Vracht naar', 'Noorwegen'],
  ['2018 - 2021', 'Planner', 'Transport Noord', 'Ritten voor', 'zestig wagens'],
  ['2021 - heden', 'Hoofd planning', 'Transport Noord', 'Leiding over', 'zes planners'],
] as const
/** A job on a time line across the page: its period, its title in bold, and more. */
const onTimeline = (x: number, y: number, lines: readonly string[]) =>
  lines.map((line, at) => text(x, y - 14 * at, line, at === 1 ? { font: 'F2' } : {}))

test.each([
  ['beside each other', 700],
  ['above and under a line in turn', 610],
])('a time line across the page ends with the next heading: jobs %s', async (_how, lower) => {
  const lines = await linesOfPages([
    heading(730, 'Mijn loopbaan'),
    ...JOBS.flatMap((job, at) => onTimeline(40 + 130 * at, at % 2 === 0 ? 700 : lower, job)),
    heading(500, 'Opleiding'),
    ...card(40, 480, SCHOOLS[0]),
    ...card(300, 480, SCHOOLS[1]),
  ])
  const lineTexts = texts(lines)
  for (const job of JOBS)
    expect(lineTexts.slice(lineTexts.indexOf(job[1]) - 1, lineTexts.indexOf(job[1]) + 4)).toEqual(job)
  expect(lineTexts[0]).toBe('Mijn loopbaan')
  expect(lineTexts.slice(-5)).toEqual(['Opleiding', ...SCHOOLS[0], ...SCHOOLS[1]])
})
