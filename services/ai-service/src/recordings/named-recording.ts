import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { z } from 'zod'

export const recordingGone = (): ServiceError => new ServiceError('not_found', { message: messages.recordingGone })

/** An id that can't be one names no recording. */
export const recordingIdOf = (id: string): string => {
  if (!z.uuid().safeParse(id).success) throw recordingGone()
  return id
}

/** Throws `not_found` for nothing. */
export const requireRecording = <T>(recording: T | null): T => {
  if (recording === null) throw recordingGone()
  return recording
}
