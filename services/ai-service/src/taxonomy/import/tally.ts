/** Why something of the package isn't in the database, in words for the terminal. */
export type LeftOut =
  | 'rows without a usable URI'
  | 'rows of an unknown kind of concept'
  | 'rows without a language'
  | 'rows that ESCO marks as obsolete'
  | 'rows with a URI that came before (labels added)'
  | 'labels that were empty'
  | 'labels that were too long'
  | 'labels that were there already'
  | 'relations of an unknown kind'
  | 'relations with a concept that is not in the package'
  | 'relations that were there already'
  | 'relations that closed a loop'

/** Counts what is left out, and the labels of which markup or control characters were taken off. */
export const createTally = () => {
  const leftOut = new Map<LeftOut, number>()
  let cleaned = 0
  return {
    leaveOut: (reason: LeftOut, count = 1): void => {
      if (count > 0) leftOut.set(reason, (leftOut.get(reason) ?? 0) + count)
    },
    clean: (): void => {
      cleaned += 1
    },
    result: () => ({ leftOut: Object.fromEntries(leftOut), cleanedLabels: cleaned }),
  }
}

export type Tally = ReturnType<typeof createTally>
