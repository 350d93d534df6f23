import { expect, test } from '@jest/globals'
import { drawSharePicture } from '@wervio/share-picture'
import { heads } from './heads.ts'

/** Some networks refuse what is larger. */
const MOST_BYTES = 300_000

const allHeads = Object.values(heads).flatMap(({ bySearch = {}, ...head }) => [head, ...Object.values(bySearch)])

test('every page has a picture of its own that every network takes', async () => {
  const pictures = []
  for (const head of allHeads) pictures.push(await drawSharePicture(head))
  for (const { content } of pictures) expect(content.length).toBeLessThan(MOST_BYTES)
  expect(new Set(pictures.map(({ content }) => content.toString('base64'))).size).toBe(allHeads.length)
})
