import type { VacancyDetails } from '@wervio/contracts'
import { lazy, Suspense } from 'react'
import { PersonaSkeleton } from './persona-skeleton.tsx'
import { usePersona } from './use-persona.ts'

const Tab = lazy(() => import('./persona-tab.tsx').then(({ PersonaTab }) => ({ default: PersonaTab })))

/** The Persona tab, its code loaded when it opens; the stored persona is fetched meanwhile. */
export const LazyPersonaTab = ({ vacancy }: { vacancy: VacancyDetails }) => {
  usePersona(vacancy)
  return (
    <Suspense fallback={<PersonaSkeleton />}>
      <Tab vacancy={vacancy} />
    </Suspense>
  )
}
