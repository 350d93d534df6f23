import { expect, test } from '@jest/globals'
import { impliedBy } from './implications.ts'
import { relate } from './relate.ts'
import { rootOf } from './root.ts'

const between = (requiredWord: string, candidateWord: string): number =>
  relate(rootOf(requiredWord), rootOf(candidateWord))

test('a compound says what it ends with, and its end says half of it', () => {
  expect(between('administratie', 'salarisadministratie')).toBeGreaterThan(0.8)
  expect(between('salarisadministratie', 'administratie')).toBeGreaterThan(0)
  expect(between('salarisadministratie', 'administratie')).toBeLessThan(0.5)
})

test.each([
  ['begeleiden', 'begeleiding'],
  ['managing', 'managed'],
  ['communicatie', 'communication'],
  ['verpleegkunde', 'verpleegkundige'],
])('%s and %s are forms of one word', (one, other) => expect(between(one, other)).toBeGreaterThan(0.8))

test.each([
  ['project', 'procedure'],
  ['taal', 'staal'],
  ['java', 'javascript'],
  ['c++', 'c'],
])('%s says nothing of %s', (one, other) => expect(between(one, other)).toBe(0))

test('React implies JavaScript, also by way of Next.js, and never the reverse', () => {
  expect(impliedBy('#react')).toContain('#javascript')
  expect(impliedBy('#next.js')).toEqual(expect.arrayContaining(['#react', '#javascript']))
  expect(impliedBy('#javascript')).toEqual([])
})
