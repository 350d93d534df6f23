import { sensitiveNumbers } from '../../../cv/sensitive/numbers.ts'
import { wordingRules } from '../../../cv/sensitive/rules.ts'

const MOST = 10
const LONGEST = 80

const shortened = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`
/** What is cut from a CV because it is sensitive isn't repeated by a warning either, should a model guess it. */
const isSensitive = (text: string) =>
  sensitiveNumbers(text).length > 0 || wordingRules.some(({ wording }) => text.search(wording) >= 0)

/** Why a value isn't kept: the document doesn't say it, or says it of a reference. */
type Reason = 'absent' | 'reference'
const said: Record<Reason, string> = {
  absent: 'staat niet in het CV en is weggelaten.',
  reference: 'is van een referentie en is weggelaten.',
}

/** Remembers what a model says and the document doesn't say of the person, to tell it in Dutch: ten values by name and the number of others. */
export function createDropped(): { drop: (value: string, reason?: Reason) => void; warnings: () => string[] } {
  const named = new Map<string, Reason>()
  const unnamed = new Set<string>()
  return {
    drop: (value, reason = 'absent') => {
      if (isSensitive(value)) unnamed.add(value)
      else named.set(shortened(value), named.get(shortened(value)) ?? reason)
    },
    warnings: () => {
      const told = [...named].slice(0, MOST)
      const more = named.size - told.length + unnamed.size
      const others = told.length === 0 ? '' : 'andere '
      return [
        ...told.map(([value, reason]) => `"${value}" ${said[reason]}`),
        ...(more === 0
          ? []
          : [
              more === 1
                ? `Nog één ${others}waarde staat niet in het CV en is weggelaten.`
                : `Nog ${more} ${others}waarden staan niet in het CV en zijn weggelaten.`,
            ]),
      ]
    },
  }
}
