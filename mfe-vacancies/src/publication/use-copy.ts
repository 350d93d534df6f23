import { useCopied } from '@wervio/ui'
import { plainText } from './plain-text.ts'

const copy = async (html: string): Promise<void> => {
  const text = plainText(html)
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text)
  const part = (type: string, content: string) => ({ [type]: new Blob([content], { type }) })
  await navigator.clipboard.write([new ClipboardItem({ ...part('text/html', html), ...part('text/plain', text) })])
}

/** Copies sanitised text with and without its formatting; `copied` is true for two seconds after it worked. */
export const useCopy = (html: string) => useCopied(() => copy(html))
