/** A letter of a text for comparing (one UTF-16 code unit), and where it stands; `starts` and `ends`: of a word. */
export type Letter = { letter: string; from: number; to: number; starts: boolean; ends: boolean }

const WORD = /[\p{L}\p{N}]/u
/** Marks that make another word: 'C++', 'C#'. */
const WORD_MARK = /[+#]/
/** Marks that mean something of their own: '50%', '€ 3.200'. */
const SIGN = /[%€$£]/
/** Scripts that are written without spaces: each letter is a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const MARKS = /\p{M}/gu
const DIGIT = /\d/
/** Accents of their own, soft hyphens and other characters that show nothing. */
const UNSEEN = /[\p{M}\p{Cf}]/u

const plain = (character: string): string[] => character.normalize('NFKD').replace(MARKS, '').toLowerCase().split('')

/**
 * The letters of a text without accents, capitals, ligatures, white space and punctuation. What parts two digits stays:
 * '3.200' is another number than '3200', '32-40' another than '3240'.
 */
export const lettersOf = (text: string): Letter[] => {
  const letters: Letter[] = []
  let gap = ''
  let open = false
  const end = () => {
    const last = letters.at(-1)
    if (last && open) last.ends = true
    open = false
  }
  for (const { 0: character, index: from } of text.matchAll(/./gsu)) {
    const to = from + character.length
    const before = text[from - 1] ?? ' '
    const dotted = character === '.' && !WORD.test(before) && /^\p{L}/u.test(text.slice(to, to + 2))
    const sign = SIGN.test(character)
    if (!sign && !dotted && !WORD.test(character) && !(WORD_MARK.test(character) && open)) {
      if (UNSEEN.test(character)) continue
      gap += character
      if (!(/[.,]/.test(character) && DIGIT.test(before) && DIGIT.test(text[to] ?? ''))) end()
      continue
    }
    const last = letters.at(-1)
    if (gap !== '' && last && DIGIT.test(character) && DIGIT.test(last.letter))
      letters.push({ letter: /^[.,]$/.test(gap) ? gap : '-', from: last.to, to: from, starts: false, ends: false })
    const isWordAlone = sign || UNSPACED.test(character)
    if (isWordAlone) end()
    for (const letter of dotted ? ['.'] : plain(character)) {
      letters.push({ letter, from, to, starts: isWordAlone || !open, ends: isWordAlone })
      open = !isWordAlone
    }
    gap = ''
  }
  end()
  return letters
}

/** A text as its letters, for telling whether two say the same. */
export const keyOf = (text: string): string =>
  lettersOf(text)
    .map(({ letter }) => letter)
    .join('')
