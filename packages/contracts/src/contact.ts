import './jitless.ts'
import { z } from 'zod'
import { contactSubjects } from './contact-subjects.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { requiredText, text } from './text.ts'

/** What can begin another line of a header. */
const LINE_END = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** Letters of every script; none of the characters by which a header tells addresses apart. */
const MAIL_ADDRESS = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u
const DIGITS_OF_A_PHONE_NUMBER = 6

const isOneLine = (value: string): boolean => !LINE_END.test(value)

/** A message of the contact form. All of it is plain text: HTML in it is shown and mailed as it was typed. */
export const contactMessage = z
  .object({
    name: requiredText(limits.shortText, 'Vul je naam in.').refine(isOneLine, { error: 'Zet je naam op één regel.' }),
    email: requiredText(limits.email, 'Vul je e-mailadres in.').regex(MAIL_ADDRESS, {
      error: 'Dit is geen e-mailadres.',
    }),
    phone: requiredText(limits.phone, 'Vul je telefoonnummer in.')
      .refine(isOneLine, { error: 'Zet je telefoonnummer op één regel.' })
      .refine((value) => value.replaceAll(/\D/g, '').length >= DIGITS_OF_A_PHONE_NUMBER, {
        error: 'Dit is geen telefoonnummer.',
      }),
    subject: z.enum(contactSubjects, { error: 'Selecteer een onderwerp.' }),
    message: requiredText(limits.contactMessage, 'Vul je bericht in.'),
    /** A field that people don't see and programs fill in: a message with something in it is accepted and dropped. */
    website: text(limits.longText).default(''),
    /** Chosen by the form for one message: sent again under the same key it is stored once. */
    creation_key: z.uuid({ error: 'Deze sleutel is geen UUID.' }).optional(),
  })
  .meta({ id: 'ContactMessageDraft' })
export type ContactMessage = z.input<typeof contactMessage>

export const sendContact = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/contact',
  auth: 'public',
  summary: 'Bewaart een bericht van het contactformulier en mailt het waar een mailserver is ingesteld.',
  body: contactMessage,
  responses: { 201: z.object({ id: z.uuid() }) },
  messages: { fallback: messages.contactFormFailed },
})
