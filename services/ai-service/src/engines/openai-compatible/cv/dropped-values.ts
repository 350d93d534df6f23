import { sensitiveNumbers } from '../../../cv/sensitive/numbers.ts'
import { wordingRules } from '../../../cv/sensitive/wording-rules.ts'

/** Who has to read more warnings reads none. */
const MOST = 3
const LONGEST = 80

const shortened = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`
/** A warning never repeats a sensitive value, which is cut from the CV, even when a model guesses it. */
const isSensitive = (text: string) =>
  sensitiveNumbers(text).length > 0 || wordingRules.some(({ wording }) => text.search(wording) >= 0)

/** Why a value is dropped: it is not in the document, or belongs to a reference. */
type Reason = 'absent' | 'reference'
const explanations: Record<Reason, string> = {
  absent: 'staat niet in het CV en is weggelaten.',
  reference: 'is van een referentie en is weggelaten.',
}

/**
 * Collects values of a model that the document does not give for the person, for warnings in Dutch: three at most, the
 * last of which counts the others.
 */
export const createDroppedValues = (): { drop: (value: string, reason?: Reason) => void; warnings: () => string[] } => {
  const reasons = new Map<string, Reason>()
  const unnamed = new Set<string>()
  return {
    drop: (value, reason = 'absent') => {
      if (isSensitive(value)) unnamed.add(value)
      else reasons.set(shortened(value), reasons.get(shortened(value)) ?? reason)
    },
    warnings: () => {
      const all = reasons.size + unnamed.size
      // Where all fit, each has its own line; else the last line counts the others.
      const namedValues = [...reasons].slice(0, all <= MOST ? MOST : MOST - 1)
      const more = all - namedValues.length
      const others = namedValues.length === 0 ? '' : 'andere '
      return [
        ...namedValues.map(([value, reason]) => `"${value}" ${explanations[reason]}`),
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
