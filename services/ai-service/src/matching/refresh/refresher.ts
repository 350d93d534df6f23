import { asJob, type Recruiter } from '@wervio/service-kit'
import type { Transaction } from '../../platform/accounts.ts'
import { readVacancy } from '../requirements/repository.ts'
import { NO_TAXONOMY, type PresentTaxonomy } from '../requirements/present-taxonomy.ts'
import type { RequirementReader, VacancyRequirements } from '../requirements/vacancy-requirements.ts'
import { basisOf } from '../results/basis.ts'
import { dropOldLists, readStale } from '../results/repository.ts'
import type { StaleRow } from '../rows.ts'
import type { ReportFailure } from './options.ts'
import { scoreStale } from './score-stale.ts'
import { settingsOf } from '../../platform/settings-of.ts'

/** Candidates that are in memory at a time. */
const BATCH = 1_000
/** Of those the ones whose CV is read: that takes a hundred times as long as holding them beside a vacancy. */
const CVS_IN_BATCH = 200
/** Milliseconds after a run that failed in which the same vacancy isn't tried again. */
const PAUSE_MS = 5_000
/** Vacancies in line; more are found stale again when somebody looks at them. */
const MOST_WAITING = 500

type Run = {
  vacancyId: string
  recruiter: Recruiter
  version: string | null
  matcher: string | null
  after: string | null
}

export type RefresherOptions = {
  transaction: Transaction
  requirementsOf: RequirementReader
  taxonomy?: Pick<PresentTaxonomy, 'refresh'>
  report: ReportFailure
  /** A run that ended in an error, without a word of anybody's data. */
  onFailed: (error: unknown) => void
  /** ISO 8601. */
  today: () => string
  now?: () => number
}

/** The beginning of a batch, as far as few enough CVs are read for it. */
const cutBatch = (stale: readonly StaleRow[]): StaleRow[] => {
  let cvs = 0
  return stale.filter(({ states, is_prepared }) => {
    if (states === null && !is_prepared) cvs += 1
    return cvs <= CVS_IN_BATCH
  })
}

/**
 * Brings kept scores up to date, a batch of candidates of each vacancy in turn. Nothing says what has to be done but
 * the scores themselves, so a run that ends half-way loses nothing: whoever looks at the vacancy begins it again.
 */
export const createRefresher = ({
  transaction,
  requirementsOf,
  taxonomy = NO_TAXONOMY,
  report,
  onFailed,
  today,
  now = () => performance.now(),
}: RefresherOptions) => {
  const waiting = new Map<string, Run>()
  const failedAt = new Map<string, number>()
  const stopping = new AbortController()
  let current: string | null = null
  let work: Promise<void> = Promise.resolve()

  const readBatch = (run: Run): Promise<{ list: VacancyRequirements; matcher: string; stale: StaleRow[] } | null> =>
    transaction(settingsOf(run.recruiter), async (connection) => {
      const stored = await readVacancy(connection, run.vacancyId)
      if (!stored) return null
      const list = requirementsOf(stored.vacancy, stored.changes)
      const basis = basisOf(list, today())
      // Other requirements or rules than those of the batch before: from the beginning.
      const after = list.version === run.version && basis.matcher === run.matcher ? run.after : null
      const stale = await readStale(connection, basis, { after, limit: BATCH })
      if (stale.length === 0) await dropOldLists(connection, basis)
      return { list, matcher: basis.matcher, stale: cutBatch(stale) }
    })

  /** Returns the run as it goes on, null when there is nothing left to do. */
  const takeBatch = async (run: Run): Promise<Run | null> => {
    await taxonomy.refresh()
    const batch = await readBatch(run)
    const last = batch?.stale.at(-1)
    if (!batch || !last) return null
    await scoreStale(batch.stale, {
      transaction,
      recruiter: run.recruiter,
      list: batch.list,
      today: today(),
      report,
      signal: stopping.signal,
    })
    return { ...run, version: batch.list.version, matcher: batch.matcher, after: last.id }
  }

  const fail = (vacancyId: string, error: unknown): void => {
    if (stopping.signal.aborted) return
    failedAt.delete(vacancyId)
    failedAt.set(vacancyId, now())
    const [oldest] = failedAt.keys()
    if (failedAt.size > MOST_WAITING && oldest !== undefined) failedAt.delete(oldest)
    onFailed(error)
  }

  const runAll = async (): Promise<void> => {
    for (let [run] = waiting.values(); run && !stopping.signal.aborted; [run] = waiting.values()) {
      const { vacancyId } = run
      waiting.delete(vacancyId)
      current = vacancyId
      try {
        const rest = await takeBatch(run)
        if (rest) waiting.set(vacancyId, rest)
        else failedAt.delete(vacancyId)
      } catch (error) {
        fail(vacancyId, error)
      }
    }
    current = null
  }

  const isUnderWay = (vacancyId: string): boolean => current === vacancyId || waiting.has(vacancyId)

  return {
    /** Begins to bring the scores of a vacancy up to date, unless that is under way or failed a moment ago. */
    begin: (recruiter: Recruiter, vacancyId: string): void => {
      const failed = failedAt.get(vacancyId)
      if (stopping.signal.aborted || isUnderWay(vacancyId) || waiting.size >= MOST_WAITING) return
      if (failed !== undefined && now() - failed < PAUSE_MS) return
      waiting.set(vacancyId, { vacancyId, recruiter, version: null, matcher: null, after: null })
      if (current === null && waiting.size === 1) work = asJob('scores', runAll)
    },
    /** Whether the scores of a vacancy are being brought up to date, or wait for their turn. */
    isUnderWay,
    /** Whether the last run of a vacancy ended in an error. */
    hasFailed: (vacancyId: string): boolean => failedAt.has(vacancyId) && !isUnderWay(vacancyId),
    /** Resolves when nothing is under way. */
    idle: (): Promise<void> => work,
    /** Ends what is under way between two candidates. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await work
    },
  }
}
export type Refresher = ReturnType<typeof createRefresher>
