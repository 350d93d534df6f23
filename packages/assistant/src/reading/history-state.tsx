import { messages } from '@wervio/contracts'
import { Button, LoadingState, Notice, Skeleton, Stack } from '@wervio/ui'
import { RotateCw } from 'lucide-react'

/** Shown while the stored conversation loads: the shape of a question and an answer. */
export const HistoryWaiting = () => (
  <LoadingState label="Gesprek laden...">
    <Stack gap={3}>
      <Stack align="end">
        <Skeleton width="70%" height="2.5rem" />
      </Stack>
      <Skeleton height="6rem" />
    </Stack>
  </LoadingState>
)

/**
 * Shown when the stored conversation could not be read; asking still works. `onRetry` is undefined after the first
 * question.
 */
export const HistoryFailed = ({ onRetry }: { onRetry: (() => void) | undefined }) => (
  <Notice tone="neutral" title={messages.chatHistoryFailed}>
    <p>Je kunt gewoon een vraag stellen.</p>
    {onRetry && (
      <Button variant="quiet" size="small" icon={RotateCw} onClick={onRetry}>
        Opnieuw laden
      </Button>
    )}
  </Notice>
)
