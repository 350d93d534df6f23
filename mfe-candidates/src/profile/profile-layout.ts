import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** The profile with what stands beside it; under each other where there is no room. */
export const Columns = styled.div<{ $even: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${tokens.space[5]};
  > :first-child { flex: ${({ $even }) => ($even ? '1 1 22rem' : '3 1 27rem')}; min-width: 0; }
  > :nth-child(2) { flex: 1 1 ${({ $even }) => ($even ? '22rem' : '16rem')}; min-width: 0; }
`
