import type { ChatSource } from '@wervio/contracts'
import { Link } from '@wervio/routing'
import { Text, tokens, VisuallyHidden } from '@wervio/ui'
import { css, styled } from 'styled-components'
import { showQuote } from './show-quote.ts'

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  padding: 0;
  list-style: '';
`
const Source = styled.li`
  display: flex;
  gap: ${tokens.space[2]};
  min-width: 0;
`
const lineOfSource = css`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
const Number = styled.span`
  ${lineOfSource}
  align-self: flex-start;
  flex-shrink: 0;
  min-width: 1rem;
  color: ${tokens.accent.base};
  font: ${tokens.font.smallStrong};
  font-variant-numeric: tabular-nums;
`
const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`
const Way = styled(Link)`
  ${lineOfSource}
  color: ${tokens.accent.base};
  font: ${tokens.font.smallStrong};
  text-underline-offset: 0.2em;
`
const Label = styled(Text)`
  ${lineOfSource}
`
const Quote = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`

type Props = {
  sources: readonly ChatSource[]
  /** Address of a source inside the product; null where it can't be opened. */
  hrefOf: (source: ChatSource) => string | null
  onOpen: () => void
}

/** The sources of an answer: the label of each, and the sentence itself. */
export const SourceList = ({ sources, hrefOf, onOpen }: Props) => {
  const open = ({ quote }: ChatSource) => {
    onOpen()
    showQuote(quote)
  }
  return (
    <div>
      <VisuallyHidden as="h4">Bronnen</VisuallyHidden>
      <List aria-label="Bronnen">
        {sources.map((source, index) => {
          const href = hrefOf(source)
          return (
            <Source key={index}>
              <Number aria-hidden>{index + 1}</Number>
              <Words>
                {href === null ? (
                  <Label as="div" size="small" strong>
                    {source.label}
                  </Label>
                ) : (
                  <Way to={href} preventScrollReset onClick={() => open(source)}>
                    {source.label}
                  </Way>
                )}
                <Quote as="q" size="small" tone="muted">
                  {source.quote}
                </Quote>
              </Words>
            </Source>
          )
        })}
      </List>
    </div>
  )
}
