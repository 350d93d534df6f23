import { transcriptionData, type TranscriptionData } from '@wervio/contracts'
import { useLocation, useReplaceState } from '@wervio/routing'
import { z } from 'zod'

const importState = z.object({ recordingId: z.string().nullable().default(null), transcriptionData })

type ImportedRecording = {
  /** One that is stored nowhere yet; null without one. */
  recording: TranscriptionData | null
  /** Id of one that an import stored with the candidate. */
  storedId: string | null
  forget: () => void
}

/** The recording that an import put in the state of the navigation; state of another shape is nothing. */
export const useImportedRecording = (): ImportedRecording => {
  const { state } = useLocation()
  const replaceState = useReplaceState()
  const imported = importState.safeParse(state).data
  const storedId = imported?.recordingId ?? null
  return {
    recording: storedId === null ? (imported?.transcriptionData ?? null) : null,
    storedId,
    forget: () => replaceState(null),
  }
}
