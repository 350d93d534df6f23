import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { identityErrorCode } from '../sign-in/identity.ts'

/** Codes of Firebase where the operator didn't allow anonymous sign-in. */
const SWITCHED_OFF = new Set([
  'auth/admin-restricted-operation',
  'auth/operation-not-allowed',
  'auth/configuration-not-found',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
  'auth/invalid-api-key',
])

const LIMITED = new Set(['auth/too-many-requests', 'auth/quota-exceeded'])

/** Why a demo did not begin, in Dutch. */
export const demoProblem = (error: unknown): string => {
  if (error instanceof ApiError) return error.message
  const code = identityErrorCode(error)
  if (SWITCHED_OFF.has(code)) return messages.demoOff
  if (LIMITED.has(code)) return messages.demoFull
  return code === 'auth/network-request-failed' ? messages.noNetwork : messages.demoFailed
}
