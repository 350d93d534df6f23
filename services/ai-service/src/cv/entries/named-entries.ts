import type { CvDocument } from '@wervio/cv-document'
import type { CvSection } from '../sections/section.ts'
import { entriesOf, type Entry } from './entries.ts'
import { partsAtLevel, withHeads } from './groups.ts'
import { evidenceBy, partsOfRow } from './parts.ts'
import { nameParts, type NamedParts } from './roles.ts'
import type { Row } from './row.ts'
import { withPlacesBySlot } from './place-slots.ts'
import { rowsOf } from './rows-of.ts'
import { splitLonely } from './split-lonely.ts'

/** An entry and what in its head names the job or study and the firm or school. */
export type NamedEntry = { entry: Entry; names: NamedParts }

type NameRules = {
  /** Above 0 for words of a job or study, below 0 for those of a firm or school. */
  lean: (text: string) => number
  isYearEnough?: (row: Row, datedRows: readonly Row[]) => boolean
  /** Steps that take parts off the names, once position and company are known. */
  refine?: (allNames: readonly NamedParts[], entries: readonly Entry[]) => readonly NamedParts[]
}

/** The entries of sections of one kind with their names, in reading order. */
export const namedEntries = (
  document: CvDocument,
  sections: readonly CvSection[],
  { lean, isYearEnough, refine = (allNames) => allNames }: NameRules,
): readonly NamedEntry[] => {
  const rows = sections.map((section, index) => rowsOf(document, section, index))
  const entries = entriesOf(rows, evidenceBy(lean), isYearEnough)
  const parts = entries.map(({ head, level }) =>
    partsAtLevel(
      head.flatMap(({ row, offset }) => partsOfRow(row, offset)),
      level,
    ),
  )
  const allNames = refine(nameParts(splitLonely(withPlacesBySlot(parts, lean), lean), lean), entries)
  return withHeads(
    allNames,
    entries.map(({ level }) => level),
  ).flatMap((one, index) => {
    const entry = entries[index]
    return one && entry ? [{ entry, names: one }] : []
  })
}
