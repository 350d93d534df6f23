import { limits, type MatchingStatus } from '@wervio/contracts'
import { numberText } from '@wervio/ui'
import type { RankedMatch } from '../what-if/what-if.ts'
import type { DashboardView } from './match-view.ts'
import { filterCount } from './shown-matches.ts'

/** '6 kandidaten'; '100+ kandidaten' while more pages are to come. */
export const countText = (count: number, hasMore: boolean): string =>
  count === 1 && !hasMore ? '1 kandidaat' : `${numberText(count)}${hasMore ? '+' : ''} kandidaten`

/**
 * How many candidates the threshold hides; null when that isn't known, because words or filters take part. `preview`
 * holds everybody as they stand with weights that are tried out.
 */
export const hiddenCount = (
  view: DashboardView,
  status: MatchingStatus | undefined,
  preview: readonly RankedMatch[] | null,
): number | null => {
  const { minimum, q } = view
  if (minimum === 0) return 0
  if (q.length >= limits.searchMinimum || filterCount(view) > 0) return null
  if (preview) return preview.filter(({ percentage }) => (percentage ?? 0) < minimum).length
  const reached = status?.at_least[String(minimum)]
  return status === undefined || reached === undefined ? null : Math.max(0, status.total - reached)
}
