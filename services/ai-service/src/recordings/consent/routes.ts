import {
  giveConsent,
  giveMeetingConsent,
  listConsents,
  messages,
  withdrawAllConsents,
  withdrawConsent,
} from '@wervio/contracts'
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
  /** What waited for consent may be a recording now. */
  onGiven: () => void
}

const consentGone = (): ServiceError => new ServiceError('not_found', { message: messages.consentGone })

const isId = (id: string): boolean => z.uuid().safeParse(id).success

/** What candidates agreed to, and the end of it. */
export const consentRoutes = (app: FastifyInstance, { consents, blobs, discard, onGiven }: Options): void => {
  implement(app, listConsents, async ({ recruiter, params }) =>
    requireCandidate(await consents.list(recruiter, candidateIdOf(params.id))),
  )

  implement(app, giveConsent, async ({ recruiter, params, body, reply }) => {
    requirePast(body.given_on, 'given_on')
    const { consent, isNew } = requireCandidate(await consents.give(recruiter, candidateIdOf(params.id), body))
    onGiven()
    reply.code(isNew ? 201 : 200)
    return consent
  })

  implement(app, giveMeetingConsent, async ({ recruiter, params, body, reply }) => {
    requirePast(body.given_on, 'given_on')
    const newConsent = isId(params.id) ? await consents.giveForMeeting(recruiter, params.id, body) : null
    if (newConsent === null) throw new ServiceError('not_found', { message: messages.meetingGone })
    onGiven()
    reply.code(newConsent.isNew ? 201 : 200)
    return newConsent.consent
  })

  const discardAll = async (recordingIds: readonly string[]): Promise<void> => {
    await Promise.all(recordingIds.map(discard))
    await removeBlobsOf(blobs, recordingIds)
  }

  implement(app, withdrawAllConsents, async ({ recruiter, params }) => {
    const withdrawal = requireCandidate(await consents.withdrawAll(recruiter, candidateIdOf(params.id)))
    await discardAll(withdrawal.recordingIds)
    return withdrawal.consents
  })

  implement(app, withdrawConsent, async ({ recruiter, params }) => {
    const withdrawal = isId(params.id) ? await consents.withdraw(recruiter, params.id) : null
    if (withdrawal === null) throw consentGone()
    await discardAll(withdrawal.recordingIds)
    return withdrawal.consent
  })
}
