import { Link, type LinkProps } from '@wervio/routing'
import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../text/icon.tsx'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

type Look = { $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }
const InternalLink = styled(Link)<Look>`
  ${buttonStyle}
`
const ExternalLink = styled.a<Look>`
  ${buttonStyle}
`

type Style = {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon | undefined
  wide?: boolean
}

export type ButtonLinkProps = Style &
  ((LinkProps & { href?: never }) | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; to?: never }))

/** A link that looks like a button: `to` inside the product, `href` for mail and other sites. */
export const ButtonLink = ({
  variant = 'primary',
  size = 'medium',
  wide = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) => {
  const look = { $variant: variant, $size: size, $wide: wide }
  const content = (
    <>
      {icon && <Icon of={icon} />}
      {children}
    </>
  )
  return rest.to === undefined ? (
    <ExternalLink {...look} {...rest}>
      {content}
    </ExternalLink>
  ) : (
    <InternalLink {...look} {...rest}>
      {content}
    </InternalLink>
  )
}
