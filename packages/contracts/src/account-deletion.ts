import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { roles } from './roles.ts'
import { openEnum } from './open-enum.ts'
import { RECENT_SIGN_IN_MINUTES } from './sign-in-methods.ts'

/** The tables a recruiter would ask for, in this order; the rest is counted together. */
export const erasedTableLabels: ReadonlyMap<string, string> = new Map([
  ['main.vacancies', 'Vacatures'],
  ['main.candidates', 'Kandidaten'],
  ['main.applications', 'Procedures'],
  ['main.files', 'Bestanden'],
  ['main.candidate_notes', 'Notities'],
  ['main.mails', 'Mails'],
  ['main.cv_imports', 'Stapels CV’s'],
  ['ai.recordings', 'Gespreksopnames'],
  ['ai.meetings', 'Meetings in Teams'],
  ['ai.chat_messages', 'Berichten met de assistent'],
  ['main.calendar_events', 'Afspraken in je agenda'],
  ['main.microsoft_connections', 'Koppelingen met Microsoft'],
  ['main.company_profiles', 'Bedrijfsprofielen'],
  ['main.sessions', 'Sessies'],
])

/** Why an account can't be deleted. */
export const deletionObstacles = ['demo'] as const

const tableRows = z.object({ table: z.string(), rows: z.int().positive() })

/** What becomes of the work of somebody who leaves colleagues behind. */
export const succession = z.object({
  /** Nobody else is owner: whoever takes over becomes it. */
  is_last_owner: z.boolean(),
  /** What goes to the heir; nothing, and no heir is needed unless they become owner. */
  handed_over: z.array(tableRows),
  /** Who can take over, by name. */
  heirs: z.array(z.object({ id: z.uuid(), name: z.string(), role: openEnum(roles) })),
})
export type Succession = z.infer<typeof succession>

export const deletionPreview = z
  .object({
    /** To be typed as confirmation. */
    email: z.string(),
    obstacle: openEnum(deletionObstacles).nullable(),
    /** Whether somebody signed in recently enough to delete it with this session. */
    is_recent: z.boolean(),
    /** What is erased: everything of the organisation, or what is personal when colleagues stay. */
    items: z.array(tableRows),
    /** Null for whoever is alone in the organisation, which goes along then. */
    succession: succession.nullable().default(null),
  })
  .meta({ id: 'DeletionPreview' })
export type DeletionPreview = z.infer<typeof deletionPreview>

/** Proof that an account was erased: what there was, and that a count afterwards found none of it. Holds no name. */
export const deletionReport = z
  .object({
    id: z.uuid(),
    erased_at: z.iso.datetime(),
    items: z.array(z.object({ table: z.string(), removed: z.int().nonnegative(), left: z.int().nonnegative() })),
    /** What went to a colleague. */
    handed_over: z.array(tableRows).default([]),
    /** `waiting`: the sign-in provider couldn't be reached; the service tries again until the sign-in is deleted. */
    identity: openEnum(['erased', 'waiting']),
  })
  .meta({ id: 'DeletionReport' })
export type DeletionReport = z.infer<typeof deletionReport>

const common = {
  service: 'main',
  auth: 'recruiter',
  roles,
  path: '/api/account/deletion',
  personal: { unlogged: 'of the account itself' },
} as const

export const previewDeletion = defineEndpoint({
  ...common,
  method: 'GET',
  summary: 'Wat er weg is als de recruiter het eigen account verwijdert, en of dat nu kan.',
  responses: { 200: deletionPreview },
  messages: { 401: messages.sessionExpired, fallback: messages.deletionPreviewFailed },
})

export const deleteAccount = defineEndpoint({
  ...common,
  method: 'POST',
  summary: `Wist het eigen account en wat persoonlijk is, en laat met een telling zien dat het weg is. Het werk gaat naar de gekozen collega; wie de enige is, wist de organisatie met alles erin. De laatste eigenaar maakt die collega eigenaar (anders 409 \`last_owner\`). Alleen binnen ${RECENT_SIGN_IN_MINUTES} minuten na het inloggen, en niet terug te draaien.`,
  body: z.object({
    email: z.string({ error: messages.deletionEmailWrong }).max(limits.email),
    /** The colleague who takes over what the account owns. */
    heir: z.uuid({ error: messages.heirMissing }).optional(),
    /** Whether the heir becomes owner, needed when nobody else is. */
    makes_owner: z.boolean().default(false),
  }),
  notInDemo: true,
  responses: { 200: deletionReport },
  messages: { 401: messages.sessionExpired, fallback: messages.deletionFailed },
})
