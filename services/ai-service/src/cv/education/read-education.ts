import type { EducationLevel } from '@wervio/contracts'
import type { CvDocument } from '@wervio/cv-document'
import type { Entry } from '../entries/entries.ts'
import { namedEntries } from '../entries/named-entries.ts'
import type { NamedParts } from '../entries/roles.ts'
import type { Row } from '../entries/row.ts'
import { readPart, readPeriod, readText } from '../entries/read-entry.ts'
import { newestFirst } from '../dates/newest-first.ts'
import type { FieldReading } from '../field-reading.ts'
import type { CvSection } from '../sections/sections.ts'
import type { Trace } from '../trace.ts'
import { studyLean } from './lean.ts'
import { levelOf } from './level.ts'
import { withSpecialisation } from './specialisation.ts'

/** A study in a CV; values that the CV doesn't give are null. `level` is null unless the words of the study name it. */
export type EducationRead = {
  degree: FieldReading<string> | null
  institution: FieldReading<string> | null
  period: FieldReading<string> | null
  level: EducationLevel | null
  start: string | null
  end: string | null
  description: FieldReading<string> | null
}

/** Starts of lines that aren't studies, though they stand among them. */
const LICENCE = /^(?:rijbewijs|driving licen[cs]e|führerschein|permis de conduire)/iu
/** Words that describe a study instead of naming one, even with a year beside them. */
const TELLS =
  /^(?:scriptie|thesis|afstude|onderwerp|minor|stage|diploma\s*(?:behaald|gehaald)?\s*:?$|behaald|afgerond|geslaagd|graduat|cijfer|gpa|grade|eindexamen|exchange|uitwisseling|propedeuse behaald|beurs|scholarship|award|prijs|lid |member)/i

/**
 * Whether a single year is the date of an entry: the row looks like those with a beginning and an end, or names a study
 * or a school.
 */
const isYearEnough = (row: Row, datedRows: readonly Row[]): boolean =>
  !row.bullet &&
  row.pieces.length > 0 &&
  !TELLS.test(row.text.trim()) &&
  (Math.abs(studyLean(row.text)) >= 1 || datedRows.some(({ style, bullet }) => style === row.style && !bullet))

/** Subjects with their grades behind a study: 'A levels: Chemistry (A), Biology (B)'. */
const GRADED = /:\s[^:]{0,200}\([A-E\d][*+-]?\d?\)[^:]{0,100}$/u

const withoutGrades = (degree: FieldReading<string> | null): FieldReading<string> | null => {
  const study = degree?.value.replace(GRADED, '').trim() ?? ''
  return degree && study !== '' ? { ...degree, value: study } : degree
}

/** The study of an entry whose parts are named. */
export const educationOf = (entry: Entry, { what, where, confidence }: NamedParts): EducationRead => {
  const degree = withoutGrades(readPart(what, confidence))
  const institution = readPart(where, confidence)
  const { period } = entry
  // One year alone is the year of the diploma.
  const start = period?.kind === 'single' ? null : (period?.start ?? null)
  return {
    degree,
    institution,
    period: readPeriod(entry),
    level: levelOf(degree?.value ?? '', institution?.value ?? ''),
    start,
    end: period?.end ?? null,
    description: readText(entry.body),
  }
}

/** The studies of a CV, the newest first; empty when it names none. */
export const readEducation = (
  document: CvDocument,
  sections: readonly CvSection[],
  trace?: Trace,
): readonly EducationRead[] => {
  const studySections = sections.filter(({ kind }) => kind === 'education')
  const entries = namedEntries(document, studySections, {
    lean: studyLean,
    isYearEnough: isYearEnough,
    refine: (allNames) => allNames.map(withSpecialisation),
  })
  trace?.entries.push({ entries, lean: studyLean })
  return newestFirst(
    entries
      .map(({ entry, names }) => educationOf(entry, names))
      .filter(
        ({ degree, institution }) => !LICENCE.test(degree?.value ?? '') && (degree !== null || institution !== null),
      ),
  )
}
