import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { validate } from 'uuid'

/** The same for a candidate that never was, one that is gone and one of another organisation. */
export const candidateNotFound = (): ServiceError =>
  new ServiceError('not_found', { message: messages.candidateNotFound })

/** An id that can't be one names no candidate: throws `candidateNotFound`. */
export const candidateIdOf = (id: string): string => {
  if (!validate(id)) throw candidateNotFound()
  return id
}

/** What a repository found of a candidate; throws `candidateNotFound` for null. */
export const ofCandidate = <T>(found: T | null): T => {
  if (found === null) throw candidateNotFound()
  return found
}
