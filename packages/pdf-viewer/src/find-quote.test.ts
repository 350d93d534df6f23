import { expect, jest, test } from '@jest/globals'
import { findQuote } from './find-quote.ts'
import { fakePdf } from './testing/fake-pdf.ts'

const pdf = fakePdf([
  'Noor de Vries\nRijbewijs B',
  'Ik begeleid nieuwe colle-\nga’s • en geef\n trainingen wondzorg aan teams in de wijk',
])

test('a quote is found over lines, hyphens, bullets and case, a box for each line', async () => {
  const place = await findQuote(pdf, 'begeleid nieuwe COLLEGA’s en geef trainingen')
  expect(place?.page).toBe(2)
  expect(place?.boxes).toHaveLength(3)
  expect(place?.boxes[0]?.x).toBeCloseTo((60 + 3 * 6) / 600)
  expect(place?.boxes[0]?.y).toBeCloseTo(10 / 800)
})

test('of a long quote that isn’t there as a whole, its beginning is found', async () => {
  const place = await findQuote(pdf, 'trainingen wondzorg aan teams in de wijk, wat mij veel voldoening geeft')
  expect(place).toMatchObject({ page: 2, boxes: [{ width: expect.closeTo((35 * 6) / 600) }] })
})

test('only whole words are a quote', async () => {
  expect(await findQuote(pdf, 'B')).toMatchObject({ page: 1, boxes: [{ x: expect.closeTo((60 + 10 * 6) / 600) }] })
  expect(await findQuote(pdf, 'Vrie')).toBeNull()
  expect(await findQuote(pdf, ' • ')).toBeNull()
})

test('a quote whose beginning alone is there costs one reading of each page', async () => {
  const read = jest.spyOn(pdf, 'getPage')
  await findQuote(pdf, 'trainingen wondzorg aan teams in de wijk, wat mij veel voldoening geeft')
  expect(read.mock.calls).toEqual([[1], [2]])
})
