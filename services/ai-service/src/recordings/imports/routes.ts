import {
  cancelRecordingImport,
  createRecordingImport,
  getRecordingImport,
  listRecordingImports,
  messages,
  retryRecordingImport,
  seeRecordingImports,
} from '@wervio/contracts'
import { implement, ServiceError, type Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import type { FastifyInstance } from 'fastify'
import { blobKeysOf } from '../blob-keys.ts'
import { requirePast } from '../consent/insert-consent.ts'
import { recordingGone, recordingIdOf } from '../named-recording.ts'
import type { UploadStore } from '../uploads/upload-store.ts'
import { importAnswer, type ImportRow } from './import-row.ts'
import type { ImportRepository } from './repository.ts'

type Options = {
  imports: ImportRepository
  uploads: UploadStore
  blobs: BlobStore
  /** There is something to do. */
  wake: () => void
  /** Ends the work on a recording and throws away what arrived of it. */
  discard: (id: string) => Promise<void>
}

/** Imports of recordings: begun, followed, tried again and broken off. */
export const importRoutes = (app: FastifyInstance, { imports, uploads, blobs, wake, discard }: Options): void => {
  const answer = async (row: ImportRow) =>
    importAnswer(row, row.state === 'uploading' ? await uploads.arrived(row.id) : null)
  const requireImport = async (recruiter: Recruiter, id: string): Promise<ImportRow> => {
    const row = await imports.find(recruiter, id)
    if (row === null) throw recordingGone()
    return row
  }

  implement(app, createRecordingImport, async ({ recruiter, body, reply }) => {
    requirePast(body.consent.given_on, 'consent.given_on')
    const { row, isNew } = await imports.create(recruiter, body)
    reply.code(isNew ? 201 : 200)
    return answer(row)
  })

  implement(app, listRecordingImports, async ({ recruiter }) =>
    Promise.all((await imports.list(recruiter)).map(answer)),
  )

  implement(app, seeRecordingImports, async ({ recruiter, body }) => {
    await imports.see(recruiter, body.ids)
    return null
  })

  implement(app, getRecordingImport, async ({ recruiter, params }) =>
    answer(await requireImport(recruiter, recordingIdOf(params.id))),
  )

  implement(app, retryRecordingImport, async ({ recruiter, params }) => {
    const id = recordingIdOf(params.id)
    const before = await requireImport(recruiter, id)
    if (before.state === 'failed') {
      if (!importAnswer(before, null).can_retry)
        throw new ServiceError('conflict', {
          message: before.has_consent ? messages.conflict : messages.consentMissing,
        })
      await imports.retry(recruiter, id)
      wake()
    }
    return answer(await requireImport(recruiter, id))
  })

  implement(app, cancelRecordingImport, async ({ recruiter, params }) => {
    const id = recordingIdOf(params.id)
    await requireImport(recruiter, id)
    if (await imports.cancel(recruiter, id)) {
      await discard(id)
      await Promise.all(Object.values(blobKeysOf(id)).map(blobs.remove))
    }
    return answer(await requireImport(recruiter, id))
  })
}
