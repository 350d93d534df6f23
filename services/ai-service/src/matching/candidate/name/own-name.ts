import { isParticle } from '../../../cv/person/name-shape.ts'
import { withoutTitles } from '../../../cv/person/name-titles.ts'
import { fold } from '../../words/fold.ts'

/** A word of a text or a name. */
export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘`´][\p{L}\p{M}]+)*/gu

/** Somebody's name by its words, folded. */
export type OwnName = {
  given: string
  /** Every word but particles and initials, in their order. */
  words: readonly string[]
  particles: ReadonlySet<string>
  initials: ReadonlySet<string>
}

const foldedWords = (text: string): string[] => (text.match(WORD) ?? []).map(fold)

/** The words of a name; null for one without a word that could be told from others. */
export const readOwnName = (name: string | null): OwnName | null => {
  if (name === null) return null
  const bare = withoutTitles(name.replace(/\([^)]*\)/gu, ' ')).trim()
  // 'Jansen, Mei': the family name stands first.
  const [before = '', behind = ''] = bare.split(/,(?=\s*\p{L})/u)
  const all = [...foldedWords(behind), ...foldedWords(before)]
  const proper = all.filter((word) => word.length > 1 && !isParticle(word))
  // Of a name of particles alone, 'De Van', each word is one.
  const words = proper.length > 0 ? proper : all.filter((word) => word.length > 1)
  const [given] = words
  if (given === undefined) return null
  const ownParticles = all.filter((word) => !words.includes(word) && word.length > 1)
  return {
    given,
    words,
    particles: new Set(ownParticles),
    initials: new Set([...words, ...all].flatMap((word) => word.slice(0, 1))),
  }
}
