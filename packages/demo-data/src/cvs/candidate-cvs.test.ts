import { readFileSync, statSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { demoCandidates } from '../candidates.ts'
import { candidateCvs } from './candidate-cvs.ts'

test.each(demoCandidates.map(({ name }) => [name]))('%s has a small PDF of one page as CV', (name) => {
  const file = candidateCvs.get(name) ?? new URL('files/none.pdf', import.meta.url)
  const content = readFileSync(file).toString('latin1')
  expect(content.startsWith('%PDF-')).toBe(true)
  expect(content.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(statSync(file).size).toBeLessThan(150_000)
})
