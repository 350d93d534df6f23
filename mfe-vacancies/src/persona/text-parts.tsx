import { Card, Heading, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import type { PersonaPart } from './persona-parts.ts'

const Parts = styled.dl`
  display: grid;
  gap: ${tokens.space[4]};
  max-width: ${tokens.width.line};
  margin-top: ${tokens.space[3]};
  dt {
    font: ${tokens.font.strong};
  }
  dd {
    margin: ${tokens.space[1]} 0 0;
    color: ${tokens.text.muted};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
const Empty = styled(Text)`
  margin-top: ${tokens.space[3]};
`

/** Named texts of a persona on one card; says so when it has none of them. */
export const TextParts = ({ title, parts }: { title: string; parts: readonly PersonaPart[] }) => (
  <Card as="section" aria-label={title}>
    <Heading level={3}>{title}</Heading>
    {parts.length === 0 ? (
      <Empty tone="muted">Deze persona zegt hier niets over.</Empty>
    ) : (
      <Parts>
        {parts.map((part) => (
          <div key={part.title}>
            <dt>{part.title}</dt>
            <dd>{part.text}</dd>
          </div>
        ))}
      </Parts>
    )}
  </Card>
)
