import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Text } from '../text/text.ts'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import { Dots } from './loading-dots.tsx'

const Centre = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[3]};
  min-height: 12rem;
  color: ${tokens.accent.base};
`

export type LoadingStateProps = {
  /** The screen's loading text, for example 'Vacatures laden...'. */
  label: string
  /** Skeletons in the shape of what comes; without them the text itself shows. */
  children?: ReactNode
}

/** What stands where content is being fetched. */
export const LoadingState = ({ label, children }: LoadingStateProps) => (
  <div aria-busy>
    {children ?? (
      <Centre>
        <Dots />
        <Text as="output" tone="muted">
          {label}
        </Text>
      </Centre>
    )}
    {children && <VisuallyHidden as="output">{label}</VisuallyHidden>}
  </div>
)
