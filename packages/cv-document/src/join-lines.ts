/** Words before which a hyphen stays: 'in- en verkoop'. */
const CONJUNCTION = /^(?:en|of|and|or|und|oder)\b/i

/** Joins wrapped lines: a hyphenated word is put together, other words get a space between them. */
export const joinLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => {
    if (text === '') return line
    const isBroken = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line) && !CONJUNCTION.test(line)
    return isBroken ? `${text.slice(0, -1)}${line}` : `${text} ${line}`
  }, '')
