import { fold } from '../../words/fold.ts'
import { isCalendarWord } from './everyday-words.ts'
import { WORD, type OwnName } from './own-name.ts'

/** A word of a text that a name has too. */
export type NameWord = {
  kind: 'word' | 'particle' | 'initial'
  folded: string
  /** Whether it is written as a name is: with a capital. */
  isCapital: boolean
  from: number
  to: number
}

/** What stands between two words of one name: 'Jan de Vries', 'J. de Vries', 'Vries, Jan', 'Jansen-Bakker'. */
const BETWEEN = /^(?:[.,]?[ \t\u00a0]+|[.-])$/u
/** A day before a month, and a year behind one: '1 mei', 'mei 2019', "mei '19". */
const DAY_BEFORE = /(?<!\d)\d{1,2}(?:e|ste|de|th|st|nd|rd)?\.?[ \t-]*$/u
const YEAR_BEHIND = /^[ \t.,/-]*(?:['’]\d{2}|(?:19|20)\d{2})(?!\d)/u

const isInDate = (text: string, { folded, from, to }: Pick<NameWord, 'folded' | 'from' | 'to'>): boolean =>
  isCalendarWord(folded) &&
  (DAY_BEFORE.test(text.slice(Math.max(0, from - 6), from)) || YEAR_BEHIND.test(text.slice(to, to + 8)))

const kindOf = (text: string, folded: string, to: number, ownName: OwnName): NameWord['kind'] | null => {
  if (ownName.words.includes(folded)) return 'word'
  if (ownName.particles.has(folded)) return 'particle'
  return folded.length === 1 && ownName.initials.has(folded) && text[to] === '.' ? 'initial' : null
}

const nameWordsOf = (text: string, ownName: OwnName): NameWord[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: written, index: from }): NameWord[] => {
    const folded = fold(written)
    const place = { folded, from, to: from + written.length }
    const kind = kindOf(text, folded, place.to, ownName)
    const isCapital = /^\p{Lu}/u.test(written)
    if (kind === null || isInDate(text, place)) return []
    return kind === 'initial' && !isCapital ? [] : [{ ...place, kind, isCapital }]
  })

/** Words of the name that stand beside each other; each run holds one that isn't only a particle. */
export const nameRunsOf = (text: string, ownName: OwnName): NameWord[][] => {
  const runs: NameWord[][] = []
  for (const word of nameWordsOf(text, ownName)) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && BETWEEN.test(text.slice(last.to, word.from))) run.push(word)
    else runs.push([word])
  }
  return runs.filter((run) => run.some(({ kind }) => kind === 'word'))
}
