import { css } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/** The look that inputs, text areas and selects share. */
export const controlStyle = css`
  width: 100%;
  min-height: ${tokens.control.large};
  padding: 0.5625rem ${tokens.space[3]};
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  color: ${tokens.text.base};
  font: ${tokens.font.body};
  transition: border-color ${tokens.motion.quick};
  &::placeholder {
    color: ${tokens.text.faint};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${tokens.text.muted};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: -1px;
    border-color: ${tokens.accent.base};
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.status.red.base};
  }
  &[aria-invalid='true']:focus-visible {
    outline-color: ${tokens.status.red.base};
  }
  &:disabled,
  &:read-only:not(select) {
    background: ${tokens.surface.sunken};
  }
  &:disabled {
    cursor: not-allowed;
    color: ${tokens.text.muted};
  }
  ${tokens.breakpoint.touch} {
    font-size: 1rem;
  }
`
