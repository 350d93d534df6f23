import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { validate } from 'uuid'

/** The same for a vacancy that never was, one that is gone and one of another organisation. */
export const vacancyNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.vacancyNotFound })

/** An id that can't be one names no vacancy: throws `vacancyNotFound`. */
export const vacancyIdOf = (id: string): string => {
  if (!validate(id)) throw vacancyNotFound()
  return id
}

/** What a repository found of a vacancy; throws `vacancyNotFound` for null. */
export const ofVacancy = <T>(found: T | null): T => {
  if (found === null) throw vacancyNotFound()
  return found
}
