import { useEffect, useState } from 'react'
import { toast } from '../overlay/toast.ts'

/** The success indicator stays 2 seconds (specification 2 §9). */
const INDICATOR_MS = 2_000

/** Runs `write` when `copy` is called; `copied` is true for two seconds after it worked. */
export const useCopied = (write: () => Promise<void>) => {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    const timer = copies > 0 ? setTimeout(() => setCopies(0), INDICATOR_MS) : undefined
    return () => clearTimeout(timer)
  }, [copies])
  const copy = () => {
    write().then(
      () => setCopies((count) => count + 1),
      () => toast('Kopiëren is niet gelukt. Selecteer de tekst en kopieer hem zelf.', { tone: 'red' }),
    )
  }
  return { copied: copies > 0, copy }
}
