import { ButtonLink, Page } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { paths } from '../paths.ts'
import { useWho } from '../visitor/use-who.ts'
import { OwnList, Waiting } from './own-list.tsx'
import { SampleList } from './sample-list.tsx'

const ForWhoever = () => {
  const { kind } = useWho()
  if (kind === 'unknown') return <Waiting />
  return kind === 'recruiter' ? <OwnList /> : <SampleList />
}

/** /vacatures: two samples for a visitor, his own vacancies for a recruiter. */
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
    <ForWhoever />
  </Page>
)
