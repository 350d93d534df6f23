import { createCandidate } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { ButtonLink, EmptyState, Page } from '@wervio/ui'
import { ArrowLeft, UserRoundSearch } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useImportedRecording } from '../recordings/use-imported-recording.ts'
import { NewFromRecording } from './new-from-recording.tsx'

/** /kandidaat-profiel without id: a new candidate out of a recording, or where to begin. */
export const FromRecordingPage = () => {
  const { recording } = useImportedRecording()
  const mayCreate = useMay(createCandidate)
  if (recording && mayCreate) return <NewFromRecording recording={recording} />
  return (
    <Page title="Kandidaat">
      <EmptyState
        icon={UserRoundSearch}
        title="Hier staat nog geen kandidaat"
        text={
          mayCreate
            ? 'Kies iemand uit je kandidaten, of importeer een gespreksopname om er een kandidaat van te maken.'
            : 'Kies iemand uit de kandidaten.'
        }
        action={
          <ButtonLink to={paths.dashboard.href()} icon={ArrowLeft}>
            Naar kandidaten
          </ButtonLink>
        }
      />
    </Page>
  )
}
