import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** All beside each other where there is room; else they slide, one column at a time on a phone. */
export const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(13rem, 1fr);
  gap: ${tokens.space[3]};
  padding-bottom: ${tokens.space[2]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  ${tokens.breakpoint.phone} {
    grid-auto-columns: 85%;
    scroll-snap-type: x mandatory;
  }
`
export const ColumnFrame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  min-width: 0;
  min-height: 16rem;
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.sunken};
  scroll-snap-align: start;
  &[data-over='true'] {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.soft};
  }
`
