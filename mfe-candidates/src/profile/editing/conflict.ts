import { ApiError } from '@wervio/api-client'
import { candidateConflict, type CandidateConflict } from '@wervio/contracts'

/** What stands in the way of a change: the fields somebody else changed too; null when it failed for another reason. */
export const conflictIn = (error: unknown): CandidateConflict | null =>
  error instanceof ApiError && error.code === 'candidate_conflict'
    ? (candidateConflict.safeParse(error.details).data ?? null)
    : null
