import type { Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import type { AskParser } from '../platform/ask-parser.ts'
import { startWorkQueue, type WorkPlace } from '../platform/jobs/start-work-queue.ts'
import type { KnownCv } from '../platform/known-values.ts'
import type { ImportRepository } from './import-repository.ts'
import type { ItemRepository } from './item-repository.ts'
import { createReadItem, type FindDuplicates, type ReadItem } from './read-item.ts'
import { createSaveWhenRead } from './save-item.ts'
import { unseenDraft } from './unseen-draft.ts'

type ReadingOptions = WorkPlace & {
  blobs: BlobStore
  imports: ImportRepository
  items: ItemRepository
  findDuplicates: FindDuplicates
  ask: AskParser
}

/**
 * Reads the CVs of stacks as long as the service runs, and forgets stacks nobody came back to. Returns a function that
 * asks for a reading, and one that stops.
 */
export const startReading = ({ blobs, imports, items, findDuplicates, ask, ...place }: ReadingOptions) => {
  const saveWhenRead = createSaveWhenRead({ database: place.database })
  const saveUnseen = (recruiter: Recruiter, itemId: string, parsedCv: KnownCv & { name: string }) =>
    saveWhenRead(recruiter, itemId, unseenDraft(parsedCv))
  const { send, stop } = startWorkQueue<ReadItem>(
    {
      kind: createReadItem({ items, blobs, ask, findDuplicates, save: saveUnseen }),
      enqueue: async (queue, job) => queue.send(job, job.itemId, await items.countUnreadBefore(job, job.itemId)),
      waiting: async () => (await items.unread()).map(({ id, ...recruiter }) => ({ itemId: id, ...recruiter })),
      tidy: () => imports.removeForgotten(),
      problems: {
        send: 'a CV waits for the next round to be read',
        round: 'stacks of CVs could not be tidied',
        start: 'background work could not start yet',
      },
    },
    place,
  )
  return { askToRead: (recruiter: Recruiter, itemId: string): Promise<void> => send({ itemId, ...recruiter }), stop }
}
