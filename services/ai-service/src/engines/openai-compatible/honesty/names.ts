import { splitSentences } from '../../../vacancy-text/language/sentences.ts'
import { properForm } from '../../../vacancy-text/language/proper-words.ts'

const NAME = /(?<=[\p{L}\d,;’'] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu
const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** Capitalised names inside sentences of `texts` that are not in `sourceText`; a recruiter has to judge them. */
export const unknownNames = (texts: string[], sourceText: string): string[] => {
  const sourceWords = new Set(words(sourceText))
  const names = texts.flatMap(splitSentences).flatMap((sentence) => sentence.match(NAME) ?? [])
  return [...new Set(names)].filter((name) => words(name).some((word) => !sourceWords.has(word) && !properForm(word)))
}
