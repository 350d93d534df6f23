import type { Named } from '../entries/roles.ts'
import { pieceOf } from '../entries/row.ts'

const DEPARTMENT = /,\s+(?:(?:the|de|het|afd\.?)\s+)?[^,]*\b(?:department|dept|division|afdeling|faculty|faculteit|team|unit)\b.*$/iu

/** 'Projectleider, afdeling Wegen' is the job 'Projectleider'. */
export function withoutDepartment(named: Named): Named {
  const { what } = named
  const found = what && what.piece.text.length < 200 ? DEPARTMENT.exec(what.piece.text) : null
  const piece = what && found ? pieceOf(what.piece.line, what.piece.from, what.piece.from + found.index) : null
  return what && piece ? { ...named, what: { ...what, piece } } : named
}
