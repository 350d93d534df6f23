import { ButtonLink, EmptyState } from '@wervio/ui'
import { Plus, Users } from 'lucide-react'
import { CandidateBrowser } from '../candidate-list/candidate-browser.tsx'
import { paths } from '../paths.ts'

const NoCandidates = () => (
  <EmptyState
    icon={Users}
    title="Nog geen kandidaten"
    text="Voeg een CV toe. Het profiel wordt uit het CV gehaald en staat daarna hier."
    action={
      <ButtonLink to={paths.add.href()} icon={Plus}>
        Nieuwe Kandidaat
      </ButtonLink>
    }
  />
)

/** All candidates of the organisation; `newId`: somebody who was added just now. */
export const OverviewTab = ({ newId }: { newId: string | null }) => (
  <CandidateBrowser empty={<NoCandidates />} newId={newId} />
)
