import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Icon } from '../text/icon.tsx'
import { Dots } from '../status/loading-dots.tsx'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

const Styled = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }>`
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
  /** Working: keeps its width and name, shows dots, can't be pressed. */
  busy?: boolean
  icon?: LucideIcon | undefined
  /** As wide as what it stands in. */
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button; `type="button"` unless told otherwise. */
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
  <Styled
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
  </Styled>
)
