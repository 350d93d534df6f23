import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { measures } from '../measures.ts'

/** The bar over signed-in pages, which stays in sight. */
export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 40;
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${measures.topBar};
  padding-inline: ${tokens.space[8]};
  background: ${tokens.surface.page};
  border-bottom: 1px solid ${tokens.line.base};
  ${tokens.breakpoint.tablet} {
    padding-inline: ${tokens.space[4]};
  }
`
