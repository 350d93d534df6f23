import { withoutMark } from '../../vacancy-text/lists/marks.ts'

/** Pictures that people put before a heading or an item, with what joins and colours them. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu
const MARKS_BEFORE = new Set(' \t#*_=~>|')
/** Not '#': C# and F# end in one. */
const MARKS_AFTER = new Set(' \t*_=~|')

/** Trims by hand: a pattern that looks for marks at the end reads a line of marks once for each of them. */
const withoutEdgeMarks = (line: string): string => {
  let [start, end] = [0, line.length]
  while (start < end && MARKS_BEFORE.has(line.charAt(start))) start += 1
  while (end > start && MARKS_AFTER.has(line.charAt(end - 1))) end -= 1
  return line.slice(start, end)
}

/** A line without list mark, emoji and markdown: '- **🔥 Wat ga je doen?**' is 'Wat ga je doen?'. */
export const bareLine = (line: string): string =>
  withoutEdgeMarks(withoutMark(withoutEdgeMarks(line.replace(PICTURES, ' '))))
    .replace(/^\(?\d{1,2}\) +/, '')
    .replace(/\*\*|__/g, '')
    .replace(/ {2,}/g, ' ')

/**
 * Words for comparing short headings: small letters, one kind of apostrophe, no signs at the ends and no number before.
 */
export const headingKey = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/^\d{1,2}[.)] /, '')
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/[/&:?!.,;…–—-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
