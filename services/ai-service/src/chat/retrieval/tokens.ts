import { stem } from './stem.ts'

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}+#'’&./-]*/gu

/** Words as written, without punctuation at their ends: 'C#', 'Node.js', 'hbo-niveau'. */
export const wordsOf = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => word.replace(/(?<!['’&./-])['’&./-]+$/, ''))

const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Verbs that a sentence takes apart, by their forms, the part behind, and the whole: 'stuurt 24 mensen aan'. */
const SEPARABLE: readonly (readonly [forms: RegExp, whole: string])[] = [
  [/\bstuur(?:t|de|den)? .{1,60}\baan\b/iu, 'aansturen'],
  [/\bleid(?:t|de|den)? .{1,60}\bop(?=\W*$|[.,;:)]| (?:tot|voor|als|in|en|tijdens)\b)/iu, 'opleiden'],
  [/\bwerk(?:t|te|ten)? .{1,60}\bin\W*$/iu, 'inwerken'],
  [/\blos(?:t|te|ten)? .{1,60}\bop\b/iu, 'oplossen'],
  [/\bstel(?:t|de|den)? .{1,60}\bop\b/iu, 'opstellen'],
  [/\bvolg(?:t|de|den)? .{1,60}\bop\b/iu, 'opvolgen'],
  [/\bbouw(?:t|de|den)? .{1,60}\bop\b/iu, 'opbouwen'],
  [/\b(?:zet|zette|zetten) .{1,60}\bop\b/iu, 'opzetten'],
  [/\bwerk(?:t|te|ten)? .{1,60}\bsamen\b/iu, 'samenwerken'],
  [/\bplan(?:t|de|den)? .{1,60}\bin\W*$/iu, 'inplannen'],
  [/\bricht(?:te|ten)? .{1,60}\bin\W*$/iu, 'inrichten'],
]
const MAY_SEPARATE = /\b(?:aan|op|in|samen)\b/iu

/** The whole of each verb that a text takes apart. */
export const separatedVerbs = (text: string): string[] =>
  text.length <= 600 && MAY_SEPARATE.test(text)
    ? SEPARABLE.flatMap(([forms, whole]) => (forms.test(text) ? [whole] : []))
    : []

const LEADS = new Set(['leidt', 'leid', 'leidde', 'leidden'].map(stem))

/** A word in its stem; a word with a hyphen or slash also by its parts. */
export const stemsOf = (text: string): string[] => {
  const stems: string[] = []
  for (const word of wordsOf(text)) {
    const plainWord = plain(word)
    stems.push(stem(plainWord.replace(/[-/]/g, '')))
    if (/[-/]/.test(plainWord)) for (const part of plainWord.split(/[-/]/)) if (part.length > 1) stems.push(stem(part))
  }
  const verbs = separatedVerbs(text)
  for (const verb of verbs) stems.push(stem(verb))
  // Who 'leidt op' leads nobody.
  return verbs.includes('opleiden') ? stems.filter((each) => !LEADS.has(each)) : stems
}
