import { expect, test } from '@jest/globals'
import { bundleName, entriesOf, withOwnPlace } from './own-places.ts'

const rewrite = (source: string) => withOwnPlace(source, '/app/services/one/src/cv/reader.ts', '/app/services/one/dist')

test('a module asks where its source stands, not where the bundle does', () => {
  expect(rewrite('const here = import.meta.url')).toBe(
    'const here = new URL("./../src/cv/reader.ts", import.meta.url).href',
  )
  expect(rewrite("new URL('../../migrations', import.meta.url)")).toBe(
    `new URL('../../migrations', new URL("./../src/cv/reader.ts", import.meta.url).href)`,
  )
  expect(rewrite('read(import.meta.dirname)')).toBe(
    'read(process.getBuiltinModule(\'node:url\').fileURLToPath(new URL("./../src/cv", import.meta.url)))',
  )
})

test('a package is looked for from the source', () => {
  expect(rewrite("import.meta.resolve('pdfjs-dist/package.json')")).toContain(
    `createRequire(new URL("./../src/cv/reader.ts", import.meta.url)).resolve(name)).href)('pdfjs-dist/package.json')`,
  )
})

test('what runs in a thread or process of its own is a bundle beside this one', () => {
  const source = "new Worker(new URL('workers/thread.ts', import.meta.url), {})"
  expect(entriesOf(source)).toEqual(['workers/thread.ts'])
  expect(rewrite(source)).toBe("new Worker(new URL('./thread.js', import.meta.url), {})")
  expect(bundleName('/app/services/one/src/cv/workers/thread.ts')).toBe('thread')
})

test('a module that asks nothing stays as it is', () => {
  expect(rewrite('export const sum = (a: number) => a')).toBe('export const sum = (a: number) => a')
})
