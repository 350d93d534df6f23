import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { type RunningDatabase, startDatabase } from '../src/index.ts'
import { emptyCluster } from './empty-cluster.ts'

let database: RunningDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await startDatabase({ copyOf: await emptyCluster() })
  pool = new pg.Pool({ connectionString: database.url, max: 10 })
})

afterAll(async () => {
  await pool.end()
  await database.stop()
})

test('connections at once get their own answers, errors among them', async () => {
  const answers = await Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      if (index % 7 !== 0) return (await pool.query('select $1::int as x', [index])).rows[0]?.x === index
      return pool.query('select 1 / $1::int', [0]).then(
        () => false,
        (error: unknown) => String(error).includes('division by zero'),
      )
    }),
  )
  expect(answers.every(Boolean)).toBe(true)
})

test('a setting of one transaction is not seen in another', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query("select set_config('app.recruiter', $1, true)", [String(index)])
        const { rows } = await client.query("select current_setting('app.recruiter') as own")
        await client.query('commit')
        return rows[0]?.own === String(index)
      } finally {
        client.release()
      }
    }),
  )
  expect(answers.every(Boolean)).toBe(true)
})

test('a client that leaves inside a transaction is rolled back and holds nobody up', async () => {
  await pool.query('create table kept (id int)')
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('begin')
  await client.query('insert into kept values (1)')
  await client.end()
  expect((await pool.query('select count(*)::int as count from kept')).rows).toEqual([{ count: 0 }])
})

test('the extensions for search are there', async () => {
  await pool.query('create extension pg_trgm')
  await pool.query('create extension unaccent')
  expect(
    (await pool.query("select unaccent('coördinatör') as plain, similarity('planner', 'planer') > 0.5 as close")).rows,
  ).toEqual([{ plain: 'coordinator', close: true }])
})
