import { Link } from '@wervio/routing'
import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** A whole row of a list on a card as one link: texts on the left, a mark on the right. */
export const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.space[5]};
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
