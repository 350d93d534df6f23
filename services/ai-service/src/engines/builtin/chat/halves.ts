/** Words that need both sides of an 'en'. */
const OF_BOTH = /\b(?:verschil|tussen|zowel|vergelijk\p{L}*|combinatie|samen|beter|liever)\b/iu
const BETWEEN = /,? (?:en(?: ook)?|[+&]) |[?;] +(?=\p{L})/giu
const WORDS = /\p{L}{2,}/gu
/** Longer questions tell a story. */
const LONGEST = 120

/**
 * The two questions that may be in one: 'wat is het salaris en zijn er reiskosten?'; one pair for each place where it
 * can be cut.
 */
export const halvesOf = (message: string): [string, string][] => {
  if (message.length > LONGEST || OF_BOTH.test(message)) return []
  return [...message.matchAll(BETWEEN)]
    .map(({ 0: cut, index }): [string, string] => [
      message.slice(0, index).trim(),
      message.slice(index + cut.length).trim(),
    ])
    .filter((halves) => halves.every((half) => (half.match(WORDS) ?? []).length > 0))
}
