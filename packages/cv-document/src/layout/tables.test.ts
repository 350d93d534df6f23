import { expect, test } from '@jest/globals'
import { text } from '../testing/make-pdf.ts'
import { linesOfPages, rowTexts, texts } from '../testing/lines-of.ts'

type Row = { left?: string; right?: string; bold?: boolean; heading?: boolean; space?: number }

/** Rows of two columns, from the top of a page; `end` aligns the left column there instead of at its start. */
const table = (rows: readonly Row[], { right = 210, end }: { right?: number; end?: number } = {}): string[] => {
  let y = 780
  return rows.flatMap(({ left, right: cell, bold, heading, space = 15 }) => {
    y -= space
    const x = left === undefined || end === undefined ? 60 : end - left.length * (left === left.toUpperCase() ? 7.2 : 5)
    return [
      left === undefined ? '' : text(x, y, left, heading ? { font: 'F2', size: 12 } : {}),
      cell === undefined ? '' : text(right, y, cell, bold ? { font: 'F2' } : {}),
    ]
  })
}
const LEBENSLAUF: Row[] = [
  { left: 'Angaben zur Person', heading: true },
  { left: 'Name', right: 'Jutta Hellmann', space: 18 },
  { left: 'Anschrift', right: 'Lindenweg 4, 50667 Koeln' },
  { left: 'Telefon', right: '0221 / 555 44 33' },
  { left: 'E-Mail', right: 'jutta@hellmann.example' },
  { left: 'Familienstand', right: 'ledig' },
  { left: 'Beruflicher Werdegang', heading: true, space: 30 },
  { left: 'seit 05/2018', right: 'Filialleiterin', bold: true, space: 18 },
  { right: 'Backhaus Kamp GmbH, Koeln' },
  { right: 'Personal, Einkauf und Kasse' },
  { left: '08/2012 - 04/2018', right: 'Verkaeuferin', bold: true },
  { right: 'Feinkost Roth, Bonn' },
  { right: 'Beratung und Warenpflege' },
  { left: 'Kenntnisse', heading: true, space: 30 },
  { left: 'EDV', right: 'Word, Excel', space: 18 },
  { left: 'Sprachen', right: 'Deutsch, Englisch' },
  { left: 'Fuehrerschein', right: 'Klasse B' },
  { left: 'Koeln, den 3. Mai 2023', space: 60 },
]

test('labels, dates and headings in one margin are a table, with a signature under it', async () => {
  expect(rowTexts(await linesOfPages(table(LEBENSLAUF)))).toEqual([
    'Angaben zur Person',
    'Name | Jutta Hellmann',
    'Anschrift | Lindenweg 4, 50667 Koeln',
    'Telefon | 0221 / 555 44 33',
    'E-Mail | jutta@hellmann.example',
    'Familienstand | ledig',
    'Beruflicher Werdegang',
    'seit 05/2018 | Filialleiterin',
    'Backhaus Kamp GmbH, Koeln',
    'Personal, Einkauf und Kasse',
    '08/2012 - 04/2018 | Verkaeuferin',
    'Feinkost Roth, Bonn',
    'Beratung und Warenpflege',
    'Kenntnisse',
    'EDV | Word, Excel',
    'Sprachen | Deutsch, Englisch',
    'Fuehrerschein | Klasse B',
    'Koeln, den 3. Mai 2023',
  ])
})

const EUROPASS: Row[] = [
  { left: 'INFORMATIONS', right: 'Claire Besson', bold: true },
  { right: '12 rue des Lilas, 69003 Lyon', space: 20 },
  { right: 'claire@besson.example', space: 20 },
  { left: 'POSTE', right: 'Infirmiere de bloc', bold: true, space: 30 },
  { left: 'PARCOURS', space: 22 },
  { left: "Jan 2019 - aujourd'hui", right: 'Infirmiere', bold: true, space: 19 },
  { right: 'Clinique du Parc, Lyon' },
  { left: '2014 - 2018', right: 'Aide-soignante', bold: true, space: 30 },
  { right: 'Residence Les Tilleuls, Vienne' },
  { left: 'FORMATION', space: 25 },
  { left: '2011 - 2014', right: "Diplome d'Etat", bold: true, space: 19 },
  { right: 'Institut de Lyon' },
  { left: 'COMPETENCES', space: 25 },
  { left: 'Langue maternelle', right: 'Francais', space: 18 },
  { left: 'Permis', right: 'B', space: 24 },
]

test('a margin whose text ends at the column beside it is one too', async () => {
  expect(rowTexts(await linesOfPages(table(EUROPASS, { end: 200 })))).toEqual([
    'INFORMATIONS | Claire Besson',
    '12 rue des Lilas, 69003 Lyon',
    'claire@besson.example',
    'POSTE | Infirmiere de bloc',
    'PARCOURS',
    "Jan 2019 - aujourd'hui | Infirmiere",
    'Clinique du Parc, Lyon',
    '2014 - 2018 | Aide-soignante',
    'Residence Les Tilleuls, Vienne',
    'FORMATION',
    "2011 - 2014 | Diplome d'Etat",
    'Institut de Lyon',
    'COMPETENCES',
    'Langue maternelle | Francais',
    'Permis | B',
  ])
})

test('columns with the same distance between their lines stay columns', async () => {
  const left = [
    'Contact',
    'Lindelaan 4, Assen',
    '06-12345678',
    'Talen',
    'Nederlands',
    'Engels',
    'Vaardigheden',
    'Excel',
    'Navision',
    'SAP',
    'Rijbewijs B',
    'Zeilen',
  ]
  const right = [
    'Werkervaring',
    'Planner',
    'Transport Noord te Groningen, 2018 - heden',
    'Ritten plannen voor veertig wagens',
    '',
    'Chauffeur',
    'Bakkerij Oost te Assen, 2012 - 2018',
    '',
    'Opleiding',
    'Logistiek medewerker, Alfa-college',
    'Groningen, 2009 - 2012',
    '',
  ]
  const heads = ['Contact', 'Talen', 'Vaardigheden', 'Werkervaring', 'Opleiding']
  const column = (x: number, lines: readonly string[]) =>
    lines.map((line, at) =>
      line ? text(x, 780 - 15 * at, line, heads.includes(line) ? { font: 'F2', size: 12 } : {}) : '',
    )
  const lines = await linesOfPages([...column(40, left), ...column(210, right)])
  expect(texts(lines)).toEqual([...right.filter(Boolean), ...left])
})

const at = (x: number, y: number, words: string, bold = false) => text(x, y, words, bold ? { font: 'F2' } : {})

test('periods that wrap over many lines are read whole, in each section', async () => {
  const lines = await linesOfPages([
    text(40, 740, 'Werkervaring bij bedrijven', { font: 'F2', size: 14 }),
    at(40, 720, 'november'),
    at(40, 708, '2015 tot en'),
    at(40, 696, 'met januari'),
    at(40, 684, '2020'),
    at(120, 720, 'Bank Noordzee', true),
    at(120, 708, 'Analist'),
    at(120, 696, 'Meldingen beoordelen en regels schrijven'),
    at(40, 660, 'maart 2011 -'),
    at(40, 648, 'oktober 2015'),
    at(120, 660, 'Energiehuis', true),
    at(120, 648, 'Medewerker'),
    at(120, 636, 'Aanmaningen en loketdienst'),
    text(40, 610, 'Opleidingen en cursussen', { font: 'F2', size: 14 }),
    at(40, 590, 'sept. 2007 -'),
    at(40, 578, 'juni 2011'),
    at(120, 590, 'Hbo Accountancy', true),
    at(120, 578, 'Hogeschool Borg'),
  ])
  expect(rowTexts(lines)).toEqual([
    'Werkervaring bij bedrijven',
    'november | 2015 tot en | met januari | 2020 | Bank Noordzee | Analist | Meldingen beoordelen en regels schrijven',
    'maart 2011 - | oktober 2015 | Energiehuis | Medewerker',
    'Aanmaningen en loketdienst',
    'Opleidingen en cursussen',
    'sept. 2007 - | juni 2011 | Hbo Accountancy | Hogeschool Borg',
  ])
})

test('bold labels under each other are as many rows', async () => {
  const rows = [
    ['Apparatuur', 'HPLC, GC-MS en FTIR'],
    ['Regels', 'GMP en Reach'],
    ["Programma's", 'LIMS en Excel'],
  ] as const
  const lines = await linesOfPages([
    text(40, 740, 'Vaardigheden', { size: 14 }),
    ...rows.flatMap(([label, value], row) => [at(40, 720 - 13 * row, label, true), at(130, 720 - 13 * row, value)]),
  ])
  expect(rowTexts(lines)).toEqual(['Vaardigheden', ...rows.map((row) => row.join(' | '))])
})
