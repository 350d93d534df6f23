import { Button, Cluster, Notice, Stack } from '@wervio/ui'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { addStepLabels, type AddStep } from './add-steps.ts'

type Props = { step: AddStep; message: string; onRetry: (() => void) | null; children?: ReactNode }

/** A step that failed: what happened, that nothing is half made, and a retry that goes on from there. */
export const AddFailure = ({ step, message, onRetry, children }: Props) => (
  <Notice tone="red" title={message}>
    <Stack gap={3}>
      Er is nog geen kandidaat opgeslagen. {onRetry && `Opnieuw proberen gaat verder bij ‘${addStepLabels[step]}’.`}
      <Cluster gap={2}>
        {onRetry && (
          <Button variant="secondary" size="small" icon={RotateCw} onClick={onRetry}>
            Probeer opnieuw
          </Button>
        )}
        {children}
      </Cluster>
    </Stack>
  </Notice>
)
