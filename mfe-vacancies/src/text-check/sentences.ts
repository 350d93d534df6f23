/** A stretch of text; offsets are UTF-16 code units. */
export type Span = { start: number; end: number; text: string }

const segmenter = new Intl.Segmenter('nl', { granularity: 'sentence' })
const ABBREVIATION =
  /(?:^|[\s(])(?:o\.a|d\.w\.z|m\.b\.t|bijv|incl|excl|evt|max|min|ca|nr|tel|dhr|mevr|mw|dr|drs|ir|ing|mr|prof|etc|e\.d|enz|t\/m|resp|[A-Z])\.\s*$/iu

const trimSpan = (text: string, start: number): Span | null => {
  const words = text.trim()
  if (words === '') return null
  const from = start + text.indexOf(words)
  return { start: from, end: from + words.length, text: words }
}

/** Sentences and list items: a line end closes a sentence, an abbreviation doesn't. */
export const sentencesOf = (text: string): Span[] => {
  const spans: Span[] = []
  let unfinished: { start: number; text: string } | null = null
  for (const { segment, index } of segmenter.segment(text)) {
    unfinished = unfinished
      ? { start: unfinished.start, text: unfinished.text + segment }
      : { start: index, text: segment }
    if (ABBREVIATION.test(unfinished.text) && !segment.includes('\n')) continue
    let offset = unfinished.start
    for (const line of unfinished.text.split('\n')) {
      const span = trimSpan(line, offset)
      if (span) spans.push(span)
      offset += line.length + 1
    }
    unfinished = null
  }
  const rest = unfinished && trimSpan(unfinished.text, unfinished.start)
  return rest ? [...spans, rest] : spans
}

/** The words of a text: letters and digits with the marks inside them. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? []
