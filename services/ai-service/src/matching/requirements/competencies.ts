import type { Sql } from '@wervio/service-kit/database'
import { readVacancy } from './repository.ts'
import { readRequirements } from './vacancy-requirements.ts'

/** Competencies of one vacancy that a summary looks for. */
const MOST_COMPETENCIES = 20

/**
 * What a vacancy calls the competencies that it asks: its traits, with what its recruiters changed about them. Empty
 * without the vacancy.
 */
export const readCompetencies = async (connection: Sql, vacancyId: string | null): Promise<string[]> => {
  const stored = vacancyId === null ? null : await readVacancy(connection, vacancyId)
  if (stored === null) return []
  return readRequirements(stored.vacancy, stored.changes)
    .requirements.flatMap(({ kind, label }) => (kind === 'trait' ? [label] : []))
    .slice(0, MOST_COMPETENCIES)
}
