import { isGoneReference, isRefusedValue } from '../../platform/failure-code.ts'
import { readConfirmed, scoreWithConfirmed } from '../embeddings/confirmed.ts'
import { basisOf } from '../results/basis.ts'
import { insertScores, updateScores, writeList, type ScoredCandidate } from '../results/repository.ts'
import { failedScore, scorePrepared, UNREADABLE_PROFILE, weigh, type Score } from '../results/score.ts'
import type { StaleRow } from '../rows.ts'
import { prepareStale, type ReadyCandidate } from './prepare-stale.ts'
import type { ScoreStaleOptions } from './options.ts'
import { settingsOf } from './settings.ts'
import { inTurns } from './turns.ts'

/** A candidate that goes between being looked for and being written is left out the next time. */
const ATTEMPTS = 3

const scoreOne = ({ id, read }: ReadyCandidate, { list, today, report }: ScoreStaleOptions): Score => {
  try {
    return scorePrepared(list, read(), today).score
  } catch (error) {
    report({ vacancy: list.vacancyId, candidate: id, error: error instanceof Error ? error.name : 'unknown' })
    return failedScore(list.requirements, UNREADABLE_PROFILE)
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

async function write(scored: readonly ScoredCandidate[], isNew: ReadonlySet<string>, options: ScoreStaleOptions) {
  const { transaction, recruiter, list, today } = options
  const basis = basisOf(list, today)
  const [fresh, others] = [scored.filter(({ id }) => isNew.has(id)), scored.filter(({ id }) => !isNew.has(id))]
  // Apart: who holds rows of candidates for a first score then never waits for a score that a merge holds, nor the reverse.
  if (fresh.length > 0)
    await transaction(settingsOf(recruiter), async (connection) => {
      await writeList(connection, recruiter.organisationId, basis, list.requirements)
      await insertScores(connection, recruiter.organisationId, basis, fresh)
    })
  if (others.length > 0)
    await transaction(settingsOf(recruiter), async (connection) => {
      await writeList(connection, recruiter.organisationId, basis, list.requirements)
      await updateScores(connection, basis, others)
    })
}

async function writeWhileSomeGo(
  scored: readonly ScoredCandidate[],
  isNew: ReadonlySet<string>,
  options: ScoreStaleOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write(scored, isNew, options)
    } catch (error) {
      if (attempt === ATTEMPTS || !isGoneReference(error)) throw error
    }
  }
}

/**
 * Writes scores. A value that PostgreSQL refuses is looked for by halves: its candidate is written as one that couldn't be
 * scored, and the others have their score.
 */
async function writeUntilDone(
  scored: readonly ScoredCandidate[],
  isNew: ReadonlySet<string>,
  options: ScoreStaleOptions,
): Promise<void> {
  try {
    await writeWhileSomeGo(scored, isNew, options)
  } catch (error) {
    const [first] = scored
    if (!isRefusedValue(error) || first === undefined) throw error
    const half = Math.ceil(scored.length / 2)
    if (scored.length > 1) {
      await writeUntilDone(scored.slice(0, half), isNew, options)
      await writeUntilDone(scored.slice(half), isNew, options)
      return
    }
    options.report({ vacancy: options.list.vacancyId, candidate: first.id, error: 'refused by the database' })
    const score = failedScore(options.list.requirements, UNREADABLE_PROFILE)
    await writeWhileSomeGo([{ ...first, score }], isNew, options)
  }
}

/** The scores with what recruiters confirmed. */
async function countConfirmed(
  scored: readonly ScoredCandidate[],
  { transaction, recruiter, list }: ScoreStaleOptions,
): Promise<ScoredCandidate[]> {
  const confirmed = await transaction(settingsOf(recruiter), (connection) =>
    readConfirmed(
      connection,
      list.vacancyId,
      scored.map(({ id }) => id),
    ),
  )
  return scored.map((one) => ({
    ...one,
    score: scoreWithConfirmed(list.requirements, one.score, confirmed.get(one.id)),
  }))
}

/**
 * Scores candidates whose score is missing or of before a change, and keeps the scores. Reading, reckoning and writing are
 * apart, so that no transaction is open while the rules are at work. A candidate that is gone by then is left out.
 */
export async function scoreStale(stale: readonly StaleRow[], options: ScoreStaleOptions): Promise<void> {
  const unread = stale.flatMap(({ id, states }) => (states === null ? [id] : []))
  const candidates = await prepareStale(unread, options)
  const byRules = [...resummed(stale, options), ...(await scoreAll(candidates, options))]
  const scored = await countConfirmed(byRules, options)
  await writeUntilDone(scored, new Set(stale.flatMap(({ id, is_new }) => (is_new ? [id] : []))), options)
}
