import { tokens } from '@wervio/ui'
import { Fragment, useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { answerBlocks, type Inline } from './answer-parts.ts'

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
  ul {
    padding-left: 1.125rem;
    list-style: disc;
  }
  li + li {
    margin-top: ${tokens.space[1]};
  }
  li::marker {
    color: ${tokens.accent.base};
  }
  a {
    color: ${tokens.accent.base};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

type Props = {
  text: string
  sources: number
  /** Renders the marker of a source. */
  marker: (number: number) => ReactNode
}

/** The text of an answer: paragraphs and lists, its markers, and web and mail addresses as links. */
export const AnswerText = ({ text, sources, marker }: Props) => {
  const blocks = useMemo(() => answerBlocks(text, sources), [text, sources])
  const renderInline = (inlinePart: Inline) => {
    if (inlinePart.kind === 'marker') return marker(inlinePart.number)
    if (inlinePart.kind === 'link')
      return (
        <a href={inlinePart.href} target="_blank" rel="noopener noreferrer">
          {inlinePart.href}
        </a>
      )
    return inlinePart.text
  }
  const renderInlines = (inlines: Inline[]) =>
    inlines.map((inlinePart, index) => <Fragment key={index}>{renderInline(inlinePart)}</Fragment>)
  return (
    <Text>
      {blocks.map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index}>
            {block.items.map((item, at) => (
              <li key={at}>{renderInlines(item)}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            {block.lines.map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                {renderInlines(line)}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </Text>
  )
}
