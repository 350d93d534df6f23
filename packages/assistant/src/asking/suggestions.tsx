import { Chip, Cluster, Stack, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Chips = styled(Cluster)`
  button {
    padding-block: ${tokens.space[1]};
    text-align: start;
  }
`

type Props = {
  /** What the questions are about, shown above them where there are several lists. */
  about?: string | undefined
  questions: readonly string[]
  onAsk: (question: string) => void
  disabled: boolean
}

/** Questions to start with; choosing one sends it. */
export const Suggestions = ({ about, questions, onAsk, disabled }: Props) => (
  <Stack gap={2}>
    {about !== undefined && (
      <Text size="small" tone="muted">
        {about}
      </Text>
    )}
    <Chips as="ul" gap={2} aria-label={about === undefined ? 'Voorbeeldvragen' : `Voorbeeldvragen: ${about}`}>
      {questions.map((question) => (
        <li key={question}>
          <Chip disabled={disabled} onClick={() => onAsk(question)}>
            {question}
          </Chip>
        </li>
      ))}
    </Chips>
  </Stack>
)
