/** Control characters, halves of surrogate pairs and what turns text around; PostgreSQL refuses some of them. */
const UNWANTED = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu

/** Characters of a name. */
const LONGEST_NAME = 200

/** Text on one line, without what no screen can show. */
export const onOneLine = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(UNWANTED, '').trim()

/** Somebody's name, not longer than a name is; null when nothing is left. */
export const speakerName = (text: string): string | null =>
  // By code points: half an emoji is no text that PostgreSQL takes.
  Array.from(onOneLine(text)).slice(0, LONGEST_NAME).join('').trim() || null
