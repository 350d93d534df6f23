import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  /** What will happen, by name: 'De vacature "Planner" wordt verwijderd.' */
  text: ReactNode
  /** The action as a verb: 'Verwijderen'. */
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  danger?: boolean
  busy?: boolean
  /** What is asked beside the confirmation. */
  children?: ReactNode
}

/** Asks for confirmation before something that is hard to undo. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Annuleren',
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
  children,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => {
      if (!next) onCancel()
    }}
    title={title}
    description={text}
    actions={
      <>
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
