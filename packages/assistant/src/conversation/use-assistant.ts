import { subjectKey, type ChatSubject } from '@wervio/contracts'
import { useMemo } from 'react'
import type { AssistantProps } from '../assistant-props.ts'
import { questionStore } from './question-store.ts'
import { useConversation } from './use-conversation.ts'
import { useHistory } from './use-history.ts'
import { useQuestion } from './use-question.ts'

/** The subject of a conversation; the general assistant's is the recruiter's own. */
export const subjectOf = ({ kind, subject }: Pick<AssistantProps, 'kind' | 'subject'>): ChatSubject | undefined =>
  subject ?? (kind === 'general' && subject !== null ? { kind, id: '' } : undefined)

/** Identifies a conversation: equal keys mean the same conversation. */
export const conversationKey = (uid: string, props: Pick<AssistantProps, 'kind' | 'subject'>): string => {
  const subject = subjectOf(props)
  return `${uid} ${subject ? subjectKey(subject) : props.kind}`
}

type Options = Pick<AssistantProps, 'kind' | 'subject' | 'context'> & { uid: string; readsHistory: boolean }

/**
 * The state of one conversation: stored messages, turns and draft. The stored messages are read once `readsHistory` is
 * true.
 */
export const useAssistant = ({ uid, kind, subject, context, readsHistory }: Options) => {
  const about = subjectOf({ kind, subject })
  // The component remounts for another user or subject, so the values of its first render stay correct.
  const store = useMemo(() => questionStore(uid, kind, subjectOf({ kind, subject })), [uid, kind, subject])
  const history = useHistory(about, readsHistory)
  const conversation = useConversation({ subject: about, context, storedMessages: history.messages, store })
  const { question, type } = useQuestion(store)
  /** Deletes the conversation here and at the service. Throws an ApiError, and then keeps it here. */
  const startOver = async (): Promise<void> => {
    conversation.stop()
    await history.erase()
    conversation.forget()
  }
  const isNew = history.messages.length === 0 && conversation.turns.length === 0
  return { history, conversation, question, type, startOver, isNew }
}
export type AssistantState = ReturnType<typeof useAssistant>
