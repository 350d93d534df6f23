import { ASSISTANT_MARK } from './find-quote.ts'

const TYPED = 'textarea, input[type="text"], input:not([type])'

const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))

type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * The field under `root` that holds `quote`, and where it stands in it; null if there is none. White space and case are
 * ignored.
 */
export const findField = (root: Element, quote: string): { field: Field; start: number; end: number } | null => {
  if (quote.trim() === '') return null
  const pattern = new RegExp(wordsOf(quote).join('\\s+'), 'iu')
  for (const field of root.querySelectorAll<Field>(TYPED)) {
    const match = field.closest(`[${ASSISTANT_MARK}]`) ? null : pattern.exec(field.value)
    if (match) return { field, start: match.index, end: match.index + match[0].length }
  }
  return null
}
