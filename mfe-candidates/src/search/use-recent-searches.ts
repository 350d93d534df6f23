import { limits } from '@wervio/contracts'
import { searchWords } from '@wervio/ui'
import { useState } from 'react'
import { storedWords } from '@wervio/session'
import { z } from 'zod'

/** Searches that are remembered. */
const MAXIMUM_SEARCHES = 5

const searchStore = (uid: string) => storedWords(uid, 'candidate-searches', z.array(z.string()))
const foldCase = (words: string) => words.toLocaleLowerCase('nl-NL')

/**
 * What a recruiter last searched for in this browser, the newest first; removed at sign-out, as their unsaved words
 * are.
 */
export const useRecentSearches = (uid: string) => {
  const [searches, setSearches] = useState<readonly string[]>(() =>
    (searchStore(uid).read() ?? []).slice(0, MAXIMUM_SEARCHES),
  )
  return {
    searches,
    /** To call when the typing is done, so that half a word is no search. */
    remember: (input: string) => {
      const words = searchWords(input, limits.searchText)
      if (words.length < limits.searchMinimum || words === searches[0]) return
      const next = [words, ...searches.filter((one) => foldCase(one) !== foldCase(words))].slice(0, MAXIMUM_SEARCHES)
      setSearches(next)
      searchStore(uid).keep(next)
    },
    clear: () => {
      setSearches([])
      searchStore(uid).drop()
    },
  }
}
