import { ButtonLink, Page } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { paths } from '../paths.ts'
import { ForAnybody } from '../visitor/for-anybody.tsx'
import { useViewer } from '../visitor/use-viewer.ts'
import { OwnList, ListSkeleton } from './own-list.tsx'
import { SampleList } from './sample-list.tsx'

const ListForViewer = () => {
  const { kind } = useViewer()
  if (kind === 'anybody') return <ForAnybody visitor={<SampleList />} recruiter={<ListSkeleton />} />
  if (kind === 'unknown') return <ListSkeleton />
  return kind === 'recruiter' ? <OwnList /> : <SampleList />
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
