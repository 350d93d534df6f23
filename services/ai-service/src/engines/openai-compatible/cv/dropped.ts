import { sensitiveNumbers } from '../../../cv/sensitive/numbers.ts'
import { wordingRules } from '../../../cv/sensitive/rules.ts'

const MOST = 10
const LONGEST = 80

const shortened = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`)
/** What is cut from a CV because it is sensitive isn't repeated by a warning either, should a model guess it. */
const isSensitive = (text: string) => sensitiveNumbers(text).length > 0 || wordingRules.some(({ wording }) => text.search(wording) >= 0)

/** Remembers what a model says and the document doesn't, to tell it in Dutch: ten values by name and the number of others. */
export function createDropped(): { drop: (value: string) => void; warnings: () => string[] } {
  const named = new Set<string>()
  const unnamed = new Set<string>()
  return {
    drop: (value) => {
      if (isSensitive(value)) unnamed.add(value)
      else named.add(shortened(value))
    },
    warnings: () => {
      const told = [...named].slice(0, MOST)
      const more = named.size - told.length + unnamed.size
      const others = told.length === 0 ? '' : 'andere '
      return [
        ...told.map((value) => `"${value}" staat niet in het CV en is weggelaten.`),
        ...(more === 0 ? [] : [more === 1 ? `Nog één ${others}waarde staat niet in het CV en is weggelaten.` : `Nog ${more} ${others}waarden staan niet in het CV en zijn weggelaten.`]),
      ]
    },
  }
}
