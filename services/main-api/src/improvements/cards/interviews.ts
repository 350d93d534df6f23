import { feedbackThresholds } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { inPeriod } from '../period.ts'
import { emptyCard, readCardRecords, type CardRule } from './card.ts'

const { unlawfulQuestions, missingResults } = feedbackThresholds

const interviews = sql`main.interview_facts interview`
const order = sql`at desc, id`

/** Interviews as records; `condition` says which. */
const recordsWhere = (organisationId: string, condition: SQL) => sql`
  select interview.id, interview.candidate_id, interview.vacancy_id, null::integer as stage, null::text as outcome, null::text as reason,
    interview.created_at as at, null::timestamptz as since, null::integer as days
  from ${interviews} where interview.organisation_id = ${organisationId}::uuid and ${condition}`

type Counts = { count: number; total: number }

/** Interviews in which something came up that a recruiter may not ask about. */
export const unlawfulQuestionsAsked: CardRule = async (connection, organisationId, question) => {
  const isHeld = inPeriod(sql`interview.created_at`, question)
  const { rows } = await connection.execute<Counts>(sql`
    select (count(*) filter (where interview.set_aside > 0))::int as count, count(*)::int as total
    from ${interviews} where interview.organisation_id = ${organisationId}::uuid and ${isHeld}`)
  const [row] = rows
  if (!row || row.count < unlawfulQuestions.count) return null
  return {
    ...emptyCard,
    key: 'unlawful_questions',
    rule: 'unlawful_questions',
    type: 'attention',
    impact: row.count >= unlawfulQuestions.high ? 'high' : 'medium',
    ...row,
    records: await readCardRecords(
      connection,
      recordsWhere(organisationId, sql`${isHeld} and interview.set_aside > 0`),
      order,
    ),
  }
}

/** Interviews in which an example stayed without its result. */
export const resultsMissed: CardRule = async (connection, organisationId, question) => {
  const hasAnswers = sql`${inPeriod(sql`interview.created_at`, question)} and interview.answers > 0`
  const { rows } = await connection.execute<Counts>(sql`
    select (count(*) filter (where interview.without_result > 0))::int as count, count(*)::int as total
    from ${interviews} where interview.organisation_id = ${organisationId}::uuid and ${hasAnswers}`)
  const [row] = rows
  if (!row || row.count < missingResults.count || row.count < missingResults.share * row.total) return null
  return {
    ...emptyCard,
    key: 'missing_results',
    rule: 'missing_results',
    type: 'improvement',
    impact: row.count / row.total >= missingResults.high ? 'high' : 'medium',
    ...row,
    records: await readCardRecords(
      connection,
      recordsWhere(organisationId, sql`${hasAnswers} and interview.without_result > 0`),
      order,
    ),
  }
}
