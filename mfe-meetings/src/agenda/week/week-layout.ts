import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** The week strip beside the appointments; above them where there is little room. */
export const WeekLayout = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[6]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[4]};
  }
`
