import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { mailBody, mailSubject } from './mail-template-list.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { text } from './text.ts'

/** How a mail leaves: by our mail server, or by the recruiter's own mail program. */
export const mailWays = ['smtp', 'own_program'] as const
export type MailWay = (typeof mailWays)[number]

/**
 * How far a mail is. `prepared`: opened in the recruiter's own mail program, which alone knows more; `queued`: can
 * still be taken back until `sends_at`, or waits for another try; `uncertain`: the connection broke while the mail
 * server was taking it.
 */
export const mailStates = ['prepared', 'queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled'] as const
export type MailState = (typeof mailStates)[number]

export const mailStateLabels: Record<MailState, string> = {
  prepared: 'Klaargezet in mailprogramma',
  queued: 'Wacht op verzending',
  sending: 'Wordt verstuurd',
  sent: 'Verstuurd',
  failed: 'Niet verstuurd',
  uncertain: 'Onzeker',
  cancelled: 'Teruggehaald',
}

/** A mail to a candidate as it was written. */
export const mail = z
  .object({
    id: z.uuid(),
    candidate: z.object({ id: z.uuid(), name: z.string() }),
    vacancy: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    /** Name of the template at the time; null for words of the recruiter's own. */
    template: z.string().nullable(),
    to: z.string(),
    subject: z.string(),
    body: z.string(),
    way: openEnum(mailWays),
    state: openEnum(mailStates),
    /** Why it hasn't been sent, in Dutch; null when there is nothing to say. */
    reason: z.string().nullable(),
    /** Name or mail address of who wrote it; null once the account is gone. */
    by: z.string().nullable(),
    /** Whether the recruiter who asks wrote it: only they may take it back or send it again. */
    yours: z.boolean(),
    created_at: z.iso.datetime(),
    /** The earliest moment at which it leaves; null for one that goes by the recruiter's own program. */
    sends_at: z.iso.datetime().nullable(),
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Mail' })
export type Mail = z.infer<typeof mail>

export const mailDraft = z
  .object({
    candidate_id: z.uuid({ error: 'Kies een kandidaat.' }),
    vacancy_id: z.uuid({ error: 'Kies een vacature uit de lijst.' }).nullable().default(null),
    /** The id of the template that it began with. */
    template: text(100).nullable().default(null),
    /** As the recruiter saw it: another one in the profile by now is a 409. */
    to: text(limits.email)
      .trim()
      .pipe(z.email({ error: 'Dit is geen e-mailadres.' })),
    subject: mailSubject,
    body: mailBody,
    way: closedEnum(mailWays, 'Kies hoe de mail verstuurd wordt.'),
    /** Chosen by the caller for one mail: with the same key it is stored and sent once. */
    creation_key: z.uuid({ error: 'Deze sleutel is geen UUID.' }),
  })
  .meta({ id: 'MailDraft' })
export type MailDraft = z.input<typeof mailDraft>

/** What a 409 carries beside the error when the address changed: the present one, null without any. */
export const mailAddressConflict = z.object({ current_address: z.string().nullable() })

export const mailSettings = z
  .object({
    /** Whether a mail server is set up. */
    can_send: z.boolean(),
    /** The address that mails come from; null without a mail server. */
    from: z.string().nullable(),
    /** Where answers go: the address of the recruiter's account. */
    reply_to: z.string().nullable(),
    /** Seconds in which a mail can be taken back. */
    undo_seconds: z.int().nonnegative(),
  })
  .meta({ id: 'MailSettings' })
export type MailSettings = z.infer<typeof mailSettings>

const common = { service: 'main', auth: 'recruiter' } as const
const one = { ...common, params: z.object({ id: z.string().max(100) }), row: 'mail', responses: { 200: mail } } as const
const errors = { 401: messages.sessionExpired, 404: messages.mailGone } as const

export const getMailSettings = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/mail-settings',
  personal: { unlogged: 'of the account itself' },
  summary: 'Of er een mailserver is ingesteld, en van welk adres mails komen.',
  responses: { 200: mailSettings },
  messages: { 401: messages.sessionExpired, fallback: messages.mailSettingsFailed },
})

export const listMails = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/mails',
  personal: { shows: 'mails' },
  summary: 'De mails aan kandidaten van de organisatie, nieuwste eerst.',
  query: page.extend({
    candidate_id: z.uuid({ error: 'Kies een kandidaat.' }).optional(),
    /** Words in the name, the address or the subject. */
    q: text(limits.searchText).optional(),
    state: closedEnum(mailStates, 'Kies een status uit de lijst.').optional(),
  }),
  responses: { 200: z.array(mail) },
  messages: { 401: messages.sessionExpired, fallback: messages.mailsFailed },
})

export const createMail = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/mails',
  personal: { unlogged: 'the change is logged' },
  notInDemo: true,
  summary:
    'Legt een mail vast zoals de recruiter die zag, en verstuurt die als daar een mailserver voor is. Dezelfde `creation_key` nog eens geeft de mail die er al is.',
  body: mailDraft,
  responses: { 200: mail, 201: mail },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.mailFailed },
})

export const cancelMail = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/mails/{id}/cancel',
  personal: { unlogged: 'the change is logged' },
  summary: 'Haalt een mail terug die nog niet weg is.',
  messages: { ...errors, fallback: messages.mailCancelFailed },
})

export const retryMail = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/mails/{id}/retry',
  personal: { unlogged: 'the change is logged' },
  notInDemo: true,
  summary: 'Verstuurt een mail die mislukte, of waarvan niet zeker is of die aankwam, nog een keer.',
  messages: { ...errors, fallback: messages.mailFailed },
})
