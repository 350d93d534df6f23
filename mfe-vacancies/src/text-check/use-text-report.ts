import { useEffect, useState } from 'react'
import { checkSentence } from './check-sentence.ts'
import { checkText, type TextReport } from './check-text.ts'
import { sentencesOf } from './sentences.ts'

/** Milliseconds of rest after the last change. */
const REST = 350
/** Milliseconds of work between which keys and paints have their turn. */
const SLICE = 8

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Checks the sentences bit by bit, so that the report on them takes no time; stops when `signal` aborts. */
const prepare = async (text: string, signal: AbortSignal): Promise<void> => {
  let until = performance.now() + SLICE
  for (const { text: sentence } of sentencesOf(text)) {
    checkSentence(sentence)
    if (performance.now() < until) continue
    await breathe()
    if (signal.aborted) return
    until = performance.now() + SLICE
  }
}

/** The report on a text, made when its writer pauses; null before the first. `of` is the text it is about. */
export const useTextReport = (text: string): { report: TextReport; of: string } | null => {
  const [made, setMade] = useState<{ report: TextReport; of: string } | null>(null)
  const first = made === null
  useEffect(() => {
    const controller = new AbortController()
    const work = async () => {
      await prepare(text, controller.signal)
      if (!controller.signal.aborted) setMade({ report: checkText(text), of: text })
    }
    const timer = setTimeout(() => void work(), first ? 0 : REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, first])
  return made
}
