/** Words with their capitals, by the word in small letters: 'autocad' is 'AutoCAD'. */
export type Spellings = ReadonlyMap<string, string>

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu
/** Behind these a capital begins a sentence or an item, and says nothing of the word. */
const BEGINS = /(?:^|[.!?:;•·*–-]|\d[.)])\s*["'“‘(]*$/u

const isShouting = (line: string) => !/\p{Ll}/u.test(line)

/**
 * The names that texts spell with a capital inside a sentence, or with one inside the word. Lines in capitals say
 * nothing of them, and a word that also stands there in small letters is no name.
 */
export const spellingsIn = (texts: readonly string[]): Spellings => {
  const spellings = new Map<string, string>()
  const words = new Set<string>()
  for (const line of texts.flatMap((text) => text.split('\n')).filter((one) => !isShouting(one))) {
    for (const match of line.matchAll(WORD)) {
      const [word] = match
      if (!/\p{Lu}/u.test(word)) words.add(word)
      else if (/\p{Ll}/u.test(word) && (/\p{Ll}\p{Lu}/u.test(word) || !BEGINS.test(line.slice(0, match.index))))
        spellings.set(word.toLowerCase(), word)
    }
  }
  for (const word of words) spellings.delete(word)
  return spellings
}
