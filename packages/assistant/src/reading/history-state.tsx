import { messages } from '@wervio/contracts'
import { Button, LoadingState, Notice, Skeleton, Stack } from '@wervio/ui'
import { RotateCw } from 'lucide-react'

/** While the kept conversation comes: in the shape of a question and an answer. */
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

/** The kept conversation can't be shown; asking goes on. `onRetry` is absent once something was asked. */
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
