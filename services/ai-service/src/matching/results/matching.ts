import type { MatchDetails, MatchingStatus, MatchResult, SwapTest, VacancyFit } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import type { Transaction } from '../../platform/accounts.ts'
import type { Refresher } from '../refresh/refresher.ts'
import type { ReportFailure } from '../refresh/options.ts'
import { scoreStale } from '../refresh/score-stale.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { readOpenVacancies, readVacancy } from '../requirements/repository.ts'
import type { RequirementReader, VacancyRequirements } from '../requirements/vacancy-requirements.ts'
import { matchedCandidateOf, namedCandidateOf } from '../rows.ts'
import { swapTraits } from '../swap-test/swap-test.ts'
import { madeByRules, matchesOf, scoreAnswer } from './answers.ts'
import { basisOf, isOfBasis } from './basis.ts'
import { readConfirmed, withConfirmed } from '../embeddings/confirmed.ts'
import {
  countScores,
  readCandidates,
  readFailures,
  readNewestCandidates,
  readScores,
  readScoresOfCandidate,
  readStale,
} from './repository.ts'
import { scoreCandidate } from './score.ts'

/** Open vacancies that a candidate is held beside. */
const MOST_VACANCIES = 200
/** Failures that a status names. */
const MOST_FAILURES = 100

/** Candidates of a swap test. */
const MOST_SWAPPED = 200

export type MatchingOptions = {
  transaction: Transaction
  requirementsOf: RequirementReader
  refresher: Refresher
  report: ReportFailure
  /** ISO 8601. */
  today: () => string
  /** Aborts when the service stops. */
  signal: AbortSignal
}

/** Scores of candidates for vacancies, kept and brought up to date. Null without the vacancy or the candidate. */
export const createMatching = ({ transaction, requirementsOf, refresher, report, today, signal }: MatchingOptions) => {
  const readList = async (connection: Sql, vacancyId: string): Promise<VacancyRequirements | null> => {
    const stored = await readVacancy(connection, vacancyId)
    return stored && requirementsOf(stored.vacancy, stored.changes)
  }

  const listOf = (recruiter: Recruiter, vacancyId: string) =>
    transaction(settingsOf(recruiter), (connection) => readList(connection, vacancyId))

  /** Brings the scores of these candidates up to date and reads them, highest first; who isn't there is left out. */
  const scoresOf = async (recruiter: Recruiter, list: VacancyRequirements, ids: readonly string[]) => {
    const stale = await transaction(settingsOf(recruiter), (connection) =>
      readStale(connection, basisOf(list, today()), { limit: ids.length, only: ids }),
    )
    if (stale.length > 0) await scoreStale(stale, { transaction, recruiter, list, today: today(), report, signal })
    return transaction(settingsOf(recruiter), (connection) => readScores(connection, list.vacancyId, ids))
  }

  const nowAsText = () => new Date().toISOString()

  return {
    /** The requirements of a vacancy, to hold something else beside. */
    list: listOf,

    /** How the kept scores of a vacancy stand; begins to bring them up to date when some aren't. */
    status: async (recruiter: Recruiter, vacancyId: string): Promise<MatchingStatus | null> => {
      const counted = await transaction(settingsOf(recruiter), async (connection) => {
        const list = await readList(connection, vacancyId)
        if (!list) return null
        const basis = basisOf(list, today())
        const { counts, failed } = await countScores(connection, basis)
        // Looking for them reads every score of the vacancy once more, and most have none.
        const failures = failed === 0 ? [] : await readFailures(connection, basis, MOST_FAILURES)
        return { version: list.version, counts, failures }
      })
      if (!counted) return null
      const { counts, version, failures } = counted
      const isCurrent = counts.done === counts.total
      const hasFailed = refresher.hasFailed(vacancyId)
      if (!isCurrent) refresher.begin(recruiter, vacancyId)
      return {
        state: isCurrent ? 'current' : hasFailed ? 'failed' : 'refreshing',
        ...counts,
        version,
        failures,
        made_by: madeByRules(nowAsText()),
      }
    },

    /** One candidate beside a vacancy, with the words that each requirement rests on. */
    details: async (recruiter: Recruiter, vacancyId: string, candidateId: string): Promise<MatchDetails | null> => {
      const list = await listOf(recruiter, vacancyId)
      if (!list) return null
      const [keptScore] = await scoresOf(recruiter, list, [candidateId])
      const [[row], confirmed] = await transaction(settingsOf(recruiter), async (connection) => [
        await readCandidates(connection, [candidateId]),
        await readConfirmed(connection, vacancyId, [candidateId]),
      ])
      if (!keptScore || !row) return null
      const findings = keptScore.failure === null ? scoreCandidate(list, matchedCandidateOf(row), today()).findings : []
      return {
        candidate_id: candidateId,
        vacancy_id: vacancyId,
        score: scoreAnswer(keptScore),
        requirements: [...list.requirements],
        matches: matchesOf(list.requirements, withConfirmed(list.requirements, findings, confirmed.get(candidateId))),
        made_by: madeByRules(keptScore.computed_at),
        uses_taxonomy: list.taxonomy !== null,
      }
    },

    /** The open vacancies that a candidate fits, highest score first. */
    fits: async (recruiter: Recruiter, candidateId: string): Promise<VacancyFit[] | null> => {
      const settings = settingsOf(recruiter)
      const read = await transaction(settings, async (connection) => {
        const [candidate] = await readCandidates(connection, [candidateId])
        if (!candidate) return null
        const open = await readOpenVacancies(connection, MOST_VACANCIES)
        const ids = open.map(({ vacancy }) => vacancy.id)
        return { candidate, open, keptScores: await readScoresOfCandidate(connection, candidateId, ids) }
      })
      if (!read) return null
      const { candidate, open, keptScores } = read
      const keptFor = new Map(keptScores.map((row) => [row.vacancy_id, row]))
      const lists = open.map(({ vacancy, changes }) => requirementsOf(vacancy, changes))
      const stale = lists.filter(
        (list) => !isOfBasis(keptFor.get(list.vacancyId), basisOf(list, today()), candidate.updated_at),
      )
      for (const list of stale) await scoresOf(recruiter, list, [candidateId])
      const fresh =
        stale.length === 0
          ? keptScores
          : await transaction(settings, (connection) =>
              readScoresOfCandidate(
                connection,
                candidateId,
                lists.map(({ vacancyId }) => vacancyId),
              ),
            )
      const vacancies = new Map(open.map(({ vacancy }) => [vacancy.id, vacancy]))
      return fresh.flatMap((row) => {
        const vacancy = vacancies.get(row.vacancy_id)
        if (!vacancy) return []
        const { id, title, company, location } = vacancy
        return [{ vacancy_id: id, title, company, location, score: scoreAnswer(row) }]
      })
    },

    /** Swaps traits of the organisation's candidates, last changed first, and counts what moves; nothing is kept. */
    swapTest: async (recruiter: Recruiter, vacancyId: string): Promise<SwapTest | null> => {
      const read = await transaction(settingsOf(recruiter), async (connection) => {
        const list = await readList(connection, vacancyId)
        return list && { list, rows: await readNewestCandidates(connection, MOST_SWAPPED) }
      })
      if (!read) return null
      const readable = read.rows.flatMap((row) => {
        try {
          return [namedCandidateOf(row)]
        } catch {
          // The status of the vacancy names them.
          return []
        }
      })
      return swapTraits(read.list, readable, { today: today(), signal })
    },

    /** The scores of these candidates for a vacancy, highest first. */
    scores: async (recruiter: Recruiter, vacancyId: string, ids: readonly string[]): Promise<MatchResult[] | null> => {
      const list = await listOf(recruiter, vacancyId)
      if (!list) return null
      const scores = await scoresOf(recruiter, list, [...new Set(ids)])
      return scores.map(({ candidate_id, percentage, states }) => ({
        candidate_id,
        match_score: percentage,
        matching_points: list.requirements.flatMap(({ label }, at) => (states[at] === 'met' ? [label] : [])),
      }))
    },
  }
}
export type Matching = ReturnType<typeof createMatching>
