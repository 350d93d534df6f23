import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/**
 * A page (first child) with a `SidePanel` beside it. Anything else as second child, such as a button that brings the panel
 * back, gets a line of its own under the page.
 */
export const BesidePanel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: space-between;
  align-items: flex-start;
  width: 100%;
  min-height: calc(100dvh - ${tokens.topBar});
  max-width: calc(${tokens.width.content} + 2 * ${tokens.space[8]});
  margin-inline: auto;
  > :first-child { flex: 1 1 0; min-width: 0; }
`
