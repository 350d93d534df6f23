import { useBlocker } from '@wervio/routing'
import { getSession } from '@wervio/session'
import { ConfirmDialog } from '@wervio/ui'

/** Asks before a mail that isn't sent is left behind; its text stays in this browser. */
export const LeaveQuestion = ({ hasUnsent }: { hasUnsent: boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsent && currentLocation.pathname !== nextLocation.pathname && getSession().status === 'signed-in',
  )
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Je mail is nog niet verstuurd"
      text="De tekst blijft in deze browser staan. Als je hier terugkomt, kun je verder."
      confirmLabel="Toch weggaan"
      cancelLabel="Hier blijven"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
