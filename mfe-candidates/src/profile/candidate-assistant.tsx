import { Assistant, WithAssistant } from '@wervio/assistant'
import type { Candidate } from '@wervio/contracts'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { assistantContext } from './assistant-context.ts'
import { cvTargetOfSource } from './cv-panel/source-field.ts'
import { useNotes } from './notes/use-notes.ts'
import { useImportedRecording } from './recordings/use-imported-recording.ts'
import { useRecordings } from './recordings/use-recordings.ts'

/** The page of one candidate with the assistant about them, which waits until they are loaded. */
export const WithCandidateAssistant = ({
  id,
  candidate,
  children,
}: {
  id: string
  candidate: Candidate | undefined
  children: ReactNode
}) => {
  const { data: storedRecordings, isPending } = useRecordings(id)
  const { data: notes, isPending: areNotesPending } = useNotes(id)
  const { recording: importedRecording } = useImportedRecording()
  const recordings = [...(importedRecording ? [importedRecording] : []), ...(storedRecordings ?? [])]
  return (
    <WithAssistant
      assistant={
        <Assistant
          kind="candidate"
          subject={{ kind: 'candidate', id }}
          placement="panel"
          ready={candidate !== undefined && !isPending && !areNotesPending}
          // A link drops the state of the navigation, and with it a recording that isn't stored yet.
          sourceHref={
            importedRecording
              ? undefined
              : (path, quote) => {
                  const target = cvTargetOfSource(path, quote)
                  if (target) return paths.profile.inCv(id, target)
                  return path[0] === 'transcripties' || path[0] === 'samenvattingen'
                    ? paths.profile.conversations(id)
                    : paths.profile.href(id)
                }
          }
          context={() => (candidate ? assistantContext(candidate, recordings, notes ?? []) : {})}
        />
      }
    >
      {children}
    </WithAssistant>
  )
}
