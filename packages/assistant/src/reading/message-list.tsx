import type { ChatMessage } from '@wervio/contracts'
import { memo } from 'react'
import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { storedAnswer, turnAnswer } from '../conversation/entries.ts'
import type { Turn } from '../conversation/turns.ts'
import { AnswerItem, type AnswerItemProps } from './answer-item.tsx'
import { QuestionItem } from './question-item.tsx'

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  padding: 0;
  list-style: '';
`

type SharedProps = Pick<AnswerItemProps, 'hrefOf' | 'onOpenSource'>

const StoredItem = memo(({ message, ...sharedProps }: SharedProps & { message: ChatMessage }) =>
  message.role === 'user' ? (
    <QuestionItem text={message.content} />
  ) : (
    <AnswerItem entry={storedAnswer(message)} {...sharedProps} />
  ),
)

const TurnItem = memo(
  ({ turn, onRetry, ...sharedProps }: SharedProps & Pick<AnswerItemProps, 'onRetry'> & { turn: Turn }) => (
    <>
      <QuestionItem text={turn.question} />
      <AnswerItem entry={turnAnswer(turn)} onRetry={onRetry} {...sharedProps} />
    </>
  ),
)

type Props = SharedProps & {
  storedMessages: readonly ChatMessage[]
  turns: readonly Turn[]
  onRetry: (id: string) => void
}

/**
 * The conversation, oldest first; only the newest answer can be asked again. Unchanged messages are not rendered again.
 */
export const MessageList = memo(({ storedMessages, turns, onRetry, ...sharedProps }: Props) => (
  <List>
    {storedMessages.map((message) => (
      <StoredItem key={message.id} message={message} {...sharedProps} />
    ))}
    {turns.map((turn, index) => (
      <TurnItem key={turn.id} turn={turn} onRetry={index === turns.length - 1 ? onRetry : undefined} {...sharedProps} />
    ))}
  </List>
))
