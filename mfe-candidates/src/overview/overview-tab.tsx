import { createCandidate } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { ButtonLink, EmptyState } from '@wervio/ui'
import { Plus, Users } from 'lucide-react'
import { CandidateBrowser } from '../candidate-list/candidate-browser.tsx'
import { paths } from '../paths.ts'

const NoCandidates = () => {
  const mayCreate = useMay(createCandidate)
  return (
    <EmptyState
      icon={Users}
      title="Nog geen kandidaten"
      text={
        mayCreate
          ? 'Voeg een CV toe. Het profiel wordt uit het CV gehaald en staat daarna hier.'
          : 'Kandidaten die je collega’s toevoegen, zie je hier.'
      }
      action={
        mayCreate && (
          <ButtonLink to={paths.add.href()} icon={Plus}>
            Nieuwe Kandidaat
          </ButtonLink>
        )
      }
    />
  )
}

/** All candidates of the organisation; `newId`: somebody who was added just now. */
export const OverviewTab = ({ newId }: { newId: string | null }) => (
  <CandidateBrowser empty={<NoCandidates />} newId={newId} />
)
