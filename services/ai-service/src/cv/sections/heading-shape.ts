import { findPeriods } from '../dates/find-periods.ts'
import type { CvLine } from '@wervio/cv-document'
import { studyLean } from '../education/lean.ts'
import { jobLikeness } from '../words/job-likeness.ts'
import { styleOf } from './line-style.ts'

const NUMBER = /^(?:\d{1,2}|[IVX]{1,4})[.)]?\s+(?=\p{L})/u
const MOST_WORDS = 6
/** Share of known headings in a style from which its other lines are headings too, whatever follows them. */
const SURE_SHARE = 0.7

/** True for a line as short and plain as a heading, with text in another style below or beside it. */
export const hasShape = (line: CvLine, next: CvLine | undefined): boolean => {
  const text = line.text.replace(NUMBER, '')
  if (line.bullet || !next || text.length > 45 || text.split(' ').length > MOST_WORDS) return false
  if (/[.,;@|–—]|\d| - /.test(text) || !/\p{L}{3}/u.test(text)) return false
  return styleOf(next) !== styleOf(line)
}

/** True for the title of a job or a study above its dates, in any style. */
export const isHead = (text: string, next: CvLine | undefined): boolean =>
  (jobLikeness(text) >= 1 || Math.abs(studyLean(text)) >= 1) &&
  findPeriods(next?.text ?? '').some(({ kind }) => kind !== 'single')

/** True for a short line in the style of the known headings whose words are on no list; its section is 'other'. */
export const looksUnknown = (line: CvLine, next: CvLine | undefined, share: number): boolean =>
  line.row === null &&
  hasShape(line, next) &&
  (share >= SURE_SHARE
    ? jobLikeness(line.text) < 1
    : findPeriods(next?.text ?? '').every(({ kind }) => kind === 'single'))

/** True for the number of a heading that stands in a cell of its own before it: '2   Opleiding'. */
export const isNumbering = (line: CvLine, next: CvLine | undefined): boolean =>
  next !== undefined &&
  line.row !== null &&
  line.row === next.row &&
  /^(?:\d{1,2}(?:\.\d)?|[IVX]{1,4})[.)]?$/.test(line.text) &&
  styleOf({ ...line, text: '' }) === styleOf({ ...next, text: '' })
