const INLINE = /<\/?(?:strong|em|u|a)\b[^>]*>/g
const TAG_OR_ENTITY = /<[^>]*>|&\w+;/g
const WORD = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu

/** Words a reader sees in sanitised HTML: 'e-mail' and '3.500' are one, a tag inside a word doesn't split it. */
export const countWords = (html: string): number => html.replace(INLINE, '').replace(TAG_OR_ENTITY, ' ').match(WORD)?.length ?? 0
