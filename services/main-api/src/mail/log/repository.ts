import { messages, type Mail, type MailState, type mailDraft } from '@wervio/contracts'
import { ServiceError, type Position, type Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { noteEvent } from '../../candidates/events.ts'
import { lockCandidate } from '../../candidates/one-candidate.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { holdVacancy } from '../../vacancies/one-vacancy.ts'
import { mails } from '../table.ts'
import { findTemplate } from '../templates/repository.ts'
import { oneMail, readMail, readMails, type MailFilter } from './read-mails.ts'

type Draft = z.output<typeof mailDraft>

/** Seconds in which a mail can be taken back; null where there is no mail server. */
type Options = { undoSeconds: number | null }

const moments = (seconds: number) => fragment<string>`clock_timestamp() + make_interval(secs => ${seconds})`

const conflict = (message: string, extra: Record<string, unknown> = {}) =>
  new ServiceError('conflict', { message, extra })

/** Throws `conflict` when the address is no longer that of the candidate. */
const refuseOtherAddress = (present: string | null, address: string): void => {
  const current = present?.trim() || null
  if (current?.toLowerCase() !== address.toLowerCase())
    throw conflict(messages.mailAddressChanged, { current_address: current })
}

const isSame = (stored: Mail, { candidate_id, to, subject, body, way }: Draft): boolean =>
  stored.candidate.id === candidate_id.toLowerCase() &&
  stored.to === to &&
  stored.subject === subject &&
  stored.body === body &&
  stored.way === way

const mustRead = async (sql: Sql, recruiter: Recruiter, id: string): Promise<Mail> => {
  const stored = await readMail(sql, recruiter, id)
  if (!stored) throw new Error('a mail of this transaction that is not there')
  return stored
}

const lockMail = async (sql: Sql, recruiter: Recruiter, id: string): Promise<Mail | null> => {
  const rows = await sql.select({ id: mails.id }).from(mails).where(oneMail(recruiter, id)).for('update')
  return rows.length > 0 ? readMail(sql, recruiter, id) : null
}

const refuseOthers = ({ yours }: Mail): void => {
  if (!yours) throw new ServiceError('forbidden', { message: messages.mailNotYours })
}

const RETRIED: readonly MailState[] = ['failed', 'uncertain']

/** The log of mails to candidates of the recruiter's organisation. */
export const createMailRepository = (database: Database, { undoSeconds }: Options) => {
  const secondsOrRefuse = (): number => {
    if (undoSeconds === null) throw conflict(messages.mailNotSetUp)
    return undoSeconds
  }

  return {
    /** Newest first. */
    list: (recruiter: Recruiter, filter: MailFilter, page: { limit: number; from: Position | null }): Promise<Mail[]> =>
      database.asRecruiter(recruiter, (sql) => readMails(sql, recruiter, filter, page)),

    /**
     * Returns the earlier mail of the same creation key when there is one; null without the candidate. Throws
     * `conflict` for another text under that key, an address that changed, and a mail server that isn't there.
     */
    create: (recruiter: Recruiter, draft: Draft): Promise<{ mail: Mail; isNew: boolean } | null> =>
      database.asRecruiter(recruiter, async (sql) => {
        const candidate = await lockCandidate(sql, recruiter, draft.candidate_id)
        const [earlier] = await sql
          .select({ id: mails.id })
          .from(mails)
          .where(and(eq(mails.account_id, recruiter.accountId), eq(mails.creation_key, draft.creation_key)))
        if (earlier) {
          const stored = await mustRead(sql, recruiter, earlier.id)
          if (!isSame(stored, draft)) throw new ServiceError('conflict')
          return { mail: stored, isNew: false }
        }
        if (!candidate) return null
        refuseOtherAddress(candidate.email, draft.to)
        const isSmtp = draft.way === 'smtp'
        const template = draft.template === null ? null : await findTemplate(sql, recruiter, draft.template)
        const id = v7()
        await sql.insert(mails).values({
          id,
          organisation_id: recruiter.organisationId,
          account_id: recruiter.accountId,
          candidate_id: candidate.id,
          vacancy_id:
            draft.vacancy_id && (await holdVacancy(sql, recruiter, draft.vacancy_id)) ? draft.vacancy_id : null,
          template: template?.id ?? null,
          template_label: template?.label ?? null,
          address: draft.to,
          subject: draft.subject,
          body: draft.body,
          way: draft.way,
          state: isSmtp ? 'queued' : 'prepared',
          creation_key: draft.creation_key,
          ...(isSmtp && { sends_at: moments(secondsOrRefuse()) }),
        })
        // A mail that our server sends is noted once it took it.
        if (!isSmtp)
          await noteEvent(sql, recruiter, candidate.id, 'contacted', {
            ...(template?.standard && { template: template.standard }),
            subject: draft.subject,
          })
        return { mail: await mustRead(sql, recruiter, id), isNew: true }
      }),

    /** Takes back a mail that is still here; null without it. Throws `conflict` when it left. */
    cancel: (recruiter: Recruiter, id: string): Promise<Mail | null> =>
      database.asRecruiter(recruiter, async (sql) => {
        const stored = await lockMail(sql, recruiter, id)
        if (!stored) return null
        refuseOthers(stored)
        if (stored.state === 'cancelled') return stored
        if (stored.state !== 'queued') throw conflict(messages.mailLeft)
        await sql.update(mails).set({ state: 'cancelled', reason: null }).where(oneMail(recruiter, id))
        return mustRead(sql, recruiter, id)
      }),

    /**
     * Queues a mail again that failed or may have failed; null without it. One that waits already is answered as it is.
     */
    retry: (recruiter: Recruiter, id: string): Promise<Mail | null> =>
      database.asRecruiter(recruiter, async (sql) => {
        // The candidate before the mail, in the order of a merge.
        const before = await readMail(sql, recruiter, id)
        const candidate = before && (await lockCandidate(sql, recruiter, before.candidate.id))
        const stored = candidate && (await lockMail(sql, recruiter, id))
        if (!stored) return null
        refuseOthers(stored)
        if (stored.state === 'queued') return stored
        if (!RETRIED.some((state) => state === stored.state)) throw conflict(messages.mailNotToRetry)
        refuseOtherAddress(candidate.email, stored.to)
        const seconds = secondsOrRefuse()
        await sql
          .update(mails)
          .set({ state: 'queued', reason: null, claim: null, sends_at: moments(seconds) })
          .where(oneMail(recruiter, id))
        return mustRead(sql, recruiter, id)
      }),
  }
}

export type MailRepository = ReturnType<typeof createMailRepository>
