import type { Publication } from '@wervio/contracts'
import { Button } from '@wervio/ui'
import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const HistoryDialog = lazy(() => import('./history-dialog.tsx').then((module) => ({ default: module.HistoryDialog })))

type Props = {
  vacancyId: string
  publication: Publication
  /** Runs first, for example a save, so that the history is whole. */
  onBeforeOpen?: () => Promise<unknown>
}

/** Opens the history of a text. */
export const HistoryButton = ({ vacancyId, publication, onBeforeOpen }: Props) => {
  const [open, setOpen] = useState(false)
  const show = async () => {
    await onBeforeOpen?.()
    setOpen(true)
  }
  return (
    <>
      <Button variant="secondary" icon={History} onClick={() => void show()}>
        Versies
      </Button>
      {open && (
        <Suspense>
          <HistoryDialog vacancyId={vacancyId} publication={publication} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
