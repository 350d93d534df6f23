import { conceptGroups } from './concept-groups.ts'
import { fold } from './fold.ts'
import { rootOf } from './root.ts'

/** Words of the longest phrase of a group. */
const MOST = 4

const phraseKey = (words: readonly string[]): string => words.map(rootOf).join(' ')

const byPhrase = new Map<string, Set<string>>()
for (const [index, group] of conceptGroups.entries())
  for (const phrase of group) {
    const key = phraseKey(fold(phrase).split(' '))
    byPhrase.set(key, (byPhrase.get(key) ?? new Set()).add(`=${index}`))
  }

/** The concepts that a row of folded words names, by the number of their group. */
export function conceptsIn(words: readonly string[]): string[] {
  const concepts = new Set<string>()
  const roots = words.map(rootOf)
  for (let at = 0; at < roots.length; at += 1)
    for (let count = 1; count <= MOST && at + count <= roots.length; count += 1)
      for (const concept of byPhrase.get(roots.slice(at, at + count).join(' ')) ?? []) concepts.add(concept)
  return [...concepts]
}

/** The concepts of one phrase. */
export const conceptsOf = (phrase: string): readonly string[] => [
  ...(byPhrase.get(phraseKey(fold(phrase).split(' '))) ?? []),
]
