import { expect, test } from '@jest/globals'
import { chooseEngine } from './choose-engine.ts'

const engines = { engine: 'model', rules: 'rules' }
const identity = { uid: 'u1', email: null, emailVerified: false, displayName: null, signedInAt: 0, expiresAt: 0 }
const [recruiter, visitor] = [
  { ...identity, provider: 'password' },
  { ...identity, provider: 'anonymous' },
]

test.each([
  ['a recruiter', undefined, recruiter, 'model'],
  ['a recruiter who asks for the rules', 'builtin', recruiter, 'rules'],
  ['the visitor of a demo', undefined, visitor, 'rules'],
  ['a job', undefined, null, 'model'],
] as const)('%s', (_, choice, caller, expected) => {
  expect(chooseEngine(engines, choice, caller)).toBe(expected)
})
