import { keyframes, styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

const slide = keyframes`
  from { background-position: 140% 0; }
  to { background-position: -60% 0; }
`
const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  overflow: hidden;
  border: 0;
  border-radius: ${tokens.radius.chip};
  background: ${tokens.line.base};
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: ${tokens.radius.chip};
    background: ${tokens.accent.base};
    transition: inline-size ${tokens.motion.calm};
  }
  &::-moz-progress-bar {
    border-radius: ${tokens.radius.chip};
    background: ${tokens.accent.base};
  }
  &:indeterminate {
    background: linear-gradient(90deg, transparent 30%, ${tokens.accent.base} 30% 70%, transparent 70%)
      ${tokens.line.base};
    background-size: 50% 100%;
    background-repeat: no-repeat;
    animation: ${slide} 1.4s linear infinite;
  }
  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }
`

export type ProgressBarProps = {
  /** 0 to 100; undefined while it isn't known. */
  value?: number | undefined
  label: string
}

/** The progress of work. The label is its accessible name; show the number beside it where that helps. */
export const ProgressBar = ({ value, label }: ProgressBarProps) => (
  <Bar
    aria-label={label}
    max={100}
    {...(value === undefined ? {} : { value: Math.round(Math.min(100, Math.max(0, value))) })}
  />
)
