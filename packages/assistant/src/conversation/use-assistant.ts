import { subjectKey, type ChatSubject } from '@wervio/contracts'
import { useMemo } from 'react'
import type { AssistantProps } from '../assistant-props.ts'
import { questionStore } from './question-store.ts'
import { useConversation } from './use-conversation.ts'
import { useHistory } from './use-history.ts'
import { useQuestion } from './use-question.ts'

/** Whose conversation it is: the subject, and for the general assistant the recruiter's own. */
export const subjectOf = ({ kind, subject }: Pick<AssistantProps, 'kind' | 'subject'>): ChatSubject | undefined =>
  subject ?? (kind === 'general' ? { kind, id: '' } : undefined)

/** Two conversations with the same key are the same one. */
export const conversationKey = (uid: string, props: Pick<AssistantProps, 'kind' | 'subject'>): string => {
  const subject = subjectOf(props)
  return `${uid} ${subject ? subjectKey(subject) : props.kind}`
}

type Options = Pick<AssistantProps, 'kind' | 'subject' | 'context'> & { uid: string; wanted: boolean }

/** Everything one conversation is made of: what was kept, what is asked now and what is typed. The kept part is read once `wanted`. */
export const useAssistant = ({ uid, kind, subject, context, wanted }: Options) => {
  const about = subjectOf({ kind, subject })
  // The component that calls this is made anew for another user or subject, so the first ones stay right.
  const store = useMemo(() => questionStore(uid, kind, subjectOf({ kind, subject })), [uid, kind, subject])
  const history = useHistory(about, wanted)
  const conversation = useConversation({ subject: about, context, kept: history.kept, store })
  const { question, type } = useQuestion(store)
  /** Deletes the conversation here and at the service; throws an ApiError and then forgets nothing. */
  const startOver = async (): Promise<void> => {
    conversation.stop()
    await history.erase()
    conversation.forget()
  }
  const isNew = history.kept.length === 0 && conversation.turns.length === 0
  return { history, conversation, question, type, startOver, isNew }
}
export type AssistantState = ReturnType<typeof useAssistant>
