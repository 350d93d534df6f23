/** What each number leads to, in two arrays of numbers: an array for each would take five times the memory. */
export type Edges = Readonly<{ of: (source: number) => Int32Array }>

const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0

/**
 * Pairs of numbers under `count`; `sources` and `targets` have the same length. The order of a source's targets stays.
 */
export const createEdges = (count: number, sources: ArrayLike<number>, targets: ArrayLike<number>): Edges => {
  const starts = new Int32Array(count + 1)
  for (let pair = 0; pair < sources.length; pair += 1)
    starts[at(sources, pair) + 1] = at(starts, at(sources, pair) + 1) + 1
  for (let number = 0; number < count; number += 1) starts[number + 1] = at(starts, number + 1) + at(starts, number)
  const places = starts.slice(0, count)
  const sorted = new Int32Array(sources.length)
  for (let pair = 0; pair < sources.length; pair += 1) {
    const source = at(sources, pair)
    const place = at(places, source)
    sorted[place] = at(targets, pair)
    places[source] = place + 1
  }
  return { of: (source) => sorted.subarray(starts[source], starts[source + 1]) }
}

/** The numbers that can be reached from `start` in at most `depth` steps, nearest first, without `start` itself. */
export const reach = (edges: Edges, start: number, depth: number): number[] => {
  const reached = new Set([start])
  let frontier = [start]
  for (let step = 0; step < depth && frontier.length > 0; step += 1) {
    const next = frontier.flatMap((number) => [...edges.of(number)]).filter((number) => !reached.has(number))
    frontier = [...new Set(next)]
    for (const number of frontier) reached.add(number)
  }
  reached.delete(start)
  return [...reached]
}
