import { CSV_MARK, csvLine } from '@wervio/contracts/csv'

/** Rows as a CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([CSV_MARK, ...rows.map(csvLine)], { type: 'text/csv' })
