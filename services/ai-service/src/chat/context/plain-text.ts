import { cleanText } from '../../vacancy-text/language/clean.ts'
import { textOfHtml } from './html-text.ts'

/**
 * What nobody sees and still can carry words: joiners between letters, tag characters, variation selectors outside
 * emoji.
 */
const UNSEEN =
  /\u180e|\u200c|[\u2061-\u2064]|[\u{e0000}-\u{e007f}]|[\u{e0100}-\u{e01ef}]|(?<=\p{L})(?:\u200d|\ufe0e|\ufe0f)(?=\p{L})/gu

/** A text as a reader sees it: without markup and invisible characters, with single spaces and its own lines. */
export const plainText = (value: string): string => cleanText(textOfHtml(value.replace(UNSEEN, '')).replace(UNSEEN, ''))
