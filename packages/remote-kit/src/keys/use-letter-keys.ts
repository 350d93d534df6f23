import { storedWords } from '@wervio/session'
import { useState } from 'react'

/** The shape of what is stored. */
const onOrOff = { safeParse: (value: unknown) => ({ data: typeof value === 'boolean' ? value : undefined }) }

/** The review of a stack was the first page with letters: who switched them off there finds them off everywhere. */
const store = (uid: string) => storedWords(uid, 'review-letter-keys', onOrOff)

/** Whether single letters are shortcuts, kept in this browser. WCAG 2.1.4 asks that they can be switched off. */
export const useLetterKeys = (uid: string) => {
  const [areOn, setAreOn] = useState(() => store(uid).read() ?? true)
  const turn = (on: boolean) => {
    setAreOn(on)
    store(uid).keep(on)
  }
  return { areOn, turn }
}
