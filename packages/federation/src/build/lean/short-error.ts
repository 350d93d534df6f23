/** A failure by its code, without the address of the library's own documentation. */
export const getShortErrorMsg = (code: string, _texts: object, args: unknown, original?: string): string =>
  [`#${code}`, args && `args: ${JSON.stringify(args)}`, original].filter(Boolean).join('\n')
