import type { VacancyQuestion } from '@wervio/contracts'
import { Button, Card, Cluster, Heading, plainList, Stack, Text, tokens } from '@wervio/ui'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { fieldLabel } from '../create/fill/field-subset.ts'
import { formFieldOf } from '../drafts/field-mapping.ts'
import { keyOfQuestion } from './question-key.ts'

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-direction: column;
`
const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[3]};
  border-top: 1px solid ${tokens.line.base};
  &:last-child {
    padding-bottom: 0;
  }
`
const Quote = styled.q`
  overflow-wrap: anywhere;
  font: ${tokens.font.strong};
  quotes: '‘' '’';
`

/** On a line of its own, so that the words it is about don't run into it. */
const Question = styled.span`
  display: block;
`

type Props = {
  questions: readonly VacancyQuestion[]
  /** The question whose answer is being worked into the text. */
  busyKey: string | null
  problem: string | null
  onAnswer: (question: VacancyQuestion, changes: Readonly<Record<string, string>>) => void
}

const labelOf = (field: string): string | null => {
  const name = formFieldOf(field)
  return name ? fieldLabel(name) : null
}

/** What no rule could decide about the form; each answer is one click. */
export const QuestionList = ({ questions, busyKey, problem, onAnswer }: Props) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasAnswered = useRef(false)
  useEffect(() => {
    if (busyKey !== null || !hasAnswered.current) return
    hasAnswered.current = false
    // The button that was pressed is disabled or gone, and took the focus along.
    if (document.activeElement === document.body) heading.current?.focus()
  })
  if (questions.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <Heading ref={heading} tabIndex={-1} level={2} size="card" id={id}>
          {questions.length === 1 ? 'Eén vraag over je formulier' : `${questions.length} vragen over je formulier`}
        </Heading>
        <Text tone="muted" size="small">
          Met je antwoord wordt de tekst opnieuw geschreven. Je kunt het ongedaan maken.
        </Text>
        {problem !== null && (
          <Text tone="red" role="alert">
            {problem}
          </Text>
        )}
        <List>
          {questions.map((question, index) => {
            const key = keyOfQuestion(question)
            const label = labelOf(question.field)
            const wordsId = `${id}-${index}`
            return (
              <Item key={key}>
                <Text id={wordsId}>
                  {label !== null && `${label}: `}
                  <Quote>{question.quote}</Quote> <Question>{question.question}</Question>
                </Text>
                <Cluster gap={2}>
                  {question.options.map((option) => (
                    <Button
                      key={option.label}
                      variant="secondary"
                      size="small"
                      aria-describedby={wordsId}
                      disabled={busyKey !== null}
                      onClick={() => {
                        hasAnswered.current = true
                        onAnswer(question, option.changes)
                      }}
                    >
                      {option.label}
                    </Button>
                  ))}
                </Cluster>
                {busyKey === key && (
                  <Text as="output" size="small" tone="muted">
                    De tekst wordt opnieuw geschreven…
                  </Text>
                )}
              </Item>
            )
          })}
        </List>
      </Stack>
    </Card>
  )
}
