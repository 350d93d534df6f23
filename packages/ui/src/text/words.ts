import { lazily } from './lazily.ts'

const list = lazily(() => new Intl.ListFormat('nl-NL'))

/** 'naam, telefoon en locatie'. */
export const listText = (words: readonly string[]): string => list().format(words)

/** With a capital, as the beginning of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('nl-NL') + text.slice(1)
