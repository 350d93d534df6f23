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
import type { BlobStore } from '@wervio/service-kit/blobs'
import { requireVacancy, vacancyIdOf } from '../vacancies/named-vacancy.ts'
import { acceptAttachment } from './accept-attachment.ts'
import { acceptPicture } from './accept-picture.ts'
import { createKeepUpload } from './keep-upload.ts'
import { fileIdOf, fileNotFound, requireFile } from './named-file.ts'
import type { FileRepository } from './repository.ts'
import { contentHeaders } from './content-headers.ts'
import type { ThumbnailRepository } from './thumbnail-repository.ts'

type Options = { files: FileRepository; thumbnails: ThumbnailRepository; blobs: BlobStore }

export const fileRoutes = (app: FastifyInstance, { files, thumbnails, blobs }: Options): void => {
  const keepUpload = createKeepUpload(blobs)
  const announcing = (recruiter: Recruiter, vacancyId: string) => (blobKey: string) =>
    files.announce(recruiter, vacancyId, blobKey)

  implement(app, listAttachments, async ({ recruiter, params }) =>
    requireVacancy(await files.listAttachments(recruiter, vacancyIdOf(params.id))),
  )

  implement(app, addAttachment, async ({ recruiter, params, receive }) => {
    const vacancyId = vacancyIdOf(params.id)
    return requireVacancy(
      await keepUpload({
        announce: announcing(recruiter, vacancyId),
        receive,
        accept: acceptAttachment,
        save: (file) => files.addAttachment(recruiter, vacancyId, file),
      }),
    )
  })

  implement(app, saveThumbnail, async ({ recruiter, params, receive }) => {
    const vacancyId = vacancyIdOf(params.id)
    return requireVacancy(
      await keepUpload({
        announce: announcing(recruiter, vacancyId),
        receive,
        accept: acceptPicture,
        save: (file) => thumbnails.save(recruiter, vacancyId, file),
      }),
    )
  })

  implement(app, deleteThumbnail, async ({ recruiter, params }) => {
    requireVacancy(await thumbnails.remove(recruiter, vacancyIdOf(params.id)))
    return null
  })

  implement(app, getFile, async ({ recruiter, params, reply }) => {
    const file = requireFile(await files.find(recruiter, fileIdOf(params.id)))
    const content = await blobs.open(file.blob_key)
    return reply.headers(contentHeaders(file)).send(content)
  })

  implement(app, deleteFile, async ({ recruiter, params }) => {
    if (!(await files.remove(recruiter, fileIdOf(params.id)))) throw fileNotFound()
    return null
  })

  implement(app, restoreFile, async ({ recruiter, params }) =>
    requireFile(await files.restore(recruiter, fileIdOf(params.id))),
  )
}
