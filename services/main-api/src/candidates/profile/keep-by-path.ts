import { isDeepStrictEqual } from 'node:util'

export type Profile = Readonly<Record<string, unknown>>

/** By the old index of each item of a list that is still there: its new one. */
export const movedItems = (before: readonly unknown[], after: readonly unknown[]): Map<number, number> => {
  const free = new Set(after.keys())
  const moved = new Map<number, number>()
  for (const [from, item] of before.entries()) {
    const to = [...free].find((index) => isDeepStrictEqual(item, after[index]))
    if (to === undefined) continue
    moved.set(from, to)
    free.delete(to)
  }
  return moved
}

const partOf = (item: unknown, part: string): unknown =>
  typeof item === 'object' && item !== null ? Reflect.get(item, part) : undefined

/** Where evidence for something inside a list belongs now; null when what it spoke of was changed. */
const pathInList = (
  before: readonly unknown[],
  after: readonly unknown[],
  moved: ReadonlyMap<number, number>,
  [field = '', index = '', ...part]: readonly string[],
): string | null => {
  const from = Number(index)
  const to = moved.get(from)
  if (to !== undefined) return [field, to, ...part].join('.')
  const [name] = part
  const stays =
    name !== undefined &&
    part.length === 1 &&
    ![...moved.values()].includes(from) &&
    partOf(before[from], name) !== undefined
  return stays && isDeepStrictEqual(partOf(before[from], name), partOf(after[from], name))
    ? [field, index, name].join('.')
    : null
}

/**
 * What is said by path (evidence, who changed it) of what is still as it was: that of a changed field goes, that of an item
 * which moved inside its list moves along.
 */
export const keepByPath = <Said>(
  said: Readonly<Record<string, Said>>,
  before: Profile,
  after: Profile,
): Record<string, Said> => {
  const lists = new Map<string, Map<number, number>>()
  const untouched = new Map<string, boolean>()
  // Each field is compared once: evidence may speak of it thousands of times.
  const isUntouched = (field: string): boolean => {
    const known = untouched.get(field) ?? isDeepStrictEqual(before[field], after[field])
    untouched.set(field, known)
    return known
  }
  const movedIn = (field: string, old: readonly unknown[], now: readonly unknown[]) => {
    const known = lists.get(field) ?? movedItems(old, now)
    lists.set(field, known)
    return known
  }
  const kept = Object.entries(said).flatMap(([path, proof]) => {
    const [field = '', ...inside] = path.split('.')
    const [old, now] = [before[field], after[field]]
    if (isUntouched(field)) return [[path, proof] as const]
    if (inside.length === 0 || !Array.isArray(old) || !Array.isArray(now)) return []
    const place = pathInList(old, now, movedIn(field, old, now), [field, ...inside])
    return place === null ? [] : [[place, proof] as const]
  })
  return Object.fromEntries(kept)
}
