/** JSON that is safe in a script element: `<` can't start a tag, and line separators can't end a line. */
export const embeddable = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Text that is safe between tags and between the quotes of an attribute. */
export const escapeAttribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
