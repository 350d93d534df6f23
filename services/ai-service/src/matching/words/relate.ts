const SHORTEST_PREFIX = 6
const PREFIX_SHARE = 0.7
const SHORTEST_PART = 5

const sharedBeginning = (one: string, other: string): number => {
  const shortest = Math.min(one.length, other.length)
  let at = 0
  while (at < shortest && one[at] === other[at]) at += 1
  return at
}

/**
 * How much a word of a candidate says of a word that is asked for, by their roots, 0 to 1. 'salarisadministratie' says
 * 'administratie'; 'administratie' says half of 'salarisadministratie'; words of one family share their beginning.
 */
export const relate = (requiredWord: string, candidateWord: string): number => {
  if (requiredWord === candidateWord) return 1
  if (/^[#=]/.test(requiredWord) || /^[#=]/.test(candidateWord) || /\d/.test(requiredWord)) return 0
  const shared = sharedBeginning(requiredWord, candidateWord)
  const longest = Math.max(requiredWord.length, candidateWord.length)
  if (shared >= SHORTEST_PREFIX && shared >= PREFIX_SHARE * longest) return 0.85
  if (
    requiredWord.length >= SHORTEST_PART &&
    candidateWord.length > requiredWord.length + 2 &&
    candidateWord.endsWith(requiredWord)
  )
    return 0.85
  if (
    candidateWord.length >= SHORTEST_PREFIX &&
    requiredWord.length > candidateWord.length + 2 &&
    requiredWord.endsWith(candidateWord)
  )
    return 0.45
  if (requiredWord.length >= SHORTEST_PREFIX && shared === requiredWord.length) return 0.6
  return candidateWord.length >= SHORTEST_PART && shared === candidateWord.length ? 0.35 : 0
}
