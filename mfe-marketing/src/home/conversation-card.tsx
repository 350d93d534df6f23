import { Badge, Card, Cluster, IconTile, Text, tokens } from '@wervio/ui'
import { AudioLines } from 'lucide-react'
import { styled } from 'styled-components'
import { Waveform } from './waveform.tsx'

const Raised = styled(Card)`
  box-shadow: ${tokens.shadow.high};
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  > :nth-child(2) {
    flex: 1;
  }
`
const Quote = styled(Text)`
  margin-block: ${tokens.space[2]} ${tokens.space[3]};
`

/** A sample conversation: where in the recording an answer was given. */
export const ConversationCard = () => (
  <Raised padding={5}>
    <Head>
      <IconTile icon={AudioLines} tone="blue" />
      <Text strong>Gesprek, 42 minuten</Text>
      <Text size="small" tone="muted" tabular>
        12:07
      </Text>
    </Head>
    <Waveform playedPart={0.36} />
    <Quote>“Ik wil meer regie over mijn wijk en leerlingen begeleiden.”</Quote>
    <Cluster gap={2}>
      <Badge tone="accent">motivatie</Badge>
      <Badge tone="accent">bron 12:07</Badge>
    </Cluster>
  </Raised>
)
