const list = new Intl.ListFormat('nl-NL')
const number = new Intl.NumberFormat('nl-NL')

/** 'naam, telefoon en locatie'. */
export const listText = (words: readonly string[]): string => list.format(words)

/** '1.204'. */
export const numberText = (value: number): string => number.format(value)

/** With a capital, as the beginning of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('nl-NL') + text.slice(1)
