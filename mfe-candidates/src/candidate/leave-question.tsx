import { useBlocker } from '@wervio/routing'
import { getSession } from '@wervio/session'
import { ConfirmDialog } from '@wervio/ui'
import { useEffect, useEffectEvent } from 'react'

type Props = {
  /** Whether there is something to lose, asked at the moment somebody leaves. */
  unsaved: () => boolean
  /** Whether closing the tab loses it too; what is kept in the browser isn't lost. Without it: as `unsaved`. */
  lost?: () => boolean
  title: string
  text: string
}

/** Asks before unsaved work is left behind, inside the product and when the tab closes. Whoever has to sign in again may go. */
export const LeaveQuestion = ({ unsaved, lost = unsaved, title, text }: Props) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsaved() && getSession().status === 'signed-in',
  )
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (lost()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listen)
    return () => window.removeEventListener('beforeunload', listen)
  }, [])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={title}
      text={text}
      confirmLabel="Toch weggaan"
      cancelLabel="Hier blijven"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
