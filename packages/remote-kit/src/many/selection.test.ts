import { expect, test } from '@jest/globals'
import { chooseRows, dropRows, emptySelection, extendRange, toggleRow } from './selection.ts'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const idsOf = ({ chosenIds }: { chosenIds: ReadonlySet<string> }) => [...chosenIds].toSorted()

test('a row is chosen and dropped again', () => {
  const selection = toggleRow(emptySelection, 'b')
  expect(idsOf(selection)).toEqual(['b'])
  expect(idsOf(toggleRow(selection, 'b'))).toEqual([])
})

test('a range goes from the row before, in both directions, and the next one takes its place', () => {
  const from = toggleRow(toggleRow(emptySelection, 'e'), 'b')
  const down = extendRange(from, ORDER, 'd')
  expect(idsOf(down)).toEqual(['b', 'c', 'd', 'e'])
  expect(idsOf(extendRange(down, ORDER, 'a'))).toEqual(['a', 'b', 'e'])
})

test('a range without a begin begins where it is told to, else at its own row', () => {
  expect(idsOf(extendRange(emptySelection, ORDER, 'c', 'b'))).toEqual(['b', 'c'])
  expect(idsOf(extendRange(emptySelection, ORDER, 'c'))).toEqual(['c'])
})

test('a begin that the list no longer shows is none, and stays chosen', () => {
  expect(idsOf(extendRange(toggleRow(emptySelection, 'z'), ORDER, 'c'))).toEqual(['c', 'z'])
})

test('rows are added to what is chosen, and dropped without touching the others', () => {
  const all = chooseRows(toggleRow(emptySelection, 'z'), ORDER)
  expect(idsOf(all)).toEqual([...ORDER, 'z'])
  expect(idsOf(dropRows(all, ['a', 'z']))).toEqual(['b', 'c', 'd', 'e'])
})
