import type { ChatMessage } from '@wervio/contracts'
import { memo } from 'react'
import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { keptAnswer, turnAnswer } from '../conversation/entries.ts'
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

type Shared = Pick<AnswerItemProps, 'hrefOf' | 'onOpenSource'>

const KeptItem = memo(({ message, ...shared }: Shared & { message: ChatMessage }) =>
  message.role === 'user' ? (
    <QuestionItem text={message.content} />
  ) : (
    <AnswerItem entry={keptAnswer(message)} {...shared} />
  ),
)

const TurnItem = memo(({ turn, onRetry, ...shared }: Shared & Pick<AnswerItemProps, 'onRetry'> & { turn: Turn }) => (
  <>
    <QuestionItem text={turn.question} />
    <AnswerItem entry={turnAnswer(turn)} onRetry={onRetry} {...shared} />
  </>
))

type Props = Shared & { kept: readonly ChatMessage[]; turns: readonly Turn[]; onRetry: (id: string) => void }

/** The conversation, oldest first; only the newest answer can be asked again. Unchanged messages are not rendered again. */
export const MessageList = memo(({ kept, turns, onRetry, ...shared }: Props) => (
  <List>
    {kept.map((message) => (
      <KeptItem key={message.id} message={message} {...shared} />
    ))}
    {turns.map((turn, index) => (
      <TurnItem key={turn.id} turn={turn} onRetry={index === turns.length - 1 ? onRetry : undefined} {...shared} />
    ))}
  </List>
))
