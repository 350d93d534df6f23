import { archiveVacancy, deleteVacancy, listAuditEntries, type VacancyDetails } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useMay, usePageActions } from '@wervio/remote-kit'
import { Button, Menu, type MenuItem } from '@wervio/ui'
import { Archive, ArchiveRestore, Ellipsis, ScrollText, Target, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useArchiveVacancy } from '../vacancy/use-archive-vacancy.ts'
import { DeleteVacancyDialog } from './delete-vacancy-dialog.tsx'
import { onThisVacancy } from './on-this-vacancy.ts'

/** What is rarely done with a vacancy. */
export const VacancyMenu = ({ vacancy }: { vacancy: VacancyDetails }) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const { archive, restore } = useArchiveVacancy(vacancy)
  const mayArchive = useMay(archiveVacancy)
  const mayDelete = useMay(deleteVacancy)
  const mayReadLog = useMay(listAuditEntries)
  const archiveItem = vacancy.archived_at
    ? { label: 'Terugzetten uit het archief', icon: ArchiveRestore, onSelect: () => restore.mutate() }
    : { label: 'Archiveren', icon: Archive, onSelect: () => archive.mutate() }
  usePageActions(onThisVacancy(vacancy), [
    { label: 'Kandidaten matchen', icon: 'target', words: ['score'], to: routes.matching.forVacancy(vacancy.id) },
    mayArchive && { label: archiveItem.label, icon: 'archive', run: archiveItem.onSelect },
    mayReadLog && {
      label: 'Wie heeft dit gezien of gewijzigd?',
      icon: 'search',
      words: ['logboek'],
      to: routes.auditLog.forVacancy(vacancy.id),
    },
    mayDelete && { label: 'Vacature verwijderen', icon: 'cancel', run: () => setIsDeleting(true) },
  ])
  const deleteItems: MenuItem[] = mayDelete
    ? ['line', { label: 'Vacature verwijderen…', icon: Trash2, danger: true, onSelect: () => setIsDeleting(true) }]
    : []
  const logItems: MenuItem[] = mayReadLog
    ? [{ label: 'Wie heeft dit gezien of gewijzigd?', icon: ScrollText, to: routes.auditLog.forVacancy(vacancy.id) }]
    : []
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" icon={Ellipsis}>
            Meer
          </Button>
        }
        items={[
          { label: 'Kandidaten op score', icon: Target, to: routes.matching.forVacancy(vacancy.id) },
          ...(mayArchive ? [archiveItem] : []),
          ...logItems,
          ...deleteItems,
        ]}
      />
      {isDeleting && <DeleteVacancyDialog vacancy={vacancy} onClose={() => setIsDeleting(false)} />}
    </>
  )
}
