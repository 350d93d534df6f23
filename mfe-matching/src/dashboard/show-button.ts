import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** A press in the middle of a sentence. */
export const ShowButton = styled.button`
  color: ${tokens.accent.base};
  font: ${tokens.font.smallStrong};
  &:hover {
    text-decoration: underline;
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
