import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/** The centred block of an empty or failed page. */
export const StateFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[3]};
  max-width: 30rem;
  margin-inline: auto;
  padding: ${tokens.space[12]} ${tokens.space[4]};
  text-align: center;
  text-wrap: balance;
`
