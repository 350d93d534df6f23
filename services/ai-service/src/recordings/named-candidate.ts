import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { z } from 'zod'

const candidateNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.candidateNotFound })

/** An id that can't be one names no candidate. */
export const candidateIdOf = (id: string): string => {
  if (!z.uuid().safeParse(id).success) throw candidateNotFound()
  return id
}

/** Throws `not_found` for nothing. */
export const requireCandidate = <T>(value: T | null): T => {
  if (value === null) throw candidateNotFound()
  return value
}
