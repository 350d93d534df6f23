import { findPeriods } from '../dates/find-periods.ts'
import type { CvDocument, CvLine } from '../document/cv-document.ts'
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
const personalLabels: ReadonlySet<string> = new Set(
  `naam|voornaam|voornamen|achternaam|achternaam / voornaam|voornaam / achternaam|adres|postcode|woonplaats|postcode en plaats|telefoon|telefoonnummer|mobiel|e-mail|email|e-mailadres|nationaliteit|geboortedatum|geboorteplaats|geslacht|burgerlijke staat|rijbewijs|linkedin|website|name|first name|last name
surname|first name / surname|first name(s) / surname(s)|surname(s) / first name(s)|address|phone|telephone|mobile|e-mail address|nationality|date of birth|place of birth|gender|anschrift|telefon|geburtsdatum|geburtsort|staatsangehörigkeit|familienstand|en verantwoordelijkheden|and responsibilities|responsibilities|werkgever|diploma|onderwijsinstelling|organisation providing education`
    .split(/[|\n]/)
    .map((label) => label.trim()),
)

const isShortDate = ({ text }: CvLine) =>
  text.length <= SHORT &&
  (findPeriods(text).length > 0 || /^[-–—‑\s]*(?:tot |to )?(?:heden|nu|present|now|current|heute)\W*$/i.test(text))
const isDuration = ({ text }: CvLine) => /^\(?\d{1,2} (?:jaar|years?|yrs?|mnd|maanden|months?|mos?)\b/i.test(text)
const isLabel = ({ text }: CvLine) =>
  text.length <= LONGEST_LABEL &&
  (labelNamed(text) !== undefined || personalLabels.has(text.toLowerCase().replace(/\s*:$/, '')))
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
export function companionRegions(document: CvDocument): ReadonlySet<number> {
  const cachedRegions = companionsByDocument.get(document)
  if (cachedRegions) return cachedRegions
  const regions = companionsIn(document)
  companionsByDocument.set(document, regions)
  return regions
}

function companionsIn({ kind, lines, regions }: CvDocument): ReadonlySet<number> {
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
