import { messages } from '@wervio/contracts'
import { ServiceError, storageUnavailable } from '@wervio/service-kit'
import { canRetry, failureCodeOf, failureText } from '../failures.ts'

const ENGINE_MISSING =
  'Er is nog geen spraakmotor ingesteld. Vraag je beheerder om er een in te stellen en probeer het dan opnieuw.'
const ENGINE_FAILED = 'De spraakmotor kon deze opname niet omzetten. Probeer het later opnieuw.'

/** Status and Dutch reason of a call that can't answer a transcript; nothing was stored. */
export const refusalOf = (error: unknown): unknown => {
  if (error instanceof ServiceError) return error
  const code = failureCodeOf(error)
  if (code === 'out_of_space') return storageUnavailable(error)
  if (code === 'no_engine') return new ServiceError('unavailable', { message: ENGINE_MISSING, cause: error })
  if (code === 'engine_failed') return new ServiceError('engine_unavailable', { message: ENGINE_FAILED, cause: error })
  if (code === 'not_audio' || code === 'type_refused')
    return new ServiceError('file_type_refused', { message: messages.recordingTypeRefused, cause: error })
  return canRetry(code)
    ? error
    : new ServiceError('bad_request', { status: 422, message: failureText(code), cause: error })
}
