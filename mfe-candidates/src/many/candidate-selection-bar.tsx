import { useQueryClient } from '@tanstack/react-query'
import { candidateStatuses, candidateStatusLabels, type CandidateSummary, type VacancySummary } from '@wervio/contracts'
import {
  dropWhenDone,
  SelectionBar,
  useMany,
  type ManyAction,
  type ManyTask,
  type Selectable,
  type Selection,
} from '@wervio/remote-kit'
import {
  Bookmark,
  BookmarkX,
  Braces,
  CircleDot,
  Download,
  Eraser,
  FileType,
  Mail,
  RotateCcw,
  Workflow,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { statusLooks } from '../candidate/status.ts'
import { ContactManyDialog } from './contact-many-dialog.tsx'
import { EraseManyDialog } from './erase-many-dialog.tsx'
import { exportTask } from './export-task.ts'
import { ProcedureManyDialog } from './procedure-many-dialog.tsx'
import { shortlistTask } from './shortlist-task.ts'
import { statusTask } from './status-task.ts'
import { usePutInProcedure } from './use-put-in-procedure.ts'

type OpenDialog = { kind: 'procedure' | 'contact' | 'erase'; candidates: readonly CandidateSummary[] }

type Props = {
  selection: Selection<CandidateSummary>
  hasMore: boolean
  help: ReactNode
  /** The vacancy that the list is about, if any: its procedure is the one to be put in. */
  vacancy?: Pick<VacancySummary, 'id' | 'title'>
}

/** What can be done with all the candidates that were chosen in a list. */
export const CandidateSelectionBar = ({ selection, hasMore, help, vacancy }: Props) => {
  const queries = useQueryClient()
  const many = useMany()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { chosenRows, drop } = selection

  const run = <Outcome, Item extends Selectable>(task: ManyTask<Outcome, Item>) => many.run(dropWhenDone(task, drop))
  const put = usePutInProcedure({ run })
  const putInProcedure = (known: NonNullable<typeof vacancy>) => {
    if (!put.isPending) put.mutate({ vacancy: known, candidates: chosenRows })
  }
  const areAllListed = chosenRows.length > 0 && chosenRows.every(({ shortlisted }) => shortlisted)
  const shortlist = (shortlisted: boolean) => {
    const others = chosenRows.filter((row) => row.shortlisted !== shortlisted)
    drop(chosenRows.filter((row) => row.shortlisted === shortlisted).map(({ id }) => id))
    run(shortlistTask(queries, others, shortlisted))
  }
  const openDialog = (kind: OpenDialog['kind']) => () => setDialog({ kind, candidates: chosenRows })
  const actions: ManyAction[] = [
    {
      label: 'In procedure zetten',
      icon: Workflow,
      onSelect: vacancy ? () => putInProcedure(vacancy) : openDialog('procedure'),
    },
    areAllListed
      ? { label: 'Van shortlist halen', icon: BookmarkX, isSecondary: true, onSelect: () => shortlist(false) }
      : { label: 'Toevoegen aan shortlist', icon: Bookmark, isSecondary: true, onSelect: () => shortlist(true) },
    {
      label: 'Status',
      icon: CircleDot,
      items: [
        ...candidateStatuses.map((status) => ({
          label: candidateStatusLabels[status],
          icon: statusLooks[status].icon,
          onSelect: () => run(statusTask(queries, chosenRows, status)),
        })),
        'line',
        {
          label: 'Laat de procedures volgen',
          icon: RotateCcw,
          onSelect: () => run(statusTask(queries, chosenRows, null)),
        },
      ],
    },
    { label: 'Contact opnemen', icon: Mail, isSecondary: true, onSelect: openDialog('contact') },
    {
      label: 'Exporteer',
      icon: Download,
      isSecondary: true,
      items: [
        { label: 'Exporteer als pdf', icon: FileType, onSelect: () => many.run(exportTask(chosenRows, 'pdf')) },
        { label: 'Exporteer als JSON', icon: Braces, onSelect: () => many.run(exportTask(chosenRows, 'json')) },
      ],
    },
    { label: 'Wissen', icon: Eraser, isSecondary: true, danger: true, onSelect: openDialog('erase') },
  ]
  const closeDialog = () => setDialog(null)
  return (
    <>
      <SelectionBar selection={selection} many={many} actions={actions} hasMore={hasMore} help={help} />
      {dialog?.kind === 'procedure' && (
        <ProcedureManyDialog candidates={dialog.candidates} many={{ run }} onClose={closeDialog} />
      )}
      {dialog?.kind === 'contact' && (
        <ContactManyDialog candidates={dialog.candidates} many={many} onClose={closeDialog} />
      )}
      {dialog?.kind === 'erase' && (
        <EraseManyDialog candidates={dialog.candidates} onErased={drop} onClose={closeDialog} />
      )}
    </>
  )
}
