import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { createDatabase } from '../src/platform/database.ts'
import { createJobs, type JobData } from '../src/platform/jobs/jobs.ts'
import { startApp } from './start-app.ts'

const SHARE = 3

const { app, databaseUrl } = startApp()

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** What a process with so many workers does: each job is recorded by its organisation, and lasts until all may end. */
const startWorkers = async (concurrency: number, startedJobs: string[], end: Promise<void>) => {
  const database = createDatabase({
    url: databaseUrl(),
    connections: concurrency + 2,
    onLostConnection: () => undefined,
  })
  const jobs = createJobs({ pool: database.pool, log: app().log, works: true })
  stops.push(async () => {
    await jobs.stop()
    await database.close()
  })
  await jobs.start()
  return jobs.add<JobData>({
    queue: 'shared-out',
    concurrency,
    share: SHARE,
    retries: { limit: 0, delay: 1 },
    expiresIn: 300,
    work: async ({ organisationId }) => {
      startedJobs.push(organisationId)
      await end
    },
  })
}

test('of one organisation its share runs at once in all processes, also when many workers look at the same moment', async () => {
  const startedJobs: string[] = []
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  stops.push(async () => finish())
  const [one, other] = [randomUUID(), randomUUID()]
  const { send } = await startWorkers(1, startedJobs, end)
  for (let number = 0; number < 12; number += 1) await send({ organisationId: one }, randomUUID(), number)
  await until('the first job', () => startedJobs.length > 0)
  const second = await startWorkers(16, startedJobs, end)
  await until('the share', () => startedJobs.length >= SHARE)
  await second.send({ organisationId: other }, randomUUID(), 0)
  await until('the job of the other organisation', () => startedJobs.includes(other))
  expect(startedJobs.filter((organisationId) => organisationId === one)).toHaveLength(SHARE)
})
