import type { CvDocument } from '../document/cv-document.ts'
import { entriesOf, type Entry } from '../entries/entries.ts'
import { namesInRow, partsOfRow, type Part } from '../entries/parts.ts'
import { nameParts, type Named } from '../entries/roles.ts'
import { rowsOf } from '../entries/rows-of.ts'
import { splitLonely } from '../entries/split-lonely.ts'
import { withoutUnknownPlaces } from '../entries/unknown-places.ts'
import { readPart, readPeriod, readText } from '../entries/tell.ts'
import type { Read } from '../reading.ts'
import type { CvSection } from '../sections/sections.ts'
import { withCompanies } from './companies-above.ts'
import type { JobRead } from './job-read.ts'
import { companyLikeness, jobLikeness, leanOf } from './lean.ts'
import { newestFirst } from '../dates/newest-first.ts'

export type { JobRead } from './job-read.ts'

const placeOf = (parts: readonly Part[]): Read<string> | null => readPart(parts.find(({ role }) => role === 'place') ?? null, 0.8)

function jobOf(entry: Entry, named: Named): JobRead {
  return {
    position: readPart(named.what, named.confidence),
    company: readPart(named.where, named.confidence),
    period: readPeriod(entry),
    start: entry.period?.start ?? null,
    end: entry.period?.end ?? null,
    current: entry.period?.current ?? false,
    location: placeOf(named.rest),
    description: readText(entry.body),
  }
}

const partsOf = (entry: Entry): readonly Part[] => entry.head.flatMap(({ row, offset }) => partsOfRow(row, offset))

/** The jobs of a CV, the newest first; empty when it names none. Side jobs and internships are jobs, voluntary work is not. */
export function readExperience(document: CvDocument, sections: readonly CvSection[]): readonly JobRead[] {
  const rows = sections.filter(({ kind }) => kind === 'experience').map((section, index) => rowsOf(document, section, index))
  const entries = entriesOf(rows, namesInRow)
  const parts = splitLonely(entries.map(partsOf), leanOf)
  const named = withoutUnknownPlaces(nameParts(parts, leanOf), (text) => companyLikeness(text) > 0.9 || jobLikeness(text) > 0.9)
  const jobs = entries.map((entry, index) => jobOf(entry, named[index] ?? { what: null, where: null, rest: [], confidence: 0 }))
  return newestFirst(withCompanies(jobs, entries, named).filter(({ position, company }) => position !== null || company !== null))
}
