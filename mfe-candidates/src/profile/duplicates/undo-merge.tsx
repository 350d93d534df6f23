import { Button } from '@wervio/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { UNDO_MERGE, useUndoMerge } from '../../candidate/undo-merge.ts'

/**
 * Undoes the last merge, as long as that is possible: before `until`, and while nobody changed the candidate since,
 * which the service checks.
 */
export const UndoMerge = ({ id, until }: { id: string; until: string | undefined }) => {
  const { mutate, isPending } = useUndoMerge(id)
  const [isInTime] = useState(() => until !== undefined && Date.parse(until) > Date.now())
  return (
    isInTime && (
      <Button variant="quiet" size="small" icon={Undo2} busy={isPending} onClick={() => mutate()}>
        {UNDO_MERGE}
      </Button>
    )
  )
}
