import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { validate } from 'uuid'

/** The same error for an unknown file, a removed one and one of another organisation. */
export const fileNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.fileNotFound })

/** Returns a valid id; throws `fileNotFound` for anything else. */
export const fileIdOf = (id: string): string => {
  if (!validate(id)) throw fileNotFound()
  return id
}

/** Returns what a repository read; throws `fileNotFound` for null. */
export const requireFile = <T>(file: T | null): T => {
  if (file === null) throw fileNotFound()
  return file
}
