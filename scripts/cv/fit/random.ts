/** Numbers from 0 to 1 that are the same for a seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = Math.trunc(state + 0x6d2b79f5)
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The same items in an order that only the seed decides. */
export const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item)
