import { withCells, writeLabelled, writeLabelledLines } from './labelled-items.ts'

/** Names of columns, as people head a table of tasks, demands or benefits with. */
const COLUMN =
  /^(?:taak|taken|activiteit(?:en)?|werkzaamheden|omschrijving|beschrijving|inhoud|frequentie|hoe vaak|wanneer|opmerking(?:en)?|toelichting|uitleg|info|voordeel|voordelen|detail(?:s)?|skill(?:s)?|vaardigheid|vaardigheden|competentie(?:s)?|eis(?:en)?|kennis|diploma|niveau|onderdeel|onderwerp|item|wat|bedrag|waarde|vergoeding|hoeveel|percentage|dag|uren|tijd|type|soort|categorie|aantal|status|verplicht|gewenst|prioriteit|belang|n(?:umme)?r\.?|#|task|frequency|benefit|description|remarks?|level|requirement|amount|value)$/i
const OFTEN =
  /^(?:dagelijks|wekelijks|maandelijks|jaarlijks|doorlopend|continu|regelmatig|soms|af en toe|incidenteel|ad hoc|indien nodig|bij (?:toerbeurt|gelegenheid|drukte)|op afroep|per kwartaal|elke \p{L}+|\d ?x .{2,20})$/iu
/** A row about the hours, wherever its table stands. */
const HOURS = /^(?:uurrooster|werkrooster|rooster|uren|werkuren|werktijden|dienstrooster):?$/i
/** A mark of a list with a tab behind it is no cell. */
const MARKED = /^\s*(?:\S|\d{1,2}[.)]|o)\t+/u
const JOINS = /^(?:of|en|met|via|bij|voor|tot|van) /i

const cellsOf = (row: string): string[] => row.split('\t').map((cell) => cell.trim())
const isHeader = (row: string): boolean =>
  row.includes('\t') &&
  cellsOf(row)
    .filter((cell) => cell !== '')
    .every((cell) => COLUMN.test(cell))

/** One row as one item: 'Lassen (dagelijks)', 'Maaltijdcheques: 8 euro', 'Bachelor of gelijk door ervaring'. */
const writeRow = (row: string): string => {
  const [first = '', ...cells] = cellsOf(row).filter((cell) => cell !== '' && cell !== '-')
  const [only = '', ...more] = cells
  if (only === '') return first
  if (HOURS.test(first)) return `${first.replace(/:$/, '')}: ${cells.join(', ')}`
  if (more.length === 0) {
    const labelled = writeLabelled(first.replace(/:$/, ''), only)
    if (labelled !== null) return labelled
    if (OFTEN.test(only)) return `${first} (${only})`
    return JOINS.test(only) ? `${first} ${only}` : `${first.replace(/:$/, '')}: ${only}`
  }
  const inOrder = [...cells.filter((cell) => !OFTEN.test(cell)), ...cells.filter((cell) => OFTEN.test(cell))]
  return `${first} (${inOrder.join(inOrder.some((cell) => cell.includes(', ')) ? '; ' : ', ')})`
}

const LEAST_ROWS = 2

/** The numbers of a table's first column; one with a full stop and no other cell behind it is the mark of a list. */
const NUMBER_CELL = /^\s*(?:\d{1,2}\t+(?=\S)|\d{1,2}[.)]\t+(?=\S[^\t]*\t+\S))/
const withoutNumbers = (lines: readonly string[]): string[] =>
  lines.filter((line) => NUMBER_CELL.test(line)).length < LEAST_ROWS
    ? [...lines]
    : lines.map((line) => line.replace(NUMBER_CELL, ''))

/** A table that was pasted with tabs between its cells, as one item a row and without the names of its columns. */
export const writeRows = (typed: string): string => {
  const text = withCells(typed)
  const lines = withoutNumbers(text.split(/\r?\n/))
  const isRow = (line: string) => /\S *\t+ *\S/.test(line) && !MARKED.test(line)
  if (lines.filter(isRow).length < LEAST_ROWS) return writeLabelledLines(lines.join('\n'))
  return lines
    .flatMap((line) => (isHeader(line) ? [] : [line.includes('\t') ? writeRow(line) : line]))
    .filter((line, index) => line !== '' || lines[index] === '')
    .join('\n')
}
