import { randomUUID } from 'node:crypto'
import { chatSource, limits, madeBy, type ChatMessage, type ChatResponse, type ChatSubject } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { moment } from '../platform/moment.ts'
import type { Transaction } from '../platform/accounts.ts'
import { isGoneReference } from '../platform/failure-code.ts'
import { settingsOf } from '../platform/settings-of.ts'
import { hasSubject } from '../platform/subjects.ts'

const rowSchema = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  sources: z.array(chatSource),
  made_by: madeBy.nullable(),
  created_at: moment,
})

const columnsOf = ({ kind, id }: ChatSubject) => ({
  vacancy: kind === 'vacancy' ? id : null,
  candidate: kind === 'candidate' ? id : null,
})

const ofSubject = (subject: ChatSubject): SQL => {
  const { vacancy, candidate } = columnsOf(subject)
  return sql`vacancy_id is not distinct from ${vacancy}::uuid and candidate_id is not distinct from ${candidate}::uuid`
}

const isThere = async (connection: Sql, { kind, id }: ChatSubject): Promise<boolean> =>
  kind === 'general' || hasSubject(connection, kind, id)

const idsOf = (ids: readonly string[]): SQL =>
  sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid`

/** A question with its answer, and the candidates beside the subject that it speaks of. */
type ChatExchange = { question: string; answer: ChatResponse; people: readonly string[] }

/** The organisation has all of these candidates; one who is erased meanwhile is not written about again. */
const areThere = async (connection: Sql, people: readonly string[]): Promise<boolean> => {
  const { rows } = await connection.execute(
    sql`select count(*)::int as count from ai.chat_subjects where kind = 'candidate' and id in (${idsOf(people)})`,
  )
  return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count === people.length
}

/** A question and its answer in one statement, the answer a moment later, so that they stay together and in order. */
const insertPair = (
  connection: Sql,
  { accountId }: Recruiter,
  subject: ChatSubject,
  { question, answer, people: ids }: ChatExchange,
) => {
  const { vacancy, candidate } = columnsOf(subject)
  const people = sql`array(${idsOf(ids)})`
  const row = (role: string, content: string, sources: unknown, provenance: unknown, later: number) =>
    sql`(${randomUUID()}::uuid, ${accountId}::uuid, ${vacancy}::uuid, ${candidate}::uuid, ${role}, ${content}, ${JSON.stringify(sources)}::jsonb, ${provenance === null ? null : JSON.stringify(provenance)}::jsonb, clock_timestamp() + ${later} * interval '1 millisecond', ${people})`
  const rows = [
    row('user', question, [], null, 0),
    row('assistant', answer.response, answer.sources, answer.made_by, 1),
  ]
  return connection.execute(
    sql`insert into ai.chat_messages (id, account_id, vacancy_id, candidate_id, role, content, sources, made_by, created_at, people) values ${sql.join(rows, sql`, `)}`,
  )
}

/** Questions and answers, per recruiter. A subject of another organisation counts as unknown. */
export const createConversations = (transaction: Transaction) => ({
  hasSubject: (recruiter: Recruiter, subject: ChatSubject): Promise<boolean> =>
    transaction(settingsOf(recruiter), (connection) => isThere(connection, subject)),

  /** Stores a whole exchange. A subject that was deleted meanwhile is `not_found`, and nothing is stored. */
  add: async (recruiter: Recruiter, subject: ChatSubject, exchange: ChatExchange): Promise<void> => {
    try {
      await transaction(settingsOf(recruiter), async (connection) => {
        if (!(await isThere(connection, subject))) throw new ServiceError('not_found')
        if (await areThere(connection, exchange.people)) await insertPair(connection, recruiter, subject, exchange)
      })
    } catch (error) {
      throw isGoneReference(error) ? new ServiceError('not_found', { cause: error }) : error
    }
  },

  /** The last messages, oldest first. */
  list: (recruiter: Recruiter, subject: ChatSubject): Promise<ChatMessage[]> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const { rows } = await connection.execute(
        sql`select id, role, content, sources, made_by, created_at from ai.chat_messages
          where account_id = ${recruiter.accountId}::uuid and ${ofSubject(subject)} order by created_at desc, id desc limit ${limits.chatTurns}`,
      )
      return z.array(rowSchema).parse(rows).toReversed()
    }),

  remove: (recruiter: Recruiter, subject: ChatSubject): Promise<void> =>
    transaction(settingsOf(recruiter), async (connection) => {
      await connection.execute(
        sql`delete from ai.chat_messages where account_id = ${recruiter.accountId}::uuid and ${ofSubject(subject)}`,
      )
    }),
})

export type Conversations = ReturnType<typeof createConversations>
