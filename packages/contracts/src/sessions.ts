import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'
import { roles } from './roles.ts'

/** One sign-in of the recruiter's own account, on one device. */
export const session = z
  .object({
    id: z.uuid(),
    /** Such as `Chrome`; null when the browser didn't say. */
    browser: z.string().nullable(),
    /** Such as `Windows`; null when the browser didn't say. */
    system: z.string().nullable(),
    signed_in_at: z.iso.datetime(),
    /** To the minute, and up to five minutes late. */
    last_used_at: z.iso.datetime(),
    /** The one this call was made with. */
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof session>

const common = { service: 'main', auth: 'recruiter', roles } as const
const ending = {
  ...common,
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, fallback: messages.sessionEndFailed },
} as const

export const listSessions = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/sessions',
  personal: { unlogged: 'of the account itself' },
  summary: 'Waar de recruiter is ingelogd, het laatst gebruikt eerst.',
  responses: { 200: z.array(session) },
  messages: { 401: messages.sessionExpired, fallback: messages.sessionsFailed },
})

export const endSession = defineEndpoint({
  ...ending,
  method: 'DELETE',
  path: '/api/sessions/{id}',
  summary: 'Beëindigt één eigen sessie; wie daar nog werkt, moet opnieuw inloggen.',
  params: z.object({ id: z.string() }),
  row: 'session',
  messages: { ...ending.messages, 404: messages.sessionNotFound },
})

export const endOwnSession = defineEndpoint({
  ...ending,
  // Whoever signs out does so, whether their account is still there or not.
  auth: 'identity',
  method: 'DELETE',
  path: '/api/session',
  summary:
    'Beëindigt de sessie waarmee deze aanroep is gedaan; ook als die al voorbij is, of er geen account bij hoort.',
})

export const endSessions = defineEndpoint({
  ...ending,
  method: 'POST',
  path: '/api/sessions/end',
  summary: 'Logt overal uit: alle sessies, of alle behalve deze. Eerder uitgegeven tokens worden daarna geweigerd.',
  body: z.object({
    /** Whether the session of this call stays. */
    keep_own: z.boolean({ error: 'Zeg of deze sessie blijft.' }),
  }),
})
