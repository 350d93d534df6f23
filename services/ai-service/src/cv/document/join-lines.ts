/** Words that a hyphen before them doesn't belong to: 'in- en verkoop'. */
const CONJUNCTION = /^(?:en|of|and|or|und|oder)\b/i

/** Joins lines that run on: a word broken off at a line's end is whole again, others come with a space between them. */
export const joinLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => {
    if (text === '') return line
    const broken = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line) && !CONJUNCTION.test(line)
    return broken ? `${text.slice(0, -1)}${line}` : `${text} ${line}`
  }, '')
