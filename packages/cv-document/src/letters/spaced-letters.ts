import { median } from '../layout/median.ts'
import { endOf, type Word } from '../layout/word.ts'

/** White space between words of letter-spaced text is at least this much more than between its letters, in sizes. */
const WORD_EXTRA = 0.13
/** More white space than this is no letter-spacing, in sizes. */
const WIDEST = 1.8

const isShort = (word: Word): boolean => /^[\p{L}\p{N}&+/.,:;()'’@_–·|-]{1,3}$/u.test(word.text)
const isSingle = (word: Word): boolean => word.text.length === 1 && /[\p{L}\p{N}]/u.test(word.text)

const follows = (word: Word, before: Word): boolean =>
  Math.abs(word.size - before.size) < 0.2 && word.space > 0 && word.space < WIDEST * word.size

/** Where a stretch of short words that starts at `from` ends (exclusive). */
const stretchEnd = (words: readonly Word[], from: number): number => {
  let end = from + 1
  for (; end < words.length; end++) {
    const [word, before] = [words[end], words[end - 1]]
    if (!word || !before || !isShort(word) || !follows(word, before)) break
  }
  return end
}

/** At least four letters alone, and most of the stretch: 'A B C' is a list, 'W E R K E R VA R I N G' isn't. */
const isSpaced = (stretch: readonly Word[]): boolean => {
  const singles = stretch.filter(isSingle).length
  return singles >= 4 && singles >= 0.6 * stretch.length
}

const join = (stretch: readonly Word[]): Word[] => {
  const between = median(stretch.slice(1).map((word) => word.space))
  const joinedWords: Word[] = []
  for (const word of stretch) {
    const last = joinedWords.at(-1)
    if (last && word.space < between + WORD_EXTRA * word.size)
      joinedWords[joinedWords.length - 1] = { ...last, text: last.text + word.text, width: endOf(word) - last.x }
    /** The space between words is letter-spaced on both its sides. */
    else joinedWords.push(last ? { ...word, space: Math.max(word.space - 2 * between, between) } : word)
  }
  return joinedWords
}

/** Joins the letters of letter-spaced words, by the white space between them. */
export const withoutLetterSpacing = (words: readonly Word[]): Word[] => {
  const result: Word[] = []
  for (let index = 0; index < words.length;) {
    const word = words[index]
    if (!word) break
    const end = isShort(word) ? stretchEnd(words, index) : index + 1
    const stretch = words.slice(index, end)
    result.push(...(isSpaced(stretch) ? join(stretch) : stretch))
    index = end
  }
  return result
}
