import { conceptGroups } from './concept-groups.ts'
import { fold } from './fold.ts'
import { isInCapitals, type Surroundings } from './named-skill.ts'
import { rootOf } from './root.ts'
import type { CvWord } from './word.ts'

/** Words of the longest phrase of a group. */
const MOST = 4

const phraseKey = (words: readonly string[]): string => words.map(rootOf).join(' ')

type Index = Map<string, Set<string>>

const add = (index: Index, key: string, concept: string): void => {
  index.set(key, (index.get(key) ?? new Set()).add(concept))
}
const put = (index: Index, phrases: readonly string[], concept: string): void => {
  for (const phrase of phrases) add(index, phraseKey(fold(phrase).split(' ')), concept)
}

/** Concepts by the phrases that are names of them, and by those that say them too because they are a kind of them. */
const nameIndex: Index = new Map()
const phraseIndex: Index = new Map()
/** Concepts by the words that say them in capitals alone, and by those that never say them though their root does. */
const capitalIndex: Index = new Map()
const ambiguousIndex: Index = new Map()
for (const [index, { names, kinds, inCapitals, ambiguous }] of conceptGroups.entries()) {
  const concept = `=${index}`
  put(nameIndex, names, concept)
  const isMarked = (phrase: string) => inCapitals.includes(phrase) || ambiguous.includes(phrase)
  put(
    phraseIndex,
    [...names, ...kinds].filter((phrase) => !isMarked(phrase)),
    concept,
  )
  for (const word of inCapitals) add(capitalIndex, fold(word), concept)
  for (const word of ambiguous) add(ambiguousIndex, fold(word), concept)
}

/** The words of the longest of those phrases by the root that they begin with: most words begin none. */
const longestByStart = new Map<string, number>()
for (const key of phraseIndex.keys()) {
  const roots = key.split(' ')
  const [start = ''] = roots
  longestByStart.set(start, Math.max(longestByStart.get(start) ?? 0, roots.length))
}

type ReadWord = Pick<CvWord, 'written' | 'folded' | 'root'>

/** The concepts that a row of words of a candidate says. */
export const conceptsIn = (words: readonly ReadWord[], { isShouted }: Surroundings): string[] => {
  const concepts = new Set<string>()
  const addAll = (names: ReadonlySet<string> | undefined, except?: ReadonlySet<string>) => {
    for (const concept of names ?? []) if (!except?.has(concept)) concepts.add(concept)
  }
  for (const [at, word] of words.entries()) {
    addAll(phraseIndex.get(word.root), ambiguousIndex.get(word.folded))
    const abbreviated = capitalIndex.get(word.folded)
    if (abbreviated && isInCapitals(word.written) && !isShouted()) addAll(abbreviated)
    const most = Math.min(MOST, longestByStart.get(word.root) ?? 0, words.length - at)
    let key = word.root
    for (let count = 2; count <= most; count += 1) {
      key = `${key} ${words[at + count - 1]?.root ?? ''}`
      addAll(phraseIndex.get(key))
    }
  }
  return [...concepts]
}

/** The concepts that a phrase of a vacancy names. */
export const conceptsOf = (phrase: string): readonly string[] => [
  ...(nameIndex.get(phraseKey(fold(phrase).split(' '))) ?? []),
]
