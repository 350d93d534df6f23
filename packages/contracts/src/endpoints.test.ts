import { expect, test } from '@jest/globals'
import { endpoints } from './endpoints.ts'
import type { Endpoint } from './index.ts'

const table: [string, Endpoint][] = Object.entries(endpoints)

test('no two endpoints share a service, method and path', () => {
  const keys = table.map(([, { service, method, path }]) => `${service} ${method} ${path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(table)('%s declares exactly the parameters of its path', (_, { path, params }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  expect(Object.keys(params?.shape ?? {})).toEqual(inPath)
})

test.each(table)('%s names its row when its path has a parameter', (_, { path, row, auth }) => {
  if (auth === 'recruiter' && path.includes('{')) expect(row).toBeDefined()
  else expect(row).toBeUndefined()
})
