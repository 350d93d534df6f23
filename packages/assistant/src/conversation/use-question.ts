import { useState } from 'react'
import type { QuestionStore } from './question-store.ts'

/** What a question was asked without getting an answer (the page was left, the session ended) comes back before what was typed after it. */
const start = ({ typed, asked }: QuestionStore): string => {
  const text = [asked.get(), typed.get()].filter(Boolean).join('\n')
  if (typed.set(text)) asked.set('')
  return text
}

/** The question as it is typed; kept with every key, so that a reload loses nothing. */
export const useQuestion = (store: QuestionStore) => {
  const [question, setQuestion] = useState(() => start(store))
  const type = (text: string) => {
    setQuestion(text)
    store.typed.set(text)
  }
  return { question, type }
}
