import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { createDatabase } from '../src/platform/database.ts'
import { createJobs, type JobData } from '../src/platform/jobs/jobs.ts'
import { startApp } from './start-app.ts'

const { app, databaseUrl } = startApp()

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

/** A process with a queue of this name, of three workers where it works; `statements` are those of its connections. */
const startProcess = async (queue: string, works: boolean, work: (data: JobData) => Promise<void>) => {
  const database = createDatabase({ url: databaseUrl(), connections: 5, onLostConnection: () => undefined })
  const statements: string[] = []
  database.pool.on('connect', (client) => {
    const run = client.query.bind(client) as (...values: unknown[]) => unknown
    Object.assign(client, {
      query: (...values: unknown[]) => {
        if (typeof values[0] === 'string') statements.push(values[0])
        return run(...values)
      },
    })
  })
  const jobs = createJobs({ pool: database.pool, log: app().log, works, lookEvery: 200 })
  stops.push(async () => {
    await jobs.stop()
    await database.close()
  })
  await jobs.start()
  const jobQueue = await jobs.add<JobData>({
    queue,
    concurrency: 3,
    share: 2,
    retries: { limit: 2, delay: 1 },
    expiresIn: 300,
    work,
  })
  return { ...jobQueue, statements }
}

/** How often a worker asked for a job of the queue. */
const takesOf = (statements: readonly string[], queue: string): number =>
  statements.filter((text) => text.includes(`j.name = '${queue}'`)).length

test('a job of a process that does not work is found by one that does, and one that failed is tried again', async () => {
  const queue = `looked-for-${randomUUID()}`
  const tries: string[] = []
  const organisationId = randomUUID()
  await startProcess(queue, true, async ({ organisationId: whose }) => {
    tries.push(whose)
    if (tries.length === 1) throw new Error('not yet')
  })
  const { send } = await startProcess(queue, false, async () => undefined)
  await send({ organisationId }, randomUUID(), 0)
  await until('both tries', () => tries.length === 2)
  expect(tries).toEqual([organisationId, organisationId])
})

test('workers without work take nothing: one look asks for all of them', async () => {
  const queue = `idle-${randomUUID()}`
  const { statements } = await startProcess(queue, true, async () => undefined)
  const looks = () => statements.filter((text) => text.includes('"isWaiting"')).length
  // Each looked once as it began.
  await until('a look', () => looks() > 0)
  const takes = takesOf(statements, queue)
  expect(takes).toBe(3)
  await until('two looks more', () => looks() >= 3)
  expect(takesOf(statements, queue)).toBe(takes)
})
