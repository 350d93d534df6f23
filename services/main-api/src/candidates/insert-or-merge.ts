import { messages, type Candidate } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { Sql } from '../platform/database.ts'
import { claimCv } from './cv/claim.ts'
import { insertCandidate, type Claim, type Draft } from './insert-candidate.ts'
import { mergeInto } from './merge/merge-into.ts'
import { candidateNotFound } from './named-candidate.ts'

export type DraftForKnown = Draft & { merge_with?: string | null | undefined }

/** Without its file the CV of the known candidate would make way for none. */
const mustFind =
  (claim: Claim): Claim =>
  async (...given) => {
    if (await claim(...given)) return true
    throw new ServiceError('validation_failed', {
      message: messages.cvGone,
      extra: { fields: [{ path: 'cv_filename', message: messages.cvGone }] },
    })
  }

/**
 * A new candidate, or the known one whom the draft names with its CV and what he didn't have. Null when this creation key
 * was used before; throws `candidateNotFound` when the known one isn't there.
 */
export const insertOrMerge = async (
  sql: Sql,
  recruiter: Recruiter,
  { merge_with, ...draft }: DraftForKnown,
  claim: Claim = claimCv,
): Promise<Candidate | null> => {
  const made = await insertCandidate(sql, recruiter, draft, merge_with ? mustFind(claim) : claim)
  if (!made || !merge_with) return made
  const merged = await mergeInto(sql, recruiter, { id: merge_with.toLowerCase(), other: made.id, take: ['cv'] })
  if (!merged) throw candidateNotFound()
  return merged
}
