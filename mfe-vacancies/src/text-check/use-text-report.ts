import { useEffect, useState } from 'react'
import { checkText, type TextReport } from './check-text.ts'

/** Milliseconds of rest after the last change. */
const REST = 350

/** The report on a text, made when its writer pauses; null before the first. `of` is the text it is about. */
export const useTextReport = (text: string): { report: TextReport; of: string } | null => {
  const [made, setMade] = useState<{ report: TextReport; of: string } | null>(null)
  const first = made === null
  useEffect(() => {
    const timer = setTimeout(() => setMade({ report: checkText(text), of: text }), first ? 0 : REST)
    return () => clearTimeout(timer)
  }, [text, first])
  return made
}
