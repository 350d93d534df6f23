import { useEffect, useState } from 'react'
import { toast } from '@wervio/ui'
import { plainText } from './plain-text.ts'

/** The success indicator stays 2 seconds (specification §9). */
const SHOWN = 2_000

const copy = async (html: string): Promise<void> => {
  const text = plainText(html)
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text)
  const part = (type: string, content: string) => ({ [type]: new Blob([content], { type }) })
  await navigator.clipboard.write([new ClipboardItem({ ...part('text/html', html), ...part('text/plain', text) })])
}

/** Copies sanitised text with and without its formatting; `copied` is true for two seconds after it worked. */
export const useCopy = (html: string) => {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    const timer = copies > 0 ? setTimeout(() => setCopies(0), SHOWN) : undefined
    return () => clearTimeout(timer)
  }, [copies])
  const start = () => {
    copy(html).then(
      () => setCopies((count) => count + 1),
      () => toast('Kopiëren is niet gelukt. Selecteer de tekst en kopieer hem zelf.', { tone: 'red' }),
    )
  }
  return { copied: copies > 0, copy: start }
}
