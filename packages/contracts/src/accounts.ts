import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { providers } from './providers.ts'
import { roles } from './roles.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { shortText, text } from './text.ts'

/** Who somebody is, in the provider's own words: Microsoft's id token, or the code that Google's window gave. */
export const providerProof = z.string().min(1).max(limits.providerProof)

/**
 * Registration. With `email` the bearer token is the proof: uid and e-mail come from it and the body may not contradict
 * them. With `microsoft` and `google` it is `proof`, and `email`, `uid` and the names of the body count for nothing;
 * the answer, 201 or 409, carries the token to sign in with. `password` is accepted for older callers, dropped unread
 * and never logged; our own screens don't send it.
 */
export const registerRequest = z.object({
  provider: z.enum(providers, { error: 'Onbekende manier van inloggen.' }),
  proof: providerProof.optional(),
  email: z.email({ error: 'Ongeldig email adres.' }).max(limits.email).optional(),
  uid: shortText().optional(),
  displayName: shortText().nullish(),
  photoURL: text(2_000).nullish(),
  tenantId: shortText().nullish(),
  password: z.unknown().optional(),
})

export const account = z
  .object({
    id: z.uuid(),
    organisation_id: z.uuid(),
    email: z.string(),
    display_name: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Account' })

export type Account = z.infer<typeof account>

/**
 * With which the browser signs in at the identity provider; beside a new account, and in the 409 of an existing one.
 */
export const signInGrant = z.object({ customToken: z.string() })

/** The answer to a registration; with the grant where the proof was Microsoft's or Google's. */
export const registeredAccount = account.extend(signInGrant.partial().shape).meta({ id: 'RegisteredAccount' })
export type RegisteredAccount = z.infer<typeof registeredAccount>

/** Somebody else with an account in the recruiter's organisation. */
export const colleague = z
  .object({
    id: z.uuid(),
    /** Their address where they gave no name. */
    name: z.string(),
    email: z.string(),
  })
  .meta({ id: 'Colleague' })
export type Colleague = z.infer<typeof colleague>

export const listColleagues = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/colleagues',
  personal: { unlogged: 'colleagues, who work with each other' },
  auth: 'recruiter',
  roles,
  summary: 'De anderen met een account in de organisatie van de recruiter, op naam.',
  responses: { 200: z.array(colleague) },
  messages: { 401: messages.sessionExpired, fallback: messages.colleaguesFailed },
})

export const register = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/register',
  auth: 'newcomer',
  summary:
    'Maakt een account met een eigen organisatie. Bestaat het al, dan is het antwoord 409; met een bewijs van Microsoft of Google dragen beide `customToken`.',
  body: registerRequest,
  responses: { 201: registeredAccount },
  messages: { fallback: messages.registerFailed },
})
