/** Data as JSON in which no delimiter of a prompt can be closed or opened: '<' and '>' are written as escapes. */
export const asData = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
