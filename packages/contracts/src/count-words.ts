const WORD = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu

/** How many words a plain text has; 'e-mail', 'collega’s' and '3.500' are one each. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0
