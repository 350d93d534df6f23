import { messages, type MailState } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, sql as fragment } from 'drizzle-orm'
import { authorName } from '../../accounts/author.ts'
import { accounts } from '../../accounts/table.ts'
import { noteEvent } from '../../candidates/events.ts'
import { holdCandidate } from '../../candidates/one-candidate.ts'
import { raiseNotifications } from '../../notifications/raise.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { oneMail } from '../log/read-mails.ts'
import { mails } from '../table.ts'
import type { OutgoingMail } from './compose.ts'
import type { HandOver } from './hand-over.ts'

/** A mail that has to leave; `accountId` stands for nobody once the account is gone. */
export type UnsentMail = Recruiter & { mailId: string; sendsAt: string }

const stateAfter: Record<HandOver['state'], MailState> = {
  sent: 'sent',
  refused: 'failed',
  busy: 'queued',
  uncertain: 'uncertain',
}

/** The mail's candidate, kept from being merged or erased until the transaction ends; null once both are gone. */
const holdRecipient = async (sql: Sql, recruiter: Recruiter, mailId: string, attempts = 3): Promise<string | null> => {
  const [row] = await sql.select({ id: mails.candidate_id }).from(mails).where(oneMail(recruiter, mailId))
  if (!row || attempts === 0) return null
  // The candidate before the mail, in the order of a merge, which gives the mail another candidate.
  return (await holdCandidate(sql, recruiter, row.id)) ? row.id : holdRecipient(sql, recruiter, mailId, attempts - 1)
}

/** Mails on their way to the mail server. */
export const createOutbox = (database: Database) => ({
  /** Every mail that waits or was being sent, of all organisations, oldest first. */
  unsent: async (): Promise<UnsentMail[]> => {
    const rows = await database.asNobody((sql) =>
      sql
        .select({
          mailId: mails.id,
          organisationId: mails.organisation_id,
          accountId: mails.account_id,
          sendsAt: fragment<string>`coalesce(${mails.sends_at}, ${mails.created_at})::text`,
        })
        .from(mails)
        .where(inArray(mails.state, ['queued', 'sending']))
        .orderBy(mails.created_at),
    )
    return rows.map((row) => ({ ...row, accountId: row.accountId ?? row.organisationId }))
  },

  /** Seconds until a mail leaves and the key of this sending of it; null when it doesn't wait. */
  waiting: (recruiter: Recruiter, mailId: string): Promise<{ sendsAt: string; seconds: number } | null> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (
          await sql
            .select({
              sendsAt: fragment<string>`${mails.sends_at}::text`,
              seconds:
                fragment<number>`greatest(0, ceil(extract(epoch from ${mails.sends_at} - clock_timestamp())))`.mapWith(
                  Number,
                ),
            })
            .from(mails)
            .where(and(oneMail(recruiter, mailId), inArray(mails.state, ['queued', 'sending'])))
        )[0] ?? null,
    ),

  /**
   * Takes a mail to send it; null when there is nothing to send. One that another process was sending becomes
   * `uncertain`: that process is gone, and whether the mail server took the mail is not known.
   */
  take: (recruiter: Recruiter, mailId: string, claim: string): Promise<OutgoingMail | 'early' | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [row] = await sql
        .select({
          id: mails.id,
          state: mails.state,
          accountId: mails.account_id,
          to: mails.address,
          subject: mails.subject,
          body: mails.body,
          isDue: fragment<boolean>`${mails.sends_at} <= clock_timestamp()`,
        })
        .from(mails)
        .where(oneMail(recruiter, mailId))
        .for('update')
      const set = (values: Partial<typeof mails.$inferInsert>) =>
        sql.update(mails).set(values).where(oneMail(recruiter, mailId))
      if (row?.state === 'sending') await set({ state: 'uncertain', reason: messages.mailUncertain })
      if (row?.state !== 'queued') return null
      if (!row.isDue) return 'early'
      const [sender] =
        row.accountId === null
          ? []
          : await sql
              .select({ name: authorName, address: accounts.email })
              .from(accounts)
              .where(eq(accounts.id, row.accountId))
      if (!sender) {
        await set({ state: 'failed', reason: messages.mailSenderGone })
        return null
      }
      await set({ state: 'sending', claim })
      const { id, to, subject, body } = row
      return { id, to, subject, body, sender: { name: sender.name ?? '', address: sender.address } }
    }),

  /**
   * Stores what became of a mail, for the process that took it. A mail that left is a line of the timeline; of one that
   * didn't its recruiter is told.
   */
  finish: (recruiter: Recruiter, mailId: string, claim: string, outcome: HandOver): Promise<void> =>
    database.asRecruiter(recruiter, async (sql) => {
      const candidateId = await holdRecipient(sql, recruiter, mailId)
      const isTaken = and(oneMail(recruiter, mailId), eq(mails.claim, claim))
      const isOpen = inArray(mails.state, ['sending', 'uncertain'])
      const [row] = await sql
        .update(mails)
        .set({
          state: stateAfter[outcome.state],
          reason: outcome.state === 'sent' ? null : outcome.reason,
          ...(outcome.state === 'sent' && { sent_at: fragment`clock_timestamp()` }),
        })
        .where(and(isTaken, isOpen))
        .returning({ subject: mails.subject, template: mails.template, vacancyId: mails.vacancy_id })
      if (row && candidateId !== null && outcome.state === 'sent')
        await noteEvent(sql, recruiter, candidateId, 'contacted', {
          ...(row.template && { template: row.template }),
          subject: row.subject,
          way: 'smtp',
        })
      if (row && (outcome.state === 'refused' || outcome.state === 'uncertain'))
        await raiseNotifications(sql, recruiter.accountId, 'mail', [
          {
            key: `mail:${mailId}:${claim}`,
            mail_id: mailId,
            candidate_id: candidateId,
            vacancy_id: row.vacancyId,
            failed: true,
          },
        ])
    }),
})

export type Outbox = ReturnType<typeof createOutbox>
