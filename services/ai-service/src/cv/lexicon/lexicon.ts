import { fold } from './fold.ts'
import { readLexicon } from './read-lexicon.ts'

/** Read once; the lists stand in `<language>/<list>.txt`, and a new language is a new folder. */
const lexicon = readLexicon(import.meta.dirname)

/** The groups of a list with their wordings, of every language. Throws for a list that there is not. */
export const groupsOf = (list: string): ReadonlyMap<string, readonly string[]> => {
  const languages = lexicon.get(list)
  if (!languages) throw new Error(`The lexicon has no list '${list}'`)
  const merged = new Map<string, string[]>()
  for (const groups of languages.values())
    for (const [group, wordings] of groups) merged.set(group, [...(merged.get(group) ?? []), ...wordings])
  return merged
}

/**
 * The wordings of some groups of a list, or of all, as they are written. Throws for a list or a group that there is
 * not.
 */
export const wordingsOf = (list: string, ...names: readonly string[]): readonly string[] => {
  const groups = groupsOf(list)
  const groupNames = names.length === 0 ? [...groups.keys()] : names
  return groupNames.flatMap((name) => {
    const wordings = groups.get(name)
    if (!wordings) throw new Error(`The list '${list}' has no group '${name}'`)
    return wordings
  })
}

/** The same, folded, to look words up. */
export const wordSetOf = (list: string, ...groups: readonly string[]): ReadonlySet<string> =>
  new Set(wordingsOf(list, ...groups).map(fold))

const APOSTROPHE = "['’‘`´]"
const byLength = (one: string, other: string) => other.length - one.length
/** A letter with an accent as either: 'é' as '[ée]'. */
const withAccents = (wording: string) =>
  wording.normalize('NFC').replace(/\p{L}/gu, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return bare === letter ? letter : `[${letter}${bare}]`
  })
const sourceOf = (wording: string) =>
  withAccents(wording.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).replaceAll("'", APOSTROPHE)

/** One group of a pattern that matches any of these wordings, with or without their accents; the longest first. */
export const anyOf = (wordings: readonly string[]): string =>
  `(?:${wordings.toSorted(byLength).map(sourceOf).join('|')})`

/** The same for groups of a list, to put into a pattern with the flags 'iu'. */
export const patternOf = (list: string, ...groups: readonly string[]): string => anyOf(wordingsOf(list, ...groups))
