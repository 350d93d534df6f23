import type { SummarySentence } from '@wervio/contracts'
import { Cluster, Stack, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { MomentButton } from './moment-button.tsx'

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space[2]};
  p {
    overflow-wrap: anywhere;
  }
`

/** Sentences, each with the seconds it rests on. */
export const Sentences = ({ sentences }: { sentences: readonly SummarySentence[] }) => (
  <Stack as="ul" gap={2}>
    {sentences.map(({ text, sources }) => (
      <Line key={`${sources[0]?.position}-${text}`}>
        <Text>{text}</Text>
        <Cluster gap={1} justify="end">
          {sources.map((source) => (
            <MomentButton key={source.position} moment={source} />
          ))}
        </Cluster>
      </Line>
    ))}
  </Stack>
)
