import { isGoneReference, isLockNotAvailable } from '../../platform/failure-code.ts'
import type { PreparedCandidate } from '../candidate/prepared.ts'
import { candidateOfForm, compactForm } from '../prepared/compact.ts'
import { PREPARED_MODEL } from '../prepared/model.ts'
import { insertPrepared, readPrepared, updatePrepared, type PreparedRow } from '../prepared/repository.ts'
import { readCandidates } from '../results/repository.ts'
import { readForMatching } from '../results/score.ts'
import { matchedCandidateOf, type CandidateRow } from '../rows.ts'
import type { ScoreStaleOptions } from './options.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { inTurns } from './turns.ts'
import { writeGivingWay } from './write-giving-way.ts'

/** A candidate of whom the stored form is known or was made; `read` throws for a profile of another shape. */
export type ReadyCandidate = { id: string; revision: string; read: () => PreparedCandidate }

type Outcome = { ready: ReadyCandidate; prepared: PreparedRow | null }

const prepare = (row: CandidateRow, today: string): Outcome => {
  const { id, updated_at: revision } = row
  try {
    const candidate = readForMatching(matchedCandidateOf(row), today)
    return { ready: { id, revision, read: () => candidate }, prepared: { id, revision, form: compactForm(candidate) } }
  } catch (error) {
    const read = () => {
      throw error
    }
    return { ready: { id, revision, read }, prepared: null }
  }
}

/** Stores what was read of candidates; first forms and replaced ones apart, as with scores. */
const store = async (prepared: readonly PreparedRow[], options: ScoreStaleOptions): Promise<void> => {
  if (prepared.length === 0) return
  try {
    const inserted = await writeGivingWay(options, (connection) =>
      insertPrepared(connection, options.recruiter.organisationId, PREPARED_MODEL, prepared),
    )
    const others = prepared.filter(({ id }) => !inserted.has(id))
    if (others.length > 0)
      await writeGivingWay(options, (connection) => updatePrepared(connection, PREPARED_MODEL, others))
  } catch (error) {
    // Somebody goes or is changed at this moment: what isn't stored now is read again the next time.
    if (!isGoneReference(error) && !isLockNotAvailable(error)) throw error
  }
}

/**
 * The candidates with these ids as the rules read them: from their stored form, or from the profile and the CV where
 * that is missing or of before a change; then it is stored. Who is gone is left out.
 */
export const prepareStale = async (ids: readonly string[], options: ScoreStaleOptions): Promise<ReadyCandidate[]> => {
  const { transaction, recruiter, today, signal } = options
  const { storedForms, rows } = await transaction(settingsOf(recruiter), async (connection) => {
    const forms = await readPrepared(connection, PREPARED_MODEL, ids)
    const knownIds = new Set(forms.map(({ id }) => id))
    return {
      storedForms: forms,
      rows: await readCandidates(
        connection,
        ids.filter((id) => !knownIds.has(id)),
      ),
    }
  })
  const outcomes = await inTurns(rows, (row) => prepare(row, today), signal)
  await store(
    outcomes.flatMap(({ prepared }) => prepared ?? []),
    options,
  )
  return [
    ...storedForms.map(({ id, revision, form }) => ({ id, revision, read: () => candidateOfForm(form, today) })),
    ...outcomes.map(({ ready }) => ready),
  ]
}
