import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { css, styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Icon } from '../text/icon.tsx'

const framed = css`
  border-color: ${tokens.line.strong};
  background: ${tokens.surface.raised};
`

const StyledButton = styled.button<{ $framed: boolean }>`
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  width: 2.125rem;
  height: 2.125rem;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  color: ${tokens.text.base};
  transition: background ${tokens.motion.quick};
  ${({ $framed }) => $framed && framed}
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${tokens.surface.sunken};
  }
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.55;
  }
  ${tokens.breakpoint.touch} {
    width: ${tokens.control.touch};
    height: ${tokens.control.touch};
  }
`

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** What it does; its name for screen readers and its tooltip. */
  label: string
  icon: LucideIcon
  /** With a border, for a button that stands alone. */
  framed?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only an icon. */
export const IconButton = ({ label, icon, framed: edge = false, type = 'button', ...rest }: IconButtonProps) => (
  <StyledButton type={type} aria-label={label} title={label} $framed={edge} {...rest}>
    <Icon of={icon} />
  </StyledButton>
)
