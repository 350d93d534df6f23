import type { VacancyDetails } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Button, Menu, type MenuItem } from '@wervio/ui'
import { Archive, ArchiveRestore, Ellipsis, Target, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useArchiveVacancy } from '../vacancy/use-archive-vacancy.ts'
import { DeleteVacancyDialog } from './delete-vacancy-dialog.tsx'

/** What is rarely done with a vacancy. */
export const VacancyMenu = ({ vacancy }: { vacancy: VacancyDetails }) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const { archive, restore } = useArchiveVacancy(vacancy)
  const archiveItem: MenuItem = vacancy.archived_at
    ? { label: 'Terugzetten uit het archief', icon: ArchiveRestore, onSelect: () => restore.mutate() }
    : { label: 'Archiveren', icon: Archive, onSelect: () => archive.mutate() }
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
          archiveItem,
          'line',
          { label: 'Vacature verwijderen…', icon: Trash2, danger: true, onSelect: () => setIsDeleting(true) },
        ]}
      />
      {isDeleting && <DeleteVacancyDialog vacancy={vacancy} onClose={() => setIsDeleting(false)} />}
    </>
  )
}
