import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { validate } from 'uuid'

/** The same for a file that never was, one that is gone and one of another organisation. */
export const fileNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.fileNotFound })

/** An id that can't be one names no file: throws `fileNotFound`. */
export const fileIdOf = (id: string): string => {
  if (!validate(id)) throw fileNotFound()
  return id
}

/** What a repository found of a file; throws `fileNotFound` for null. */
export const ofFile = <T>(found: T | null): T => {
  if (found === null) throw fileNotFound()
  return found
}
