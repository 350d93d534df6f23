import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { validate } from 'uuid'

/** The same error for an unknown candidate, a removed one and one of another organisation. */
export const candidateNotFound = (): ServiceError =>
  new ServiceError('not_found', { message: messages.candidateNotFound })

/** Returns a valid id; throws `candidateNotFound` for anything else. */
export const candidateIdOf = (id: string): string => {
  if (!validate(id)) throw candidateNotFound()
  return id
}

/** Returns what a repository read; throws `candidateNotFound` for null. */
export const requireCandidate = <T>(candidate: T | null): T => {
  if (candidate === null) throw candidateNotFound()
  return candidate
}
