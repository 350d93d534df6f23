import { expect, test } from '@jest/globals'
import { text } from '../testing/make-pdf.ts'
import { linesOfPages, texts } from '../testing/lines-of.ts'

type Line = { y: number; words: string; bold?: boolean; size?: number }
const column = (x: number, lines: readonly Line[]) =>
  lines.map(({ y, words, bold, size = 10 }) => text(x, y, words, { size, font: bold ? 'F2' : 'F1' }))
const head = (y: number, words: string): Line => ({ y, words, bold: true, size: 13 })
const strong = (y: number, words: string): Line => ({ y, words, bold: true })
const plain = (y: number, words: string): Line => ({ y, words })
const wordsOf = (lines: readonly Line[]) => lines.map(({ words }) => words)

const MAIN = [
  head(760, 'Over mij'),
  plain(742, 'Planner met oog voor de chauffeur en de klant, tien jaar ervaring.'),
  head(700, 'Opleiding'),
  strong(682, 'Mbo Logistiek'),
  plain(666, 'Alfa-college Groningen'),
  head(620, 'Werkervaring'),
  strong(602, 'Planner'),
  plain(586, 'Transport Noord, 2018 - heden'),
  strong(560, 'Chauffeur'),
  plain(544, 'Bakkerij Oost, 2012 - 2018'),
]

test('a sidebar in bold type with sections of its own stays a column, though its rows stand beside others', async () => {
  const side = [
    head(760, 'Contact'),
    strong(742, '06-12345678'),
    strong(720, 'anna@voorbeeld.nl'),
    strong(682, 'Lindelaan 4'),
    strong(666, '9401 AB Assen'),
    head(640, 'Talen'),
    strong(602, 'Nederlands'),
    strong(586, 'Engels'),
    strong(560, 'Duits'),
    strong(520, 'Rijbewijs B'),
  ]
  const lines = await linesOfPages([...column(40, side), ...column(220, MAIN)])
  expect(texts(lines)).toEqual([...wordsOf(MAIN), ...wordsOf(side)])
})

test('words of a sidebar that reach nearly to the next column are none of it', async () => {
  const side = [
    head(760, 'Opleidingen'),
    plain(736, 'Technische Universiteit Delf-'),
    plain(722, 'land'),
    plain(710, '2010 - 2014'),
    head(660, 'Vaardigheden'),
    plain(640, 'Excel'),
    plain(628, 'Navision'),
    plain(608, 'Transportplanning van stuk-'),
    plain(595, 'goed'),
    head(560, 'Talen'),
    plain(544, 'Nederlands'),
    plain(532, 'Engels'),
  ]
  const jobs = [
    head(760, 'Werkervaring'),
    ...Array.from({ length: 9 }, (_job, at) => [
      strong(742 - 38 * at, `Planner in vestiging ${at + 1}`),
      plain(729 - 38 * at, `Transport Noord te Groningen, 20${10 + at} - 20${11 + at}`),
    ]).flat(),
  ]
  const lines = await linesOfPages([...column(40, side), ...column(173, jobs)])
  expect(texts(lines)).toEqual([...wordsOf(jobs), ...wordsOf(side)])
})
