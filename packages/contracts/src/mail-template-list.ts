import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { mailMoments, mailTemplateKeys } from './mail-templates.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { requiredText } from './text.ts'

/** A single line: what follows a line end in a subject could be taken for another header. */
export const mailSubject = requiredText(limits.shortText, 'Vul een onderwerp in.').refine(
  (subject) => !/[\r\n]/.test(subject),
  { error: 'Schrijf het onderwerp op één regel.' },
)
export const mailBody = requiredText(limits.longText, 'Schrijf eerst een bericht.')

/** A mail template of the organisation: a standard one, as it is or as they changed it, or one of their own. */
export const mailTemplate = z
  .object({
    /** The key of a standard template, or the UUID of one of their own. */
    id: z.string(),
    /** Null for one of their own. */
    standard: openEnum(mailTemplateKeys).nullable(),
    moment: openEnum(mailMoments),
    label: z.string(),
    subject: z.string(),
    /** Fields stand in braces: {voornaam}. */
    body: z.string(),
    /** Whether they changed a standard template. */
    is_changed: z.boolean(),
    /** Rises with every change; 0 for a standard template that nobody changed. */
    version: z.int().nonnegative(),
  })
  .meta({ id: 'MailTemplate' })
export type MailTemplateRow = z.infer<typeof mailTemplate>

/** What a 409 of a change carries beside the error: the template as it stands now. */
export const mailTemplateConflict = z.object({ current: mailTemplate })

const draftFields = {
  moment: closedEnum(mailMoments, 'Kies een moment uit de lijst.'),
  label: requiredText(limits.shortText, 'Geef het sjabloon een naam.'),
  subject: mailSubject,
  body: mailBody,
}
const wrongVersion = { error: 'Zeg op welke versie van het sjabloon dit een wijziging is.' }

export const mailTemplateDraft = z
  .object({
    ...draftFields,
    /** Chosen by the caller for one act of adding. */
    creation_key: z.uuid({ error: 'Deze sleutel is geen UUID.' }),
  })
  .meta({ id: 'MailTemplateDraft' })
export type MailTemplateDraft = z.input<typeof mailTemplateDraft>

export const mailTemplateChange = z
  .object({ ...draftFields, base_version: z.int(wrongVersion).nonnegative(wrongVersion) })
  .meta({ id: 'MailTemplateChange' })
export type MailTemplateChange = z.input<typeof mailTemplateChange>

const common = { service: 'main', auth: 'recruiter' } as const
const one = { ...common, params: z.object({ id: z.string().max(100) }), row: 'mail_template' } as const
const saveMessages = {
  401: messages.sessionExpired,
  404: messages.mailTemplateGone,
  fallback: messages.mailTemplateSaveFailed,
} as const

export const listMailTemplates = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/mail-templates',
  personal: { unlogged: 'nothing about a candidate' },
  summary: 'De mailsjablonen van de organisatie, per moment: de standaardsjablonen en eigen sjablonen op naam.',
  responses: { 200: z.array(mailTemplate) },
  messages: { 401: messages.sessionExpired, fallback: messages.mailTemplatesFailed },
})

export const createMailTemplate = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/mail-templates',
  summary: 'Bewaart een eigen mailsjabloon; dezelfde `creation_key` nog eens geeft het sjabloon dat er al is.',
  body: mailTemplateDraft,
  responses: { 200: mailTemplate, 201: mailTemplate },
  messages: saveMessages,
})

export const changeMailTemplate = defineEndpoint({
  ...one,
  method: 'PUT',
  path: '/api/mail-templates/{id}',
  summary:
    'Wijzigt een mailsjabloon; een standaardsjabloon wordt daarmee dat van de organisatie. Is het intussen gewijzigd, dan 409 met het sjabloon van nu erbij.',
  body: mailTemplateChange,
  responses: { 200: mailTemplate },
  messages: saveMessages,
})

export const deleteMailTemplate = defineEndpoint({
  ...one,
  method: 'DELETE',
  path: '/api/mail-templates/{id}',
  summary:
    'Verwijdert een eigen mailsjabloon, nog een dag terug te zetten. Een standaardsjabloon krijgt zijn standaardtekst terug.',
  responses: { 204: null },
  messages: { ...saveMessages, fallback: messages.mailTemplateDeleteFailed },
})

export const restoreMailTemplate = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/mail-templates/{id}/restore',
  summary: 'Zet een verwijderd mailsjabloon terug, tot een dag erna.',
  responses: { 200: mailTemplate },
  messages: { ...saveMessages, fallback: messages.mailTemplateRestoreFailed },
})
