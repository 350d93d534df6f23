import { ASSISTANT_MARK } from './find-quote.ts'

const TYPED = 'textarea, input[type="text"], input:not([type])'

const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))

type Field = HTMLTextAreaElement | HTMLInputElement

/** The field under `root` in which `quote` is typed, and where; null when none. White space and case don't count. */
export const findField = (root: Element, quote: string): { field: Field; start: number; end: number } | null => {
  if (quote.trim() === '') return null
  const pattern = new RegExp(wordsOf(quote).join('\\s+'), 'iu')
  for (const field of root.querySelectorAll<Field>(TYPED)) {
    const found = field.closest(`[${ASSISTANT_MARK}]`) ? null : pattern.exec(field.value)
    if (found) return { field, start: found.index, end: found.index + found[0].length }
  }
  return null
}
