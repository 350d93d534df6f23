import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/** A number beside the word that it counts. */
export const Count = styled.span`
  padding: 0 0.4375rem;
  border-radius: ${tokens.radius.chip};
  background: ${tokens.accent.soft};
  color: ${tokens.accent.base};
  font: ${tokens.font.tiny};
  font-weight: 600;
  line-height: 1.25rem;
`
