import type { SearchExplanation } from '@wervio/contracts'
import { Button, Cluster, listText, Text } from '@wervio/ui'

type RequiredWord = SearchExplanation['required_words'][number]

/** Words that are offered to be left out when each of them has hits. */
const MAXIMUM_OFFERS = 4

const missingWords = (words: readonly RequiredWord[]): RequiredWord[] => words.filter(({ has_hits }) => !has_hits)

/** Says that all words must occur, and which nobody has. */
export const requiredWordsText = (words: readonly RequiredWord[]): string => {
  const missing = missingWords(words).map(({ text }) => `‘${text}’`)
  const rule = 'Alle woorden moeten bij dezelfde kandidaat voorkomen.'
  return missing.length === 0
    ? rule
    : `${rule} ${listText(missing)} ${missing.length === 1 ? 'komt' : 'komen'} bij niemand voor.`
}

type Props = { words: readonly RequiredWord[]; onSearch: (q: string) => void }

/** Searches again without a word: one that nobody has, or any when each has hits. */
export const SearchWithout = ({ words, onSearch }: Props) => {
  const missing = missingWords(words)
  const offers = missing.length > 0 ? missing : words
  return offers.slice(0, MAXIMUM_OFFERS).map(({ text, q_without }, index) => (
    <Button key={`${text} ${index}`} variant="secondary" size="small" onClick={() => onSearch(q_without)}>
      Zoek zonder ‘{text}’
    </Button>
  ))
}

/** Below the few results of a search with several words. */
export const RequiredWordsHint = ({ words, onSearch }: Props) =>
  words.length > 0 && (
    <Cluster gap={2}>
      <Text size="small" tone="muted">
        Zoek je meer mensen? {requiredWordsText(words)}
      </Text>
      <SearchWithout words={words} onSearch={onSearch} />
    </Cluster>
  )
