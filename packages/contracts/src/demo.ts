import './jitless.ts'
import { z } from 'zod'
import { providerProof, registeredAccount } from './accounts.ts'
import { defineEndpoint } from './endpoint.ts'
import { linkableProviders } from './providers.ts'
import { roles } from './roles.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'
import { DEMO_HOURS } from './terms.ts'

/** A demo of somebody without an account, with the moment at which it is erased. */
export const demo = z.object({ ends_at: z.iso.datetime() }).meta({ id: 'Demo' })
export type Demo = z.infer<typeof demo>

export const getDemoOffer = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/demo-offer',
  auth: 'public',
  summary: 'Of een bezoeker nu een demo kan beginnen.',
  responses: {
    200: z.object({
      /** `off`: this installation has no demo for visitors; `full`: as many are open as may be. */
      state: openEnum(['open', 'full', 'off']),
    }),
  },
  messages: { fallback: messages.demoFailed },
})

export const startDemo = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/demos',
  auth: 'identity',
  summary: `Maakt voor een anonieme bezoeker een eigen organisatie met voorbeeldgegevens, die na ${DEMO_HOURS} uur wordt gewist. Bestaat die al, dan is het antwoord 200.`,
  responses: { 200: demo, 201: demo },
  messages: { fallback: messages.demoFailed },
})

export const getOwnDemo = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/demo',
  personal: { unlogged: 'of the account itself' },
  auth: 'recruiter',
  roles,
  summary: 'Wanneer de eigen demo eindigt; null voor een gewoon account.',
  responses: { 200: z.object({ ends_at: z.iso.datetime().nullable() }) },
  messages: { 401: messages.sessionExpired, fallback: messages.demoFailed },
})

export const keepDemo = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/demo/keep',
  personal: { unlogged: 'of the account itself' },
  auth: 'recruiter',
  summary:
    'Maakt van een demo een gewoon account: nadat de anonieme aanmelding een e-mailadres kreeg, of met een bewijs van Microsoft of Google. Met een bewijs draagt het antwoord `customToken`. Hoort dat bewijs al bij een ander account, dan 409.',
  body: z
    .object({
      provider: z.enum(linkableProviders, { error: 'Onbekende manier van inloggen.' }),
      proof: providerProof,
    })
    .partial()
    .refine(({ provider, proof }) => (provider === undefined) === (proof === undefined), {
      error: 'Geef de aanbieder en het bewijs samen, of geen van beide.',
    }),
  responses: { 200: registeredAccount },
  messages: { fallback: messages.demoNotKept },
})
