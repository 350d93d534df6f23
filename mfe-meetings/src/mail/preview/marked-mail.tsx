import { mailPieces } from '@wervio/contracts'
import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Gap = styled.mark`
  padding: 0 ${tokens.space[1]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.status.amber.soft};
  color: ${tokens.status.amber.base};
  font-weight: 600;
`
const Words = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** A text as it will be read, with what is still missing marked. */
export const MarkedMail = ({ text }: { text: string }) => (
  <Words>
    {mailPieces(text).map(({ start, text: words, isGap }) =>
      isGap ? <Gap key={start}>{words}</Gap> : <span key={start}>{words}</span>,
    )}
  </Words>
)
