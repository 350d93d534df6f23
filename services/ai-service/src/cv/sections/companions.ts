import { units } from '../dates/durations.ts'
import { findPeriods } from '../dates/find-periods.ts'
import type { CvDocument, CvLine } from '@wervio/cv-document'
import { fold } from '../lexicon/fold.ts'
import { patternOf, wordSetOf } from '../lexicon/lexicon.ts'
import { labelNamed } from '../entries/label-words.ts'
import { isPlace } from '../person/places.ts'
import { kindOfHeading } from './known-heading.ts'

const SHORT = 32
const LONGEST_LABEL = 80
const SHARE = 0.7
const LEAST_DATES = 0.3
/** Share of the page's width. A wider column needs at least `FEWEST_WIDE` labels or dates to count. */
const WIDEST = 0.45
const FEWEST_WIDE = 4
const personalLabels = wordSetOf('personal-labels')

const UNTIL_NOW = new RegExp(
  String.raw`^[-–—‑\s]*(?:${patternOf('date-words', 'until', 'to')} )?${patternOf('now', 'word')}[^\p{L}\d]*$`,
  'iu',
)
const DURATION = new RegExp(String.raw`^\(?\d{1,2} (?:${units.year}|${units.month})`, 'iu')

const isShortDate = ({ text }: CvLine) => text.length <= SHORT && (findPeriods(text).length > 0 || UNTIL_NOW.test(text))
const isDuration = ({ text }: CvLine) => DURATION.test(text)
const isLabel = ({ text }: CvLine) =>
  text.length <= LONGEST_LABEL &&
  (labelNamed(text) !== undefined || personalLabels.has(fold(text).replace(/\s*:$/, '')))
const isPart = (line: CvLine) =>
  isShortDate(line) ||
  isDuration(line) ||
  isLabel(line) ||
  (line.text.length <= SHORT && (isPlace(line.text) || isPlace(line.text.split(',')[0] ?? '')))

const companionsByDocument = new WeakMap<CvDocument, ReadonlySet<number>>()

/**
 * Columns of a PDF with dates, places or labels for the text beside them. They are read together with that text, row by
 * row.
 */
export const companionRegions = (document: CvDocument): ReadonlySet<number> => {
  const cachedRegions = companionsByDocument.get(document)
  if (cachedRegions) return cachedRegions
  const regions = companionsIn(document)
  companionsByDocument.set(document, regions)
  return regions
}

const companionsIn = ({ kind, lines, regions }: CvDocument): ReadonlySet<number> => {
  if (kind === 'word') return new Set()
  const columns = Map.groupBy(lines, ({ region }) => region)
  const wideRegions = new Set(regions.flatMap(({ id, width }) => (width > WIDEST ? [id] : [])))
  return new Set(
    [...columns].flatMap(([region, column]) => {
      const labelOrText = column.filter((line) => isLabel(line) || kindOfHeading(line.text) === undefined)
      const dates = labelOrText.filter((line) => isShortDate(line) || isLabel(line))
      if (dates.length === 0 || dates.length < LEAST_DATES * labelOrText.length) return []
      const parts = labelOrText.filter(isPart)
      const hasSeveralDates = dates.length >= 2 && parts.length >= SHARE * labelOrText.length
      const isSingleDate = dates.length === 1 && parts.length === labelOrText.length
      return wideRegions.has(region)
        ? hasSeveralDates && labelOrText.length >= FEWEST_WIDE
          ? [region]
          : []
        : hasSeveralDates || isSingleDate
          ? [region]
          : []
    }),
  )
}
