import { transcriptionData, type TranscriptionData } from '@wervio/contracts'
import { useLocation, useNavigate } from '@wervio/routing'
import { z } from 'zod'

const importState = z.object({ transcriptionData })

/** The recording that an import put in the state of the navigation; null without one, or when it has another shape. */
export const useImportedRecording = (): { recording: TranscriptionData | null; forget: () => void } => {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  return {
    recording: importState.safeParse(state).data?.transcriptionData ?? null,
    forget: () => void navigate(pathname + search, { replace: true, state: null }),
  }
}
