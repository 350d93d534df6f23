import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.ts'
import { IconTile } from './icon-tile.tsx'
import { StateFrame } from './state-frame.ts'

export type ErrorStateProps = {
  title?: string
  /** What happened. */
  text: ReactNode
  /** What was not lost: 'Je gegevens zijn bewaard.' */
  safe?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string
  busy?: boolean
}

/** A page or section that failed: what happened, what was not lost, and a retry. Announced at once. */
export const ErrorState = ({
  title = 'Er ging iets mis',
  text,
  safe,
  onRetry,
  retryLabel = 'Probeer opnieuw',
  busy = false,
}: ErrorStateProps) => (
  <StateFrame role="alert">
    <IconTile icon={TriangleAlert} tone="red" />
    <Heading level={2} size="card">
      {title}
    </Heading>
    <Text as="div" tone="muted">
      {text}
    </Text>
    {safe && (
      <Text as="div" tone="muted">
        {safe}
      </Text>
    )}
    {onRetry && (
      <Button variant="secondary" icon={RotateCw} busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    )}
  </StateFrame>
)
