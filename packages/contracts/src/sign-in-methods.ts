import './jitless.ts'
import { z } from 'zod'
import { providerProof } from './accounts.ts'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'
import { linkableProviders, providers } from './providers.ts'
import { roles } from './roles.ts'

/** Minutes after signing in during which the ways to sign in may be changed. */
export const RECENT_SIGN_IN_MINUTES = 10

/** One way to sign in to the recruiter's account. */
export const signInMethod = z
  .object({
    provider: openEnum(providers),
    linked: z.boolean(),
    /** As whom they sign in there, as the provider says; null where it isn't linked or nobody knows. */
    address: z.string().nullable(),
  })
  .meta({ id: 'SignInMethod' })
export type SignInMethod = z.infer<typeof signInMethod>

export const signInMethods = z
  .object({
    methods: z.array(signInMethod),
    /** From then on the recruiter has to sign in again before they change one. */
    changeable_until: z.iso.datetime(),
  })
  .meta({ id: 'SignInMethods' })
export type SignInMethods = z.infer<typeof signInMethods>

const common = {
  service: 'main',
  path: '/api/sign-in-methods',
  personal: { unlogged: 'of the account itself' },
  auth: 'recruiter',
  roles,
  responses: { 200: signInMethods },
} as const

export const listSignInMethods = defineEndpoint({
  ...common,
  method: 'GET',
  summary: 'Hoe de recruiter kan inloggen: e-mail en wachtwoord, Google, Microsoft.',
  messages: { 401: messages.sessionExpired, fallback: messages.signInMethodsFailed },
})

export const linkSignInMethod = defineEndpoint({
  ...common,
  method: 'POST',
  notInDemo: true,
  summary:
    'Koppelt een account van Google of Microsoft. Hoort dat al bij een ander account, dan 409. Vraagt een recente aanmelding.',
  body: z.object({
    provider: z.enum(linkableProviders, { error: 'Onbekende manier van inloggen.' }),
    proof: providerProof,
  }),
  messages: { 401: messages.sessionExpired, fallback: messages.signInMethodSaveFailed },
})

export const unlinkSignInMethod = defineEndpoint({
  ...common,
  method: 'DELETE',
  notInDemo: true,
  summary: 'Ontkoppelt een manier van inloggen; de laatste blijft (409). Vraagt een recente aanmelding.',
  query: z.object({ provider: z.enum(providers, { error: 'Onbekende manier van inloggen.' }) }),
  messages: { 401: messages.sessionExpired, fallback: messages.signInMethodSaveFailed },
})
