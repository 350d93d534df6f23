import { expect, test } from '@jest/globals'
import { text } from '../testing/make-pdf.ts'
import { linesOfPages, rowTexts, texts } from '../testing/lines-of.ts'

const COLUMNS = [50, 180, 300, 480, 550]
const LEVELS = [720, 704, 672, 640]
const level = (y: number) => `1 w 50 ${y} m 550 ${y} l S`
const bottom = LEVELS.at(-1) ?? 0
const upright = (x: number) => `1 w ${x} ${bottom} m ${x} 720 l S`
/** Cells of a row; each has one line or two. */
const row = (y: number, cells: readonly (readonly string[])[], font = 'F1') =>
  cells.flatMap((lines, column) =>
    lines.map((line, at) => text((COLUMNS[column] ?? 0) + 3, y - 12 - 13 * at, line, { font })),
  )

const TABLE = [
  ...row(720, [['Werkgever'], ['Functie'], ['Taken'], ['Periode']], 'F2'),
  ...row(704, [
    ['Kolenbank Micro-', 'krediet'],
    ['Medewerker', 'rekeningen'],
    ['Kas opmaken en', 'leningen innen'],
    ['nov. 2022 tot', 'heden'],
  ]),
  ...row(672, [['Ministerie van', 'Werken'], ['Stagiair'], ['Boeken bijhouden'], ['2021 - 2022']]),
]
const READ = [
  'Werkgever | Functie | Taken | Periode',
  'Kolenbank Microkrediet | Medewerker rekeningen | Kas opmaken en leningen innen | nov. 2022 tot heden',
  'Ministerie van Werken | Stagiair | Boeken bijhouden | 2021 - 2022',
]

test('a cell of a table with drawn lines is one line, however many it was set in', async () => {
  expect(
    rowTexts(
      await linesOfPages([...TABLE, ...LEVELS.map(level), ...COLUMNS.map(upright), text(50, 610, 'Rijbewijs B')]),
    ),
  ).toEqual([...READ, 'Rijbewijs B'])
})

test('so it is when its lines are drawn cell by cell', async () => {
  const uprights = LEVELS.slice(1).flatMap((y, at) => COLUMNS.map((x) => `1 w ${x} ${y} m ${x} ${LEVELS[at]} l S`))
  const levels = LEVELS.flatMap((y) => COLUMNS.slice(1).map((x, at) => `1 w ${COLUMNS[at]} ${y} m ${x} ${y} l S`))
  expect(rowTexts(await linesOfPages([...TABLE, ...levels, ...uprights, text(50, 610, 'Rijbewijs B')]))).toEqual([
    ...READ,
    'Rijbewijs B',
  ])
})

test('cells that nearly touch are parted by the line between them', async () => {
  const rows = ['Havo Economie en Maatschappij', 'Mbo Logistiek supplychain niveau'].flatMap((school, at) => [
    text(53, 708 - 32 * at, school),
    text(206, 708 - 32 * at, 'Dollard College'),
  ])
  const lines = [
    text(53, 644, 'Cursus'),
    text(206, 644, 'ROC'),
    ...[720, 688, 656, 640].map((y) => `1 w 50 ${y} m 400 ${y} l S`),
    ...[50, 203, 400].map(upright),
  ]
  expect(texts(await linesOfPages([...rows, ...lines])).slice(0, 2)).toEqual([
    'Havo Economie en Maatschappij',
    'Dollard College',
  ])
})

test('frames around columns are no table', async () => {
  const side = ['Contact', '06-12345678', 'Talen', 'Nederlands', 'Engels', 'Excel']
  const main = [
    'Werkervaring',
    'Planner bij Transport Noord',
    'Ritten plannen voor veertig wagens',
    'Opleiding',
    'Mbo Logistiek, Alfa-college',
    'Zeilen en hardlopen',
  ]
  const column = (x: number, lines: readonly string[], step: number) =>
    lines.map((line, at) => text(x, 700 - step * at, line))
  const frames = '1 w 30 500 170 230 re S 210 500 350 230 re S'
  expect(texts(await linesOfPages([...column(40, side, 23), ...column(220, main, 31), frames]))).toEqual([
    ...main,
    ...side,
  ])
})
