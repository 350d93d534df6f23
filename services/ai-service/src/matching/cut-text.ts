/** At most `most` units of a text; half a character isn't one, and PostgreSQL refuses it. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '')
