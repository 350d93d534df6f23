import { conversation, type Conversation, type ConversationFilter } from '@wervio/contracts'
import type { Position, Recruiter } from '@wervio/service-kit'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { fold } from './fold.ts'
import { kinds, type Kind } from './kinds.ts'
import { overviewOrder, type Sort } from './order.ts'

type ListQuery = {
  q: string | undefined
  filter: ConversationFilter | undefined
  sort: Sort
  limit: number
  from: Position | null
}

const moment = z.coerce.date().transform((date) => date.toISOString())

/** `sorted_by` is the value the list is sorted by, for the cursor; it isn't part of the answer. */
const row = conversation.extend({ start: moment, sorted_by: z.unknown() })

/** Every word as it is typed, also inside a word: `strpos` has no wildcards. */
const wordConditions = ({ title, participants }: Kind, q: string | undefined): SQL[] =>
  (q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(
      (word) =>
        sql`strpos(${fold(sql`concat_ws(' ', ${title}, array_to_string(${participants}, ' '), subject.name)`)}, ${fold(sql`${word}::text`)}) > 0`,
    )

/** The rows of one kind that a page can begin with: no more than its limit, so that an index gives them in order. */
const pageOf = (name: string, kind: Kind, recruiter: Recruiter, { q, filter, sort, limit, from }: ListQuery): SQL => {
  const { by, after, orderBy } = overviewOrder(sort)
  const conditions = [
    kind.ofRecruiter(recruiter),
    ...wordConditions(kind, q),
    ...(filter ? [kind.filters[filter]] : []),
    ...(from ? [after(kind, kind.id, from)] : []),
  ]
  return sql`(select ${name}::text kind, ${kind.id} id, ${kind.title} title, ${kind.starts} "start", ${kind.duration} duration,
      ${kind.participants} participants, ${kind.hasRecording} "hasRecording", ${kind.hasTranscript} "hasTranscript", ${kind.state} state,
      ${kind.joinUrl} join_url, case when subject.id is not null then jsonb_build_object('id', subject.id, 'name', subject.name) end candidate,
      ${by(kind)} sorted_by
    from ${kind.from} where ${sql.join(conditions, sql` and `)}
    ${orderBy(sql`sorted_by`, sql`id`)} limit ${limit})`
}

/** The planned meetings of a recruiter and the imported recordings of their organisation, as one list. */
export const createOverview = (transaction: Transaction) => ({
  /** At most `limit`, in the order of `sort`, after a position. */
  list: (recruiter: Recruiter, query: ListQuery): Promise<(Conversation & { sorted_by: string })[]> =>
    transaction({ account: recruiter.accountId, organisation: recruiter.organisationId }, async (connection) => {
      const pages = Object.entries(kinds).map(([name, kind]) => pageOf(name, kind, recruiter, query))
      const { rows } = await connection.execute(
        sql`select * from (${sql.join(pages, sql` union all `)}) conversations
          ${overviewOrder(query.sort).orderBy(sql`sorted_by`, sql`id`)} limit ${query.limit}`,
      )
      return z
        .array(row)
        .parse(rows)
        .map((listed) => ({
          ...listed,
          sorted_by: query.sort === 'title' ? String(listed.sorted_by) : listed.start,
        }))
    }),
})

export type Overview = ReturnType<typeof createOverview>
