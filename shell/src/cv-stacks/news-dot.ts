import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** Says that something waits where there is no room for a number. */
export const NewsDot = styled.span`
  position: absolute;
  top: 0.5rem;
  right: 0.5rem;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${tokens.accent.base};
  pointer-events: none;
`
