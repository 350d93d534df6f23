/**
 * A spreadsheet would reckon with a text that begins like this; an apostrophe keeps it a text. OWASP, CSV injection.
 */
const FORMULA = /^[=+\-@\t\r\n|%]/

/** One value between quotes (RFC 4180); a text is never read as a formula, a number stays one. */
export const csvCell = (value: string | number | null): string => {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** A line of values, with semicolons between them as Dutch spreadsheets expect. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(csvCell).join(';')}\r\n`

/** Before the first line: says that the file is UTF-8, without which Excel reads accents as something else. */
export const CSV_MARK = '\uFEFF'
