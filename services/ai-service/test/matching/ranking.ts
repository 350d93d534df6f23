/** A list as it was ranked, by the grades of what stands in it. */
type Ranked = readonly { score: number; grade: number }[]

const gain = (grade: number, at: number): number => (2 ** grade - 1) / Math.log2(at + 2)
const sumOfGains = (grades: readonly number[], most: number): number =>
  grades.slice(0, most).reduce((sum, grade, at) => sum + gain(grade, at), 0)

/**
 * Normalised discounted cumulative gain of the first ten, 0 to 1 (Järvelin and Kekäläinen 2002). Equal scores count as
 * their average: an order nobody gave earns nothing.
 */
export const ndcg = (ranked: Ranked, most = 10): number => {
  const scores = [...new Set(ranked.map(({ score }) => score))].toSorted((one, other) => other - one)
  const grades = scores.flatMap((score) => {
    const tied = ranked.filter((item) => item.score === score)
    const mean = tied.reduce((sum, item) => sum + (2 ** item.grade - 1), 0) / tied.length
    return tied.map(() => Math.log2(mean + 1))
  })
  const best = sumOfGains(
    ranked.map(({ grade }) => grade).toSorted((one, other) => other - one),
    most,
  )
  return best === 0 ? 1 : sumOfGains(grades, most) / best
}

/** The share of pairs with different grades that stand in the right order; a tie is half right. */
export const pairwiseAccuracy = (ranked: Ranked): number => {
  let right = 0
  let pairs = 0
  for (const one of ranked)
    for (const other of ranked) {
      if (one.grade <= other.grade) continue
      pairs += 1
      right += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0
    }
  return pairs === 0 ? 1 : right / pairs
}
