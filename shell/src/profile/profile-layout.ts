import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** Two columns of cards; one on a small screen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${tokens.space[4]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
