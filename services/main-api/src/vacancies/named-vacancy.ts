import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { validate } from 'uuid'

/** The same error for an unknown vacancy, a removed one and one of another organisation. */
export const vacancyNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.vacancyNotFound })

/** Returns a valid id; throws `vacancyNotFound` for anything else. */
export const vacancyIdOf = (id: string): string => {
  if (!validate(id)) throw vacancyNotFound()
  return id
}

/** Returns what a repository read; throws `vacancyNotFound` for null. */
export const requireVacancy = <T>(vacancy: T | null): T => {
  if (vacancy === null) throw vacancyNotFound()
  return vacancy
}
