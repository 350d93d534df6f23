const LANGUAGES: Record<string, string> = {
  dutch: 'Nederlands',
  english: 'Engels',
  german: 'Duits',
  french: 'Frans',
  spanish: 'Spaans',
  polish: 'Pools',
}
/** The English names of languages as a group of a pattern. */
export const LANGUAGE = '(Dutch|English|German|French|Spanish|Polish)'
/** The Dutch name of a language by its English one; another word as it is. */
export const languageOf = (word: string) => LANGUAGES[word.toLowerCase()] ?? word
