const LEADER = /^[.·…_‥․]$/u
/** Fewer dots than this are an ellipsis, or rating signs. */
const LEAST = 5

type Letter = { text: string }

/** Dots and dashes that lead from a heading to the end of its line become blanks; an ellipsis stays. */
export const withoutLeaders = <T extends Letter>(letters: readonly T[]): T[] => {
  const result = [...letters]
  let run: number[] = []
  const end = () => {
    if (run.length >= LEAST) for (const at of run) result[at] = { ...(result[at] as T), text: ' ' }
    run = []
  }
  for (const [at, { text }] of letters.entries()) {
    if (LEADER.test(text)) run.push(at)
    else if (text.trim() !== '') end()
  }
  end()
  return result
}
