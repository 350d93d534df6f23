import { expect, test } from '@jest/globals'
import { drawSharePicture } from './draw.ts'

const SIGNATURE = '89504e470d0a1a0a'

test('a picture is a PNG in the size that networks ask for, and says what it shows', async () => {
  const { content, width, height, alt } = await drawSharePicture({ title: 'Prijzen', description: 'Wat het kost.' })
  expect(content.subarray(0, 8).toString('hex')).toBe(SIGNATURE)
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630])
  expect([width, height]).toEqual([1200, 630])
  expect(alt).toBe('Wervio: Prijzen')
})

test('the same text gives the same bytes, another text others', async () => {
  const page = { title: 'Prijzen', description: 'Wat het kost.' }
  const [first, second] = [await drawSharePicture(page), await drawSharePicture(page)]
  expect(first.content.equals(second.content)).toBe(true)
  const other = await drawSharePicture({ ...page, title: 'Contact' })
  expect(other.content.equals(first.content)).toBe(false)
})
