import { requirement, requirementStates, stateReason, type ShownMatch } from '@wervio/contracts'
import { sql as fragment } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../platform/database.ts'

const shownRow = z.object({
  candidate_id: z.uuid(),
  percentage: z.number(),
  points: z.number(),
  maximum: z.number(),
  version: z.string(),
  matcher: z.string(),
  states: z.array(z.enum(requirementStates)),
  /** In the order of the states; null without findings. */
  remarks: z.array(z.string().nullable()).nullable(),
  computed_at: z.coerce.date().transform((date) => date.toISOString()),
  requirements: z.array(requirement).nullable(),
})

/** A kept score as a decision stores it, and its states, by which it is told from another. */
type KeptScore = { shown: ShownMatch; states: readonly string[] }

/** What a screen shows of the kept scores of these candidates, by id, copied as it is at this moment. */
export const readShown = async (
  sql: Sql,
  vacancyId: string,
  ids: readonly string[],
): Promise<Map<string, KeptScore>> => {
  const list = fragment.join(
    ids.map((id) => fragment`${id}::uuid`),
    fragment`, `,
  )
  const { rows } = await sql.execute(fragment`
    select score.candidate_id, score.percentage, score.points, score.maximum, score.version, score.matcher, score.states, score.remarks, score.computed_at, list.requirements
    from main.match_scores score left join main.match_lists list on list.vacancy_id = score.vacancy_id and list.version = score.version
    where score.vacancy_id = ${vacancyId}::uuid and score.candidate_id in (${list})`)
  return new Map(
    z
      .array(shownRow)
      .parse(rows)
      .map(({ candidate_id, matcher, states, remarks, requirements, ...score }) => [
        candidate_id,
        {
          states,
          shown: {
            ...score,
            made_by: { engine: 'builtin', model: matcher, at: score.computed_at },
            requirements: (requirements ?? []).map(({ kind, label, importance, weight }, at) => {
              const state = states[at] ?? 'missing'
              const remark = stateReason(kind, { state, remark: remarks?.[at] ?? null })
              return { label, importance, weight, state, remark }
            }),
          },
        },
      ]),
  )
}

/**
 * What a caller says of the score on their screen: the version of its requirements, or also its states. Null for none.
 */
type ScoreOnScreen = string | { version: string; states: readonly string[] } | null

/** Whether the kept score says what the screen showed: the same states of the same requirements are the same sum. */
export const isAsShown = (keptScore: KeptScore | undefined, onScreen: ScoreOnScreen): boolean => {
  // A version says nothing of somebody without a score: a decision about many names that of the others.
  if (keptScore === undefined) return onScreen === null || typeof onScreen === 'string'
  if (onScreen === null) return false
  const { shown, states } = keptScore
  if (typeof onScreen === 'string') return shown.version === onScreen
  return (
    shown.version === onScreen.version &&
    states.length === onScreen.states.length &&
    states.every((state, at) => state === onScreen.states[at])
  )
}
