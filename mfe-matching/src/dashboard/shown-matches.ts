import type { RankedMatch } from '../what-if/what-if.ts'
import type { DashboardView } from './match-view.ts'

type Filters = Pick<DashboardView, 'procedure' | 'status' | 'cv'>

/** How many filters are on. */
export const filterCount = ({ procedure, status, cv }: Filters): number =>
  [procedure, status, cv].filter((value) => value !== null).length

/** The rows that fit the filters and reach the minimum; somebody without a score is shown without a minimum only. */
export const shownMatches = (
  rows: readonly RankedMatch[],
  { procedure, status, cv, minimum }: Filters & Pick<DashboardView, 'minimum'>,
): RankedMatch[] =>
  rows.filter(
    ({ match, percentage }) =>
      (minimum === 0 || (percentage ?? -1) >= minimum) &&
      (procedure === null || (match.stage !== null) === (procedure === 'in')) &&
      (status === null || match.status === status) &&
      (cv === null || match.has_cv === (cv === 'met')),
  )
