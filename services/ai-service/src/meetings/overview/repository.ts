import { conversation, type Conversation, type ConversationListFilter } from '@wervio/contracts'
import type { Position, Recruiter } from '@wervio/service-kit'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { moment } from '../../platform/moment.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { fold } from './fold.ts'
import { kinds, type Kind } from './kinds.ts'
import { overviewOrder, type Sort } from './order.ts'

type ListQuery = {
  q: string | undefined
  filter: ConversationListFilter | undefined
  sort: Sort
  limit: number
  from: Position | null
}

/** `sorted_by` is the value the list is sorted by, for the cursor; it isn't part of the answer. */
const row = conversation.extend({ start: moment, sorted_by: z.unknown() })

const nameOf = (candidateId: SQL): SQL =>
  sql`(select name from ai.meeting_subjects where kind = 'candidate' and id = ${candidateId})`

/** Every word as it is typed, also inside a word: `strpos` has no wildcards. */
const wordConditions = ({ title, attendees, candidateId }: Kind, q: string | undefined): SQL[] => {
  const words = fold(sql`concat_ws(' ', ${title}, array_to_string(${attendees}, ' '), ${nameOf(candidateId)})`)
  return (q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql`strpos(${words}, ${fold(sql`${word}::text`)}) > 0`)
}

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
      ${kind.attendees} attendees, ${kind.hasRecording} "hasRecording", ${kind.hasTranscript} "hasTranscript", ${kind.source} source, ${kind.state} state,
      ${kind.joinUrl} join_url, ${kind.candidateId} candidate_id, ${by(kind)} sorted_by
    from ${kind.from} where ${sql.join(conditions, sql` and `)}
    ${orderBy(sql`sorted_by`, sql`id`)} limit ${limit})`
}

/** One page over both kinds, with the names that belong to it. */
const conversationsOf = (recruiter: Recruiter, query: ListQuery): SQL => {
  const { orderBy } = overviewOrder(query.sort)
  const pages = Object.entries(kinds).map(([name, kind]) => pageOf(name, kind, recruiter, query))
  return sql`select page.*, coalesce(page.attendees, array_remove(array[candidate.name], null)) participants,
      case when candidate.id is not null then jsonb_build_object('id', candidate.id, 'name', candidate.name) end candidate
    from (select * from (${sql.join(pages, sql` union all `)}) conversations
      ${orderBy(sql`sorted_by`, sql`id`)} limit ${query.limit}) page
    left join ai.meeting_subjects candidate on candidate.kind = 'candidate' and candidate.id = page.candidate_id
    ${orderBy(sql`page.sorted_by`, sql`page.id`)}`
}

/** The planned meetings of a recruiter and the imported recordings of their organisation, as one list. */
export const createOverview = (transaction: Transaction) => ({
  /** At most `limit`, in the order of `sort`, after a position. */
  list: (recruiter: Recruiter, query: ListQuery): Promise<(Conversation & { sorted_by: string })[]> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const { rows } = await connection.execute(conversationsOf(recruiter, query))
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
