import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { failureCode } from '../../platform/failure-code.ts'
import { columnKey } from './file-shapes.ts'
import { TaxonomyError } from './taxonomy-error.ts'

/** The cells of a row by the keys of their columns; a short row has none for its last columns. */
export type Row = { cell: (column: string) => string }

/** Bytes of one row. A quote that nothing closes would otherwise take the rest of the file for one. */
const LONGEST_ROW = 4 * 2 ** 20

/** Text of a file in UTF-8, with or without a byte order mark. */
const textOf = async function* (path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes as Buffer, { stream: true })
  yield decoder.decode()
}

const explain = (name: string, error: unknown): unknown => {
  if (error instanceof CsvError) {
    const line = typeof error['lines'] === 'number' ? `, line ${error['lines']}` : ''
    return new TaxonomyError(`${name}${line}: no valid CSV (${error.code})`, { cause: error })
  }
  if (failureCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new TaxonomyError(`${name} is not in UTF-8: save it as ‘CSV UTF-8’`, { cause: error })
  return error
}

/** The records of a CSV file one by one, the header first. Rejects with a `TaxonomyError` that names the file. */
export const readRecords = async function* (path: string, name: string): AsyncGenerator<string[]> {
  const parser = parse({
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  })
  // The parser is what is read: it ends with the error of whichever part failed.
  pipeline(textOf(path), parser, () => undefined)
  try {
    for await (const record of parser) yield record as string[]
  } catch (error) {
    throw explain(name, error)
  }
}

/** The reader of cells by the name of their column, which is looked up once for the whole file. */
const cellsBy = (header: readonly string[]) => {
  const keys = header.map(columnKey)
  const places = new Map<string, number>()
  const placeOf = (column: string): number => {
    const place = places.get(column) ?? keys.indexOf(columnKey(column))
    places.set(column, place)
    return place
  }
  return (record: readonly string[]): Row => ({ cell: (column) => record[placeOf(column)] ?? '' })
}

const requireColumns = (name: string, header: readonly string[], required: readonly string[]): void => {
  const keys = new Set(header.map(columnKey))
  const missing = required.filter((column) => !keys.has(columnKey(column)))
  if (missing.length === 0) return
  const present = header.slice(0, 20).join(', ').slice(0, 300)
  throw new TaxonomyError(`${name} has no column ${missing.join(', ')}; it has ${present}`)
}

/** The rows under the header, which has to have these columns. */
export const readRows = async function* (path: string, name: string, required: readonly string[]): AsyncGenerator<Row> {
  let rowOf: ReturnType<typeof cellsBy> | null = null
  for await (const record of readRecords(path, name)) {
    if (rowOf) yield rowOf(record)
    else {
      requireColumns(name, record, required)
      rowOf = cellsBy(record)
    }
  }
  if (!rowOf) throw new TaxonomyError(`${name} is empty: not even a header`)
}

/** The names of the columns; none in an empty file. */
export const readHeader = async (path: string, name: string): Promise<string[]> => {
  for await (const record of readRecords(path, name)) return record
  return []
}
