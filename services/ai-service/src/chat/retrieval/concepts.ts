import { narrower, synonyms } from './synonyms.ts'
import { stemsOf } from './tokens.ts'

/** A word of a question, with what else it may be called. Stems; several joined by spaces are a phrase. */
export type Concept = {
  /** As the recruiter wrote it. */
  word: string
  stems: string[]
  relatedStems: string[]
  /** Those of them that are only a part of what it covers: 'zaterdag' of 'weekend'. */
  narrowStems?: string[]
  /** A name: found only as itself, never inside another word. */
  proper: boolean
  /** How much of the question it is: what is counted or chosen from counts twice. */
  share: number
}

const bundle = (words: string) => stemsOf(words).join(' ')

const groups: Map<string, string[]> = new Map()
for (const group of synonyms) {
  const stems = group.map(bundle)
  for (const stem of stems) groups.set(stem, [...(groups.get(stem) ?? []), ...stems])
}

/** Fixed phrases of several words, longest first. */
export const phrases: string[] = synonyms
  .flat()
  .filter((word) => word.includes(' '))
  .toSorted((a, b) => b.length - a.length)

const narrowOf = new Map(
  narrower.flatMap(([wide, narrow]) => wide.map((word): [string, string[]] => [bundle(word), narrow.map(bundle)])),
)

/** The first group that holds a word, in its own spelling. */
const spellings = new Map<string, string[]>()
for (const group of synonyms)
  for (const word of group) {
    const stems = bundle(word)
    if (!spellings.has(stems))
      spellings.set(
        stems,
        group.filter((other) => bundle(other) !== stems),
      )
  }

/** The synonyms of a word, in their own spelling, for telling what was looked for. */
export const synonymsOf = (word: string): readonly string[] => spellings.get(bundle(word)) ?? []

const INFINITIVE = /^\p{Ll}{3,}en$/u
/** The work that is called after a verb: 'Spuitwerk' where 'spuiten' was asked. */
const workOf = (word: string): string[] => {
  if (!INFINITIVE.test(word)) return []
  const verb = word
    .slice(0, -2)
    .replace(/(\p{L})\1$/u, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
  return [bundle(`${verb}werk`)]
}

/** One word, or the words of a fixed phrase; who counts days doesn't ask for Mondays (`narrow: false`). */
export const conceptOf = (word: string, { proper = false, main = false, narrow = true } = {}): Concept => {
  const ownStems = [bundle(word)]
  const same = [...ownStems.flatMap((stem) => groups.get(stem) ?? []), ...workOf(word)]
  const narrowStems = ownStems.flatMap((stem) => (narrow && narrowOf.get(stem)) || [])
  const related = new Set([...same, ...narrowStems])
  for (const stem of ownStems) related.delete(stem)
  return {
    word,
    stems: ownStems,
    relatedStems: [...related],
    narrowStems: narrowStems.filter((stem) => !same.includes(stem)),
    proper,
    share: main ? 2 : proper ? 1.5 : 1,
  }
}

/** 'Bus' in 'bedrijfsbus': a short word is the head of a compound whose other part is long. */
const SHORTEST_HEAD = 3
const LEAST_MODIFIER = 6
const SHORTEST_PART = 5
const SHORTEST_REST = 3
/** Before a word they make another word, no compound: 'begeleiding' is no 'leiding'. */
const PREFIXES = /(?:bege|hand|^op|^ver|^her|^ont|^mis)$/

const endsWithPart = (stem: string, part: string) => stem.endsWith(part) && !PREFIXES.test(stem.slice(0, -part.length))

/** The stem of a long word has lost an -s that a short word keeps: 'bedrijfsbu' and 'bus'. */
/** 'Onderhoud' has nothing to do with 'oud'. */
const NO_HEADS = new Set(['oud', 'eer', 'aan', 'uit', 'tal'])
const isHead = (stem: string, target: string): boolean => {
  if (NO_HEADS.has(target)) return false
  if (target.length < SHORTEST_HEAD || stem.length - target.length < LEAST_MODIFIER) return false
  return endsWithPart(stem, target) || (target.endsWith('s') && endsWithPart(stem, target.slice(0, -1)))
}

const SHORTEST_VERB = 5
/** 'Beheerde' keeps a d that 'beheert' hasn't. */
const isPastOf = (past: string, present: string) => present.length >= SHORTEST_VERB && past === `${present}d`

/** A stem of four letters begins a compound where the word itself has more: 'fruit' in 'fruitpakket'. */
const SHORTEST_BEGIN = 4
const LEAST_AFTER_BEGIN = 5
const beginsCompound = (stem: string, target: string, word: string) =>
  target.length >= SHORTEST_BEGIN &&
  word.length > target.length &&
  stem.length - target.length >= LEAST_AFTER_BEGIN &&
  stem.startsWith(word.toLowerCase())

const nearness = (stem: string, target: string, proper: boolean, word = ''): number => {
  if (stem === target) return 1
  if (proper) return 0
  if (isPastOf(stem, target) || isPastOf(target, stem)) return 0.9
  if (
    target.length >= SHORTEST_PART &&
    stem.length - target.length >= SHORTEST_REST &&
    (stem.startsWith(target) || endsWithPart(stem, target))
  )
    return 0.75
  if (beginsCompound(stem, target, word)) return 0.7
  if (isHead(stem, target)) return 0.65
  if (
    stem.length >= SHORTEST_PART &&
    stem.length * 2 >= target.length &&
    target.length - stem.length >= SHORTEST_REST &&
    (target.startsWith(stem) || target.endsWith(stem))
  )
    return 0.3
  return 0
}

const SYNONYM = 0.8

/**
 * How well a text, given as its stems, holds a concept: 1 for the word itself, less for compounds and synonyms, 0 for
 * not at all.
 */
export const matchOf = (concept: Concept, stems: readonly string[], joinedStems: string): number => {
  let best = 0
  for (const phrase of concept.stems) {
    if (phrase.includes(' ')) best = Math.max(best, joinedStems.includes(` ${phrase} `) ? 1 : 0)
    else for (const stem of stems) best = Math.max(best, nearness(stem, phrase, concept.proper, concept.word))
  }
  if (best === 1) return 1
  for (const phrase of concept.relatedStems) {
    if (phrase.includes(' ')) {
      if (joinedStems.includes(` ${phrase} `)) best = Math.max(best, SYNONYM)
    } else if (best < SYNONYM)
      for (const stem of stems) best = Math.max(best, SYNONYM * nearness(stem, phrase, phrase.length < SHORTEST_PART))
  }
  return best
}
