import './jitless.ts'
import { z } from 'zod'
import { auditActions, auditCategories, auditJobs, auditSubjects } from './audit-keys.ts'
import { defineEndpoint } from './endpoint.ts'
import { page } from './list.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'

/** The most entries that one export holds. */
export const AUDIT_EXPORT_MAXIMUM = 50_000

/** Somebody or something an entry is about; without a name it is gone. */
const namedRow = z.object({ id: z.uuid(), name: z.string().nullable() })

/** Who did or saw something, in values; the screen writes the sentence. It never holds what was seen or changed. */
export const auditEntry = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    /** The last time, of what was done several times within a few minutes. */
    until: z.iso.datetime().nullable(),
    times: z.int().positive(),
    /** The account, without a name once it is not in the organisation any more; null for work of Wervio itself. */
    actor: namedRow.nullable(),
    /** The background work that did it; null when a person did. */
    job: openEnum(auditJobs).nullable(),
    category: openEnum(auditCategories),
    action: openEnum(auditActions),
    subject: z.object({ kind: openEnum(auditSubjects), id: z.uuid().nullable() }),
    /** Without a name they were erased. */
    candidate: namedRow.nullable(),
    vacancy: namedRow.nullable(),
    /** The account that the entry is about, such as the one whose role changed. */
    colleague: namedRow.nullable(),
    /** What was looked at, the kind of a file, a role: a key. */
    detail: z.string().nullable(),
    /** Names of columns that changed. */
    columns: z.array(z.string()),
    /** How many rows a list showed, or how many rows of the subject changed. */
    rows: z.int().nonnegative().nullable(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof auditEntry>

/** Who can be asked for beside an account. */
export const auditActors = ['job'] as const

const wrongDay = { error: 'Kies een datum.' }

/** Which entries; together they have to hold. */
const filter = {
  /** Somebody who is or was in the organisation. */
  actor_id: z.uuid({ error: 'Kies iemand uit de lijst.' }).optional(),
  /** What nobody in person did: work of Wervio itself. */
  actor: closedEnum(auditActors, 'Kies iemand uit de lijst.').optional(),
  category: closedEnum(auditCategories, 'Kies een soort uit de lijst.').optional(),
  candidate_id: z.uuid({ error: 'Kies een kandidaat.' }).optional(),
  vacancy_id: z.uuid({ error: 'Kies een vacature.' }).optional(),
  /** The first and the last day, in the Netherlands. */
  from: z.iso.date(wrongDay).optional(),
  to: z.iso.date(wrongDay).optional(),
}
export const auditFilter = z.object(filter)
export type AuditFilter = z.infer<typeof auditFilter>

const common = { service: 'main', method: 'GET', auth: 'recruiter', roles: ['owner'] } as const

export const listAuditEntries = defineEndpoint({
  ...common,
  path: '/api/audit-log',
  personal: { shows: 'audit_log' },
  summary: 'Wie wat zag en wijzigde in de organisatie, nieuwste eerst: feiten, nooit de inhoud zelf.',
  query: page.extend(filter),
  responses: { 200: z.array(auditEntry) },
  messages: { 401: messages.sessionExpired, fallback: messages.auditLogFailed },
})

export const exportAuditEntries = defineEndpoint({
  ...common,
  path: '/api/audit-log/export',
  personal: { shows: 'audit_export' },
  summary: `Het logboek als CSV, met dezelfde filters; hoogstens ${AUDIT_EXPORT_MAXIMUM} regels, nieuwste eerst.`,
  query: auditFilter,
  file: true,
  responses: { 200: null },
  messages: { 401: messages.sessionExpired, fallback: messages.auditExportFailed },
})
