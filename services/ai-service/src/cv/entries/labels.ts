import { labelNamed, type Label } from './label-words.ts'
import { pieceOf, withPieces, type RowPiece, type Row } from './row.ts'

const LONGEST_LABEL = 60

/**
 * The label with which a piece begins and what follows it; null without a label. `value` is null when nothing follows.
 */
export const labelOf = (piece: RowPiece): { label: Label; value: RowPiece | null } | null => {
  const wholeLabel = labelNamed(piece.text)
  if (wholeLabel) return { label: wholeLabel, value: null }
  const colon = piece.text.slice(0, LONGEST_LABEL).indexOf(':')
  const label = colon > 0 ? labelNamed(piece.text.slice(0, colon)) : undefined
  return label ? { label, value: pieceOf(piece.line, piece.from + colon + 1, piece.to) } : null
}

const isBareLabel = (piece: RowPiece) => labelOf(piece)?.value === null

/** Words that head the columns of a table and aren't labels. */
const COLUMN =
  /^(?:course|exam(?:ination)?s?|board(?: ?\/ ?university)?|university ?\/ ?board|percentage|marks|grade|cgpa|%(?: ?\/ ?cgpa)?|class|remarks?|result|resultaat|uitslag|cijfer|behaald|diploma|abschluss|note|nr\.?|no\.?|s\.? ?no\.?|specialisation|specialization|stream|uren|duties|reden van vertrek|reason for leaving)$/iu
const FEWEST_COLUMNS = 3

/** True for the head of a table: 'Course | Institution | Year of passing'. */
const isTableHead = ({ pieces, period }: Row): boolean =>
  period === null &&
  pieces.length >= FEWEST_COLUMNS &&
  pieces.some(isBareLabel) &&
  pieces.every((piece) => isBareLabel(piece) || COLUMN.test(piece.text))

/**
 * Leaves out labels that add nothing: the head of a table, labels of dates beside dates, and the second lines of
 * wrapped labels.
 */
export const withoutEmptyLabels = (rows: readonly Row[]): readonly Row[] => {
  const table =
    rows.filter(
      (row) => row.lines.length > 1 && row.lines[0] !== undefined && labelNamed(row.lines[0].text) !== undefined,
    ).length >= 2
  return rows.flatMap((row) => {
    if (isTableHead(row)) return []
    const pieces = row.period
      ? row.pieces.filter((piece) => !(isBareLabel(piece) && labelOf(piece)?.label === 'when'))
      : row.pieces
    const datedRow = pieces.length === row.pieces.length ? row : withPieces(row, pieces)
    return table && !datedRow.period && datedRow.pieces.length > 0 && datedRow.pieces.every(isBareLabel)
      ? []
      : [datedRow]
  })
}
