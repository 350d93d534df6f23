import { expect, test } from '@jest/globals'
import { text } from '../testing/make-pdf.ts'
import { linesOfPages, texts } from '../testing/lines-of.ts'

/** Text that reads upwards, or downwards, from its first letter. */
const aside = (x: number, y: number, words: string, { size = 10, down = false } = {}) =>
  `BT /F2 ${size} Tf 0 ${down ? '-1 1' : '1 -1'} 0 ${x} ${y} Tm (${words}) Tj ET`

const BODY = [
  text(120, 760, 'Planner te Groningen'),
  text(120, 740, 'anna@voorbeeld.nl'),
  text(120, 700, 'Transport Noord, 2018 - heden'),
  text(120, 686, 'Ritten plannen voor veertig wagens'),
]

test.each([
  ['upwards', false, 600],
  ['downwards', true, 780],
])('a name set on its side (%s) is read', async (_how, down, y) => {
  const lines = await linesOfPages([aside(60, y, 'Anna de Wit', { size: 28, down }), ...BODY])
  const name = lines.find((line) => line.text === 'Anna de Wit')
  expect(name).toMatchObject({ size: 28, bold: true })
  expect(texts(lines).filter((line) => line !== 'Anna de Wit')).toEqual([
    'Planner te Groningen',
    'anna@voorbeeld.nl',
    'Transport Noord, 2018 - heden',
    'Ritten plannen voor veertig wagens',
  ])
})

test('headings set on their side stand before what is beside them', async () => {
  const lines = await linesOfPages([
    aside(60, 640, 'Ervaring', { size: 12 }),
    text(120, 680, 'Transport Noord, 2018 - heden'),
    text(120, 666, 'Planner'),
    aside(60, 540, 'Opleiding', { size: 12 }),
    text(120, 586, 'Alfa-college, 2009 - 2012'),
    text(120, 572, 'Mbo Logistiek'),
  ])
  expect(texts(lines)).toEqual([
    'Ervaring',
    'Transport Noord, 2018 - heden',
    'Planner',
    'Opleiding',
    'Alfa-college, 2009 - 2012',
    'Mbo Logistiek',
  ])
})

test('small marks on the side of a page are left out', async () => {
  expect(texts(await linesOfPages([aside(20, 300, 'drukkerij de hoop 2021', { size: 5 }), ...BODY]))).toEqual([
    'Planner te Groningen',
    'anna@voorbeeld.nl',
    'Transport Noord, 2018 - heden',
    'Ritten plannen voor veertig wagens',
  ])
})
