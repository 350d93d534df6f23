import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.ts'
import { IconTile } from './icon-tile.tsx'
import { StateFrame } from './state-frame.ts'

export type EmptyStateProps = {
  icon?: LucideIcon
  title: string
  text?: ReactNode
  /** The one action to take: a Button or ButtonLink. */
  action?: ReactNode
}

/** Stands in for a list without rows: one sentence, one action. */
export const EmptyState = ({ icon = Inbox, title, text, action }: EmptyStateProps) => (
  <StateFrame>
    <IconTile icon={icon} tone="neutral" />
    <Heading level={2} size="card">
      {title}
    </Heading>
    {text && (
      <Text as="div" tone="muted">
        {text}
      </Text>
    )}
    {action}
  </StateFrame>
)
