import { expect, test } from '@jest/globals'
import type { Endpoint } from '@wervio/contracts'
import { endpoints } from '@wervio/contracts/endpoints'
import fc from 'fast-check'
import { requestsFor } from './fuzz-requests.ts'
import { schemaOf } from './json-schema.ts'
import { mutate } from './mutations.ts'
import { fillMarks, markOf } from './row-marks.ts'
import { valuesOf } from './schema-values.ts'

const table = Object.entries<Endpoint>(endpoints)
const SEED = 7

test('the same seed gives the same requests', () => {
  for (const [, endpoint] of table) {
    const requests = () => fc.sample(requestsFor(endpoint, { callers: 8 }), { numRuns: 3, seed: SEED })
    expect(requests()).toEqual(requests())
  }
})

test('requests reach the rows that a path names, of both organisations', () => {
  const requests = fc.sample(requestsFor(endpoints.getVacancy, { callers: 8 }), { numRuns: 100, seed: SEED })
  const paths = requests.map(({ path }) => path)
  expect(paths).toContain(`/api/vacancies/${markOf('own', 'vacancy')}`)
  expect(paths).toContain(`/api/vacancies/${markOf('foreign', 'vacancy')}`)
})

/** Bodies whose rules stand beside their schema, and that values of the schema therefore seldom keep. */
const filled = (value: unknown): unknown =>
  JSON.parse(fillMarks(JSON.stringify(value), { own: {}, foreign: {} })) as unknown

test('values of a schema are mostly what its contract accepts', () => {
  const shares = table.flatMap(([name, { body }]) => {
    if (!body) return []
    const values = fc.sample(valuesOf(schemaOf(body)), { numRuns: 20, seed: SEED })
    return [[name, values.filter((value) => body.safeParse(filled(value)).success).length / values.length] as const]
  })
  const reachable = shares.filter(([, share]) => share > 0)
  expect(reachable.length / shares.length).toBeGreaterThan(0.8)
})

test('a mutation changes one place and leaves the original as it was', () => {
  const original = { name: 'Noor', tags: ['a'] }
  expect(mutate(original, [{ at: 1, change: 'replace', value: 7 }])).toEqual({ name: 7, tags: ['a'] })
  expect(mutate(original, [{ at: 2, change: 'drop' }])).toEqual({ name: 'Noor' })
  expect(mutate(original, [{ at: 0, change: 'add', name: '__proto__', value: { admin: true } }])).not.toHaveProperty(
    'admin',
  )
  expect(mutate([['a']], [{ at: 2, change: 'add', name: 'length', value: -1 }])).toEqual([['a']])
  expect(original).toEqual({ name: 'Noor', tags: ['a'] })
})
