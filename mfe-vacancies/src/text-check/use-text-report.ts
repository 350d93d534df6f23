import { useEffect, useState } from 'react'
import { checkSentence } from './check-sentence.ts'
import { checkText, type TextReport } from './check-text.ts'
import { sentencesOf } from './sentences.ts'

/** Milliseconds of rest after the last change. */
const REST = 350
/** Milliseconds of work between which keys and paints have their turn. */
const SLICE = 8

const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Fills the cache of findings bit by bit, so that the report takes no time after it; stops when `signal` aborts. */
const prepare = async (text: string, signal: AbortSignal): Promise<void> => {
  let until = performance.now() + SLICE
  for (const { text: sentence } of sentencesOf(text)) {
    checkSentence(sentence)
    if (performance.now() < until) continue
    await yieldToBrowser()
    if (signal.aborted) return
    until = performance.now() + SLICE
  }
}

type ReportOnText = {
  report: TextReport
  /** The text the report is about. */
  text: string
}

/**
 * The report on a text, made when its writer pauses; null before the first. It may be about an earlier text. `place` is
 * where the vacancy is: it decides which law is named.
 */
export const useTextReport = (text: string, place = ''): ReportOnText | null => {
  const [latest, setLatest] = useState<ReportOnText | null>(null)
  const isFirst = latest === null
  useEffect(() => {
    const controller = new AbortController()
    const runCheck = async () => {
      await prepare(text, controller.signal)
      if (!controller.signal.aborted) setLatest({ report: checkText(text, { place }), text })
    }
    const timer = setTimeout(() => void runCheck(), isFirst ? 0 : REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, place, isFirst])
  return latest
}
