import { storedWords } from '@wervio/session'
import { useState } from 'react'
import { z } from 'zod'

const store = (uid: string) => storedWords(uid, 'review-letter-keys', z.boolean())

/** Whether single letters are shortcuts, kept in this browser. WCAG 2.1.4 asks that they can be switched off. */
export const useLetterKeys = (uid: string) => {
  const [areOn, setAreOn] = useState(() => store(uid).read() ?? true)
  const turn = (on: boolean) => {
    setAreOn(on)
    store(uid).keep(on)
  }
  return { areOn, turn }
}
