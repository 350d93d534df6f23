import { cvCountText } from '@wervio/contracts'
import type { Selectable } from '@wervio/remote-kit'
import { ConfirmDialog } from '@wervio/ui'

type Props = { items: readonly Selectable[]; onCancel: () => void; onConfirm: () => void }

/** Asks before CVs are left out: that can't be undone. Open while there are any. */
export const DropQuestion = ({ items, onCancel, onConfirm }: Props) => (
  <ConfirmDialog
    open={items.length > 0}
    title={`${cvCountText(items.length)} weglaten?`}
    text="Ze gaan uit de stapel en hun bestanden worden verwijderd. Opgeslagen kandidaten blijven."
    confirmLabel="Weglaten"
    onCancel={onCancel}
    onConfirm={onConfirm}
  />
)
