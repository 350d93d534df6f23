import { Link, type LinkProps } from '@wervio/routing'
import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../text/icon.tsx'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

const Styled = styled(Link)<{ $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }>`${buttonStyle}`

export type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon | undefined
  wide?: boolean
}

/** A link inside the product that looks like a button. */
export const ButtonLink = ({ variant = 'primary', size = 'medium', wide = false, icon, children, ...rest }: ButtonLinkProps) => (
  <Styled $variant={variant} $size={size} $wide={wide} {...rest}>
    {icon && <Icon of={icon} />}
    {children}
  </Styled>
)
