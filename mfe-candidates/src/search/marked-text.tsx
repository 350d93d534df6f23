import type { Highlight } from '@wervio/contracts'
import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Mark = styled.mark`
  padding: 0 1px;
  border-radius: 3px;
  background: ${tokens.status.amber.soft};
  color: ${tokens.text.base};
  font-weight: 600;
`

/** Words with what was searched for marked. */
export const MarkedText = ({ parts }: { parts: Highlight['parts'] }) => (
  // A piece has no name of its own and never moves.
  <>{parts.map(({ text, hit }, index) => (hit ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>))}</>
)
