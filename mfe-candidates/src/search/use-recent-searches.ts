import { limits } from '@wervio/contracts'
import { searchWords } from '@wervio/ui'
import { useState } from 'react'
import { z } from 'zod'
import { keptForm } from '../candidate/kept-form.ts'

/** Searches that are remembered. */
const MOST = 5

const kept = (uid: string) => keptForm(uid, 'candidate-searches', z.array(z.string()))
const alike = (words: string) => words.toLocaleLowerCase('nl-NL')

/** What a recruiter last searched for in this browser, the newest first; gone at sign-out, as his unsaved words are. */
export const useRecentSearches = (uid: string) => {
  const [searches, setSearches] = useState<readonly string[]>(() => (kept(uid).read() ?? []).slice(0, MOST))
  return {
    searches,
    /** Once somebody is done typing: words on their way to longer ones are no search. */
    remember: (typed: string) => {
      const words = searchWords(typed, limits.searchText)
      if (words.length < limits.searchMinimum || words === searches[0]) return
      const next = [words, ...searches.filter((one) => alike(one) !== alike(words))].slice(0, MOST)
      setSearches(next)
      kept(uid).keep(next)
    },
    clear: () => {
      setSearches([])
      kept(uid).drop()
    },
  }
}
