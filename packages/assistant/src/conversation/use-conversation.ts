import { errorText, isAborted, stream } from '@wervio/api-client'
import { chat, chatRequest, messages, type ChatMessage, type ChatSubject } from '@wervio/contracts'
import { useEffect, useReducer, useRef, useState } from 'react'
import { conversationHistory } from './entries.ts'
import type { QuestionStore } from './question-store.ts'
import { changeTurns, isBusy, type Turn } from './turns.ts'

type Options = {
  subject: ChatSubject | undefined
  context: () => Record<string, unknown>
  storedMessages: readonly ChatMessage[]
  store: QuestionStore
}
type History = ReturnType<typeof conversationHistory>

const sentFields = chatRequest.pick({ message: true, conversation_history: true })

/** The questions asked on this screen with their answers, one at a time. Unmounting stops the answer under way. */
export const useConversation = ({ subject, context, storedMessages, store }: Options) => {
  const [turns, change] = useReducer(changeTurns, [] as readonly Turn[])
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<{ id: string; controller: AbortController } | null>(null)

  useEffect(() => () => running.current?.controller.abort(), [])

  const run = async (id: string, message: string, before: History): Promise<void> => {
    const controller = new AbortController()
    running.current = { id, controller }
    store.pending.set(message)
    try {
      const body = { message, conversation_history: before, context: context(), ...(subject && { subject }) }
      const result = await stream(
        chat,
        { body },
        { signal: controller.signal, onProgress: ({ text }) => change({ type: 'wrote', id, text }) },
      )
      store.pending.set('')
      change({ type: 'answered', id, result })
    } catch (error) {
      if (!isAborted(error)) change({ type: 'failed', id, reason: errorText(error, messages.generic) })
    } finally {
      if (running.current?.id === id) running.current = null
    }
  }

  /** Returns true if the question was sent; otherwise `problem` says why not. An empty question is ignored. */
  const ask = (text: string): boolean => {
    const message = text.trim()
    if (message === '' || running.current) return false
    const before = conversationHistory(storedMessages, turns)
    const checked = sentFields.safeParse({ message, conversation_history: before })
    setProblem(checked.error?.issues[0]?.message ?? null)
    if (!checked.success) return false
    const id = crypto.randomUUID()
    change({ type: 'asked', id, question: message })
    void run(id, message, before)
    return true
  }

  /** Asks the last question again, replacing its answer. */
  const askAgain = (id: string): void => {
    const turn = turns.at(-1)
    if (running.current || turn?.id !== id) return
    change({ type: 'asked-again', id })
    void run(id, turn.question, conversationHistory(storedMessages, turns.slice(0, -1)))
  }

  const stop = (): void => {
    if (!running.current) return
    const { id, controller } = running.current
    running.current = null
    store.pending.set('')
    change({ type: 'stopped', id })
    controller.abort()
  }

  const forget = (): void => {
    stop()
    store.pending.set('')
    setProblem(null)
    change({ type: 'forgotten' })
  }

  return { turns, busy: turns.some(isBusy), problem, dropProblem: () => setProblem(null), ask, askAgain, stop, forget }
}
