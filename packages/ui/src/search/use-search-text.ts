import { useCallback, useEffect, useState } from 'react'
import { searchWords } from './search-words.ts'

/** Milliseconds without a key before the search starts. */
const PAUSE = 250

type SearchText = {
  /** The most characters that the search accepts. */
  maximum: number
  /** The words in the address. */
  value: string
  onSearch: (words: string) => void
}

/**
 * The text of a search field, whose words go to the address after a pause. On a busy browser the address follows only
 * when the field holds newer text already: words that came from this field never replace its text, but an address that
 * changed otherwise does.
 */
export const useSearchText = ({ maximum, value, onSearch }: SearchText) => {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // Searches that the address does not show yet, oldest first.
  const [pending, setPending] = useState<readonly string[]>([])
  const words = searchWords(text, maximum)
  if (value !== lastValue) {
    setLastValue(value)
    const position = pending.lastIndexOf(value)
    setPending(position === -1 ? [] : pending.slice(position + 1))
    if (position === -1 && words !== value) setText(value)
  }
  const search = useCallback(
    (searchedWords: string) => {
      setPending((searches) => (searchedWords === (searches.at(-1) ?? value) ? searches : [...searches, searchedWords]))
      onSearch(searchedWords)
    },
    [value, onSearch],
  )
  const isNew = words !== (pending.at(-1) ?? value)
  useEffect(() => {
    const timer = isNew ? setTimeout(() => search(words), PAUSE) : undefined
    return () => clearTimeout(timer)
  }, [isNew, words, search])
  const clear = () => {
    setText('')
    search('')
  }
  return { text, setText, search: () => search(words), clear }
}
