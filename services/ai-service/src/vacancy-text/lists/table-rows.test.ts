import { expect, test } from '@jest/globals'
import { writeRows } from './table-rows.ts'

test('the rows of a table are items, without the names of its columns', () => {
  expect(writeRows('Taak\tFrequentie\nPlanten water geven\tdagelijks\nKas poetsen\t2x per maand')).toBe(
    'Planten water geven (dagelijks)\nKas poetsen (2x per maand)',
  )
  expect(writeRows('Benefit\tAmount\nLaptop\t\nFietsplan\t€ 40\nPensioen\tvia PFZW')).toBe(
    'Laptop\nFietsplan: € 40\nPensioen via PFZW',
  )
  expect(writeRows('Brood bakken\tdagelijks\tdesem, wit\nOven poetsen\twekelijks\tmet de leerling')).toBe(
    'Brood bakken (desem, wit; dagelijks)\nOven poetsen (met de leerling, wekelijks)',
  )
})

test.each(['•\tlassen\n•\tslijpen', 'o\tlassen\no\tslijpen', 'lassen\nslijpen', '1.\tlassen\n2.\tslijpen', 'een\ttab'])(
  'marks with a tab behind them are no table: %j',
  (text) => expect(writeRows(text)).toBe(text),
)

test('the first column of a table may number its rows', () => {
  expect(writeRows('Nr\tTaak\tFrequentie\n1\tOvens vullen\tdagelijks\n2\tVloer vegen\tindien nodig')).toBe(
    'Ovens vullen (dagelijks)\nVloer vegen (indien nodig)',
  )
  expect(writeRows('Ramen lappen | 60%\nRijbewijs | gewenst\nVerlofdagen | 24\nGeduldig | ++')).toBe(
    'Ramen lappen (60%)\nRijbewijs is een pluspunt\n24 verlofdagen\nGeduldig',
  )
  expect(writeRows('Taak 1;Ovens vullen\nTaak 2;Vloer vegen')).toBe('Ovens vullen\nVloer vegen')
  expect(writeRows('1\tstipt\n2\tsterk')).toBe('stipt\nsterk')
})
