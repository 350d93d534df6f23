import { capitalFirst } from '../language/capitals.ts'
import { sameKey } from '../language/join.ts'
import { finishSentence, splitSentences, withoutEnd } from '../language/sentences.ts'
import { withoutMark } from './marks.ts'

/** A line of running text: every sentence starts with a capital and the last one ends. */
export const polishProse = (line: string): string => finishSentence(splitSentences(line).map(capitalFirst).join(' '))

const bareItem = (item: string) => withoutEnd(withoutMark(item).replace(/[,;] (?:en|of|and)$/i, ''))

/**
 * List items in one style: with a full stop when one of them holds several sentences, else without; no item twice.
 * `asTyped` keeps a small first letter, for items that go on with a lead of the form's own ('Daarnaast:').
 */
export const polishItems = (items: readonly string[], seen = new Set<string>(), asTyped = false): string[] => {
  const bare = items.map(bareItem).filter((item) => {
    const key = sameKey(item) || item.trim()
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
  const asSentences = bare.some((item) => splitSentences(item).length > 1)
  return bare.map((item) => (asTyped ? item : asSentences ? polishProse(item) : capitalFirst(item)))
}
