import { messages, STRONG_MATCH } from '@wervio/contracts'
import type { Sql } from '@wervio/service-kit/database'
import { raiseMatches } from '../../notifications/raise.ts'
import { isRefusedValue } from '../../platform/failure-code.ts'
import { readConfirmed, scoreWithConfirmed } from '../embeddings/confirmed.ts'
import { lockVerdictsForScoring } from '../embeddings/repository.ts'
import { basisOf } from '../results/basis.ts'
import { insertScores, updateScores, writeList, type ScoredCandidate } from '../results/repository.ts'
import { failedScore, scorePrepared, weigh, type Score } from '../results/score.ts'
import type { StaleRow } from '../rows.ts'
import { prepareStale, type ReadyCandidate } from './prepare-stale.ts'
import type { ScoreStaleOptions } from './options.ts'
import { inTurns } from './turns.ts'
import { writeGivingWay } from './write-giving-way.ts'

const scoreOne = ({ id, read }: ReadyCandidate, { list, today, report }: ScoreStaleOptions): Score => {
  const failed = (error: unknown, reason: string): Score => {
    report({ vacancy: list.vacancyId, candidate: id, error: error instanceof Error ? error.name : 'unknown' })
    return failedScore(list.requirements, reason)
  }
  let candidate: ReturnType<typeof read>
  try {
    candidate = read()
  } catch (error) {
    return failed(error, messages.candidateCvFailed)
  }
  try {
    return scorePrepared(list, candidate, today).score
  } catch (error) {
    return failed(error, messages.matchScoreFailed)
  }
}

const scoreAll = (candidates: readonly ReadyCandidate[], options: ScoreStaleOptions): Promise<ScoredCandidate[]> =>
  inTurns(
    candidates,
    (candidate) => ({ id: candidate.id, revision: candidate.revision, score: scoreOne(candidate, options) }),
    options.signal,
  )

/** The sum of states that still hold, with other weights. */
const resummed = (stale: readonly StaleRow[], { list }: ScoreStaleOptions): ScoredCandidate[] =>
  stale.flatMap(({ id, updated_at, states, findings, years }) =>
    states && findings ? [{ id, revision: updated_at, score: weigh(list.requirements, states, findings, years) }] : [],
  )

/**
 * Scores that are written in one transaction: first ones, ones made again, or sums made again of states that were kept.
 */
type Kind = 'first' | 'again' | 'resummed'
type Writing = { kind: Kind; scored: readonly ScoredCandidate[] }

/**
 * Scores with what recruiters confirmed until this moment: nobody says more of this vacancy before the transaction
 * ends.
 */
const countConfirmed = async (
  connection: Sql,
  scored: readonly ScoredCandidate[],
  { list }: ScoreStaleOptions,
): Promise<ScoredCandidate[]> => {
  await lockVerdictsForScoring(connection, list.vacancyId)
  const ids = scored.map(({ id }) => id)
  const confirmed = await readConfirmed(connection, list.vacancyId, ids)
  return scored.map((one) => ({
    ...one,
    score: scoreWithConfirmed(list.requirements, one.score, confirmed.get(one.id)),
  }))
}

const write = ({ kind, scored }: Writing, options: ScoreStaleOptions): Promise<void> => {
  const { recruiter, list, today } = options
  const basis = basisOf(list, today)
  return writeGivingWay(options, async (connection) => {
    const counted = await countConfirmed(connection, scored, options)
    await writeList(connection, recruiter.organisationId, basis, list.requirements)
    if (kind === 'first') await insertScores(connection, recruiter.organisationId, basis, counted)
    else await updateScores(connection, basis, counted, { keepsStates: kind === 'resummed' })
    const ids = counted.filter(({ score }) => score.percentage >= STRONG_MATCH).map(({ id }) => id)
    await raiseMatches(connection, list.vacancyId, ids)
  })
}

/**
 * Writes scores. A value that PostgreSQL refuses is looked for by halves: its candidate is written as one that couldn't
 * be scored, and the others have their score.
 */
const writeUntilDone = async ({ kind, scored }: Writing, options: ScoreStaleOptions): Promise<void> => {
  const [first] = scored
  if (first === undefined) return
  try {
    await write({ kind, scored }, options)
  } catch (error) {
    if (!isRefusedValue(error)) throw error
    const half = Math.ceil(scored.length / 2)
    if (scored.length > 1) {
      await writeUntilDone({ kind, scored: scored.slice(0, half) }, options)
      await writeUntilDone({ kind, scored: scored.slice(half) }, options)
      return
    }
    options.report({ vacancy: options.list.vacancyId, candidate: first.id, error: 'refused by the database' })
    const score = failedScore(options.list.requirements, messages.matchScoreFailed)
    await write({ kind, scored: [{ ...first, score }] }, options)
  }
}

/**
 * Scores candidates whose score is missing or of before a change, and keeps the scores. Reading, reckoning and writing
 * are apart, so that no transaction is open while the rules are at work. A candidate that is gone by then is left out.
 */
export const scoreStale = async (stale: readonly StaleRow[], options: ScoreStaleOptions): Promise<void> => {
  const unread = stale.flatMap(({ id, states }) => (states === null ? [id] : []))
  const scored = await scoreAll(await prepareStale(unread, options), options)
  const withoutScore = new Set(stale.flatMap(({ id, is_new }) => (is_new ? [id] : [])))
  // Apart: who holds rows of candidates for a first score then never waits for a score that a merge holds, nor the
  // reverse.
  await writeUntilDone({ kind: 'resummed', scored: resummed(stale, options) }, options)
  await writeUntilDone({ kind: 'first', scored: scored.filter(({ id }) => withoutScore.has(id)) }, options)
  await writeUntilDone({ kind: 'again', scored: scored.filter(({ id }) => !withoutScore.has(id)) }, options)
}
