import { createEdges } from '../index/edges.ts'

export type Pair = { source: number; target: number }

/**
 * The pairs to leave out so that nothing stands above itself: of each loop the one that closes it, in order of source.
 */
export const pairsThatLoop = (pairs: readonly Pair[]): Pair[] => {
  const numbers = [...new Set(pairs.flatMap(({ source, target }) => [source, target]))].toSorted((a, b) => a - b)
  const places = new Map(numbers.map((number, place) => [number, place]))
  const placesOf = (side: keyof Pair) => pairs.map((pair) => places.get(pair[side]) ?? 0)
  const edges = createEdges(numbers.length, placesOf('source'), placesOf('target'))
  const isOnPath = new Uint8Array(numbers.length)
  const isVisited = new Uint8Array(numbers.length)
  const loops: Pair[] = []

  /** Without recursion: a chain of a hundred thousand would overflow the stack. */
  const walk = (start: number): void => {
    const path: { place: number; next: number }[] = [{ place: start, next: 0 }]
    isVisited[start] = isOnPath[start] = 1
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const target = edges.of(top.place)[top.next]
      top.next += 1
      if (target === undefined) {
        isOnPath[top.place] = 0
        path.pop()
      } else if (isOnPath[target]) loops.push({ source: numbers[top.place] ?? 0, target: numbers[target] ?? 0 })
      else if (!isVisited[target]) {
        isVisited[target] = isOnPath[target] = 1
        path.push({ place: target, next: 0 })
      }
    }
  }

  for (const place of numbers.keys()) if (!isVisited[place]) walk(place)
  return loops
}
