const LEADER = /^[.·…_‥․]$/u
/** Fewer dots than this are an ellipsis, or rating signs. */
const LEAST = 5

type Letter = { text: string }

/** Dots and dashes that lead from a heading to the end of its line become blanks; an ellipsis stays. */
export const withoutLeaders = <T extends Letter>(letters: readonly T[]): readonly T[] => {
  const leaderDots = new Set<T>()
  let run: T[] = []
  for (const letter of [...letters, null]) {
    if (letter && LEADER.test(letter.text)) run.push(letter)
    else if (letter?.text.trim() !== '') {
      if (run.length >= LEAST) for (const dot of run) leaderDots.add(dot)
      run = []
    }
  }
  return leaderDots.size === 0
    ? letters
    : letters.map((letter) => (leaderDots.has(letter) ? { ...letter, text: ' ' } : letter))
}
