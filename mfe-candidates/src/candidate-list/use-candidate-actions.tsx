import type { CandidateSummary } from '@wervio/contracts'
import { useMemo, useState, type ReactNode } from 'react'
import { ContactDialog } from '../contact/contact-dialog.tsx'
import { CvDialog } from '../cv/cv-dialog.tsx'
import { useShortlist } from '../shortlist/use-shortlist.ts'

/** What can be done with a candidate in a list; the same functions at every render. */
export type CandidateActions = {
  showCv: (candidate: CandidateSummary) => void
  contact: (candidate: CandidateSummary) => void
  shortlist: (candidate: CandidateSummary, shortlisted: boolean) => void
}

type Open = { kind: 'cv' | 'contact'; candidate: CandidateSummary }

/** The actions of a list of candidates, with the one dialog they may open. */
export const useCandidateActions = (): { actions: CandidateActions; dialog: ReactNode } => {
  const [open, setOpen] = useState<Open | null>(null)
  const shortlist = useShortlist()
  const actions = useMemo(
    () => ({
      showCv: (candidate: CandidateSummary) => setOpen({ kind: 'cv', candidate }),
      contact: (candidate: CandidateSummary) => setOpen({ kind: 'contact', candidate }),
      shortlist,
    }),
    [shortlist],
  )
  const close = () => setOpen(null)
  const Dialog = open?.kind === 'cv' ? CvDialog : ContactDialog
  return { actions, dialog: open && <Dialog candidate={open.candidate} onClose={close} /> }
}
