import type { Vacancy } from '@wervio/contracts'
import { IconButton, Menu, usePhoneScreen, type MenuItem } from '@wervio/ui'
import { Ellipsis, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteTextDialog } from './delete-text-dialog.tsx'

/** What is rarely done with a text; on a phone that is printing too. */
export const TextMenu = ({ vacancy }: { vacancy: Vacancy }) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const printItems: MenuItem[] = usePhoneScreen()
    ? [{ label: 'Print', icon: Printer, onSelect: () => window.print() }, 'line']
    : []
  return (
    <>
      <Menu
        trigger={<IconButton framed icon={Ellipsis} label="Meer met de tekst" />}
        items={[
          ...printItems,
          { label: 'Tekst verwijderen…', icon: Trash2, danger: true, onSelect: () => setIsDeleting(true) },
        ]}
      />
      <DeleteTextDialog vacancy={vacancy} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}
