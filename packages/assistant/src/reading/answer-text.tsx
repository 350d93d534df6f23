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
  /** How the marker of a source is drawn. */
  marker: (number: number) => ReactNode
}

/** The text of an answer: paragraphs and lists, its markers, and web and mail addresses as links. */
export const AnswerText = ({ text, sources, marker }: Props) => {
  const blocks = useMemo(() => answerBlocks(text, sources), [text, sources])
  const draw = (part: Inline) => {
    if (part.kind === 'marker') return marker(part.number)
    if (part.kind === 'link')
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer">
          {part.href}
        </a>
      )
    return part.text
  }
  const inline = (parts: Inline[]) => parts.map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>)
  return (
    <Text>
      {blocks.map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index}>
            {block.items.map((item, at) => (
              <li key={at}>{inline(item)}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            {block.lines.map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                {inline(line)}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </Text>
  )
}
