import { Link } from '@wervio/routing'
import { tokens } from '@wervio/ui'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useOwnSite } from './site/own-site.ts'
import { pathOf } from './site/path-of.ts'

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.space[5]};
`
const Linked = styled(Link)`
  ${row}
  text-decoration: none;
  &:hover {
    background: ${tokens.surface.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > svg {
    flex-shrink: 0;
    color: ${tokens.text.faint};
  }
`
/** Without a way on it has no mark of one. */
const Plain = styled.div`
  ${row}
  > svg {
    display: none;
  }
`

type Props = { to: string; onClick?: () => void; className?: string; children: ReactNode }

/**
 * A whole row of a list on a card as one link: texts on the left, a mark on the right. Just text where no app is
 * registered for its page, or the page isn't for the role of whoever looks.
 */
export const RowLink = ({ to, onClick, className, children }: Props) =>
  useOwnSite().hasPage(pathOf(to)) ? (
    <Linked to={to} onClick={onClick} className={className}>
      {children}
    </Linked>
  ) : (
    <Plain className={className}>{children}</Plain>
  )
