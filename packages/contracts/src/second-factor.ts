import './jitless.ts'
import { z } from 'zod'
import { registerRequest } from './accounts.ts'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'
import { roles } from './roles.ts'
import { requiredText } from './text.ts'

/** Codes in one set. */
export const RECOVERY_CODES = 10

/** Longer than a code with whatever somebody types between its letters. */
const TYPED_CODE = 100

/** The codes with which somebody who lost their phone still signs in. */
export const recoveryCodeState = z
  .object({
    /** Codes that were not used yet. */
    left: z.int().nonnegative(),
    /** When the set was made; null without one. */
    created_at: z.iso.datetime().nullable(),
    /** When one of the set took the second factor away; null when none did. */
    used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RecoveryCodeState' })
export type RecoveryCodeState = z.infer<typeof recoveryCodeState>

export const recoveryCodes = z
  .object({
    /** Shown once: only their hashes are stored. */
    codes: z.array(z.string()),
  })
  .meta({ id: 'RecoveryCodes' })

const common = {
  service: 'main',
  path: '/api/second-factor/recovery-codes',
  auth: 'recruiter',
  roles,
  personal: { unlogged: 'of the account itself' },
} as const

export const getRecoveryCodes = defineEndpoint({
  ...common,
  method: 'GET',
  summary: 'Hoeveel herstelcodes de recruiter nog heeft.',
  responses: { 200: recoveryCodeState },
  messages: { 401: messages.sessionExpired, fallback: messages.recoveryCodesFailed },
})

export const makeRecoveryCodes = defineEndpoint({
  ...common,
  method: 'POST',
  summary: `Maakt ${RECOVERY_CODES} nieuwe herstelcodes; die van eerder gelden niet meer. Vraagt dat je kort geleden bent ingelogd, anders 403 sign_in_too_long_ago.`,
  responses: { 201: recoveryCodes },
  notInDemo: true,
  messages: { 401: messages.sessionExpired, fallback: messages.recoveryCodesFailed },
})

export const recoverAccount = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/second-factor/recover',
  auth: 'public',
  summary:
    'Haalt met een herstelcode de tweede stap van een account weg. Het antwoord op een onbekend adres en op een verkeerde code is hetzelfde.',
  body: z.object({
    email: registerRequest.shape.email.unwrap(),
    code: requiredText(TYPED_CODE, 'Vul een herstelcode in.'),
  }),
  responses: { 204: null },
  messages: { fallback: messages.recoveryFailed },
})
