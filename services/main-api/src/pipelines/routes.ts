import { getPipeline, getPipelineCv, giveFeedback, listPipelines, messages } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import type { FastifyInstance } from 'fastify'
import { candidateIdOf, candidateNotFound, requireCandidate } from '../candidates/named-candidate.ts'
import type { NoteRepository } from '../candidates/notes/repository.ts'
import { contentHeaders } from '../files/content-headers.ts'
import { requireVacancy, vacancyIdOf } from '../vacancies/named-vacancy.ts'
import type { PipelineRepository } from './repository.ts'

type Options = { pipelines: PipelineRepository; notes: Pick<NoteRepository, 'add'>; blobs: BlobStore }

export const pipelineRoutes = (app: FastifyInstance, { pipelines, notes, blobs }: Options): void => {
  implement(app, listPipelines, ({ recruiter }) => pipelines.list(recruiter))

  implement(app, getPipeline, async ({ recruiter, params }) =>
    requireVacancy(await pipelines.find(recruiter, vacancyIdOf(params.id))),
  )

  implement(app, getPipelineCv, async ({ recruiter, params, reply }) => {
    const file = await pipelines.findCv(recruiter, vacancyIdOf(params.id), candidateIdOf(params.candidate_id))
    if (!file) throw new ServiceError('not_found', { message: messages.cvMissing })
    return reply.headers(contentHeaders(file)).send(await blobs.open(file.blob_key))
  })

  implement(app, giveFeedback, async ({ recruiter, params, body }) => {
    const [vacancyId, candidateId] = [vacancyIdOf(params.id), candidateIdOf(params.candidate_id)]
    if (!(await pipelines.has(recruiter, vacancyId, candidateId))) throw candidateNotFound()
    // The role of hiring managers writes nothing: with the candidate known to be theirs, it is written without that
    // limit.
    const { accountId, organisationId } = recruiter
    const { note } = requireCandidate(await notes.add({ accountId, organisationId }, candidateId, body))
    return { id: note.id, text: note.text, created_at: note.created_at }
  })
}
