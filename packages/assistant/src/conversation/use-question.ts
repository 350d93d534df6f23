import { useState } from 'react'
import type { QuestionStore } from './question-store.ts'

/**
 * A question that got no answer, because the page was left or the session ended, comes back before what was typed after
 * it.
 */
const start = ({ draft, pending }: QuestionStore): string => {
  const text = [pending.get(), draft.get()].filter(Boolean).join('\n')
  if (draft.set(text)) pending.set('')
  return text
}

/** The question as it is typed, stored at every keystroke, so that a reload loses nothing. */
export const useQuestion = (store: QuestionStore) => {
  const [question, setQuestion] = useState(() => start(store))
  const type = (text: string) => {
    setQuestion(text)
    store.draft.set(text)
  }
  return { question, type }
}
