import { joinWithEn, sameKey } from '../../../vacancy-text/language/join.ts'
import { withoutEnd } from '../../../vacancy-text/language/sentences.ts'

const LONGEST = 180

/** The text up to its last whole word within `LONGEST`, with '…' when something went. */
export const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`

/** ‘a’, ‘b’ en ‘c’: at most `most` of the texts, each once. */
export const quoted = (texts: readonly string[], most: number): string => {
  const distinct = [...new Map(texts.map((text) => [sameKey(text), text])).values()]
  return joinWithEn(distinct.slice(0, most).map((text) => `‘${shortened(withoutEnd(text))}’`))
}
