import { createContext, useContext } from 'react'

type ReviewRows = {
  /** The row that is an input now; null when none is. */
  openRow: string | null
  setOpenRow: (row: string | null) => void
  /** Whether single letters and digits are shortcuts. */
  hasLetters: boolean
  disabled: boolean
  /** Lights up in the document what the field of the form with this name rests on. */
  showField: (field: string) => void
}

const Context = createContext<ReviewRows>({
  openRow: null,
  setOpenRow: () => undefined,
  hasLetters: false,
  disabled: false,
  showField: () => undefined,
})

/** What the rows of one review share. */
export const ReviewRowsProvider = Context.Provider
export const useReviewRows = (): ReviewRows => useContext(Context)
