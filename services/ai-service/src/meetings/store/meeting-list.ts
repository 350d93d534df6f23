import type { Position, Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { IS_FREE, ofRecruiter } from './recruiter-meetings.ts'
import { meetingColumns, storedMeeting, type StoredMeeting } from './stored-meeting.ts'

/** The two parts of the list, in their order; a cursor names the part that it stands in. */
export type ListPart = 'coming' | 'past'
export type ListedMeeting = { meeting: StoredMeeting; part: ListPart }
export type MeetingListQuery = { now: Date; limit: number; from: Position | null }

/** One that was never planned is listed once no call is busy with it any more. */
const isListed = sql`(meeting.state <> 'unfinished' or ${IS_FREE})`

const readPart = async (
  connection: Sql,
  recruiter: Recruiter,
  part: ListPart,
  { now, limit, from }: MeetingListQuery,
): Promise<ListedMeeting[]> => {
  const comes = sql`(meeting.state <> 'cancelled' and meeting.ends > ${now.toISOString()}::timestamptz)`
  const isComing = part === 'coming'
  const direction: SQL = isComing ? sql`asc` : sql`desc`
  const after =
    from?.order === part
      ? sql`and (meeting.starts, meeting.id) ${isComing ? sql`>` : sql`<`} (${from.value}::timestamptz, ${from.id}::uuid)`
      : sql``
  const { rows } = await connection.execute(
    sql`select ${meetingColumns} from ai.meetings meeting
      where ${ofRecruiter(recruiter)} and ${isListed} and ${isComing ? comes : sql`not ${comes}`} ${after}
      order by meeting.starts ${direction}, meeting.id ${direction} limit ${limit}`,
  )
  return z
    .array(storedMeeting)
    .parse(rows)
    .map((meeting) => ({ meeting, part }))
}

/**
 * What comes, soonest first, then what was or was cancelled, latest first; after a position. An unfinished one too,
 * unless a call is busy with it.
 */
export const listMeetingRows = async (
  connection: Sql,
  recruiter: Recruiter,
  query: MeetingListQuery,
): Promise<ListedMeeting[]> => {
  const coming = query.from?.order === 'past' ? [] : await readPart(connection, recruiter, 'coming', query)
  const limit = query.limit - coming.length
  const past = limit > 0 ? await readPart(connection, recruiter, 'past', { ...query, limit }) : []
  return [...coming, ...past]
}
