import { giveConsent, listConsents, messages, withdrawConsent } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import { removeBlobsOf } from '../sweep.ts'
import type { ConsentRepository } from './repository.ts'
import { requirePast } from './insert-consent.ts'

type Options = {
  consents: ConsentRepository
  blobs: BlobStore
  /** Ends the work on a recording and throws away what arrived of it. */
  discard: (id: string) => Promise<void>
}

const consentGone = (): ServiceError => new ServiceError('not_found', { message: messages.consentGone })

/** What candidates agreed to, and the end of it. */
export const consentRoutes = (app: FastifyInstance, { consents, blobs, discard }: Options): void => {
  implement(app, listConsents, async ({ recruiter, params }) =>
    requireCandidate(await consents.list(recruiter, candidateIdOf(params.id))),
  )

  implement(app, giveConsent, async ({ recruiter, params, body, reply }) => {
    requirePast(body.given_on, 'given_on')
    const { consent, isNew } = requireCandidate(await consents.give(recruiter, candidateIdOf(params.id), body))
    reply.code(isNew ? 201 : 200)
    return consent
  })

  implement(app, withdrawConsent, async ({ recruiter, params }) => {
    if (!z.uuid().safeParse(params.id).success) throw consentGone()
    const withdrawal = await consents.withdraw(recruiter, params.id)
    if (withdrawal === null) throw consentGone()
    await Promise.all(withdrawal.recordingIds.map(discard))
    await removeBlobsOf(blobs, withdrawal.recordingIds)
    return withdrawal.consent
  })
}
