import { expect, test } from '@jest/globals'
import { FILES } from '../contract/prerendered.ts'
import { withSharePictures, type DrawPicture } from './share-pictures.ts'

const page = (title: string) => ({ title, description: 'Tekst.', html: '', css: '' })
const draw: DrawPicture = async ({ title }) => ({ content: Buffer.from(title), width: 4, height: 2, alt: title })

test('each page gets its picture, whose name follows from its content', async () => {
  const { rendered, files } = await withSharePictures({ '/a': page('A'), '/b': page('B'), '/c': page('A') }, draw)
  const names = Object.values(rendered).map(({ picture }) => picture?.address.replace(FILES, '') ?? '')
  expect(rendered['/a']?.picture).toMatchObject({ width: 4, height: 2, alt: 'A' })
  expect(names.map((name) => files.get(name)?.toString())).toEqual(['A', 'B', 'A'])
  expect(names[0]).toMatch(/^assets\/share\.[0-9a-f]{8}\.png$/)
  expect(names[0]).toBe(names[2])
  expect(names[0]).not.toBe(names[1])
})
