type Dated = { start: string | null; end: string | null }

const LATEST = '9999-12'
const EARLIEST = '0000'

const padded = (moment: string) => (moment.length === 4 ? `${moment}-12` : moment)
/** An entry with a start but no end counts as current. */
const endOf = ({ end, start }: Dated) => (end !== null ? padded(end) : start === null ? EARLIEST : LATEST)
const startOf = ({ start }: Dated) => padded(start ?? EARLIEST)

/**
 * Sorts entries by end, then start, newest first. Current entries of a list that runs from new to old keep their order;
 * an entry without dates stays after its neighbour. A list that runs from old to new is reversed.
 */
export const newestFirst = <T extends Dated>(items: readonly T[]): readonly T[] => {
  const datedItems = items.filter(({ start, end }) => start !== null || end !== null)
  if (datedItems.length < items.length) {
    const [first] = datedItems
    const last = datedItems.at(-1)
    const oldestFirst = first !== undefined && last !== undefined && first !== last && startOf(first) < startOf(last)
    return oldestFirst ? items.toReversed() : items
  }
  const [first, last] = [items[0], items.at(-1)]
  const newest = first !== undefined && last !== undefined && startOf(first) >= startOf(last)
  const bothGoOn = (a: T, b: T) => newest && endOf(a) === LATEST && endOf(b) === LATEST
  return items.toSorted(
    (a, b) => endOf(b).localeCompare(endOf(a)) || (bothGoOn(a, b) ? 0 : startOf(b).localeCompare(startOf(a))),
  )
}
