import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { makeDictionaries } from './make-dictionaries.ts'

const data = join(import.meta.dirname, '../data')

test('the files of the repository are what `npm run spelling` makes of the packages', () => {
  const files = makeDictionaries()
  expect(
    readdirSync(data)
      .filter((name) => name.endsWith('.br'))
      .toSorted(),
  ).toEqual(
    Object.keys(files)
      .map((name) => `${name}.br`)
      .toSorted(),
  )
  for (const [name, bytes] of Object.entries(files)) {
    const stored = brotliDecompressSync(readFileSync(join(data, `${name}.br`)))
    expect([name, stored.equals(bytes)]).toEqual([name, true])
  }
})
