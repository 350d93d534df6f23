import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** A word between two ways to do the same. */
export const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  font: ${tokens.font.small};
  color: ${tokens.text.muted};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${tokens.line.base};
  }
`
