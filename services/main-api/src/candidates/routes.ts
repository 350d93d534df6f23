import { createCandidate, getCandidate, listCandidates } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { cutPage, readCursor } from '../platform/cursor.ts'
import { writeLimit } from '../vacancies/write-limit.ts'
import { candidateIdOf, candidateNotFound } from './one-candidate.ts'
import type { CandidateRepository } from './repository.ts'

export const candidateRoutes = (app: FastifyInstance, { candidates }: { candidates: CandidateRepository }): void => {
  implement(app, listCandidates, async ({ recruiter, query, reply }) => {
    const found = await candidates.list(recruiter, { limit: query.limit + 1, from: readCursor(query.cursor, 'newest') })
    const { rows, link } = cutPage(listCandidates.path, query, found, ({ created_at, id }) => ({ order: 'newest', value: created_at, id }))
    if (link) reply.header('Link', link)
    return rows
  })

  implement(app, createCandidate, ({ recruiter, body }) => candidates.create(recruiter, body), { rateLimit: writeLimit })

  implement(app, getCandidate, async ({ recruiter, params }) => {
    const found = await candidates.find(recruiter, candidateIdOf(params.id))
    if (!found) throw candidateNotFound()
    return found
  })
}
