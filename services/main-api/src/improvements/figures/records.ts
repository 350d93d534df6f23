import { improvementStages, type HireStart, type KeyFigureKind } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { applicationEvents, applications } from '../../applications/table.ts'
import { vacancies } from '../../vacancies/table.ts'
import { dayOf } from '../../platform/day-of.ts'
import { inEither, type FigureQuestion } from '../period.ts'

const { interview, offer } = improvementStages

/** The first time that a procedure came to the stage of the interview. */
const firstInterview = sql`(select min(step.at) from ${applicationEvents} step where step.application_id = application.id and step.stage = ${interview}::int and step.outcome = 'open')`

const startMoments: Record<HireStart, SQL> = {
  application: sql`application.created_at`,
  vacancy: sql`vacancy.created_at`,
  interview: firstInterview,
}

/**
 * Procedures that ended by hiring; `offset 0` keeps PostgreSQL from looking the start moment up once for each use of
 * it. One that was opened again isn't hired, and counts when it is hired anew.
 */
const hired = (organisationId: string, question: FigureQuestion): SQL => sql`
  select id, candidate_id, vacancy_id, at, since, ${dayOf(sql`at`)} - ${dayOf(sql`since`)} as days, stage, outcome, reason, since is not null as counts, false as is_waiting
  from (
    select application.id, application.candidate_id, application.vacancy_id, application.ended_at as at, ${startMoments[question.start]} as since, application.stage, application.outcome, application.reason
    from ${applications} application join ${vacancies} vacancy on vacancy.id = application.vacancy_id
    where application.organisation_id = ${organisationId}::uuid and application.outcome = 'hired' and ${inEither(sql`application.ended_at`, question)}
    offset 0
  ) hire`

/**
 * Offers: who was hired accepted one, who withdrew in the stage of the offer declined it. A rejection in that stage is
 * the organisation's, and an open one has no answer; both are told, not counted.
 */
const offers = (organisationId: string, question: FigureQuestion): SQL => sql`
  select id, candidate_id, vacancy_id, coalesce(ended_at, updated_at) as at, null::timestamptz as since, null::int as days, stage, outcome, reason,
    outcome in ('hired', 'withdrawn') as counts, outcome = 'open' as is_waiting
  from ${applications}
  where organisation_id = ${organisationId}::uuid
    and ((outcome = 'hired' or stage = ${offer}::int and outcome <> 'open') and ${inEither(sql`ended_at`, question)} or stage = ${offer}::int and outcome = 'open')`

/**
 * A step into the stage of the interview, from another stage or as the first step. A second one on the same day in
 * Amsterdam is a correction, and so is a step that ended the procedure at once.
 */
const interviews = (organisationId: string, question: FigureQuestion): SQL => sql`
  select distinct on (step.application_id, ${dayOf(sql`step.at`)}) step.id, application.candidate_id, application.vacancy_id, step.at, null::timestamptz as since, null::int as days,
    step.stage, application.outcome, null::text as reason, true as counts, false as is_waiting
  from ${applicationEvents} step join ${applications} application on application.id = step.application_id
  where step.organisation_id = ${organisationId}::uuid and step.stage = ${interview}::int and step.outcome = 'open' and ${inEither(sql`step.at`, question)}
    and (select earlier.stage from ${applicationEvents} earlier where earlier.application_id = step.application_id and (earlier.at, earlier.id) < (step.at, step.id) order by earlier.at desc, earlier.id desc limit 1) is distinct from ${interview}::int
  order by step.application_id, ${dayOf(sql`step.at`)}, step.at, step.id`

const recordsOf: Record<KeyFigureKind, (organisationId: string, question: FigureQuestion) => SQL> = {
  time_to_hire: hired,
  acceptance: offers,
  interviews,
}

/**
 * What a figure counts in the period and in the one before it, one row a record; rows that don't `counts` are only
 * told.
 */
export const figureRecords = (kind: KeyFigureKind, organisationId: string, question: FigureQuestion): SQL =>
  recordsOf[kind](organisationId, question)
