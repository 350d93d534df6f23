/** The longest phrase, in tokens, whose repetition is watched for. */
const LONGEST = 24
/** How often one must come in a row: people repeat a word four times, a phrase three times. */
const timesFor = (length: number): number => (length <= 2 ? 6 : 4)

const isRepeated = (ids: readonly number[], length: number, times: number): boolean => {
  const first = ids.length - length * times
  if (first < 0) return false
  for (let index = first + length; index < ids.length; index += 1) if (ids[index] !== ids[index - length]) return false
  return true
}

/**
 * How many tokens at the end only repeat what stands before them, when a phrase came so often in a row that the model
 * is caught in it; 0 when it isn't.
 */
export const loopLength = (ids: readonly number[]): number => {
  for (let length = 1; length <= LONGEST; length += 1) {
    const times = timesFor(length)
    if (isRepeated(ids, length, times)) return length * (times - 1)
  }
  return 0
}
