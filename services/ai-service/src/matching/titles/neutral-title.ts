import { fold } from '../words/fold.ts'
import { jobFamilies } from './job-families.ts'

/** Words of listed titles; long ones can be the end of a compound: 'begeleider' of 'jeugdbegeleider'. */
const listed: ReadonlySet<string> = new Set(
  jobFamilies.flatMap((family) => family.flatMap((job) => job.flatMap((title) => fold(title).split(/[^\p{L}]+/u)))),
)
const SHORTEST_HEAD = 5

const isListed = (word: string): boolean => {
  for (let at = 0; word.length - at >= SHORTEST_HEAD; at += 1) if (listed.has(word.slice(at))) return true
  return listed.has(word)
}

/**
 * Endings of titles for women, with those of the same title for anybody; of several the first that gives a listed
 * title.
 */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/([aeou])\1([^aeiou])ster$/u, '$1$2er'],
  [/fster$/u, 'ver'],
  [/([^aeiou])ster$/u, '$1er'],
  [/([^aeiou])ster$/u, '$1$1er'],
  [/trice$/u, 'teur'],
  [/euse$/u, 'eur'],
  [/woman$/u, 'man'],
  // 'Press' is no title for a woman.
  [/(?<=.{3})ress$/u, 'er'],
  [/(?<=.{3})ress$/u, 'or'],
  [/(?<=.{4})ess$/u, ''],
  [/kin$/u, ''],
]
const SHORTEST = 5
/** Forms that no ending gives. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['lerares', 'leraar'],
  ['onderwijzeres', 'onderwijzer'],
  ['secretaresse', 'secretaris'],
  ['bibliothecaresse', 'bibliothecaris'],
  ['serveerster', 'kelner'],
])

/** How words end that may be of a woman; most don't. */
const MAY_BE = /(?:ster|trice|euse|woman|ess|esse|kin|eres|ares)$/u

/** A folded word as it is for anybody: 'begeleidster' is 'begeleider'. Words without such a form stay as they are. */
export const neutralWord = (folded: string): string => {
  if (folded.length < SHORTEST || !MAY_BE.test(folded)) return folded
  const irregular = IRREGULAR.get(folded)
  if (irregular !== undefined) return irregular
  for (const [ending, neutral] of ENDINGS) {
    const variant = folded.replace(ending, neutral)
    if (variant !== folded && isListed(variant)) return variant
  }
  return folded
}

/** A title without what tells a woman from a man; its other words keep their capitals. */
export const neutralTitle = (title: string): string =>
  title.replace(/\p{L}+/gu, (word) => {
    const folded = fold(word)
    const neutral = neutralWord(folded)
    return neutral === folded ? word : neutral
  })
