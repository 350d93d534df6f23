import type { CvDocument } from '@wervio/cv-document'
import type { Entry } from '../entries/entries.ts'
import { namedEntries } from '../entries/named-entries.ts'
import type { HeadingPart } from '../entries/parts.ts'
import type { NamedParts } from '../entries/roles.ts'
import type { Row } from '../entries/row.ts'
import { withoutTownsAsFirms, withoutUnknownPlaces } from '../entries/unknown-places.ts'
import { readPart, readPeriod, readText } from '../entries/read-entry.ts'
import type { FieldReading } from '../field-reading.ts'
import type { CvSection, SectionKind } from '../sections/sections.ts'
import { withCompanies } from './companies-above.ts'
import type { JobRead } from './job-read.ts'
import { withJobInText } from './job-in-text.ts'
import { jobLikeness } from '../words/job-likeness.ts'
import type { Trace } from '../trace.ts'
import { companyLikeness, leanOf } from './lean.ts'
import { newestFirst } from '../dates/newest-first.ts'
import { jobsInSentences } from './jobs-in-sentences.ts'
import { withoutDepartment, withoutPlaceInFirm } from './department.ts'
import { isJob } from './no-job.ts'

export type { JobRead } from './job-read.ts'

const placeOf = (parts: readonly HeadingPart[]): FieldReading<string> | null =>
  readPart(parts.find(({ role }) => role === 'place') ?? null, 0.8)

/** Rows of the head below the dates that name nothing, and so belong to the description. */
const leftOver = (entry: Entry, { what, where, rest }: NamedParts): readonly Row[] => {
  const usedLines = new Set(
    [what, where, ...rest.filter(({ role }) => role === 'place')].map((part) => part?.piece.line),
  )
  return entry.head
    .filter(({ row, offset }) => offset > 0 && !row.lines.some((line) => usedLines.has(line)))
    .map(({ row }) => row)
}

/** The job of an entry whose parts are named. */
export const jobOf = (entry: Entry, names: NamedParts): JobRead => ({
  position: readPart(names.what, names.confidence),
  company: readPart(names.where, names.confidence),
  period: readPeriod(entry),
  start: entry.period?.start ?? null,
  end: entry.period?.end ?? null,
  current: entry.period?.current ?? false,
  location: placeOf(names.rest),
  description: readText([...leftOver(entry, names), ...entry.body]),
})

const isLabelled = ({ what, where }: NamedParts) => what?.role === 'what' && where?.role === 'where'
const isName = (text: string) => companyLikeness(text) > 0.9 || jobLikeness(text) > 0.9

/** Names of jobs without places, departments and branches. */
export const refineJobs = (allNames: readonly NamedParts[], entries: readonly Entry[]): readonly NamedParts[] =>
  withoutUnknownPlaces(withoutTownsAsFirms(allNames, entries), isName).map(withoutDepartment).map(withoutPlaceInFirm)

const jobsIn = (
  document: CvDocument,
  sections: readonly CvSection[],
  trace?: Trace,
  onlyLabelled = false,
): readonly JobRead[] => {
  const entries = namedEntries(document, sections, { lean: leanOf, refine: refineJobs })
  trace?.entries.push({ entries, lean: leanOf })
  const pairs = entries.map(({ entry, names }) => ({
    entry,
    names: withJobInText(names, entry.body),
  }))
  const jobs = pairs.map(({ entry, names }) => jobOf(entry, names))
  if (onlyLabelled) return jobs.filter((_, index) => pairs[index] && isLabelled(pairs[index].names))
  return withCompanies(
    jobs,
    pairs.map(({ entry }) => entry),
    pairs.map(({ names }) => names),
  ).filter(isJob)
}

const kindsWithoutHeading: readonly SectionKind[] = ['other', 'header', 'summary', 'projects']

const kindsOfProse: readonly SectionKind[] = ['other', 'header', 'summary']

/**
 * Jobs that stand under no heading of work: entries with dates, a firm and a job title. Among projects only entries
 * whose labels name both.
 */
const strayJobs = (document: CvDocument, sections: readonly CvSection[], trace?: Trace): readonly JobRead[] =>
  sections
    .filter(({ kind }) => kindsWithoutHeading.includes(kind))
    .flatMap((section) => jobsIn(document, [section], trace, section.kind === 'projects'))
    .filter(
      ({ position, company, start, end, current }) =>
        position && company && (current || start !== end) && jobLikeness(position.value) >= 1,
    )

/** Headings of work at a university. Lists of papers stand under them too. */
const RESEARCH =
  /^(?:research|teaching|research (?:and|&) teaching|teaching (?:and|&) research|onderzoek|onderwijs en onderzoek|onderzoek en onderwijs|forschung|lehre|forschung und lehre|lehre und forschung|recherche|enseignement|enseignement et recherche)$/iu

const isOfResearch = ({ kind, heading }: CvSection): boolean =>
  kind === 'other' && heading !== null && RESEARCH.test(heading.text.trim())

/**
 * The jobs of a CV, the newest first; empty when it names none. Side jobs and internships are jobs, voluntary work is
 * not.
 */
export const readExperience = (
  document: CvDocument,
  sections: readonly CvSection[],
  trace?: Trace,
): readonly JobRead[] => {
  const workSections = sections.filter(({ kind }) => kind === 'experience')
  const listedJobs =
    workSections.length > 0
      ? [...jobsIn(document, workSections, trace), ...strayJobs(document, sections.filter(isOfResearch), trace)]
      : strayJobs(document, sections, trace)
  if (listedJobs.length > 0) return newestFirst(listedJobs)
  const proseSections =
    workSections.length > 0 ? workSections : sections.filter(({ kind }) => kindsOfProse.includes(kind))
  return newestFirst(proseSections.flatMap(({ lines }) => jobsInSentences(lines)).filter(isJob))
}
