import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeError, doesBackgroundWork, type Recruiter, type ProcessRole } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { BlobStore } from '@wervio/service-kit/blobs'
import type { AskParser } from '../platform/ask-parser.ts'
import type { Database } from '../platform/database.ts'
import { createJobs, type JobQueue } from '../platform/jobs/jobs.ts'
import { codeOf, reportSeldom } from '../platform/jobs/report-seldom.ts'
import type { KnownCv } from '../platform/known-values.ts'
import type { ImportRepository } from './import-repository.ts'
import type { ItemRepository } from './item-repository.ts'
import { createReadItem, type FindDuplicates, type ReadItem } from './read-item.ts'
import { createSaveWhenRead } from './save-item.ts'
import { unseenDraft } from './unseen-draft.ts'

const RETRY_MS = 2_000
/** The interval of the search for CVs whose job got lost, and for forgotten stacks. */
const TIDY_MS = 60_000

type ReadingOptions = {
  role: ProcessRole
  database: Database
  blobs: BlobStore
  imports: ImportRepository
  items: ItemRepository
  findDuplicates: FindDuplicates
  ask: AskParser
  log: FastifyBaseLogger
}

/**
 * Reads the CVs of stacks as long as the service runs, where this process does background work. Returns a function that
 * asks for a reading, and one that stops.
 */
export const startReading = ({ role, database, blobs, imports, items, findDuplicates, ask, log }: ReadingOptions) => {
  const works = doesBackgroundWork(role)
  const jobs = createJobs({ pool: database.pool, log, works })
  const saveWhenRead = createSaveWhenRead({ database })
  const saveUnseen = (recruiter: Recruiter, itemId: string, parsedCv: KnownCv & { name: string }) =>
    saveWhenRead(recruiter, itemId, unseenDraft(parsedCv))
  const kind = createReadItem({ items, blobs, ask, findDuplicates, save: saveUnseen })
  const stopped = new AbortController()
  let queue: JobQueue<ReadItem> | null = null

  const send = async (job: ReadItem): Promise<void> => {
    try {
      await queue?.send(job, job.itemId, await items.countUnreadBefore(job, job.itemId))
    } catch (error) {
      log.warn({ failure: describeError(error) }, 'a CV waits for the next round to be read')
    }
  }
  const tidy = async (): Promise<void> => {
    for (const { id, ...recruiter } of await items.unread()) {
      if (stopped.signal.aborted) return
      await send({ itemId: id, ...recruiter })
    }
    await imports.removeForgotten()
  }
  let lastRound: Promise<void> = Promise.resolve()
  const round = (): Promise<void> => {
    lastRound = tidy().catch((error: unknown) =>
      log.warn({ failure: describeError(error) }, 'stacks of CVs could not be tidied'),
    )
    return lastRound
  }

  const begin = async (): Promise<void> => {
    await jobs.start()
    if (stopped.signal.aborted) return
    queue = await jobs.add(kind)
    if (stopped.signal.aborted || !works) return
    await round()
  }
  const sayNotYet = reportSeldom<unknown>(codeOf, (error) =>
    log.warn({ failure: describeError(error) }, 'background work could not start yet'),
  )
  const run = async (): Promise<void> => {
    await Promise.race([database.opened, once(stopped.signal, 'abort')])
    while (!stopped.signal.aborted) {
      try {
        return await begin()
      } catch (error) {
        sayNotYet(error)
        await sleep(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
      }
    }
  }
  const running = run()
  const timer = works ? setInterval(() => void round(), TIDY_MS).unref() : undefined

  return {
    askToRead: (recruiter: Recruiter, itemId: string): Promise<void> => send({ itemId, ...recruiter }),
    stop: async (): Promise<void> => {
      stopped.abort()
      clearInterval(timer)
      await Promise.all([running, lastRound])
      // Also without a queue: on a full disk the jobs may have started without being able to make one.
      await jobs.stop()
    },
  }
}
