import { withoutMeantMarks } from '@wervio/contracts'
import { Card, Heading, plainList, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[3]};
  li {
    position: relative;
    padding-left: ${tokens.space[5]};
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 0.5em;
    width: 6px;
    height: 6px;
    border-radius: ${tokens.radius.chip};
    background: ${tokens.accent.base};
  }
`
const Empty = styled(Text)`
  margin-top: ${tokens.space[3]};
`

/** Text with one item a line, as its items. */
export const linesOf = (text: string): string[] =>
  withoutMeantMarks(text)
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s+/, '').trim())
    .filter(Boolean)

/** A list field of a vacancy under its name; says so when it is empty. */
export const LineList = ({ title, text }: { title: string; text: string }) => {
  const lines = linesOf(text)
  return (
    <Card as="section" aria-label={title}>
      <Heading level={2} size="card">
        {title}
      </Heading>
      {lines.length === 0 ? (
        <Empty tone="muted">Niet ingevuld</Empty>
      ) : (
        <List>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </List>
      )}
    </Card>
  )
}
