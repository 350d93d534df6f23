import { useQueryClient } from '@tanstack/react-query'
import {
  candidateStatuses,
  candidateStatusLabels,
  type CandidateSummary,
  changeCandidate,
  eraseCandidate,
  exportCandidate,
  noteContact,
  shortlistCandidate,
  unlistCandidate,
} from '@wervio/contracts'
import { dropWhenDone, type Many, type ManyAction, type ManyTask, type Selectable } from '@wervio/remote-kit'
import { Bookmark, BookmarkX, Braces, CircleDot, Download, Eraser, FileType, Mail, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { statusLooks } from '../candidate/status.ts'
import { ContactManyDialog } from './contact-many-dialog.tsx'
import { EraseManyDialog } from './erase-many-dialog.tsx'
import { exportTask } from './export-task.ts'
import { shortlistTask } from './shortlist-task.ts'
import { statusTask } from './status-task.ts'

type OpenDialog = { kind: 'contact' | 'erase'; candidates: readonly CandidateSummary[] }

type Options = {
  chosenRows: readonly CandidateSummary[]
  many: Many
  /** Takes rows out of the selection. */
  drop: (ids: readonly string[]) => void
}

/**
 * What can be done with all the candidates that were chosen in any list: an action for each, and the dialog one opened.
 */
export const useCandidateActions = ({ chosenRows, many, drop }: Options) => {
  const queries = useQueryClient()
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const run = <Outcome, Item extends Selectable>(task: ManyTask<Outcome, Item>) => many.run(dropWhenDone(task, drop))
  const open = (kind: OpenDialog['kind']) => () => setOpenDialog({ kind, candidates: chosenRows })
  const close = () => setOpenDialog(null)
  const areAllListed = chosenRows.length > 0 && chosenRows.every(({ shortlisted }) => shortlisted)
  const setShortlisted = (shortlisted: boolean) => {
    const others = chosenRows.filter((row) => row.shortlisted !== shortlisted)
    drop(chosenRows.filter((row) => row.shortlisted === shortlisted).map(({ id }) => id))
    run(shortlistTask(queries, others, shortlisted))
  }
  const shortlist: ManyAction = areAllListed
    ? {
        label: 'Van shortlist halen',
        icon: BookmarkX,
        calls: [unlistCandidate],
        isSecondary: true,
        onSelect: () => setShortlisted(false),
      }
    : {
        label: 'Toevoegen aan shortlist',
        icon: Bookmark,
        calls: [shortlistCandidate],
        isSecondary: true,
        onSelect: () => setShortlisted(true),
      }
  const status: ManyAction = {
    label: 'Status',
    icon: CircleDot,
    calls: [changeCandidate],
    items: [
      ...candidateStatuses.map((choice) => ({
        label: candidateStatusLabels[choice],
        icon: statusLooks[choice].icon,
        onSelect: () => run(statusTask(queries, chosenRows, choice)),
      })),
      'line',
      {
        label: 'Laat de procedures volgen',
        icon: RotateCcw,
        onSelect: () => run(statusTask(queries, chosenRows, null)),
      },
    ],
  }
  const contact: ManyAction = {
    label: 'Contact opnemen',
    icon: Mail,
    calls: [noteContact],
    isSecondary: true,
    onSelect: open('contact'),
  }
  const exporting: ManyAction = {
    label: 'Exporteer',
    icon: Download,
    calls: [exportCandidate],
    isSecondary: true,
    items: [
      { label: 'Exporteer als pdf', icon: FileType, onSelect: () => many.run(exportTask(chosenRows, 'pdf')) },
      { label: 'Exporteer als JSON', icon: Braces, onSelect: () => many.run(exportTask(chosenRows, 'json')) },
    ],
  }
  const erasing: ManyAction = {
    label: 'Wissen',
    icon: Eraser,
    calls: [eraseCandidate],
    isSecondary: true,
    danger: true,
    onSelect: open('erase'),
  }
  return {
    run,
    shortlist,
    status,
    contact,
    exporting,
    erasing,
    dialog: (
      <>
        {openDialog?.kind === 'contact' && (
          <ContactManyDialog candidates={openDialog.candidates} many={many} onClose={close} />
        )}
        {openDialog?.kind === 'erase' && (
          <EraseManyDialog candidates={openDialog.candidates} onErased={drop} onClose={close} />
        )}
      </>
    ),
  }
}
