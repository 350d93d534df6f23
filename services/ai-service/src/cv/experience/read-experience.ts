import type { CvDocument } from '../document/cv-document.ts'
import type { Entry } from '../entries/entries.ts'
import { namedEntries } from '../entries/named-entries.ts'
import type { HeadingPart } from '../entries/parts.ts'
import type { NamedParts } from '../entries/roles.ts'
import type { Row } from '../entries/row.ts'
import { withoutTownsAsFirms, withoutUnknownPlaces } from '../entries/unknown-places.ts'
import { readPart, readPeriod, readText } from '../entries/tell.ts'
import type { FieldReading } from '../field-reading.ts'
import type { CvSection, SectionKind } from '../sections/sections.ts'
import { withCompanies } from './companies-above.ts'
import type { JobRead } from './job-read.ts'
import { withJobInText } from './job-in-text.ts'
import { jobLikeness } from '../words/job-likeness.ts'
import type { Trace } from '../trace.ts'
import { companyLikeness, leanOf } from './lean.ts'
import { newestFirst } from '../dates/newest-first.ts'
import { toldJobs } from './jobs-in-sentences.ts'
import { withoutDepartment, withoutPlaceInFirm } from './department.ts'
import { isJob } from './no-job.ts'

export type { JobRead } from './job-read.ts'

const placeOf = (parts: readonly HeadingPart[]): FieldReading<string> | null =>
  readPart(parts.find(({ role }) => role === 'place') ?? null, 0.8)

/** Rows after the dates that turned out to name nothing. */
function leftOver(entry: Entry, { what, where, rest }: NamedParts): readonly Row[] {
  const used = new Set([what, where, ...rest.filter(({ role }) => role === 'place')].map((part) => part?.piece.line))
  return entry.head
    .filter(({ row, offset }) => offset > 0 && !row.lines.some((line) => used.has(line)))
    .map(({ row }) => row)
}

function jobOf(entry: Entry, named: NamedParts): JobRead {
  return {
    position: readPart(named.what, named.confidence),
    company: readPart(named.where, named.confidence),
    period: readPeriod(entry),
    start: entry.period?.start ?? null,
    end: entry.period?.end ?? null,
    current: entry.period?.current ?? false,
    location: placeOf(named.rest),
    description: readText([...leftOver(entry, named), ...entry.body]),
  }
}

const isLabelled = ({ what, where }: NamedParts) => what?.role === 'what' && where?.role === 'where'
const isName = (text: string) => companyLikeness(text) > 0.9 || jobLikeness(text) > 0.9

const refine = (named: readonly NamedParts[], entries: readonly Entry[]): readonly NamedParts[] =>
  withoutUnknownPlaces(withoutTownsAsFirms(named, entries), isName).map(withoutDepartment).map(withoutPlaceInFirm)

function jobsIn(
  document: CvDocument,
  sections: readonly CvSection[],
  trace?: Trace,
  labelled = false,
): readonly JobRead[] {
  const entries = namedEntries(document, sections, { lean: leanOf, refine })
  trace?.entries.push({ entries, lean: leanOf })
  const pairs = entries.map(({ entry, named }) => ({
    entry,
    named: withJobInText(named, entry.body),
  }))
  const jobs = pairs.map(({ entry, named }) => jobOf(entry, named))
  if (labelled) return jobs.filter((_, index) => pairs[index] && isLabelled(pairs[index].named))
  return withCompanies(
    jobs,
    pairs.map(({ entry }) => entry),
    pairs.map(({ named }) => named),
  ).filter(isJob)
}

const withoutHeading: readonly SectionKind[] = ['other', 'header', 'summary', 'projects']

const inProse: readonly SectionKind[] = ['other', 'header', 'summary']

/**
 * Jobs that stand under no heading of work: only what has dates, a firm and the title of a job; assignments only with
 * labels that say so.
 */
const strayJobs = (document: CvDocument, sections: readonly CvSection[], trace?: Trace): readonly JobRead[] =>
  sections
    .filter(({ kind }) => withoutHeading.includes(kind))
    .flatMap((section) => jobsIn(document, [section], trace, section.kind === 'projects'))
    .filter(
      ({ position, company, start, end, current }) =>
        position && company && (current || start !== end) && jobLikeness(position.value) >= 1,
    )

/** Headings of work at a university, under which lists of papers stand too. */
const RESEARCH =
  /^(?:research|teaching|research (?:and|&) teaching|teaching (?:and|&) research|onderzoek|onderwijs en onderzoek|onderzoek en onderwijs|forschung|lehre|forschung und lehre|lehre und forschung|recherche|enseignement|enseignement et recherche)$/iu

const isOfResearch = ({ kind, heading }: CvSection): boolean =>
  kind === 'other' && heading !== null && RESEARCH.test(heading.text.trim())

/**
 * The jobs of a CV, the newest first; empty when it names none. Side jobs and internships are jobs, voluntary work is
 * not.
 */
export function readExperience(
  document: CvDocument,
  sections: readonly CvSection[],
  trace?: Trace,
): readonly JobRead[] {
  const headed = sections.filter(({ kind }) => kind === 'experience')
  const listed =
    headed.length > 0
      ? [...jobsIn(document, headed, trace), ...strayJobs(document, sections.filter(isOfResearch), trace)]
      : strayJobs(document, sections, trace)
  if (listed.length > 0) return newestFirst(listed)
  const prose = headed.length > 0 ? headed : sections.filter(({ kind }) => inProse.includes(kind))
  return newestFirst(prose.flatMap(({ lines }) => toldJobs(lines)).filter(isJob))
}
