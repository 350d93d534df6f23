import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRoot, root } from '../product/root.ts'

/** As wide as the formatter makes code; it leaves comments alone. */
const WIDTH = 120

/** A line that only a comment stands on. What follows a directive of the linter belongs to its line. */
const COMMENT = /^\s*(?:\/\*\*? |\* |\/\/ (?!oxlint-))/

const sources = globSync(['{shell,mfe-*,services/*,packages/*}/{src,test}/**/*.{ts,tsx}', '{scripts,e2e}/**/*.ts'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})

test('a comment is no wider than the code beside it', () => {
  const isTooWide = (line: string) => line.length > WIDTH && COMMENT.test(line)
  expect(isTooWide(`// ${'word '.repeat(30)}`)).toBe(true)
  const wide = sources.flatMap((path) =>
    readFileSync(inRoot(path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isTooWide(line) ? [`${path}:${index + 1}`] : [])),
  )
  expect(sources.length).toBeGreaterThan(1_000)
  expect(wide).toEqual([])
})
