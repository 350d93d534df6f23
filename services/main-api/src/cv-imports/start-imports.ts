import { setTimeout as sleep } from 'node:timers/promises'
import type { ParsedCv } from '@wervio/contracts'
import { createServiceTokens, describeError, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { DuplicateRepository } from '../candidates/duplicates/repository.ts'
import type { BlobStore } from '../platform/blobs/blob-store.ts'
import type { Database } from '../platform/database.ts'
import { createJobs, type JobQueue } from '../platform/jobs/jobs.ts'
import { codeOf, seldom } from '../platform/jobs/seldom.ts'
import { createAskParser } from './ask-parser.ts'
import { createImportRepository } from './import-repository.ts'
import { createItemRepository } from './item-repository.ts'
import { createReadItem, type ReadItem } from './read-item.ts'
import { importRoutes } from './routes.ts'
import { createSaveItem, createSaveWhenRead, type ItemDraft } from './save-item.ts'

const RETRY_MS = 2_000
/** How often is looked for CVs whose job got lost, and for stacks nobody comes back to. */
const TIDY_MS = 60_000

type Parts = {
  database: Database
  blobs: BlobStore
  duplicates: DuplicateRepository
  /** Where CVs are read; null where they aren't. */
  aiService: { url: string; secret: string } | null
}

/** A CV as it was read, to be saved unseen. Of sensitive data only that it is there is kept. */
const draftOf = ({ sensitive, ...parsed }: ParsedCv & { name: string }): ItemDraft => ({
  ...parsed,
  sensitive: sensitive.map(({ kind }) => ({ kind })),
  cv_filename: null,
  notes: null,
  retention: 'four_weeks',
})

/** Stacks of CVs: their routes and the job that reads them, for as long as the service runs. Returns how to stop. */
export const startImports = (
  app: FastifyInstance,
  { database, blobs, duplicates, aiService }: Parts,
): (() => Promise<void>) => {
  const [imports, items] = [createImportRepository(database), createItemRepository(database)]
  const save = createSaveItem({ database })
  const findDuplicates = duplicates.like
  const routes = { imports, items, blobs, findDuplicates, save }
  if (!aiService) {
    importRoutes(app, { ...routes, askToRead: null })
    return () => Promise.resolve()
  }

  const jobs = createJobs({ pool: database.pool, log: app.log })
  const ask = createAskParser({ url: aiService.url, tokens: createServiceTokens(aiService.secret) })
  const saveWhenRead = createSaveWhenRead({ database })
  const saveUnseen = (recruiter: Recruiter, itemId: string, parsed: ParsedCv & { name: string }) =>
    saveWhenRead(recruiter, itemId, draftOf(parsed))
  const kind = createReadItem({ items, blobs, ask, findDuplicates, save: saveUnseen })
  const stopped = new AbortController()
  let queue: JobQueue<ReadItem> | null = null

  const send = async (job: ReadItem): Promise<void> => {
    try {
      await queue?.send(job, job.itemId, await items.countUnread(job))
    } catch (error) {
      app.log.warn({ failure: describeError(error) }, 'a CV waits for the next round to be read')
    }
  }
  const tidy = async (): Promise<void> => {
    for (const { id, ...recruiter } of await items.unread()) await send({ itemId: id, ...recruiter })
    await imports.removeForgotten()
  }
  const round = (): Promise<void> =>
    tidy().catch((error: unknown) =>
      app.log.warn({ failure: describeError(error) }, 'stacks of CVs could not be tidied'),
    )

  const begin = async (): Promise<void> => {
    await jobs.start()
    queue = await jobs.add(kind)
    await round()
  }
  const sayNotYet = seldom<unknown>(codeOf, (error) =>
    app.log.warn({ failure: describeError(error) }, 'background work could not start yet'),
  )
  const run = async (): Promise<void> => {
    await database.opened
    while (!stopped.signal.aborted) {
      try {
        return await begin()
      } catch (error) {
        sayNotYet(error)
        await sleep(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
      }
    }
  }
  void run()
  const timer = setInterval(() => void round(), TIDY_MS).unref()

  importRoutes(app, { ...routes, askToRead: (recruiter: Recruiter, itemId: string) => send({ itemId, ...recruiter }) })
  return async () => {
    stopped.abort()
    clearInterval(timer)
    // Also without a queue: it may have started and not been able to make one, on a disk that is full.
    await jobs.stop()
  }
}
