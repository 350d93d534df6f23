import type { ContactSubject } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { index, pgPolicy, text, uuid } from 'drizzle-orm/pg-core'
import { isContactForm, main, moment, serviceRole } from '../platform/schema.ts'

/** How far the mail about a message is; without a mail server it stays `queued`. */
export type ContactMessageState = 'queued' | 'sending' | 'sent' | 'failed' | 'uncertain'

/** Messages of the contact form, of nobody's organisation. */
export const contactMessages = main.table(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    subject: text().$type<ContactSubject>().notNull(),
    message: text().notNull(),
    state: text().$type<ContactMessageState>().notNull().default('queued'),
    /** Of the process that hands it to the mail server: another one doesn't send it too. */
    claim: uuid(),
    created_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    sent_at: moment(),
  },
  ({ state, created_at }) => [
    index('contact_messages_created').on(created_at),
    index('contact_messages_unsent')
      .on(created_at)
      .where(sql`${state} in ('queued', 'sending')`),
    pgPolicy('contact_form', { to: serviceRole, using: isContactForm, withCheck: isContactForm }),
  ],
)
