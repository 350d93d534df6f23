import { messages, type Candidate } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { Sql } from '../platform/database.ts'
import { claimCv } from './cv/claim.ts'
import { insertCandidate, type Claim, type CandidateToInsert } from './insert-candidate.ts'
import { mergeInto } from './merge/merge-into.ts'
import { candidateNotFound } from './named-candidate.ts'

export type DraftForKnown = CandidateToInsert & { merge_with?: string | null | undefined }

/** Throws when there is no file to claim: the existing candidate's CV would be replaced by nothing. */
const claimOrThrow =
  (claim: Claim): Claim =>
  async (...args) => {
    if (await claim(...args)) return true
    throw new ServiceError('validation_failed', {
      message: messages.cvGone,
      extra: { fields: [{ path: 'cv_filename', message: messages.cvGone }] },
    })
  }

/**
 * Inserts a candidate, or merges the draft and its CV into the existing candidate it names. Null when this creation key
 * was used before; throws `candidateNotFound` without the existing candidate.
 */
export const insertOrMerge = async (
  sql: Sql,
  recruiter: Recruiter,
  { merge_with, ...draft }: DraftForKnown,
  claim: Claim = claimCv,
): Promise<Candidate | null> => {
  const candidate = await insertCandidate(sql, recruiter, draft, merge_with ? claimOrThrow(claim) : claim)
  if (!candidate || !merge_with) return candidate
  const mergedCandidate = await mergeInto(sql, recruiter, {
    id: merge_with.toLowerCase(),
    other: candidate.id,
    take: ['cv'],
  })
  if (!mergedCandidate) throw candidateNotFound()
  return mergedCandidate
}
