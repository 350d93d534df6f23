import { mergeCandidates, undoCandidateMerge } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import { mergeInto } from './merge-into.ts'
import { undoMerge } from './undo-merge.ts'

const samePerson = () =>
  new ServiceError('validation_failed', {
    extra: { fields: [{ path: 'other_id', message: 'Kies een andere kandidaat.' }] },
  })

export const mergeRoutes = (app: FastifyInstance, { database }: { database: Database }): void => {
  implement(app, mergeCandidates, async ({ recruiter, params, body }) => {
    const merge = { id: candidateIdOf(params.id).toLowerCase(), other: body.other_id.toLowerCase(), take: body.take }
    if (merge.id === merge.other) throw samePerson()
    return requireCandidate(await database.asRecruiter(recruiter, (sql) => mergeInto(sql, recruiter, merge)))
  })

  implement(app, undoCandidateMerge, async ({ recruiter, params }) =>
    requireCandidate(await undoMerge(database, recruiter, candidateIdOf(params.id))),
  )
}
