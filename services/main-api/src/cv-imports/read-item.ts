import { buffer } from 'node:stream/consumers'
import { messages, type Candidate, type Duplicate, type ParsedCv } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '../platform/blobs/blob-store.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import { UnreadableCv, type AskParser } from './ask-parser.ts'
import type { ItemRepository, Outcome } from './item-repository.ts'
import { surelyRead } from './surely-read.ts'

/** Ids only: a job is kept outside row-level security. */
export type ReadItem = { itemId: string; accountId: string; organisationId: string }

export type FindDuplicates = (recruiter: Recruiter, person: Pick<ParsedCv, 'name' | 'email' | 'phone'>) => Promise<Duplicate[]>

type Parts = {
  items: ItemRepository
  blobs: BlobStore
  ask: AskParser
  findDuplicates: FindDuplicates
  /** Saves a CV as it was read. */
  save: (recruiter: Recruiter, itemId: string, parsed: ParsedCv & { name: string }) => Promise<Candidate | null>
}

/** The job of reading one CV of a stack. What is wrong with the file is told at once; what may pass is tried again. */
export const createReadItem = ({ items, blobs, ask, findDuplicates, save }: Parts): JobKind<ReadItem> => {
  const read = async (recruiter: Recruiter, file: { name: string; blob_key: string }, signal: AbortSignal): Promise<Outcome> => {
    try {
      const parsed = await ask(recruiter, { name: file.name, content: Buffer.from(await buffer(await blobs.open(file.blob_key))) }, signal)
      return { parsed, hasDuplicates: (await findDuplicates(recruiter, parsed)).length > 0 }
    } catch (error) {
      if (error instanceof UnreadableCv) return { problem: error.message }
      throw error
    }
  }

  const work = async ({ itemId, ...recruiter }: ReadItem, signal: AbortSignal): Promise<void> => {
    const taken = await items.take(recruiter, itemId)
    if (!taken) return
    const outcome = await read(recruiter, taken.file, signal)
    await items.finish(recruiter, itemId, outcome)
    if (!taken.automatic || !('parsed' in outcome) || outcome.hasDuplicates) return
    const { parsed } = outcome
    if (parsed.name !== null && surelyRead(parsed)) await save(recruiter, itemId, { ...parsed, name: parsed.name })
  }

  return {
    queue: 'read-cv',
    together: 4,
    retries: { limit: 6, delay: 3 },
    // A model may take its two minutes, and the queue before it a while.
    expiresIn: 300,
    work: async (data, { signal, last }) => {
      try {
        await work(data, signal)
      } catch (error) {
        const { itemId, ...recruiter } = data
        if (last) await items.finish(recruiter, itemId, { problem: messages.cvParseFailed })
        throw error instanceof ServiceError ? error : new ServiceError('internal', { cause: error })
      }
    },
  }
}
