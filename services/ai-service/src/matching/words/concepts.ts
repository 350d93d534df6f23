import { conceptGroups } from './concept-groups.ts'
import { fold } from './fold.ts'
import { rootOf } from './root.ts'

/** Words of the longest phrase of a group. */
const MOST = 4

const phraseKey = (words: readonly string[]): string => words.map(rootOf).join(' ')

type Index = Map<string, Set<string>>

const put = (index: Index, phrases: readonly string[], concept: string): void => {
  for (const phrase of phrases) {
    const key = phraseKey(fold(phrase).split(' '))
    index.set(key, (index.get(key) ?? new Set()).add(concept))
  }
}

/** Concepts by the phrases that are names of them, and by those that say them too because they are a kind of them. */
const nameIndex: Index = new Map()
const phraseIndex: Index = new Map()
for (const [index, { names, kinds }] of conceptGroups.entries()) {
  put(nameIndex, names, `=${index}`)
  put(phraseIndex, [...names, ...kinds], `=${index}`)
}

/** The words of the longest of those phrases by the root that they begin with: most words begin none. */
const longestByStart = new Map<string, number>()
for (const key of phraseIndex.keys()) {
  const roots = key.split(' ')
  const [start = ''] = roots
  longestByStart.set(start, Math.max(longestByStart.get(start) ?? 0, roots.length))
}

/** The concepts that a row of words of a candidate says, by their roots. */
export const conceptsIn = (roots: readonly string[]): string[] => {
  const concepts = new Set<string>()
  for (const [at, root] of roots.entries()) {
    const most = Math.min(MOST, longestByStart.get(root) ?? 0, roots.length - at)
    for (let count = 1; count <= most; count += 1)
      for (const concept of phraseIndex.get(count === 1 ? root : roots.slice(at, at + count).join(' ')) ?? [])
        concepts.add(concept)
  }
  return [...concepts]
}

/** The concepts that a phrase of a vacancy names. */
export const conceptsOf = (phrase: string): readonly string[] => [
  ...(nameIndex.get(phraseKey(fold(phrase).split(' '))) ?? []),
]
