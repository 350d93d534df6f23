import { expect, test } from '@jest/globals'
import { withCells, writeLabelledLines, writeStoryRows } from './labelled-items.ts'

test('what a label says of a demand or of what one gets is said in the item', () => {
  expect(writeLabelledLines('Must: rijbewijs B\nNice to have: heftruckattest\nFietsplan: ja\nLeaseauto: n.v.t.')).toBe(
    'rijbewijs B\nheftruckattest is een pluspunt\nFietsplan',
  )
  expect(writeLabelledLines('- Vakantiegeld: 8%\n- Parkeren: gratis')).toBe('- 8% vakantiegeld\n- gratis parkeren')
})

test('semicolons between cells are those of an export', () => {
  expect(withCells('Taak 1;Ramen lappen\nTaak 2;Vloer dweilen')).toBe('Taak 1\tRamen lappen\nTaak 2\tVloer dweilen')
  expect(withCells('Ramen lappen | 60%\nVloer dweilen | 40%')).toBe('Ramen lappen\t60%\nVloer dweilen\t40%')
  expect(withCells('lassen; slijpen; boren\nen schilderen')).toBe('lassen; slijpen; boren\nen schilderen')
})

test('other lines with a colon stay', () => {
  const lines = 'Taken: klanten helpen\nOpleiding: mbo 4\nWerktijden: 9:00 tot 17:00'
  expect(writeLabelledLines(lines)).toBe(lines)
})

test('the rows of a table about a team or a history are one line', () => {
  expect(writeStoryRows('Ploeg\tNoord\nAantal\t12\nChef\tja\nTolk\tnee')).toBe('ploeg Noord, 12 collega’s, een chef')
  expect(writeStoryRows('Oprichting\t1950\nVerhuizing\t1999')).toBe('oprichting in 1950, verhuizing in 1999')
  expect(writeStoryRows('Een warm team\nWe lachen veel')).toBe('Een warm team\nWe lachen veel')
})
