import './jitless.ts'
import { z } from 'zod'
import { chosenRole, chosenVacancies, hasVacancies, vacanciesMissing } from './colleagues.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'
import { roles } from './roles.ts'
import { text } from './text.ts'
import { EXPIRED_INVITATION_DAYS, INVITATION_DAYS } from './terms.ts'

/** An invitation that nobody accepted. */
export const invitation = z
  .object({
    id: z.uuid(),
    role: openEnum(roles),
    /** Whom it is for; null for whoever has the link. */
    email: z.string().nullable(),
    /** Name of whoever invites; null once their account is gone. */
    by: z.string().nullable(),
    vacancy_ids: z.array(z.uuid()),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    /** Whether it can't be accepted any more. */
    is_expired: z.boolean().default(false),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof invitation>

export const invitationDraft = z
  .object({
    role: chosenRole,
    /** With an address only the account of that address can accept. */
    email: z
      .union([z.literal(''), z.email({ error: 'Ongeldig email adres.' }).max(limits.email)])
      .nullish()
      .transform((value) => value?.toLowerCase() || null),
    vacancy_ids: chosenVacancies.default([]),
    /** An earlier invitation, open or expired, whose place it takes. */
    replaces: z.uuid().optional(),
  })
  .refine(hasVacancies, vacanciesMissing)
  .meta({ id: 'InvitationDraft' })
export type InvitationDraft = z.input<typeof invitationDraft>

/**
 * What became of an invitation that was handed to the mail server; `uncertain`: the connection broke while it took it.
 */
export const invitationMail = z
  .object({
    state: openEnum(['sent', 'failed', 'uncertain']),
    /** Why it isn't `sent`. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'InvitationMail' })
export type InvitationMail = z.infer<typeof invitationMail>

/** What somebody with the link sees before they accept. */
export const invitationOffer = z
  .object({
    /** Empty when the organisation has no name. */
    organisation: z.string(),
    by: z.string().nullable(),
    role: openEnum(roles),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'InvitationOffer' })
export type InvitationOffer = z.infer<typeof invitationOffer>

const ofSecret = z.object({ secret: text(100) }).meta({ id: 'InvitationSecret' })
const common = { service: 'main', auth: 'recruiter', roles: ['owner'] } as const

export const listInvitations = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/invitations',
  personal: { unlogged: 'colleagues, who work with each other' },
  summary: `De uitnodigingen die nog open staan, nieuwste eerst, en die hoogstens ${EXPIRED_INVITATION_DAYS} dagen geleden verlopen zijn.`,
  responses: { 200: z.array(invitation) },
  messages: { 401: messages.sessionExpired, fallback: messages.invitationsFailed },
})

export const createInvitation = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/invitations',
  personal: { unlogged: 'the change is logged' },
  notInDemo: true,
  summary: `Maakt een uitnodiging die één keer en ${INVITATION_DAYS} dagen werkt. Alleen dit antwoord bevat het geheim.`,
  body: invitationDraft,
  responses: { 201: invitation.extend({ secret: z.string() }).meta({ id: 'NewInvitation' }) },
  messages: { 401: messages.sessionExpired, fallback: messages.invitationFailed },
})

/** The secret comes along, because it is stored nowhere; it goes into the mail and is gone after that. */
export const mailInvitation = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/invitations/{id}/mail',
  notInDemo: true,
  summary:
    'Mailt een open uitnodiging naar het adres waarvoor ze is, en zegt wat de mailserver ervan vond. De link wordt nergens bewaard.',
  params: z.object({ id: z.string().max(100) }),
  row: 'invitation',
  body: ofSecret,
  responses: { 200: invitationMail },
  messages: { 401: messages.sessionExpired, 404: messages.invitationGone, fallback: messages.invitationMailFailed },
})

export const withdrawInvitation = defineEndpoint({
  ...common,
  method: 'DELETE',
  path: '/api/invitations/{id}',
  summary: 'Trekt een uitnodiging in.',
  params: z.object({ id: z.string().max(100) }),
  row: 'invitation',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.invitationGone, fallback: messages.invitationsFailed },
})

/** The secret stands in the body, so that no log and no history has it. */
export const openInvitation = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/invitation',
  auth: 'public',
  summary: 'Wie waarvoor uitnodigt, voor wie de link heeft.',
  body: ofSecret,
  responses: { 200: invitationOffer },
  messages: { 404: messages.invitationGone, fallback: messages.invitationOpenFailed },
})

export const acceptInvitation = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/invitation/accept',
  auth: 'recruiter',
  roles,
  notInDemo: true,
  summary:
    'Brengt het account naar de organisatie die uitnodigt, als de eigen organisatie leeg is (anders 409 `organisation_not_empty`); die wordt dan verwijderd. Een uitnodiging voor een e-mailadres vraagt dat het adres van het account bevestigd is (anders 403 `address_unconfirmed`).',
  body: ofSecret,
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.invitationGone, fallback: messages.invitationAcceptFailed },
})
