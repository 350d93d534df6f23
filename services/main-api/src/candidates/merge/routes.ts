import { mergeCandidates } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { removeNow } from '../../platform/blobs/remove-now.ts'
import type { Database } from '../../platform/database.ts'
import { writeLimit } from '../../vacancies/write-limit.ts'
import { candidateIdOf, ofCandidate } from '../named-candidate.ts'
import { mergeInto } from './merge-into.ts'

const samePerson = () => new ServiceError('validation_failed', { extra: { fields: [{ path: 'other_id', message: 'Kies een andere kandidaat.' }] } })

export const mergeRoutes = (app: FastifyInstance, { database, blobs }: { database: Database; blobs: BlobStore }): void => {
  implement(
    app,
    mergeCandidates,
    async ({ recruiter, params, body }) => {
      const merge = { id: candidateIdOf(params.id).toLowerCase(), other: body.other_id.toLowerCase(), take: body.take }
      if (merge.id === merge.other) throw samePerson()
      const { candidate, removed } = ofCandidate(await database.asRecruiter(recruiter, (sql) => mergeInto(sql, recruiter, merge)))
      await removeNow(blobs, removed)
      return candidate
    },
    { rateLimit: writeLimit },
  )
}
