import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TEST = /\.(?:test\.tsx?|spec\.ts|attack\.ts)$/
const STATES = ['holds', 'partly', 'does not hold', 'not applicable']

const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path).filter((path) => path.includes('/'))

const lines = readFileSync(`${root}/docs/asvs.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', requirement = '', state = '', code = '', proof = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { number, requirement, state, code, proof }
  })

test('there are lines, each requirement once, in a state that the table knows', () => {
  expect(lines.length).toBeGreaterThan(80)
  expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length)
  expect(lines.filter(({ state }) => !STATES.includes(state))).toEqual([])
})

test('every file that is named exists', () => {
  const missing = lines.flatMap(({ code, proof }) =>
    pathsIn(`${code} ${proof}`).filter((path) => !existsSync(`${root}/${path}`)),
  )
  expect(missing).toEqual([])
})

test('nothing holds without a test, and what does not hold says why', () => {
  const unproven = lines.filter(
    ({ state, proof }) => state === 'holds' && !pathsIn(proof).some((path) => TEST.test(path)),
  )
  expect(unproven).toEqual([])
  const unexplained = lines.filter(
    ({ state, proof }) => state !== 'holds' && proof.replace(/`[^`]*`/g, '').trim().length < 15,
  )
  expect(unexplained).toEqual([])
})
