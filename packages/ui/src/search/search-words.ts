/** Search words as a service takes them: one line, no longer than `maximum`. */
export const searchWords = (text: string, maximum: number): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maximum)
    .trim()
