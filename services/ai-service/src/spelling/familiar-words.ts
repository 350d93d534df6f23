import { vocabulary } from '../cv/skills/vocabulary.ts'
import { jobFamilies } from '../matching/titles/job-families.ts'

/** Ordinary words of vacancies, Dutch and Flemish, that neither the dictionaries nor those vocabularies have. */
const TRADE = `picken pickt orderpicken orderpickers medior teamlead teamleads teamleader teamleaders shiftleader shiften onboarden
  kine kinepraktijk hospi recup voltijd groupage transpallet transpallets helpenden jobbonus`

let words: ReadonlySet<string> | undefined

const read = (): ReadonlySet<string> => {
  const texts = [
    ...vocabulary.flatMap(({ wordings }) => wordings.map(({ text }) => text)),
    ...jobFamilies.flat(2),
    TRADE,
  ]
  return new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  )
}

/** Whether a word in small letters stands in a vocabulary of the product: of skills, of jobs, of the trade. */
export const isFamiliarWord = (word: string): boolean => (words ??= read()).has(word)
