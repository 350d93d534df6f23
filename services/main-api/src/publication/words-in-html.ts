import { countWords } from '@wervio/contracts'

const INLINE = /<\/?(?:strong|em|u|a)\b[^>]*>/g
const TAG_OR_ENTITY = /<[^>]*>|&\w+;/g

/** Words a reader sees in sanitised HTML; a tag inside a word doesn't split it. */
export const wordsInHtml = (html: string): number => countWords(html.replace(INLINE, '').replace(TAG_OR_ENTITY, ' '))
