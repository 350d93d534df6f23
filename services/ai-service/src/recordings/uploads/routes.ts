import { defineEndpoint, limits, messages, recordingId, recordingUploadPath } from '@wervio/contracts'
import { asJob, describeError, refuseRoles, ServiceError, type Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ImportRow } from '../imports/import-row.ts'
import { blobKeysOf } from '../blob-keys.ts'
import type { ImportRepository } from '../imports/repository.ts'
import { recordingGone, recordingIdOf } from '../named-recording.ts'
import { refusalOf, type UploadStore } from './upload-store.ts'

type Options = {
  imports: ImportRepository
  uploads: UploadStore
  blobs: BlobStore
  /** All bytes of an import arrived. */
  onArrived: () => void
}

const TUS_VERSION = '1.0.0'

/** Not in the table of endpoints, whose answers are bodies; the limits of files count for it. */
const continueUpload = defineEndpoint({
  service: 'ai',
  method: 'PATCH',
  path: `${recordingUploadPath}/{id}`,
  auth: 'recruiter',
  summary: 'Het volgende deel van een opname (tus 1.0.0).',
  params: recordingId,
  upload: { field: 'file', maximum: limits.recordingFile, tooLarge: messages.recordingTooLarge },
  responses: { 204: null },
  messages: { fallback: messages.recordingImportFailed },
})

/** Resumable uploads under the ids of imports: HEAD says how much arrived, PATCH sends what follows. */
export const uploadRoutes = (app: FastifyInstance, { imports, uploads, blobs, onArrived }: Options): void => {
  const server = new Server({
    path: recordingUploadPath,
    datastore: uploads,
    // Ours are set already; without this the library allows any origin.
    allowedOrigins: [],
    maxSize: limits.recordingFile,
    onResponseError: (_request, error) => {
      const refusal = refusalOf(error)
      if (!('status_code' in error) && !refusal) app.log.error(describeError(error), 'an upload failed')
      return refusal
    },
    onUploadFinish: async (request, { id }) => {
      const recruiter = request.runtime?.node?.req && recruiters.get(request.runtime.node.req)
      if (recruiter) await asJob('upload', () => finish(recruiter, id))
      return {}
    },
  })
  const recruiters = new WeakMap<object, Recruiter>()

  /** Repeated, it changes nothing more. */
  const finish = async (recruiter: Recruiter, id: string): Promise<void> => {
    if ((await uploads.arrived(id)) !== null) await blobs.take(blobKeysOf(id).original, uploads.pathOf(id))
    await imports.begin(recruiter, id)
    await uploads.discard(id)
    onArrived()
  }

  /** Whether a process ended between storing the bytes and saying so. */
  const isStored = async (id: string, size: number): Promise<boolean> =>
    (await uploads.arrived(id)) === null && (await blobs.size(blobKeysOf(id).original).catch(() => null)) === size

  const requireUpload = async (request: FastifyRequest): Promise<{ recruiter: Recruiter; row: ImportRow }> => {
    const { recruiter } = request
    const row = recruiter && (await imports.find(recruiter, recordingIdOf((request.params as { id: string }).id)))
    if (!recruiter || !row || row.size === null || row.state === 'cancelled') throw recordingGone()
    return { recruiter, row }
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { raw } = request
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    await server.handle(raw, reply.raw)
  }

  const answerWhole = (reply: FastifyReply, size: number): FastifyReply =>
    reply
      .headers({ 'Tus-Resumable': TUS_VERSION, 'Upload-Offset': String(size), 'Upload-Length': String(size) })
      .code(200)
      .send()

  app.register(async (scope) => {
    const guard = scope.guards['recruiter']
    if (typeof guard === 'function') scope.addHook('onRequest', guard)
    scope.addHook('onRequest', refuseRoles(continueUpload))
    scope.addHook('preHandler', scope.limitCalls)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
    const config = { endpoint: continueUpload, quiet: true }
    const url = `${recordingUploadPath}/:id`

    scope.head(url, { config, schema: { hide: true } }, async (request, reply) => {
      const { recruiter, row } = await requireUpload(request)
      const size = row.size ?? 0
      if (row.state !== 'uploading') return answerWhole(reply, size)
      const arrived = await uploads.arrived(row.id)
      if (arrived === size || (await isStored(row.id, size))) {
        await finish(recruiter, row.id)
        return answerWhole(reply, size)
      }
      await uploads.begin(row.id, size)
      await handle(request, reply)
      return reply
    })

    scope.patch(url, { config, schema: { hide: true } }, async (request, reply) => {
      const { recruiter, row } = await requireUpload(request)
      if (row.state !== 'uploading') throw new ServiceError('conflict')
      recruiters.set(request.raw, recruiter)
      await uploads.begin(row.id, row.size ?? 0)
      await handle(request, reply)
      return reply
    })
  })
}
