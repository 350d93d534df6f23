import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/** Choices beside each other that wrap; on a phone one row that scrolls from edge to edge of the page. */
export const ChoiceRow = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${tokens.breakpoint.phone} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${tokens.space[4]});
    padding: ${tokens.space[1]} ${tokens.space[4]};
    overflow-x: auto;
    > * {
      flex-shrink: 0;
    }
  }
`
