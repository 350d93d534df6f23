/** Answers that hit, answers that don't, and truths nobody answered. */
export type Tally = { hits: number; wrong: number; missed: number }

export const emptyTally = (): Tally => ({ hits: 0, wrong: 0, missed: 0 })

export const add = (one: Tally, other: Tally): Tally => ({
  hits: one.hits + other.hits,
  wrong: one.wrong + other.wrong,
  missed: one.missed + other.missed,
})

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

/** Each 0 to 1; 1 where nothing was to be found and nothing was answered. */
export const figuresOf = ({ hits, wrong, missed }: Tally) => ({
  precision: share(hits, hits + wrong),
  recall: share(hits, hits + missed),
  f1: share(2 * hits, 2 * hits + wrong + missed),
})

type Match = (truth: string, answer: string) => boolean

/** One field that holds one value or none. A wrong answer counts twice: it is wrong, and the truth is missed. */
export const tallyValue = (truth: string | null, answer: string | null, match: Match): Tally => {
  const hit = truth !== null && answer !== null && match(truth, answer)
  return { hits: hit ? 1 : 0, wrong: answer !== null && !hit ? 1 : 0, missed: truth !== null && !hit ? 1 : 0 }
}

/** Largest number of pairs in which each truth and each answer is used once (augmenting paths). */
const pairs = (truths: readonly string[], answers: readonly string[], match: Match): (number | undefined)[] => {
  const takenBy: (number | undefined)[] = answers.map(() => undefined)
  const place = (truth: number, tried: Set<number>): boolean =>
    answers.some((answer, index) => {
      if (tried.has(index) || !match(truths[truth] ?? '', answer)) return false
      tried.add(index)
      const holder = takenBy[index]
      if (holder !== undefined && !place(holder, tried)) return false
      takenBy[index] = truth
      return true
    })
  truths.forEach((_, truth) => place(truth, new Set()))
  return takenBy
}

/** A field that holds a list, in any order. `known` is how many of the document's values the truth lists at most. */
export const tallyList = (
  truths: readonly string[],
  answers: readonly string[],
  match: Match,
  known = Number.POSITIVE_INFINITY,
): Tally => {
  const hits = pairs(truths, answers, match).filter((truth) => truth !== undefined).length
  const judged = truths.length >= known ? Math.min(answers.length, known) : answers.length
  return { hits, wrong: Math.max(0, judged - hits), missed: truths.length - hits }
}

/** What of the truth nobody answered and what of the answers is wrong, for the eye. */
export const differences = (
  truths: readonly string[],
  answers: readonly string[],
  match: Match,
): { missed: string[]; wrong: string[] } => {
  const takenBy = pairs(truths, answers, match)
  return {
    missed: truths.filter((_, index) => !takenBy.includes(index)),
    wrong: answers.filter((_, index) => takenBy[index] === undefined),
  }
}
