import { isLight } from '../../../chat/retrieval/light-words.ts'
import { stem } from '../../../chat/retrieval/stem.ts'
import { wordsOf } from '../../../chat/retrieval/tokens.ts'
import type { AdviceItem } from '../../../matching/analysis/advice-source.ts'
import { isAdviceStem } from './advice-words.ts'

/** Shorter words are particles and abbreviations; a compound counts by a part of this length. */
const SHORTEST = 3
const SHORTEST_IN_COMPOUND = 5
/** Of the words of a label that say something, what a sentence that speaks of it holds. */
const SHARE_OF_LABEL = 0.5
/** Of a quote, which is longer and is seldom said again whole. */
const FEWEST_OF_QUOTE = 2

const isShort = (word: string): boolean => word.length < SHORTEST && !/[A-Z+#]/.test(word)

/** The stems of the words of a text that say something; words of any advice are left out. */
export const tellingStems = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .flatMap((word) => word.split(/[-/]/))
      .filter((word) => !isShort(word) && !isLight(word) && !/^[\d.,%]+$/.test(word))
      .map((word) => stem(word.toLowerCase()))
      .filter((one) => one !== '' && !isAdviceStem(one)),
  ),
]

const isSame = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= SHORTEST_IN_COMPOUND && other.includes(one)) ||
  (other.length >= SHORTEST_IN_COMPOUND && one.includes(other))

/** Whether a stem is among others, also as a part of a compound: 'planning' in 'roosterplanning'. */
export const isAmong = (one: string, others: readonly string[]): boolean => others.some((other) => isSame(one, other))

/** An item with the words by which a sentence can speak of it. */
export type NamedItem = { item: AdviceItem; label: readonly string[]; quotes: readonly (readonly string[])[] }

export const namedItemsOf = (items: readonly AdviceItem[]): NamedItem[] =>
  items.map((item) => ({ item, label: tellingStems(item.label), quotes: item.quotes.map(tellingStems) }))

/** Items that the same words name, such as a title and the years in it: what is said can be about any of them. */
export const itemsByWords = (sentence: string, items: readonly NamedItem[]): AdviceItem[][] => {
  const about = new Set(itemsIn(sentence, items))
  return [
    ...Map.groupBy(
      items.filter(({ item }) => about.has(item)),
      ({ label }) => label.toSorted().join(' '),
    ).values(),
  ].map((group) => group.map(({ item }) => item))
}

/** The items that a sentence speaks of, by the words of their label; else by those of a quote. */
export const itemsIn = (sentence: string, items: readonly NamedItem[]): AdviceItem[] => {
  const sentenceStems = tellingStems(sentence)
  const lowered = sentence.toLowerCase()
  const shared = (stems: readonly string[]) => stems.filter((one) => isAmong(one, sentenceStems)).length
  const byLabel = items.filter(
    ({ item, label }) =>
      lowered.includes(item.label.toLowerCase()) ||
      (label.length > 0 && shared(label) >= Math.max(1, label.length * SHARE_OF_LABEL)),
  )
  if (byLabel.length > 0) return byLabel.map(({ item }) => item)
  return items
    .filter(({ quotes }) =>
      quotes.some((quote) => shared(quote) >= Math.min(quote.length, FEWEST_OF_QUOTE) && quote.length > 0),
    )
    .map(({ item }) => item)
}
