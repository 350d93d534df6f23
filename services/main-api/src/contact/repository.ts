import { CONTACT_RETENTION_DAYS, type contactMessage } from '@wervio/contracts'
import { and, eq, inArray, lt, sql as fragment } from 'drizzle-orm'
import { v5, v7 } from 'uuid'
import type { z } from 'zod'
import type { HandOver } from '../mail/sending/hand-over.ts'
import type { Database } from '../platform/database.ts'
import { contactMessages, type ContactMessageState } from './table.ts'

type Draft = Omit<z.output<typeof contactMessage>, 'website'>
export type StoredMessage = Pick<
  typeof contactMessages.$inferSelect,
  'id' | 'name' | 'email' | 'phone' | 'subject' | 'message'
>

const UNSENT: ContactMessageState[] = ['queued', 'sending']

/** A mail server that is busy gets the message later, for as long as it is kept. */
const stateAfter: Record<HandOver['state'], ContactMessageState> = {
  sent: 'sent',
  refused: 'failed',
  busy: 'queued',
  uncertain: 'uncertain',
}

/** The same message under the same key has the same id; a text that was changed in between has another. */
const idOf = ({ creation_key, ...content }: Draft): string =>
  creation_key === undefined ? v7() : v5(JSON.stringify(Object.values(content)), creation_key)

/** Deletes messages after their term, whatever became of their mail. */
export const removeExpiredMessages = async (database: Database): Promise<void> => {
  const oldest = fragment`now() - make_interval(days => ${CONTACT_RETENTION_DAYS})`
  await database.asContactForm((sql) => sql.delete(contactMessages).where(lt(contactMessages.created_at, oldest)))
}

/** Messages of the contact form. */
export const createContactRepository = (database: Database) => ({
  /** Returns the message's id; one that was stored before stays as it is. */
  create: async (draft: Draft): Promise<string> => {
    const { creation_key: _, ...content } = draft
    const id = idOf(draft)
    await database.asContactForm((sql) =>
      sql
        .insert(contactMessages)
        .values({ id, ...content })
        .onConflictDoNothing(),
    )
    return id
  },

  /** Ids of the messages that wait for the mail server or were being sent, oldest first. */
  unsent: async (): Promise<string[]> => {
    const rows = await database.asContactForm((sql) =>
      sql
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .where(inArray(contactMessages.state, UNSENT))
        .orderBy(contactMessages.created_at),
    )
    return rows.map(({ id }) => id)
  },

  /**
   * Takes a message to mail it; null when there is nothing to send. One that another process was sending becomes
   * `uncertain`: that process is gone, and whether the mail server took the mail is not known.
   */
  take: (id: string, claim: string): Promise<StoredMessage | null> =>
    database.asContactForm(async (sql) => {
      const [row] = await sql.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
      const set = (values: Partial<typeof contactMessages.$inferInsert>) =>
        sql.update(contactMessages).set(values).where(eq(contactMessages.id, id))
      if (row?.state === 'sending') await set({ state: 'uncertain' })
      if (row?.state !== 'queued') return null
      await set({ state: 'sending', claim })
      return row
    }),

  /** Stores what became of a mail, for the process that took the message. */
  finish: async (id: string, claim: string, outcome: HandOver['state']): Promise<void> => {
    const isTaken = and(eq(contactMessages.id, id), eq(contactMessages.claim, claim))
    const isOpen = inArray(contactMessages.state, ['sending', 'uncertain'])
    await database.asContactForm((sql) =>
      sql
        .update(contactMessages)
        .set({
          state: stateAfter[outcome],
          ...(outcome === 'sent' && { sent_at: fragment`clock_timestamp()` }),
        })
        .where(and(isTaken, isOpen)),
    )
  },
})

export type ContactRepository = ReturnType<typeof createContactRepository>
