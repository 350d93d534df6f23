import type { Vacancy } from '@wervio/contracts'
import { lazy, Suspense } from 'react'
import { usePublication } from '../publication/queries.ts'
import { PublicationSkeleton } from './publication-skeleton.tsx'

const Tab = lazy(() => import('./publication-tab.tsx').then(({ PublicationTab }) => ({ default: PublicationTab })))

/** The Publicatietekst tab, its code loaded when it opens; the text is fetched meanwhile. */
export const LazyPublicationTab = ({ vacancy }: { vacancy: Vacancy }) => {
  usePublication(vacancy.id)
  return (
    <Suspense fallback={<PublicationSkeleton />}>
      <Tab vacancy={vacancy} />
    </Suspense>
  )
}
