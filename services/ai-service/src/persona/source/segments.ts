import { splitSentences } from '../../vacancy-text/language/sentences.ts'
import { splitInlineMarks, withoutMark } from '../../vacancy-text/lists/marks.ts'

/** The longest piece that is still a sentence to read; longer ones are cut where they pause. */
const LONGEST = 400

/** Line ends of any kind, and tags where a text was pasted as HTML. */
const LINE_BREAK = /\r\n?|[\n\u0085\u2028\u2029]|<\/?[a-z!][^<>]{0,300}>/i

/** Where a piece of at most `LONGEST` ends: after a comma, else at a space; null where there is neither. */
const cutOf = (text: string): number | null => {
  const piece = text.slice(0, LONGEST)
  const pause = Math.max(piece.lastIndexOf(', '), piece.lastIndexOf('; '))
  if (pause > LONGEST / 4) return pause + 1
  const space = piece.lastIndexOf(' ')
  return space > 0 ? space : null
}

const pieces = (sentence: string): string[] => {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > LONGEST) {
    const cut = cutOf(rest)
    // What has no space in hundreds of characters is no language.
    if (cut === null) rest = rest.includes(' ') ? rest.slice(rest.indexOf(' ')).trim() : ''
    else {
      parts.push(rest.slice(0, cut).trim())
      rest = rest.slice(cut).trim()
    }
  }
  return [...parts, rest]
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** The lines of a text, trimmed; empty ones too, since they part sections. */
export const linesOf = (text: string): string[] => text.split(LINE_BREAK).map((line) => line.trim())

/** The sentences and list items of one line, each of them word for word in it. */
export const segmentsOf = (line: string): string[] => {
  const marked = splitInlineMarks(line)
  const items = marked.length > 1 ? marked : [withoutMark(line)]
  return items
    .flatMap(splitSentences)
    .flatMap(pieces)
    .filter((piece) => hasWords(piece) && line.includes(piece))
}
