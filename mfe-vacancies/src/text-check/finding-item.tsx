import { Badge, Button, Cluster, Text, tokens } from '@wervio/ui'
import { Replace, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { isExclusion, type Finding } from './finding.ts'
import { categoryLabels } from './texts.ts'

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} 0;
  border-top: 1px solid ${tokens.line.base};
`
const Quote = styled.q`
  overflow-wrap: anywhere;
  font: ${tokens.font.strong};
  quotes: '‘' '’';
`
const Place = styled.button`
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${tokens.line.control};
  text-underline-offset: 0.2em;
  &:hover {
    text-decoration-color: currentcolor;
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
const Source = styled.details`
  color: ${tokens.text.muted};
  font: ${tokens.font.small};
  summary {
    padding-block: ${tokens.space[1]};
    cursor: pointer;
  }
  ${tokens.breakpoint.touch} {
    summary {
      min-height: ${tokens.control.touch};
      align-content: center;
    }
  }
`

/** Of a long quote the beginning and the end. */
const shorten = (quote: string): string => (quote.length > 90 ? `${quote.slice(0, 55)} … ${quote.slice(-25)}` : quote)

type Props = { finding: Finding; onReplace?: (() => void) | undefined; onSelect?: (() => void) | undefined }

/** One finding: which words, why, what could stand there, and where that comes from. */
export const FindingItem = ({ finding, onReplace, onSelect }: Props) => {
  const { category, quote, reason, rewrite, source } = finding
  const words = quote && <Quote>{shorten(quote)}</Quote>
  return (
    <Item>
      <Cluster gap={2}>
        <Badge
          tone={isExclusion(category) ? 'signal' : 'neutral'}
          icon={isExclusion(category) ? TriangleAlert : undefined}
        >
          {categoryLabels[category]}
        </Badge>
        {words &&
          (onSelect ? (
            <Place type="button" onClick={onSelect}>
              {words}
            </Place>
          ) : (
            words
          ))}
      </Cluster>
      <Text>{reason}</Text>
      {rewrite !== null &&
        (onReplace ? (
          <div>
            <Button variant="secondary" size="small" icon={Replace} onClick={onReplace}>
              {quote ? `Vervang door ‘${shorten(rewrite)}’` : 'Voeg een regel toe'}
            </Button>
          </div>
        ) : (
          quote && <Text tone="muted">Liever: ‘{shorten(rewrite)}’</Text>
        ))}
      <Source>
        <summary>Waar komt dit vandaan?</summary>
        {source}
      </Source>
    </Item>
  )
}
