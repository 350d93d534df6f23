import { storedWords } from '@wervio/session'
import { z } from 'zod'
import type { Finding } from './finding.ts'

/** Most wordings in the list; the oldest go first. */
const MOST_WORDINGS = 200

const shape = z.array(z.string())

/** The words of a finding as its writer chose to leave them, wherever they stand in the text. */
export const wordingOf = ({ category, quote }: Finding): string => `${category}:${quote.toLocaleLowerCase('nl')}`

/** The wordings that one recruiter ignores in one vacancy, remembered in this browser. */
export const ignoredWordings = (uid: string, vacancyId: string) => {
  const stored = storedWords(uid, `text-check-ignored:${vacancyId}`, shape)
  let wordings: readonly string[] = stored.read() ?? []
  return {
    all: (): readonly string[] => wordings,
    update: (change: (earlier: readonly string[]) => readonly string[]): readonly string[] => {
      wordings = change(wordings).slice(-MOST_WORDINGS)
      if (wordings.length === 0) stored.drop()
      else stored.keep([...wordings])
      return wordings
    },
  }
}
