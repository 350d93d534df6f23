import { Button } from '@wervio/ui'
import { ListChecks } from 'lucide-react'
import type { Selectable, Selection } from './use-selection.ts'

/** Begins choosing, or ends it; also where no pointer can hover over a row. */
export const SelectButton = ({
  selection: { mayChoose, isChoosing, start, clear },
}: {
  selection: Selection<Selectable>
}) =>
  mayChoose && (
    <Button variant="secondary" size="small" icon={ListChecks} onClick={isChoosing ? clear : start}>
      {isChoosing ? 'Klaar' : 'Selecteren'}
    </Button>
  )
