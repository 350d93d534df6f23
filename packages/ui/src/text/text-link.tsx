import { Link, type To } from '@wervio/routing'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

const look = css<{ $quiet: boolean }>`
  color: ${({ $quiet }) => ($quiet ? tokens.text.muted : tokens.accent.base)};
  font-weight: ${({ $quiet }) => ($quiet ? 'inherit' : '600')};
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.2em;
  border-radius: 4px;
  transition:
    text-decoration-color ${tokens.motion.quick},
    color ${tokens.motion.quick};
  p &,
  li & {
    text-decoration-color: currentColor;
  }
  &:hover {
    text-decoration-color: currentColor;
    color: ${({ $quiet }) => ($quiet ? tokens.text.base : tokens.accent.hover)};
  }
`
const InternalLink = styled(Link)<{ $quiet: boolean }>`
  ${look}
`
const ExternalLink = styled.a<{ $quiet: boolean }>`
  ${look}
`

export type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  ({ to: To; href?: never } | { href: string; to?: never }) & {
    /** In the colour of muted text, for rows of links. */
    quiet?: boolean
    children: ReactNode
  }

/** A link in text: `to` inside the product, `href` for mail and other sites. */
export const TextLink = ({ to, href, quiet = false, ...rest }: TextLinkProps) =>
  to === undefined ? (
    <ExternalLink href={href} $quiet={quiet} {...rest} />
  ) : (
    <InternalLink to={to} $quiet={quiet} {...rest} />
  )
