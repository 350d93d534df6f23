import { z } from 'zod'
import { contactWords } from '../candidate/contact-values.ts'
import { keptForm } from '../candidate/kept-form.ts'

const words = contactWords.extend({ functie: z.string(), vaardigheden: z.array(z.string()) })

/** A new candidate that is being filled in by hand. */
export const keptManual = (uid: string) => keptForm(uid, 'candidate-new', words)

/** Keeps a form with anything in it, and forgets an empty one. */
export const rememberManual = (uid: string, values: z.output<typeof words>): void => {
  const store = keptManual(uid)
  if (Object.values(values).every((value) => value.length === 0)) store.drop()
  else store.keep(values)
}
