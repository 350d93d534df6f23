import './jitless.ts'
import { z } from 'zod'
import { candidateId } from './candidate.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { meetingId } from './meetings.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { requiredText } from './text.ts'

/** How a candidate agreed to being recorded. */
export const consentWays = ['spoken', 'written', 'mail'] as const
export const consentWayLabels: Readonly<Record<(typeof consentWays)[number], string>> = {
  spoken: 'Mondeling',
  written: 'Op papier',
  mail: 'Per e-mail',
}

/** What a candidate agrees to, as it is put to them; a recruiter may word it otherwise. */
export const consentWording =
  'Ik vind het goed dat dit gesprek wordt opgenomen, uitgeschreven en samengevat voor mijn sollicitatie. Ik kan dit altijd intrekken; de opname en alles wat daarvan is gemaakt wordt dan verwijderd. Zonder toestemming gaat mijn sollicitatie gewoon door.'

/** The same for whoever is in a meeting without a candidate. */
export const meetingConsentWording =
  'Iedereen in dit gesprek vindt het goed dat het wordt opgenomen en uitgeschreven. Wie dat wil kan dit altijd intrekken; het transcript wordt dan verwijderd.'

export const consentFields = {
  wording: requiredText(limits.longText, 'Schrijf op waarmee de kandidaat instemde.'),
  way: closedEnum(consentWays, 'Kies hoe de kandidaat toestemming gaf.'),
  /** The day on which it was given; not after today. */
  given_on: z.iso.date({ error: 'Kies de dag waarop de kandidaat toestemming gaf.' }),
} as const

/** Kinds of things that withdrawing consent deletes. */
export const consentDeletions = [
  'recordings',
  'audio_files',
  'meeting_transcripts',
  'segments',
  'summaries',
  'evidence',
  'chat_answers',
] as const

/** That a candidate agreed to being recorded and transcribed. */
export const consent = z
  .object({
    id: z.uuid(),
    wording: z.string(),
    way: openEnum(consentWays),
    given_on: z.iso.date(),
    /** Name or mail address of the recruiter who noted it; null once the account is gone. */
    by: z.string().nullable(),
    withdrawn_at: z.iso.datetime().nullable(),
    /** What the withdrawal deleted, by kind; null while it stands. */
    deletion: z.record(z.string(), z.int().min(0)).nullable(),
    /** Recordings that rest on it, and texts of conversations that were entered: those go with the last consent. */
    recordings: z.int().min(0),
    /** Transcripts of Teams that go with its withdrawal: none while another consent stands. */
    meeting_transcripts: z.int().min(0).default(0),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Consent' })
export type Consent = z.infer<typeof consent>

const consentId = z.object({ id: z.string().max(100) })
const newConsent = z
  .object({ ...consentFields, creation_key: z.uuid({ error: 'Laad de pagina opnieuw.' }).optional() })
  .meta({ id: 'NewConsent' })

export const listConsents = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/candidates/{id}/consents',
  personal: { shows: 'consents' },
  auth: 'recruiter',
  summary: 'Waarmee een kandidaat instemde voor opname en transcriptie, nieuwste eerst.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: z.array(consent) },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.consentsFailed },
})

export const giveConsent = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/candidates/{id}/consents',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Legt vast dat een kandidaat instemt met opname en transcriptie.',
  params: candidateId,
  row: 'candidate',
  body: newConsent,
  responses: { 201: consent, 200: consent },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.consentSaveFailed },
})

export const giveMeetingConsent = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/meetings/{id}/consents',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary:
    'Legt vast dat wie aan een meeting zonder kandidaat meedoet instemt met opname en transcriptie. Met een kandidaat telt alleen diens eigen toestemming: dan 409.',
  params: meetingId,
  row: 'meeting',
  body: newConsent,
  responses: { 201: consent, 200: consent },
  messages: { 401: messages.sessionExpired, 404: messages.meetingGone, fallback: messages.consentSaveFailed },
})

export const withdrawConsent = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/consents/{id}/withdraw',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary:
    'Trekt een toestemming in: de opnames die erop rusten, hun transcripten en wat daarvan is afgeleid worden verwijderd; het antwoord zegt hoeveel.',
  params: consentId,
  row: 'consent',
  responses: { 200: consent },
  messages: { 401: messages.sessionExpired, 404: messages.consentGone, fallback: messages.consentSaveFailed },
})

export const withdrawAllConsents = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/candidates/{id}/consents/withdraw',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary:
    'Trekt in één keer alle toestemmingen in die nog gelden, met alles wat erop rust; het antwoord zegt van elk hoeveel er is verwijderd.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: z.array(consent) },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.consentSaveFailed },
})
