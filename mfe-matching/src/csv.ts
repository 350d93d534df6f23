/** A cell of a spreadsheet; a text that would be read as a formula is made a text. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Rows as CSV, with semicolons as Dutch spreadsheets expect, and a mark that it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([`\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`], { type: 'text/csv' })
