import { starLabels, type CompetencyAnswer, type StarPart } from '@wervio/contracts'
import { Badge, Cluster, Heading, listText, Stack, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { Sentences } from './sentences.tsx'

const Parts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[2]} ${tokens.space[3]};
`
const Letter = styled.dt<{ $missing: boolean }>`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px ${({ $missing }) => ($missing ? 'dashed' : 'solid')} ${tokens.line.control};
  border-radius: 6px;
  font: ${tokens.font.smallStrong};
  color: ${tokens.text.muted};
`

const parts = Object.keys(starLabels) as StarPart[]

/** What a candidate told about one competency, part by part; what they didn't tell says so. */
export const StarAnswer = ({ answer }: { answer: CompetencyAnswer }) => {
  const missing = parts.filter((part) => answer[part].length === 0)
  return (
    <Stack gap={3}>
      <Cluster justify="space-between" gap={2}>
        <Heading level={4} size="card">
          {answer.name}
        </Heading>
        {missing.length === 0 ? (
          <Badge tone="green">STAR compleet</Badge>
        ) : (
          <Badge tone="amber">
            {listText(missing.map((part) => starLabels[part].toLowerCase()))}{' '}
            {missing.length === 1 ? 'ontbreekt' : 'ontbreken'}
          </Badge>
        )}
      </Cluster>
      <Parts>
        {parts.map((part) => (
          <div key={part} style={{ display: 'contents' }}>
            <Letter $missing={answer[part].length === 0} title={starLabels[part]} aria-label={starLabels[part]}>
              {starLabels[part].charAt(0)}
            </Letter>
            <dd>
              {answer[part].length > 0 ? (
                <Sentences sentences={answer[part]} />
              ) : (
                <Text tone="muted">niet besproken</Text>
              )}
            </dd>
          </div>
        ))}
      </Parts>
    </Stack>
  )
}
