import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const folder = new URL('./', import.meta.url)
const sources = ['demo.ts', 'pictures.ts'].map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

test.each(readdirSync(new URL('assets/', folder)))('%s is shown somewhere', (file: string) => {
  expect(sources).toContain(`'./assets/${file}'`)
})

test.each(['persona', 'texts', 'matching', 'transcription', 'assistant', 'insights'])(
  'the picture of %s differs between the themes, and is as large as its place',
  (name) => {
    const [light, dark] = ['light', 'dark'].map((theme) =>
      readFileSync(new URL(`assets/${name}-${theme}.webp`, folder)),
    )
    expect(light?.equals(dark ?? Buffer.alloc(0))).toBe(false)
    for (const picture of [light, dark]) expect(sizeOf(picture ?? Buffer.alloc(0))).toEqual([960, 600])
  },
)

/** Width and height of a lossy WebP, which stand 14 bits each behind the start code of its frame. */
const sizeOf = (webp: Buffer): [number, number] => {
  const start = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3
  return [webp.readUInt16LE(start) & 0x3fff, webp.readUInt16LE(start + 2) & 0x3fff]
}
