import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Icon } from '../text/icon.tsx'
import { Dots } from '../status/loading-dots.tsx'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

const StyledButton = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }>`
  ${buttonStyle}
`

const Content = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** While work is under way: keeps its width and name, shows dots and can't be pressed. */
  busy?: boolean
  icon?: LucideIcon | undefined
  /** As wide as its container. */
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button, of `type="button"` by default. */
export const Button = ({
  variant = 'primary',
  size = 'medium',
  busy = false,
  icon,
  wide = false,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <StyledButton
    $variant={variant}
    $size={size}
    $wide={wide}
    type={type}
    disabled={busy || disabled}
    aria-busy={busy || undefined}
    {...rest}
  >
    <Content $hidden={busy}>
      {icon && <Icon of={icon} />}
      {children}
    </Content>
    {busy && (
      <Busy aria-hidden>
        <Dots />
      </Busy>
    )}
  </StyledButton>
)
