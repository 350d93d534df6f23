import './jitless.ts'
import { z } from 'zod'
import { applicationOutcomes } from './applications.ts'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'
import { page } from './list.ts'

/**
 * What a notification tells of: a strong match, a recording that was transcribed or couldn't be, a transcript from
 * Teams, a stack of CVs that was read, a mail that didn't leave, a colleague who moved somebody in a procedure of the
 * recruiter.
 */
export const notificationKinds = ['match', 'recording', 'transcript', 'cv_stack', 'mail', 'colleague'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The kinds as a settings page names them. */
export const notificationKindTexts: Record<NotificationKind, { label: string; text: string }> = {
  match: { label: 'Sterke matches', text: 'Een kandidaat past goed bij een vacature van jou.' },
  recording: { label: 'Opnames', text: 'Een opname is uitgeschreven, of het uitschrijven is niet gelukt.' },
  transcript: { label: 'Transcripties uit Teams', text: 'De transcriptie van een afspraak in Teams is er.' },
  cv_stack: { label: 'Stapels CV’s', text: 'Alle CV’s van een stapel zijn gelezen.' },
  mail: { label: 'Mails', text: 'Een mail aan een kandidaat is niet verstuurd.' },
  colleague: { label: 'Collega’s', text: 'Een collega verplaatst een kandidaat in een procedure van jou.' },
}

/** The kinds of activity of the specification (1 §3); it has an icon for each. */
export type NotificationType = 'interview' | 'vacancy' | 'match'
export const notificationTypes: Record<NotificationKind, NotificationType> = {
  match: 'match',
  recording: 'interview',
  transcript: 'interview',
  mail: 'interview',
  cv_stack: 'vacancy',
  colleague: 'vacancy',
}

/** The score from which a match is told of, in percent: the highest threshold of the search. */
export const STRONG_MATCH = 85

/** Names of candidates that a notification about several carries. */
export const NAMED_CANDIDATES = 3

const namedRow = z.object({ id: z.uuid(), name: z.string() })

/** What happened, in values; the screen writes the sentence. What happened together is one notification. */
export const notification = z
  .object({
    id: z.uuid(),
    kind: openEnum(notificationKinds),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
    /** That of the account when this was last changed. */
    revision: z.int().nonnegative(),
    /** How many candidates, or things, it is about. */
    count: z.int().positive(),
    /** The first few of them. */
    candidates: z.array(namedRow).max(NAMED_CANDIDATES),
    vacancy: namedRow.nullable(),
    /** Of the recording, the meeting, the stack or the mail. */
    subject_id: z.uuid().nullable(),
    /** The colleague who did it; null when they are gone. */
    colleague: z.string().nullable(),
    /** The highest score. */
    percentage: z.int().min(0).max(100).nullable(),
    stage: z.int().nullable(),
    outcome: openEnum(applicationOutcomes).nullable(),
    /** Whether it didn't work out. */
    failed: z.boolean(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

const standing = {
  /** Counts every change of the account's notifications. */
  revision: z.int().nonnegative(),
  unread: z.int().nonnegative(),
}

export const notificationPage = z.object({ ...standing, items: z.array(notification) }).meta({ id: 'NotificationPage' })
export type NotificationPage = z.infer<typeof notificationPage>

/** One event of the stream: what changed since the one before it. */
export const notificationChange = z
  .object({
    ...standing,
    /** New, read or changed ones, newest first. */
    items: z.array(notification),
    /** There is more than fits into an event, or some are gone: the list has to be read again. */
    stale: z.boolean(),
  })
  .meta({ id: 'NotificationChange' })
export type NotificationChange = z.infer<typeof notificationChange>

const noneNamed = { error: 'Noem minstens één melding.' }

/** `all` or some of them. */
export const notificationChoice = z
  .union(
    [
      z.object({ all: z.literal(true) }),
      z.object({ ids: z.array(z.uuid()).min(1, noneNamed).max(500, { error: 'Noem hoogstens 500 meldingen.' }) }),
    ],
    { error: 'Noem de meldingen, of alle.' },
  )
  .meta({ id: 'NotificationChoice' })

/** Which kinds the recruiter gets. */
export const notificationSettings = z
  .object(
    Object.fromEntries(notificationKinds.map((kind) => [kind, z.boolean()])) as Record<NotificationKind, z.ZodBoolean>,
  )
  .meta({ id: 'NotificationSettings' })
export type NotificationSettings = z.infer<typeof notificationSettings>

/** Nothing is told to hiring managers, and readers say what they have read. */
const common = { service: 'main', auth: 'recruiter', roles: ['owner', 'recruiter', 'reader'] } as const
const read = { 401: messages.sessionExpired, fallback: messages.notificationsFailed } as const
const write = { 401: messages.sessionExpired, fallback: messages.notificationsNotSaved } as const
const standingOf = z.object(standing).meta({ id: 'NotificationStanding' })

export const listNotifications = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/notifications',
  personal: { shows: 'notifications' },
  summary: 'De eigen meldingen, nieuwste eerst, met hoeveel er ongelezen zijn.',
  query: page,
  responses: { 200: notificationPage },
  messages: read,
})

export const readNotifications = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/notifications/read',
  personal: { unlogged: 'of the account itself' },
  summary: 'Noteert dat meldingen gelezen zijn: die met deze ids, of alle. Een onbekend id verandert niets.',
  body: notificationChoice,
  responses: { 200: standingOf },
  messages: write,
})

export const unreadNotifications = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/notifications/unread',
  summary: 'Maakt meldingen weer ongelezen.',
  body: notificationChoice,
  responses: { 200: standingOf },
  messages: write,
})

export const followNotifications = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/notifications/events',
  personal: { unlogged: 'tells of what the list of notifications shows, which is logged' },
  endless: true,
  summary:
    'Wijzigingen van de eigen meldingen als server-sent events (`change`, met de revisie als id). Met `Last-Event-ID` begint het na die revisie. `end` zegt dat de sessie voorbij is.',
  responses: { 200: notificationChange },
  messages: read,
})

export const getNotificationSettings = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/notification-settings',
  personal: { unlogged: 'of the account itself' },
  summary: 'Welke meldingen de recruiter krijgt.',
  responses: { 200: notificationSettings },
  messages: read,
})

export const changeNotificationSettings = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/notification-settings',
  personal: { unlogged: 'of the account itself' },
  summary: 'Zet soorten meldingen aan of uit; een soort die ontbreekt blijft zoals die is.',
  body: notificationSettings.partial().meta({ id: 'NotificationSettingsChange' }),
  responses: { 200: notificationSettings },
  messages: write,
})
