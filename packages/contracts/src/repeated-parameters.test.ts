import { expect, test } from '@jest/globals'
import type { z } from 'zod'
import { endpoints } from './endpoints.ts'
import type { Endpoint } from './index.ts'

const queries = Object.entries<Endpoint>(endpoints).flatMap(([name, { query }]) =>
  Object.entries((query?.shape ?? {}) as Record<string, z.ZodType>).map(
    ([parameter, schema]) => [name, parameter, schema] as const,
  ),
)

test('there are parameters to look at', () => {
  expect(queries.length).toBeGreaterThan(60)
})

/** A parameter that is sent twice reaches the schema as a list. */
test.each(queries)('%s refuses %s when it is sent twice', (_name, _parameter, schema) => {
  for (const values of [
    ['1', '2'],
    ['a', 'b'],
    ['true', 'true'],
    ['2026-01-01', '2026-01-02'],
  ])
    expect(schema.safeParse(values).success).toBe(false)
})
