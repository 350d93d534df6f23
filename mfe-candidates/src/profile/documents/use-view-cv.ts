import { useMutation } from '@tanstack/react-query'
import { download, errorText } from '@wervio/api-client'
import { getCv, messages, type Candidate } from '@wervio/contracts'
import { saveFile } from '@wervio/ui'
import { cvFileName, isPdf } from '../../cv/cv-file.ts'

/** Milliseconds until the address is revoked: the new tab reads it later than this task. */
const REVOKE_DELAY_MS = 60_000
const BLOCKED = 'Je browser hield het nieuwe tabblad tegen. Sta pop-ups toe voor deze site, of download het CV.'

class CvProblem extends Error {}

const loadContent = (id: string): Promise<Blob> => download(getCv, { params: { id } })

// The tab is opened in the click itself: after the download a browser takes it for a pop-up.
const showInTab = async (tab: Window | null, id: string): Promise<void> => {
  if (!tab) throw new CvProblem(BLOCKED)
  try {
    const content = await loadContent(id)
    if (!isPdf(content)) throw new CvProblem(messages.cvWrongFormat)
    const address = URL.createObjectURL(content)
    tab.location.href = address
    setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
  } catch (error) {
    tab.close()
    throw error
  }
}

/** Opens the CV in a new tab, or hands it over as a file. `problem`: why the last attempt failed, in Dutch. */
export const useViewCv = (candidate: Pick<Candidate, 'id' | 'name' | 'cv_filename'>) => {
  const { id } = candidate
  const viewMutation = useMutation({ mutationFn: (tab: Window | null) => showInTab(tab, id) })
  const saveMutation = useMutation({ mutationFn: async () => saveFile(cvFileName(candidate), await loadContent(id)) })
  const error = viewMutation.error ?? saveMutation.error
  return {
    view: () => {
      saveMutation.reset()
      viewMutation.mutate(window.open('', '_blank'))
    },
    save: () => {
      viewMutation.reset()
      saveMutation.mutate()
    },
    isViewing: viewMutation.isPending,
    isSaving: saveMutation.isPending,
    problem: error ? (error instanceof CvProblem ? error.message : errorText(error, messages.cvLoadFailed)) : null,
  }
}
