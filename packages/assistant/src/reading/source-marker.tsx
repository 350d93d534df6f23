import type { ChatSource } from '@wervio/contracts'
import { Link } from '@wervio/routing'
import { tokens } from '@wervio/ui'
import { css, styled } from 'styled-components'
import { showQuote } from './show-quote.ts'

const look = css`
  margin-left: 1px;
  color: ${tokens.accent.base};
  font-size: 0.75em;
  font-weight: 600;
  line-height: 0;
  vertical-align: super;
`
const Mark = styled.span`
  ${look}
`
const Way = styled(Link)`
  ${look}
  && {
    text-decoration: none;
  }
  &&:hover {
    text-decoration: underline;
  }
`

type Props = { number: number; source: ChatSource; href: string | null; onOpen: () => void }

/** The number of a source in the text of an answer; a link if the source can be opened. */
export const SourceMarker = ({ number, source, href, onOpen }: Props) => {
  if (href === null) return <Mark>[{number}]</Mark>
  const open = () => {
    onOpen()
    showQuote(source.quote)
  }
  return (
    <Way to={href} preventScrollReset aria-label={`Bron ${number}: ${source.label}`} onClick={open}>
      [{number}]
    </Way>
  )
}
