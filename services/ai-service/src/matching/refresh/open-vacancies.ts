import type { Recruiter } from '@wervio/service-kit'
import { LRUCache } from 'lru-cache'
import { settingsOf } from '../../platform/settings-of.ts'
import type { Transaction } from '../../platform/accounts.ts'
import { readOpenVacancies } from '../requirements/repository.ts'
import type { RequirementReader } from '../requirements/vacancy-requirements.ts'
import { basisOf } from '../results/basis.ts'
import { readStale } from '../results/repository.ts'
import type { Refresher } from './refresher.ts'

/** Open vacancies, last changed first, whose scores are brought up to date without anybody looking at one of them. */
const MOST_VACANCIES = 10
/** Milliseconds in which an organisation isn't looked through again: it reads every score of those vacancies. */
const PAUSE_MS = 60_000
const MOST_ORGANISATIONS = 5_000

type Options = {
  transaction: Transaction
  requirementsOf: RequirementReader
  refresher: Refresher
  /** ISO 8601. */
  today: () => string
}

/** Looks for open vacancies whose scores are out of date, and begins to renew them. */
export const createOpenVacancies = ({ transaction, requirementsOf, refresher, today }: Options) => {
  const checked = new LRUCache<string, readonly string[]>({ max: MOST_ORGANISATIONS, ttl: PAUSE_MS })

  /** The vacancies that were looked at; begins those of which a score is missing or of before a change. */
  const check = async (recruiter: Recruiter): Promise<readonly string[]> => {
    const standing = await transaction(settingsOf(recruiter), async (connection) => {
      const open = await readOpenVacancies(connection, MOST_VACANCIES)
      const rows: { vacancyId: string; isStale: boolean }[] = []
      for (const { vacancy, changes } of open) {
        const list = requirementsOf(vacancy, changes)
        const stale = await readStale(connection, basisOf(list, today()), { limit: 1 })
        rows.push({ vacancyId: list.vacancyId, isStale: stale.length > 0 })
      }
      return rows
    })
    for (const { vacancyId, isStale } of standing) if (isStale) refresher.begin(recruiter, vacancyId)
    return standing.map(({ vacancyId }) => vacancyId)
  }

  return {
    /** Whether scores of the organisation's open vacancies are being renewed; begins that where it has to be done. */
    refresh: async (recruiter: Recruiter): Promise<{ state: 'current' | 'refreshing' }> => {
      const { organisationId } = recruiter
      const ids = checked.get(organisationId) ?? (await check(recruiter))
      if (!checked.has(organisationId)) checked.set(organisationId, ids)
      return { state: ids.some(refresher.isUnderWay) ? 'refreshing' : 'current' }
    },
  }
}
export type OpenVacancies = ReturnType<typeof createOpenVacancies>
