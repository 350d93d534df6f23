import { expect, test } from '@jest/globals'
import { readList } from './read-list.ts'

const itemsOf = (text: string) =>
  readList(text).flatMap((part) => (part.kind === 'items' ? part.items : [`(${part.kind}) ${part.text}`]))

test.each([
  ['lines', 'Laden\nLossen', ['Laden', 'Lossen']],
  ['dashes', '- Laden\n- Lossen', ['Laden', 'Lossen']],
  ['bullets on one line', '• Laden • Lossen • Tellen', ['Laden', 'Lossen', 'Tellen']],
  ['numbers', '1. Laden\n2. Lossen', ['Laden', 'Lossen']],
  ['numbers on one line', '1. Laden 2. Lossen', ['Laden', 'Lossen']],
  ['semicolons', 'laden van vrachtwagens; lossen; tellen', ['laden van vrachtwagens', 'lossen', 'tellen']],
  ['commas and en', 'geduldig, zorgzaam en stressbestendig', ['geduldig', 'zorgzaam', 'stressbestendig']],
  ['two words with en', 'pensioen en reiskosten', ['pensioen', 'reiskosten']],
  [
    'short sentences without a verb',
    'Bellen. Chatten. Klachten oplossen.',
    ['Bellen.', 'Chatten.', 'Klachten oplossen.'],
  ],
  ['an amount', '2,5 jaar ervaring, rijbewijs B', ['2,5 jaar ervaring', 'rijbewijs B']],
  ['brackets', 'Office (Word, Excel), pensioen', ['Office (Word, Excel)', 'pensioen']],
  ['a pair', 'heftruck, NL of FR, vroege en late shift', ['heftruck', 'NL of FR', 'vroege en late shift']],
  ['a heading of its own', 'Taken:\n- laden\n- lossen', ['laden', 'lossen']],
])('%s make a list', (_, text, items) => expect(itemsOf(text)).toEqual(items))

test.each([
  ['an enumeration after a preposition', 'Kennis van Word, Excel en PowerPoint'],
  ['what is done by several ways', 'Vragen beantwoorden via mail, chat en telefoon'],
  ['examples', 'Handelingen zoals wondzorg, katheteriseren, insuline spuiten'],
  ['places', 'Rijden naar Duitsland, Frankrijk en Italië'],
  ['a shared verb', 'brood, gebak en taarten bakken'],
  ['an example', 'Goede voorwaarden, waaronder reiskosten en scholing'],
  ['a degree', 'Hbo werk- en denkniveau'],
])('%s stays one item', (_, text) => expect(itemsOf(text)).toEqual([text]))

test('running prose stays prose', () => {
  const text =
    'Je begeleidt cliënten, je schrijft zorgplannen en je overlegt met familie. Samen met je team zorg je voor rust.'
  expect(readList(text)).toEqual([{ kind: 'prose', text }])
})

test('a lead of the form’s own goes before its list', () => {
  expect(readList('Je werkt mee.\nDaarnaast:\n- bel je klanten')).toEqual([
    { kind: 'items', items: ['Je werkt mee.'] },
    { kind: 'lead', text: 'Daarnaast:' },
    { kind: 'items', items: ['bel je klanten'] },
  ])
})
