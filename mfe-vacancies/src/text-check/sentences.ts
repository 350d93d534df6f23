/** A stretch of text; offsets are UTF-16 code units. */
export type Span = { start: number; end: number; text: string }

const segmenter = new Intl.Segmenter('nl', { granularity: 'sentence' })
const ABBREVIATION =
  /(?:^|[\s(])(?:o\.a|d\.w\.z|m\.b\.t|bijv|incl|excl|evt|max|min|ca|nr|tel|dhr|mevr|mw|dr|drs|ir|ing|mr|prof|etc|e\.d|enz|t\/m|resp|[A-Z])\.\s*$/iu

const trimmed = (text: string, start: number): Span | null => {
  const words = text.trim()
  if (words === '') return null
  const from = start + text.indexOf(words)
  return { start: from, end: from + words.length, text: words }
}

/** Sentences and list items: a line end closes a sentence, an abbreviation doesn't. */
export const sentencesOf = (text: string): Span[] => {
  const found: Span[] = []
  let open: { start: number; text: string } | null = null
  for (const { segment, index } of segmenter.segment(text)) {
    open = open ? { start: open.start, text: open.text + segment } : { start: index, text: segment }
    if (ABBREVIATION.test(open.text) && !segment.includes('\n')) continue
    let offset = open.start
    for (const line of open.text.split('\n')) {
      const span = trimmed(line, offset)
      if (span) found.push(span)
      offset += line.length + 1
    }
    open = null
  }
  const rest = open && trimmed(open.text, open.start)
  return rest ? [...found, rest] : found
}

/** The words of a text: letters and digits with the marks inside them. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? []
