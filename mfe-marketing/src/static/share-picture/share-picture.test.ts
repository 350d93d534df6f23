import { expect, test } from '@jest/globals'
import { heads } from '../heads.ts'
import { drawSharePicture } from './draw.ts'

const SIGNATURE = '89504e470d0a1a0a'
/** Some networks refuse what is larger. */
const MOST_BYTES = 300_000

const allHeads = Object.values(heads).flatMap(({ bySearch = {}, ...head }) => [head, ...Object.values(bySearch)])

test('every public page has a picture of its own in the size that networks ask for', async () => {
  const pictures = []
  for (const head of allHeads) pictures.push(await drawSharePicture(head))
  for (const { content, width, height, alt } of pictures) {
    expect(content.subarray(0, 8).toString('hex')).toBe(SIGNATURE)
    expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630])
    expect([width, height]).toEqual([1200, 630])
    expect(content.length).toBeLessThan(MOST_BYTES)
    expect(alt).toContain('Wervio')
  }
  expect(new Set(pictures.map(({ content }) => content.toString('base64'))).size).toBe(allHeads.length)
})

test('the same text gives the same bytes', async () => {
  const page = { title: 'Prijzen', description: 'Wat het kost.' }
  const [first, second] = [await drawSharePicture(page), await drawSharePicture(page)]
  expect(first.content.equals(second.content)).toBe(true)
})
