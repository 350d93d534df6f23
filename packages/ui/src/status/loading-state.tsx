import { useEffect, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Text } from '../text/text.ts'
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

const Skeletons = styled.div`
  position: relative;
`
/** Lies over the skeletons, so that nothing moves when it appears. */
const LateLabel = styled.output<{ $visible: boolean }>`
  position: absolute;
  z-index: 1;
  top: ${tokens.space[4]};
  left: 50%;
  translate: -50% 0;
  max-width: 100%;
  padding: ${tokens.space[1]} ${tokens.space[4]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.chip};
  background: ${tokens.surface.raised};
  box-shadow: ${tokens.shadow.low};
  color: ${tokens.text.muted};
  font: ${tokens.font.small};
  opacity: ${({ $visible }) => ($visible ? 1 : 0)};
  pointer-events: none;
`

/** In milliseconds. Loading that is over sooner shows skeletons alone. */
const LABEL_DELAY = 1_000

const useIsLate = (): boolean => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LABEL_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

export type LoadingStateProps = {
  /** The screen's loading text, for example 'Vacatures laden...'. */
  label: string
  /** Skeletons in the shape of the content; the text shows over them after a second, and without them at once. */
  children?: ReactNode
}

const SkeletonsWithLabel = ({ label, children }: LoadingStateProps) => (
  <Skeletons>
    {children}
    <LateLabel $visible={useIsLate()}>{label}</LateLabel>
  </Skeletons>
)

/** Stands in for content that is being fetched. */
export const LoadingState = ({ label, children }: LoadingStateProps) => (
  <div aria-busy>
    {children ? (
      <SkeletonsWithLabel label={label}>{children}</SkeletonsWithLabel>
    ) : (
      <Centre>
        <Dots />
        <Text as="output" tone="muted">
          {label}
        </Text>
      </Centre>
    )}
  </div>
)
