const numbersOf = (text: string): number[] => text.replace(/^\D+/, '').split('.').map(Number)

/** Below zero when `version` comes before `other`. */
const compare = (version: readonly number[], other: readonly number[]): number =>
  version.map((part, index) => part - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0

/**
 * Whether a version is in a range. `shareConfig` gives only versions of three numbers and ranges of `^`; the runtime
 * itself asks for an order by `<=`.
 */
export const satisfy = (version: string, range: string): boolean => {
  const [numbers, limit] = [numbersOf(version), numbersOf(range)]
  const order = compare(numbers, limit)
  if (range.startsWith('<=')) return order <= 0
  const first = limit.findIndex((part) => part > 0)
  const fixedParts = first === -1 ? limit : limit.slice(0, first + 1)
  return order >= 0 && fixedParts.every((part, index) => part === numbers[index])
}
