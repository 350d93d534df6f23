import {
  addToImport,
  createImport,
  deleteImport,
  deleteImportItem,
  getImport,
  getImportCv,
  getImportItem,
  listImportProgress,
  listImports,
  messages,
  retryImportItem,
  saveImportItem,
} from '@wervio/contracts'
import { implement, ServiceError, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { type BlobStore, removeNow } from '@wervio/service-kit/blobs'
import { acceptCv } from '../files/accept-cv.ts'
import type { NewFile } from '../files/insert-file.ts'
import { createKeepUpload } from '../files/keep-upload.ts'
import { contentHeaders } from '../files/content-headers.ts'
import type { ImportRepository } from './import-repository.ts'
import type { ItemRepository } from './item-repository.ts'
import type { FindDuplicates } from './read-item.ts'
import type { SaveItem } from './save-item.ts'

type Options = {
  imports: ImportRepository
  items: ItemRepository
  blobs: BlobStore
  findDuplicates: FindDuplicates
  save: SaveItem
  /** Has a CV read in the background; null when ai-service isn't configured. */
  askToRead: ((recruiter: Recruiter, itemId: string) => Promise<void>) | null
}

const importNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.importNotFound })

/** Returns a valid id; throws `importNotFound` for anything else. */
const idOf = (id: string): string => {
  if (!validate(id)) throw importNotFound()
  return id
}

const requireImport = <T>(value: T | null): T => {
  if (value === null) throw importNotFound()
  return value
}

export const importRoutes = (
  app: FastifyInstance,
  { imports, items, blobs, findDuplicates, save, askToRead }: Options,
): void => {
  const keepUpload = createKeepUpload(blobs)

  const startReading = (recruiter: Recruiter, itemId: string): Promise<void> => {
    if (!askToRead) throw new ServiceError('unavailable', { message: messages.importUnavailable })
    return askToRead(recruiter, itemId)
  }

  implement(app, createImport, async ({ recruiter, body }) => {
    if (!askToRead) throw new ServiceError('unavailable', { message: messages.importUnavailable })
    return imports.create(recruiter, body.mode)
  })
  implement(app, listImports, ({ recruiter }) => imports.listOpen(recruiter))
  implement(app, listImportProgress, ({ recruiter }) => imports.listProgress(recruiter))
  implement(
    app,
    getImport,
    async ({ recruiter, params }) => requireImport(await imports.find(recruiter, idOf(params.id))),
    {
      quiet: true,
    },
  )

  implement(app, deleteImport, async ({ recruiter, params }) => {
    if (!(await imports.remove(recruiter, idOf(params.id)))) throw importNotFound()
    return null
  })

  implement(app, addToImport, async ({ recruiter, params, query, receive, reply }) => {
    const importId = idOf(params.id)
    const creationKey = query.creation_key
    const before = creationKey === undefined ? null : await imports.findAdded(recruiter, { importId, creationKey })
    if (before) {
      reply.code(200)
      return before
    }
    const announce = async (key: string) => {
      const room = await imports.announce(recruiter, importId, key)
      if (room === 'full') throw new ServiceError('conflict', { message: messages.importFull })
      return room === 'room'
    }
    const add = async (file: Omit<NewFile, 'kind'>) => {
      const addedItem = await imports.add(recruiter, importId, { ...file, creationKey })
      if (addedItem && !addedItem.isNew) await removeNow(blobs, [file.blob_key])
      return addedItem
    }
    const { item, isNew } = requireImport(await keepUpload({ announce, receive, accept: acceptCv, save: add }))
    reply.code(isNew ? 201 : 200)
    if (isNew) await startReading(recruiter, item.id)
    return item
  })

  implement(app, getImportItem, async ({ recruiter, params }) => {
    const { item, parsed } = requireImport(await items.find(recruiter, idOf(params.id)))
    return { ...item, parsed, duplicates: parsed ? await findDuplicates(recruiter, parsed) : [] }
  })

  implement(app, getImportCv, async ({ recruiter, params, reply }) => {
    const file = requireImport(await items.findFile(recruiter, idOf(params.id)))
    const content = await blobs.open(file.blob_key)
    return reply.headers(contentHeaders(file)).send(content)
  })

  implement(app, saveImportItem, async ({ recruiter, params, body }) =>
    requireImport(await save(recruiter, idOf(params.id), body)),
  )

  implement(app, retryImportItem, async ({ recruiter, params }) => {
    const item = requireImport(await items.retry(recruiter, idOf(params.id)))
    if (item.status === 'waiting') await startReading(recruiter, item.id)
    return item
  })

  implement(app, deleteImportItem, async ({ recruiter, params }) => {
    if (!(await items.remove(recruiter, idOf(params.id)))) throw importNotFound()
    return null
  })
}
