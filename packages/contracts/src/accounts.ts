import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { shortText, text } from './text.ts'

export const providers = ['email', 'microsoft', 'google'] as const

/**
 * Registration. The bearer token is the proof: uid and e-mail come from it and the body may not contradict them.
 * `password` is accepted for older callers, dropped unread and never logged; our own screens don't send it.
 */
export const registerRequest = z.object({
  provider: z.enum(providers, { error: 'Onbekende manier van inloggen.' }),
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
  auth: 'recruiter',
  summary: 'De anderen met een account in de organisatie van de recruiter, op naam.',
  responses: { 200: z.array(colleague) },
  messages: { 401: messages.sessionExpired, fallback: messages.colleaguesFailed },
})

export const register = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/register',
  auth: 'identity',
  summary: 'Maakt een account met een eigen organisatie. Bestaat het al, dan is het antwoord 409.',
  body: registerRequest,
  responses: { 201: account },
  messages: { fallback: messages.registerFailed },
})
