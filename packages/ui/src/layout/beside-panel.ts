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
  /* Any basis over nothing puts what is as wide as the page on the next line. */
  > :first-child {
    flex: 1 1 ${tokens.space[30]};
    min-width: 0;
  }
`
