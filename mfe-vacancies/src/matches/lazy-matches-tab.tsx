import type { Vacancy } from '@wervio/contracts'
import { lazy, Suspense } from 'react'
import { MatchSkeleton } from './match-skeleton.tsx'
import { useMatches } from './use-matches.ts'

const Tab = lazy(() => import('./matches-tab.tsx').then(({ MatchesTab }) => ({ default: MatchesTab })))

/** The Matches tab, its code loaded when it opens; the candidates are fetched meanwhile. */
export const LazyMatchesTab = ({ vacancy }: { vacancy: Vacancy }) => {
  useMatches(vacancy.id)
  return (
    <Suspense fallback={<MatchSkeleton />}>
      <Tab vacancy={vacancy} />
    </Suspense>
  )
}
