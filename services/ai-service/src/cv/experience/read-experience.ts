import type { CvDocument } from '../document/cv-document.ts'
import { entriesOf, type Entry } from '../entries/entries.ts'
import { namesInRow, partsOfRow, type Part } from '../entries/parts.ts'
import { nameParts, type Named } from '../entries/roles.ts'
import { rowsOf } from '../entries/rows-of.ts'
import { splitLonely } from '../entries/split-lonely.ts'
import { readPart, readPeriod, readText } from '../entries/tell.ts'
import type { Read } from '../reading.ts'
import type { CvSection } from '../sections/sections.ts'
import { withCompanies } from './companies-above.ts'
import type { JobRead } from './job-read.ts'
import { leanOf } from './lean.ts'
import { newestFirst } from '../dates/newest-first.ts'

export type { JobRead } from './job-read.ts'

const placeOf = (parts: readonly Part[]): Read<string> | null => readPart(parts.find(({ role }) => role === 'place') ?? null, 0.8)

function jobOf(entry: Entry, parts: readonly Part[], named: Named): JobRead {
  return {
    position: readPart(named.what, named.confidence),
    company: readPart(named.where, named.confidence),
    period: readPeriod(entry),
    start: entry.period?.start ?? null,
    end: entry.period?.end ?? null,
    current: entry.period?.current ?? false,
    location: placeOf(parts),
    description: readText(entry.body),
  }
}

const partsOf = (entry: Entry): readonly Part[] => entry.head.flatMap(({ row, offset }) => partsOfRow(row, offset))

/** The jobs of a CV, the newest first; empty when it names none. Side jobs and internships are jobs, voluntary work is not. */
export function readExperience(document: CvDocument, sections: readonly CvSection[]): readonly JobRead[] {
  const rows = sections.filter(({ kind }) => kind === 'experience').map((section, index) => rowsOf(document, section, index))
  const entries = entriesOf(rows, namesInRow)
  const parts = splitLonely(entries.map(partsOf), leanOf)
  const named = nameParts(parts, leanOf)
  const jobs = entries.map((entry, index) => jobOf(entry, parts[index] ?? [], named[index] ?? { what: null, where: null, rest: [], confidence: 0 }))
  return newestFirst(withCompanies(jobs, entries).filter(({ position, company }) => position !== null || company !== null))
}
