import { transcriptionData, type TranscriptionData } from '@wervio/contracts'
import { useLocation, useNavigate } from '@wervio/routing'
import { z } from 'zod'

const state = z.object({ transcriptionData })

/** What an import of a recording handed over in the state of the navigation; null without it, or when it can't be read. */
export const useHandedOver = (): { handed: TranscriptionData | null; forget: () => void } => {
  const { state: given, pathname, search } = useLocation()
  const navigate = useNavigate()
  return {
    handed: state.safeParse(given).data?.transcriptionData ?? null,
    forget: () => void navigate(pathname + search, { replace: true, state: null }),
  }
}
