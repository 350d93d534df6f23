import { Assistant, WithAssistant } from '@wervio/assistant'
import type { Candidate } from '@wervio/contracts'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { assistantContext } from './assistant-context.ts'
import { useHandedOver } from './recordings/transcription-state.ts'
import { useRecordings } from './recordings/use-recordings.ts'

/** The page of one candidate with the assistant about him, which waits until he is there. */
export const WithCandidateAssistant = ({
  id,
  candidate,
  children,
}: {
  id: string
  candidate: Candidate | undefined
  children: ReactNode
}) => {
  const { data: kept, isPending } = useRecordings(id)
  const { handed } = useHandedOver()
  const recordings = [...(handed ? [handed] : []), ...(kept ?? [])]
  return (
    <WithAssistant
      assistant={
        <Assistant
          kind="candidate"
          subject={{ kind: 'candidate', id }}
          placement="panel"
          ready={candidate !== undefined && !isPending}
          // A link drops the state of the navigation, and with it a conversation that isn't kept yet.
          sourceHref={
            handed
              ? undefined
              : ([key]) =>
                  key === 'transcripties' || key === 'samenvattingen'
                    ? paths.profile.conversations(id)
                    : paths.profile.href(id)
          }
          context={() => (candidate ? assistantContext(candidate, recordings) : {})}
        />
      }
    >
      {children}
    </WithAssistant>
  )
}
