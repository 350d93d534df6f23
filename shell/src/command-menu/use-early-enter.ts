import { useEffect, useRef, type KeyboardEvent } from 'react'
import { hitAddress, isHit } from './search-hits.tsx'
import type { QuickSearch } from './use-quick-search.ts'

type Menu = {
  /** What was typed. */
  text: string
  search: QuickSearch
  /** The value of the selected item; '' for none. */
  value: string
  onGo: (to: string) => void
}

/**
 * Enter before the search has ended: what is selected may be a hit of the words before, so the key waits, and opens the
 * hit that is selected once the search has ended. It is forgotten when another key is pressed. Returns the handler of
 * the menu's keys.
 */
export const useEarlyEnter = ({ text, search, value, onGo }: Menu) => {
  const textOfEnter = useRef<string | null>(null)
  useEffect(() => {
    if (search.isSearching || textOfEnter.current === null) return
    const to = textOfEnter.current === text ? hitAddress(search, value) : null
    textOfEnter.current = null
    if (to !== null) onGo(to)
  }, [text, search, value, onGo])
  return (event: KeyboardEvent) => {
    const mustWait = event.key === 'Enter' && search.isSearching && (isHit(value) || value === '')
    textOfEnter.current = mustWait ? text : null
    if (mustWait) event.preventDefault()
  }
}
