import { buffer } from 'node:stream/consumers'
import { isSurelyRead, messages, type Duplicate, type ParsedCv } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { UnreadableCvAnswer, type AskParser } from '../platform/ask-parser.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import type { KnownCv } from '../platform/known-values.ts'
import type { ItemRepository, ReadingResult } from './item-repository.ts'

/** Ids only: a job is kept outside row-level security. */
export type ReadItem = { itemId: string; accountId: string; organisationId: string }

type JobTurn = Parameters<JobKind<ReadItem>['work']>[1]

export type FindDuplicates = (
  recruiter: Recruiter,
  person: Pick<ParsedCv, 'name' | 'email' | 'phone'>,
) => Promise<Duplicate[]>

type ReadItemOptions = {
  items: Pick<ItemRepository, 'take' | 'finish'>
  blobs: Pick<BlobStore, 'open'>
  ask: AskParser
  findDuplicates: FindDuplicates
  /**
   * Saves the parsed CV as a candidate and ends its reading, in one transaction. False when the candidate may be there
   * already: then nothing is saved.
   */
  save: (recruiter: Recruiter, itemId: string, parsedCv: KnownCv & { name: string }) => Promise<boolean>
}

/** The job that reads one CV of a stack. A fault of the file is stored at once; a failure that may pass is retried. */
export const createReadItem = ({ items, blobs, ask, findDuplicates, save }: ReadItemOptions): JobKind<ReadItem> => {
  const readCv = async (
    recruiter: Recruiter,
    file: { name: string; blob_key: string },
    signal: AbortSignal,
  ): Promise<ReadingResult> => {
    try {
      const parsedCv = await ask(
        recruiter,
        { name: file.name, content: await buffer(await blobs.open(file.blob_key)) },
        signal,
      )
      return { parsed: parsedCv, hasDuplicates: (await findDuplicates(recruiter, parsedCv)).length > 0 }
    } catch (error) {
      if (error instanceof UnreadableCvAnswer) return { problem: error.message }
      throw error
    }
  }

  /**
   * Saves what needs no review. Returns the result that the recruiter reviews; null when the candidate was saved. A
   * failure is retried; after the last try the recruiter reviews the CV.
   */
  const saveUnseen = async (
    { itemId, ...recruiter }: ReadItem,
    outcome: ReadingResult,
    last: boolean,
  ): Promise<ReadingResult | null> => {
    if (!('parsed' in outcome) || outcome.hasDuplicates) return outcome
    const { parsed } = outcome
    if (parsed.name === null || !isSurelyRead(parsed)) return outcome
    try {
      const isSaved = await save(recruiter, itemId, { ...parsed, name: parsed.name })
      return isSaved ? null : { parsed, hasDuplicates: true }
    } catch (error) {
      const isRefused = error instanceof ServiceError && error.status < 500
      if (last || isRefused) return outcome
      throw error
    }
  }

  const work = async (job: ReadItem, { signal, last }: JobTurn): Promise<void> => {
    const { itemId, ...recruiter } = job
    const reading = await items.take(recruiter, itemId)
    if (!reading) return
    const outcome = await readCv(recruiter, reading.file, signal)
    const outcomeToReview = reading.automatic ? await saveUnseen(job, outcome, last) : outcome
    if (outcomeToReview) await items.finish(recruiter, itemId, outcomeToReview)
  }

  return {
    queue: 'read-cv',
    concurrency: 4,
    share: 3,
    retries: { limit: 6, delay: 3 },
    // Two minutes for a model, and three for its queue.
    expiresIn: 300,
    work: async (data, turn) => {
      try {
        await work(data, turn)
      } catch (error) {
        const { itemId, ...recruiter } = data
        if (turn.last) await items.finish(recruiter, itemId, { problem: messages.cvParseFailed })
        throw error instanceof ServiceError ? error : new ServiceError('internal', { cause: error })
      }
    },
  }
}
