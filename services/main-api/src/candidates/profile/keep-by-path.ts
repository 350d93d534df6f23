import { isDeepStrictEqual } from 'node:util'

export type Profile = Readonly<Record<string, unknown>>

/** The new index of each item that both lists have, by its old index. */
export const movedItems = (before: readonly unknown[], after: readonly unknown[]): Map<number, number> => {
  const freeIndexes = new Set(after.keys())
  const newIndexes = new Map<number, number>()
  for (const [from, item] of before.entries()) {
    const to = [...freeIndexes].find((index) => isDeepStrictEqual(item, after[index]))
    if (to === undefined) continue
    newIndexes.set(from, to)
    freeIndexes.delete(to)
  }
  return newIndexes
}

const partOf = (item: unknown, part: string): unknown =>
  typeof item === 'object' && item !== null ? Reflect.get(item, part) : undefined

/** The new path of an entry inside a list; null when its value changed. */
const pathInList = (
  before: readonly unknown[],
  after: readonly unknown[],
  newIndexes: ReadonlyMap<number, number>,
  [field = '', index = '', ...part]: readonly string[],
): string | null => {
  const from = Number(index)
  const to = newIndexes.get(from)
  if (to !== undefined) return [field, to, ...part].join('.')
  const [name] = part
  const stays =
    name !== undefined &&
    part.length === 1 &&
    ![...newIndexes.values()].includes(from) &&
    partOf(before[from], name) !== undefined
  return stays && isDeepStrictEqual(partOf(before[from], name), partOf(after[from], name))
    ? [field, index, name].join('.')
    : null
}

/**
 * Keeps the entries by path (evidence, edits) of values that didn't change: the entry of a changed field goes, and the
 * entry of a list item moves along with the item.
 */
export const keepByPath = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  before: Profile,
  after: Profile,
): Record<string, Entry> => {
  const newIndexesByField = new Map<string, Map<number, number>>()
  const untouchedByField = new Map<string, boolean>()
  // Each field is compared once: thousands of entries may belong to one field.
  const isUntouched = (field: string): boolean => {
    const isSame = untouchedByField.get(field) ?? isDeepStrictEqual(before[field], after[field])
    untouchedByField.set(field, isSame)
    return isSame
  }
  const newIndexesOf = (field: string, oldValue: readonly unknown[], newValue: readonly unknown[]) => {
    const newIndexes = newIndexesByField.get(field) ?? movedItems(oldValue, newValue)
    newIndexesByField.set(field, newIndexes)
    return newIndexes
  }
  const keptEntries = Object.entries(entries).flatMap(([path, proof]) => {
    const [field = '', ...inside] = path.split('.')
    const [oldValue, newValue] = [before[field], after[field]]
    if (isUntouched(field)) return [[path, proof] as const]
    if (inside.length === 0 || !Array.isArray(oldValue) || !Array.isArray(newValue)) return []
    const newPath = pathInList(oldValue, newValue, newIndexesOf(field, oldValue, newValue), [field, ...inside])
    return newPath === null ? [] : [[newPath, proof] as const]
  })
  return Object.fromEntries(keptEntries)
}
