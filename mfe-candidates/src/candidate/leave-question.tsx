import { useBlocker } from '@wervio/routing'
import { getSession } from '@wervio/session'
import { ConfirmDialog } from '@wervio/ui'
import { useEffect, useEffectEvent } from 'react'

type Props = {
  /** Whether there is something to lose, asked at the moment somebody leaves. */
  unsaved: () => boolean
  title: string
  text: string
}

/** Asks before unsaved work is left behind, inside the product and when the tab closes. Whoever has to sign in again may go. */
export const LeaveQuestion = ({ unsaved, title, text }: Props) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved() && getSession().status === 'signed-in')
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (unsaved()) event.preventDefault()
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
