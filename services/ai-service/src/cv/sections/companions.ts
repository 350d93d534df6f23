import { findPeriods } from '../dates/find-periods.ts'
import type { CvDocument, CvLine } from '../document/cv-document.ts'
import { labelNamed } from '../entries/label-words.ts'
import { isPlace } from '../person/places.ts'
import { kindOfHeading } from './known-heading.ts'

const SHORT = 32
const SHARE = 0.7

const isShortDate = ({ text }: CvLine) => text.length <= SHORT && (findPeriods(text).length > 0 || /^[-–—‑\s]*(?:tot |to )?(?:heden|nu|present|now|current|heute)\W*$/i.test(text))
const isDuration = ({ text }: CvLine) => /^\(?\d{1,2} (?:jaar|years?|yrs?|mnd|maanden|months?|mos?)\b/i.test(text)
const isPart = (line: CvLine) => isShortDate(line) || isDuration(line) || labelNamed(line.text) !== undefined || (line.text.length <= SHORT && (isPlace(line.text) || isPlace(line.text.split(',')[0] ?? '')))

/** Columns of a PDF that hold dates, places or labels for the text beside them: they are read row by row with it, not before or after it. */
export function companionRegions({ kind, lines }: CvDocument): ReadonlySet<number> {
  if (kind === 'word') return new Set()
  const columns = Map.groupBy(lines, ({ region }) => region)
  return new Set(
    [...columns].flatMap(([region, column]) => {
      const told = column.filter((line) => kindOfHeading(line.text) === undefined || labelNamed(line.text) !== undefined)
      const parts = told.filter(isPart)
      const dates = told.filter((line) => isShortDate(line) || labelNamed(line.text) !== undefined)
      return dates.length >= 2 && parts.length >= SHARE * told.length && dates.length >= 0.3 * told.length ? [region] : []
    }),
  )
}
