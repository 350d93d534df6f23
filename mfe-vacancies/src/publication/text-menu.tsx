import type { Vacancy } from '@wervio/contracts'
import { IconButton, Menu } from '@wervio/ui'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteTextDialog } from './delete-text-dialog.tsx'

/** What is rarely done with a text. */
export const TextMenu = ({ vacancy }: { vacancy: Vacancy }) => {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <Menu
        trigger={<IconButton framed icon={Ellipsis} label="Meer met de tekst" />}
        items={[{ label: 'Tekst verwijderen…', icon: Trash2, danger: true, onSelect: () => setIsDeleting(true) }]}
      />
      <DeleteTextDialog vacancy={vacancy} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}
