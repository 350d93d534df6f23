import { Chip, Cluster, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Chips = styled(Cluster)`
  button {
    padding-block: ${tokens.space[1]};
    text-align: start;
  }
`

/** Questions to start with; choosing one sends it. */
export const Suggestions = ({
  questions,
  onAsk,
  disabled,
}: {
  questions: readonly string[]
  onAsk: (question: string) => void
  disabled: boolean
}) => (
  <Chips as="ul" gap={2} aria-label="Voorbeeldvragen">
    {questions.map((question) => (
      <li key={question}>
        <Chip disabled={disabled} onClick={() => onAsk(question)}>
          {question}
        </Chip>
      </li>
    ))}
  </Chips>
)
