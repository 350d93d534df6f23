import { splitSentences } from '../../../vacancy-text/language/sentences.ts'
import { properForm } from '../../../vacancy-text/language/proper-words.ts'

const NAME = /(?<=[\p{L}\d,;’'] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu
const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** Capitalised names inside sentences of `texts` that `said` doesn't hold; a recruiter has to judge them. */
export function unknownNames(texts: string[], said: string): string[] {
  const known = new Set(words(said))
  const names = texts.flatMap(splitSentences).flatMap((sentence) => sentence.match(NAME) ?? [])
  return [...new Set(names)].filter((name) => words(name).some((word) => !known.has(word) && !properForm(word)))
}
