import {
  addAttachment,
  deleteFile,
  deleteThumbnail,
  getFile,
  listAttachments,
  restoreFile,
  saveThumbnail,
} from '@wervio/contracts'
import { implement, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { BlobStore } from '../platform/blobs/blob-store.ts'
import { ofVacancy, vacancyIdOf } from '../vacancies/named-vacancy.ts'
import { writeLimit } from '../vacancies/write-limit.ts'
import { acceptPicture } from './accept-picture.ts'
import { createKeepUpload } from './keep-upload.ts'
import { fileIdOf, fileNotFound, ofFile } from './named-file.ts'
import type { FileRepository } from './repository.ts'
import { servedAs } from './served-as.ts'
import type { ThumbnailRepository } from './thumbnail-repository.ts'

type Options = { files: FileRepository; thumbnails: ThumbnailRepository; blobs: BlobStore }

export const fileRoutes = (app: FastifyInstance, { files, thumbnails, blobs }: Options): void => {
  const keepUpload = createKeepUpload(blobs)
  const announcing = (recruiter: Recruiter, vacancyId: string) => (blobKey: string) =>
    files.announce(recruiter, vacancyId, blobKey)
  const limited = { rateLimit: writeLimit }

  implement(app, listAttachments, async ({ recruiter, params }) =>
    ofVacancy(await files.listAttachments(recruiter, vacancyIdOf(params.id))),
  )

  implement(
    app,
    addAttachment,
    async ({ recruiter, params, receive }) => {
      const vacancyId = vacancyIdOf(params.id)
      return ofVacancy(
        await keepUpload({
          announce: announcing(recruiter, vacancyId),
          receive,
          save: (file) => files.addAttachment(recruiter, vacancyId, file),
        }),
      )
    },
    limited,
  )

  implement(
    app,
    saveThumbnail,
    async ({ recruiter, params, receive }) => {
      const vacancyId = vacancyIdOf(params.id)
      return ofVacancy(
        await keepUpload({
          announce: announcing(recruiter, vacancyId),
          receive,
          accept: acceptPicture,
          save: (file) => thumbnails.save(recruiter, vacancyId, file),
        }),
      )
    },
    limited,
  )

  implement(
    app,
    deleteThumbnail,
    async ({ recruiter, params }) => {
      ofVacancy(await thumbnails.remove(recruiter, vacancyIdOf(params.id)))
      return null
    },
    limited,
  )

  implement(app, getFile, async ({ recruiter, params, reply }) => {
    const file = ofFile(await files.find(recruiter, fileIdOf(params.id)))
    const content = await blobs.open(file.blob_key)
    return reply.headers(servedAs(file)).send(content)
  })

  implement(
    app,
    deleteFile,
    async ({ recruiter, params }) => {
      if (!(await files.remove(recruiter, fileIdOf(params.id)))) throw fileNotFound()
      return null
    },
    limited,
  )

  implement(
    app,
    restoreFile,
    async ({ recruiter, params }) => ofFile(await files.restore(recruiter, fileIdOf(params.id))),
    limited,
  )
}
