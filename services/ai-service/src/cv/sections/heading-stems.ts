import { anyOf, wordingsOf } from '../lexicon/lexicon.ts'
import { wordsOfHeading } from './heading-key.ts'
import type { SectionKind } from './section-kind.ts'

const MOST_WORDS = 6

/** The groups of stems, the most certain first, with the subject that each shows. */
const ORDER: readonly (readonly [string, SectionKind])[] = [
  ['other', 'other'],
  ['interests', 'interests'],
  ['references', 'references'],
  ['projects', 'projects'],
  ['experience', 'experience'],
  ['programming', 'skills'],
  ['languages', 'languages'],
  ['education', 'education'],
  ['certificates', 'certificates'],
  ['skills', 'skills'],
  ['weak experience', 'experience'],
]

const patternOfStems = (group: string): RegExp => {
  const [ends, beginnings] = [true, false].map((isEnd) =>
    wordingsOf('heading-stems', group).filter((stem) => stem.startsWith('-') === isEnd),
  )
  const endPattern = ends && ends.length > 0 ? `|${anyOf(ends.map((end) => end.slice(1)))}$` : ''
  return new RegExp(String.raw`\b${anyOf(beginnings ?? [])}${endPattern}`)
}

const stems = ORDER.map(([group, kind]) => [kind, patternOfStems(group)] as const)

/**
 * The subject of a heading by the stems of its words; undefined when none is known. Only for lines whose style is
 * certainly that of headings.
 */
export const kindByStems = (text: string): SectionKind | undefined => {
  const words = wordsOfHeading(text)
  if (!words || words.length > MOST_WORDS) return undefined
  const plainText = words.join(' ')
  return stems.find(([, stem]) => stem.test(plainText) || words.some((word) => stem.test(word)))?.[0]
}
