import { ButtonLink, Page } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { paths } from '../paths.ts'
import { ForAnybody } from '../visitor/for-anybody.tsx'
import { useViewer } from '../visitor/use-viewer.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { SampleList } from './sample-list.tsx'

/** With the calls and their schemas, which visitors never need. */
const loadOwnList = async () => ({ default: (await import('./own-list.tsx')).OwnList })
const OwnList = lazy(loadOwnList)

const ListForViewer = () => {
  const { kind } = useViewer()
  const isComing = kind === 'unknown'
  useEffect(() => {
    // What can't be had now is asked for again when it is shown.
    if (isComing) void loadOwnList().catch(() => undefined)
  }, [isComing])
  if (kind === 'anybody') return <ForAnybody visitor={<SampleList />} recruiter={<ListSkeleton />} />
  if (isComing) return <ListSkeleton />
  if (kind === 'visitor') return <SampleList />
  return (
    <Suspense fallback={<ListSkeleton />}>
      <OwnList />
    </Suspense>
  )
}

/** /vacatures: two samples for a visitor, for recruiters their own vacancies. */
export const VacancyListPage = () => (
  <Page
    title="Vacatures"
    subtitle="Vacatureteksten om te bekijken, te bewerken en zelf te schrijven."
    actions={
      <ButtonLink to={paths.generator.href()} icon={Plus}>
        Nieuwe vacature
      </ButtonLink>
    }
  >
    <ListForViewer />
  </Page>
)
