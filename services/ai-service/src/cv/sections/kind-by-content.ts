import { findPeriods } from '../dates/find-periods.ts'
import type { CvLine } from '@wervio/cv-document'
import { studyLean } from '../education/lean.ts'
import { isVoluntary } from '../experience/no-job.ts'
import { isLanguageName } from '../extras/language-names.ts'
import { knownSkill } from '../skills/known-skills.ts'
import { jobLikeness } from '../words/job-likeness.ts'
import type { SectionKind } from './section-kind.ts'
import type { CvSection } from './section.ts'

const MOST_LINES = 40
const LONGEST_ITEM = 45
const LONGEST_LINE = 150
const LONGEST_TITLE = 90
const FEWEST_KNOWN = 2
const SHARE_KNOWN = 0.4
const SHARE_LANGUAGES = 0.6

const itemsOf = (lines: readonly CvLine[]): readonly string[] =>
  lines
    .flatMap(({ text }) => text.slice(0, 400).split(/[,;|•·/]/))
    .map((item) => item.trim())
    .filter(Boolean)

const firstWord = (text: string) => /^[^\p{L}]*(\p{L}+)/u.exec(text)?.[1] ?? ''

const areLanguages = (items: readonly string[]): boolean => {
  const languageItems = items.filter((item) => isLanguageName(firstWord(item)))
  const wordCount = items.filter((item) => /\p{L}{3}/u.test(item)).length
  return (
    languageItems.length > 0 &&
    (languageItems.length >= SHARE_LANGUAGES * wordCount ||
      (languageItems.length >= 2 && 2 * languageItems.length >= wordCount))
  )
}

const areStudies = (lines: readonly CvLine[], datedCount: number): boolean => {
  const leans = lines.filter(({ text }) => text.length <= LONGEST_LINE).map(({ text }) => Math.abs(studyLean(text)))
  return datedCount > 0 && leans.filter((lean) => lean >= 1).length >= datedCount
}

const areSkills = (items: readonly string[]): boolean => {
  const shortItems = items.filter((item) => item.length <= LONGEST_ITEM)
  const knownSkills = shortItems.filter((item) => knownSkill(item) !== undefined)
  return knownSkills.length >= FEWEST_KNOWN && knownSkills.length >= SHARE_KNOWN * items.length
}

/** True for lines with periods, and a job title for at least a third of them. */
const areJobs = (lines: readonly CvLine[]): boolean => {
  const shortLines = lines.filter(({ text }) => text.length <= LONGEST_LINE)
  const periods = shortLines.filter(({ text }) => findPeriods(text).some(({ kind }) => kind !== 'single')).length
  const titles = shortLines.filter(
    ({ text, bullet }) =>
      !bullet &&
      text.length <= LONGEST_TITLE &&
      !/\S{3}\.$/.test(text) &&
      jobLikeness(text) >= 1.4 &&
      !isVoluntary(text),
  ).length
  return periods > 0 && titles > 0 && 3 * titles >= periods
}

/**
 * The subject of a section whose heading only hints at it: lines with dates aren't skills, and languages are languages
 * whatever the heading says.
 */
export const kindByContent = ({ kind, lines: allLines }: CvSection): SectionKind => {
  const lines = allLines.slice(0, MOST_LINES)
  const datedCount = lines.filter(({ text }) => text.length <= LONGEST_LINE && findPeriods(text).length > 0).length
  const items = itemsOf(lines)
  if (kind === 'skills' || kind === 'languages')
    return datedCount > 0 ? 'other' : kind === 'skills' && areLanguages(items) ? 'languages' : kind
  if (kind !== 'other' || lines.length === 0) return kind
  if (areLanguages(items)) return 'languages'
  if (areStudies(lines, datedCount)) return 'education'
  if (areJobs(lines)) return 'experience'
  return datedCount === 0 && areSkills(items) ? 'skills' : kind
}
