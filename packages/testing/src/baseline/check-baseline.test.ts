import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { checkBaseline, type BaselineMode } from './check-baseline.ts'
import type { Scores } from './scores.ts'

const folder = mkdtempSync(join(tmpdir(), 'baseline-'))
const file = join(folder, 'cv.baseline.json')
const check = (scores: Scores, mode: BaselineMode = 'compare') => checkBaseline({ name: 'cv', file, mode }, scores)

beforeEach(() => void check({ kok: { name: 1, skills: 2 / 3 }, lasser: { name: 0 } }, 'record'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the same scores pass and say nothing', () => {
  expect(check({ kok: { name: 1, skills: 2 / 3 }, lasser: { name: 0 } })).toBe('')
})

test('a score that fell fails with its document and field, though another rose more', () => {
  const worse = { kok: { name: 1, skills: 0.6666 }, lasser: { name: 1 } }
  expect(() => check(worse)).toThrow(
    /that fell: 1 .*\n {2}kok, skills: 0\.6667 → 0\.6666\nscores that rose: 1\n {2}lasser, name/,
  )
  expect(() => check(worse)).toThrow('`npm run baseline -- cv`')
})

test('a score that rose passes, and says how it is stored', () => {
  const rises = check({ kok: { name: 1, skills: 1 }, lasser: { name: 0 } })
  expect(rises).toContain('kok, skills: 0.6667 → 1')
  expect(rises).toContain('`npm run baseline -- cv`')
})

test('a document or field that is no longer scored, or never was before, fails', () => {
  expect(() => check({ kok: { name: 1 }, lasser: { name: 0 } })).toThrow('kok, skills: 0.6667, and is no longer scored')
  expect(() => check({ kok: { name: 1, skills: 1 } })).toThrow('lasser, name: 0, and is no longer scored')
  expect(() => check({ kok: { name: 1, skills: 1 }, lasser: { name: 0 }, smid: { name: 1 } })).toThrow(
    'smid, name: 1, and has no baseline',
  )
})

test('recorded scores are one line a document', () => {
  check({ kok: { name: 1, skills: 0.123456 }, lasser: { name: 0 } }, 'record')
  expect(readFileSync(file, 'utf8')).toBe('{\n  "kok": {"name":1, "skills":0.1235},\n  "lasser": {"name":0}\n}\n')
})

test('a baseline that is missing or damaged fails', () => {
  writeFileSync(file, '{"kok": {"name": 2}}')
  expect(() => check({ kok: { name: 1 } })).toThrow('a score of kok')
  rmSync(file)
  expect(() => check({ kok: { name: 1 } })).toThrow('ENOENT')
})
