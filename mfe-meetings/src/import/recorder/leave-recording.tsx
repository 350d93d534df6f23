import { useBlocker } from '@wervio/routing'
import { getSession } from '@wervio/session'
import { ConfirmDialog } from '@wervio/ui'
import { useEffect } from 'react'

/** Asks before somebody leaves a recording that runs; inside the product it ends then, and stays stored. */
export const LeaveRecording = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && getSession().status === 'signed-in',
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="De opname loopt nog"
      text="Als je weggaat, stopt de opname. Wat is opgenomen blijft bewaard: je vindt het terug op deze pagina."
      confirmLabel="Stop opname en ga weg"
      cancelLabel="Hier blijven"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
