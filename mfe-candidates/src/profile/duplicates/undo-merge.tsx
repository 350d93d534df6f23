import { Button } from '@wervio/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { UNDO_MERGE, useUndoMerge } from '../../candidate/undo-merge.ts'

/** Takes the last merge back, while that is possible: until a moment, and (which the service knows) unless somebody changed him. */
export const UndoMerge = ({ id, until }: { id: string; until: string | undefined }) => {
  const { mutate, isPending } = useUndoMerge(id)
  const [inTime] = useState(() => until !== undefined && Date.parse(until) > Date.now())
  return (
    inTime && (
      <Button variant="quiet" size="small" icon={Undo2} busy={isPending} onClick={() => mutate()}>
        {UNDO_MERGE}
      </Button>
    )
  )
}
