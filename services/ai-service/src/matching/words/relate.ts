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
export const relate = (asked: string, said: string): number => {
  if (asked === said) return 1
  if (/^[#=]/.test(asked) || /^[#=]/.test(said) || /\d/.test(asked)) return 0
  const shared = sharedBeginning(asked, said)
  const longest = Math.max(asked.length, said.length)
  if (shared >= SHORTEST_PREFIX && shared >= PREFIX_SHARE * longest) return 0.85
  if (asked.length >= SHORTEST_PART && said.length > asked.length + 2 && said.endsWith(asked)) return 0.85
  if (said.length >= SHORTEST_PREFIX && asked.length > said.length + 2 && asked.endsWith(said)) return 0.45
  if (asked.length >= SHORTEST_PREFIX && shared === asked.length) return 0.6
  return said.length >= SHORTEST_PART && shared === said.length ? 0.35 : 0
}
