import { isKnownVerb } from '../language/infinitives.ts'
import { hasSubject, splitSentences } from '../language/sentences.ts'
import { splitOutsideBrackets } from './commas.ts'

const LABELLED = /^([^:,;.?]{3,25}): (?=\S)/
const LEAST_ITEMS = 4
const MOST_WORDS_OF_ITEM = 9
const CLOSES = / (?:en|of|&) /
/** So many items behind a label are still of it. */
const MOST_OF_LABEL = 4
const MOST_WORDS_OF_PART = 2

const countOf = (text: string) => text.split(' ').length

/** 'Schuren lakken en polijsten': verbs in a row, of which each is known. */
const VERBS_IN_ROW = /(?<![\p{L}-])(\p{L}+en(?: \p{L}+en)+)(?= en \p{L}+en(?![\p{L}-]))/gu
/** Nouns too, but not in such a row. */
const VERBS_HERE = new Set('schuren lakken nieten polijsten schenken mixen gommen'.split(' '))
const isVerb = (word: string) => isKnownVerb(word) || VERBS_HERE.has(word)

const withCommasBetweenVerbs = (text: string): string =>
  text.replace(VERBS_IN_ROW, (typed) => (typed.split(' ').every(isVerb) ? typed.replaceAll(' ', ', ') : typed))

/** Where the enumeration behind the label of an item ends; null when nothing tells. */
const endOfLabel = (items: readonly string[], start: number): number | null => {
  const isOneThing = !/ /.test((items[start] ?? '').replace(LABELLED, ''))
  for (let at = start; at < items.length && at - start < MOST_OF_LABEL; at += 1) {
    const item = items[at] ?? ''
    if (at > start && countOf(item) > MOST_WORDS_OF_PART + 1) break
    if (CLOSES.test(item)) return at
  }
  return isOneThing && start === items.length - 1 ? start : null
}

/**
 * A list typed on one line in which an item has a label of its own, a line for each item: 'zagen, afwerken: schuren
 * lakken en polijsten, opruimen'. Any other text is given back as it is.
 */
export const withLabelledRow = (text: string): string => {
  if (text.includes('\n') || hasSubject(text) || splitSentences(text).length > 1) return text
  const items = splitOutsideBrackets(text.replace(/(?<![.,])[.,]+$/, ''), ',')
  const isRow = items.length >= LEAST_ITEMS && items.every((item) => countOf(item) <= MOST_WORDS_OF_ITEM)
  const labels = items.filter((item) => LABELLED.test(item))
  // A label before all of it leads the whole list in.
  if (!isRow || labels.length === 0 || LABELLED.test(items[0] ?? '')) return text
  const rows: string[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] ?? ''
    const end = LABELLED.test(item) ? endOfLabel(items, at) : at
    if (end === null) return text
    const row = items.slice(at, end + 1).join(', ')
    rows.push(LABELLED.test(item) ? withCommasBetweenVerbs(row) : row.replace(/^en /, ''))
    at = end
  }
  return rows.map((row) => `- ${row}`).join('\n')
}
