import { buffer } from 'node:stream/consumers'
import { messages, type Duplicate, type ParsedCv } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '../platform/blobs/blob-store.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import { UnreadableCv, type AskParser } from './ask-parser.ts'
import type { ItemRepository, Outcome } from './item-repository.ts'
import { surelyRead } from './surely-read.ts'

/** Ids only: a job is kept outside row-level security. */
export type ReadItem = { itemId: string; accountId: string; organisationId: string }

type Turn = Parameters<JobKind<ReadItem>['work']>[1]

export type FindDuplicates = (
  recruiter: Recruiter,
  person: Pick<ParsedCv, 'name' | 'email' | 'phone'>,
) => Promise<Duplicate[]>

type Parts = {
  items: Pick<ItemRepository, 'take' | 'finish'>
  blobs: Pick<BlobStore, 'open'>
  ask: AskParser
  findDuplicates: FindDuplicates
  /** Ends the reading of a CV with its candidate, as it was read: both or neither. */
  save: (recruiter: Recruiter, itemId: string, parsed: ParsedCv & { name: string }) => Promise<void>
}

/** The job of reading one CV of a stack. What is wrong with the file is told at once; what may pass is tried again. */
export const createReadItem = ({ items, blobs, ask, findDuplicates, save }: Parts): JobKind<ReadItem> => {
  const read = async (
    recruiter: Recruiter,
    file: { name: string; blob_key: string },
    signal: AbortSignal,
  ): Promise<Outcome> => {
    try {
      const parsed = await ask(
        recruiter,
        { name: file.name, content: Buffer.from(await buffer(await blobs.open(file.blob_key))) },
        signal,
      )
      return { parsed, hasDuplicates: (await findDuplicates(recruiter, parsed)).length > 0 }
    } catch (error) {
      if (error instanceof UnreadableCv) return { problem: error.message }
      throw error
    }
  }

  /** Whether the candidate is there. What can't be saved is tried again later, and the last time left to the recruiter. */
  const savedUnseen = async ({ itemId, ...recruiter }: ReadItem, outcome: Outcome, last: boolean): Promise<boolean> => {
    if (!('parsed' in outcome) || outcome.hasDuplicates) return false
    const { parsed } = outcome
    if (parsed.name === null || !surelyRead(parsed)) return false
    try {
      await save(recruiter, itemId, { ...parsed, name: parsed.name })
      return true
    } catch (error) {
      const isRefused = error instanceof ServiceError && error.status < 500
      if (last || isRefused) return false
      throw error
    }
  }

  const work = async (job: ReadItem, { signal, last }: Turn): Promise<void> => {
    const { itemId, ...recruiter } = job
    const taken = await items.take(recruiter, itemId)
    if (!taken) return
    const outcome = await read(recruiter, taken.file, signal)
    if (taken.automatic && (await savedUnseen(job, outcome, last))) return
    await items.finish(recruiter, itemId, outcome)
  }

  return {
    queue: 'read-cv',
    together: 4,
    share: 3,
    retries: { limit: 6, delay: 3 },
    // A model may take its two minutes, and the queue before it a while.
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
