import { useCallback, useEffect, useState } from 'react'
import { searchWords } from './search-words.ts'

/** Milliseconds without a key before the search starts. */
const PAUSE = 250

type SearchText = {
  /** Characters the search takes. */
  maximum: number
  /** The words in the address. */
  value: string
  onSearch: (words: string) => void
}

/**
 * The text of a search field, whose words go to the address after a pause. The address shows them later, on a busy
 * browser when the next word stands in the field already: words that were sent from here never replace what is typed,
 * an address that changed without the field does.
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
    (asked: string) => {
      setPending((searches) => (asked === (searches.at(-1) ?? value) ? searches : [...searches, asked]))
      onSearch(asked)
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
