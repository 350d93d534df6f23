import { timelineKinds, type TimelineEvent } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { authorName } from '../../accounts/author.ts'
import { accounts } from '../../accounts/table.ts'
import { applicationEvents, applications } from '../../applications/table.ts'
import type { Sql } from '../../platform/database.ts'
import { vacancies } from '../../vacancies/table.ts'
import { candidateEvents } from '../table.ts'

const row = z.object({
  id: z.uuid(),
  at: z.coerce.date().transform((date) => date.toISOString()),
  by: z.string().nullable(),
  kind: z.enum(timelineKinds),
  data: z.record(z.string(), z.string()),
})

const candidateEventRows = ({ organisationId }: Recruiter, candidateId: string): SQL => sql`
  select ${candidateEvents.id}, ${candidateEvents.at}, ${candidateEvents.by}, ${candidateEvents.kind}, ${candidateEvents.data}
  from ${candidateEvents} where ${candidateEvents.organisation_id} = ${organisationId} and ${candidateEvents.candidate_id} = ${candidateId}`

/** The steps of each application; the kind of a step follows from what differs from the step before it. */
const applicationEventRows = ({ organisationId }: Recruiter, candidateId: string): SQL => sql`
  select step.id, step.at, step.by,
    case when step.before is null then 'application_added' when step.before <> step.ending then 'application_outcome' else 'application_stage' end,
    jsonb_strip_nulls(jsonb_build_object('vacancy_id', step.vacancy_id, 'vacancy_title', step.title, 'stage', step.stage::text, 'outcome', step.outcome, 'reason', step.reason))
  from (
    select ${applicationEvents.id}, ${applicationEvents.at}, ${applicationEvents.by}, ${applicationEvents.stage}, ${applicationEvents.outcome}, ${applicationEvents.reason},
      ${vacancies.id} as vacancy_id, ${vacancies.title},
      row(${applicationEvents.outcome}, ${applicationEvents.reason})::text as ending,
      lag(row(${applicationEvents.outcome}, ${applicationEvents.reason})::text) over (partition by ${applicationEvents.application_id} order by ${applicationEvents.at}, ${applicationEvents.id}) as before
    from ${applicationEvents}
      join ${applications} on ${applications.id} = ${applicationEvents.application_id}
      join ${vacancies} on ${vacancies.id} = ${applications.vacancy_id}
    where ${applications.organisation_id} = ${organisationId} and ${applications.candidate_id} = ${candidateId}
  ) step`

/** Recordings that are transcribed, through a view of ai-service. */
const recordingRows = ({ organisationId }: Recruiter, candidateId: string): SQL => sql`
  select id, created_at, account_id, 'recording_added', jsonb_build_object('name', file_name) from main.candidate_recordings where organisation_id = ${organisationId} and candidate_id = ${candidateId} and state = 'done' and deleted_at is null`

/** What happened to a candidate, newest first: at most `last`, or the one event `id`. */
export const readTimeline = async (
  connection: Sql,
  recruiter: Recruiter,
  candidateId: string,
  { last, id }: { last?: number; id?: string } = {},
): Promise<TimelineEvent[]> => {
  const { rows } = await connection.execute(sql`
    select event.id, event.at, ${authorName} as by, event.kind, event.data
    from (${candidateEventRows(recruiter, candidateId)} union all ${applicationEventRows(recruiter, candidateId)} union all ${recordingRows(recruiter, candidateId)}) event (id, at, by, kind, data)
      left join ${accounts} on ${accounts.id} = event.by
    ${id === undefined ? sql`` : sql`where event.id = ${id}`}
    order by event.at desc, event.id desc
    limit ${last ?? null}`)
  return z.array(row).parse(rows)
}
