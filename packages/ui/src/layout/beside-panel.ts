import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/** A page (first child) with a `SidePanel` beside it. */
export const BesidePanel = styled.div`
  display: flex;
  align-items: flex-start;
  width: 100%;
  min-height: calc(100dvh - ${tokens.topBar});
  max-width: calc(${tokens.width.content} + ${tokens.width.panel} + 3 * ${tokens.space[8]});
  margin-inline: auto;
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`
