import type { VacancyTextQuote } from '@wervio/contracts'
import { plainList, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Details = styled.details`
  summary {
    width: fit-content;
    color: ${tokens.text.muted};
    font: ${tokens.font.small};
    cursor: pointer;
  }
  ${tokens.breakpoint.touch} {
    summary {
      padding-block: ${tokens.space[3]};
    }
  }
`
const Quotes = styled.ol`
  ${plainList}
  display: grid;
  gap: ${tokens.space[1]};
  margin-top: ${tokens.space[1]};
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 2px solid ${tokens.line.base};
  overflow-wrap: anywhere;
`

const lineText = (quotes: readonly VacancyTextQuote[]): string => {
  const lines = [...new Set(quotes.map(({ line }) => line))].toSorted((one, other) => one - other)
  const [first = 1] = lines
  const last = lines.at(-1) ?? first
  if (first === last) return `Regel ${first}`
  return last - first === lines.length - 1
    ? `Regel ${first} t/m ${last}`
    : `${lines.length} regels, vanaf regel ${first}`
}

/** The words of the text that a value comes from: one line as it is, more behind their numbers. */
export const SourceLines = ({ quotes }: { quotes: readonly VacancyTextQuote[] }) => {
  const [only] = quotes
  if (only && quotes.length === 1)
    return (
      <Text size="small" tone="muted">
        {`Regel ${only.line}: "${only.text}"`}
      </Text>
    )
  return (
    <Details>
      <summary>{lineText(quotes)}</summary>
      <Quotes>
        {quotes.map(({ line, text }) => (
          <Text as="li" key={`${line} ${text}`} size="small" tone="muted">
            {`${line}: ${text}`}
          </Text>
        ))}
      </Quotes>
    </Details>
  )
}
