import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRoot, root } from '../product/root.ts'

/** A group that turns flags on or off for a part of an expression. */
const MODIFIERS = /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/

/**
 * An expression that takes off what ends a text, and tries it again from each place in a long run of the same signs.
 */
const UNGUARDED_END = /(?<=[(=,?:] ?)\/\[(?:[^\]\\\n]|\\.)+\][+*]\$\//

const sources = globSync(['{shell,mfe-*,services/*,packages/*}/src/**/*.{ts,tsx}', '{scripts,e2e}/**/*.ts'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
const sourcesWith = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(inRoot(path), 'utf8')))

/**
 * V8 stops optimising expressions once a process has compiled many of them, and then misses what such a group inside a
 * lookbehind allows: the same text matches in a new process and not in one that is long at work (seen with Node 24.21;
 * `node --no-regexp-optimization` shows it at once).
 */
test('no regular expression changes its flags halfway', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sourcesWith(MODIFIERS)).toEqual([])
})

/** A hundred thousand spaces inside a line took half a minute; `(?<![\s:])[\s:]+$` begins only where a run begins. */
test('an expression for the end of a text begins only where its run begins', () => {
  expect(UNGUARDED_END.test(`text.replace(${String.raw`/[\s:]+$/`}, '')`)).toBe(true)
  expect(UNGUARDED_END.test(`text.replace(${String.raw`/(?<![\s:])[\s:]+$/`}, '')`)).toBe(false)
  expect(sourcesWith(UNGUARDED_END).filter((path) => !path.includes('.test.'))).toEqual([])
})
