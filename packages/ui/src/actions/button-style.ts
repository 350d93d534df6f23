import { css } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const variants = {
  primary: css`
    color: ${tokens.accent.on};
    background: ${tokens.accent.base};
    &:hover:not(:disabled) {
      background: ${tokens.accent.hover};
    }
  `,
  secondary: css`
    color: ${tokens.text.base};
    background: ${tokens.surface.raised};
    border-color: ${tokens.line.strong};
    &:hover:not(:disabled) {
      border-color: ${tokens.line.control};
      background: ${tokens.surface.sunken};
    }
  `,
  quiet: css`
    color: ${tokens.accent.base};
    &:hover:not(:disabled) {
      background: ${tokens.accent.soft};
    }
  `,
  danger: css`
    color: ${tokens.status.on};
    background: ${tokens.status.red.base};
    &:hover:not(:disabled) {
      background: ${tokens.status.red.hover};
    }
  `,
}

const sizes = {
  small: css`
    min-height: ${tokens.control.small};
    padding-inline: ${tokens.space[3]};
    font: ${tokens.font.smallStrong};
  `,
  medium: css`
    min-height: ${tokens.control.medium};
    padding-inline: ${tokens.space[4]};
    font: ${tokens.font.strong};
  `,
  large: css`
    min-height: ${tokens.control.large};
    padding-inline: 1.375rem;
    font: ${tokens.font.strong};
    font-size: 1rem;
  `,
}

/** The look that buttons and button links share. */
export const buttonStyle = css<{ $variant: ButtonVariant; $size: ButtonSize; $wide?: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  flex-shrink: 0;
  ${({ $wide }) => $wide && 'width: 100%;'}
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${tokens.motion.quick},
    border-color ${tokens.motion.quick};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  &:disabled:not([aria-busy='true']) {
    opacity: 0.55;
  }
  svg {
    flex-shrink: 0;
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
