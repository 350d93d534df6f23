import { ConfirmDialog } from '@wervio/ui'
import type { Autosave } from '../autosave/autosave.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Asks before the editor is left with unsaved words, and says where they stay. */
export const LeaveQuestion = ({ autosave }: { autosave: Autosave }) => {
  const blocker = useLeaveGuard(autosave)
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Je tekst is nog niet opgeslagen"
      text="Je laatste wijzigingen staan alleen in deze browser. Als je weggaat, staan ze klaar zodra je deze tekst weer bewerkt."
      confirmLabel="Toch weggaan"
      cancelLabel="Hier blijven"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
