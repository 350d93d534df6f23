import { Cluster, IconButton } from '@wervio/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { Direction } from './finding-order.ts'

type Props = { onStep: (direction: Direction) => void; children?: ReactNode; nextRef?: Ref<HTMLButtonElement> }

/** The buttons to the finding before and after, with their keys. */
export const StepButtons = ({ onStep, children, nextRef = null }: Props) => (
  <Cluster gap={2}>
    <IconButton
      label="Vorige opmerking"
      title="Vorige opmerking (Shift F8)"
      aria-keyshortcuts="Shift+F8"
      icon={ChevronUp}
      onClick={() => onStep('previous')}
    />
    {children}
    <IconButton
      ref={nextRef}
      label="Volgende opmerking"
      title="Volgende opmerking (F8)"
      aria-keyshortcuts="F8"
      icon={ChevronDown}
      onClick={() => onStep('next')}
    />
  </Cluster>
)
