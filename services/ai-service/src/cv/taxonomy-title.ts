import type { ParsedCv } from '@wervio/contracts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'

/** Lines at the top of a CV among which a title may stand. */
const HEADER_LINES = 8
const LONGEST_TITLE = 60
/** Less than what the rules know by themselves: to be looked at. */
const CONFIDENCE = 0.6
const BESIDE = /^[\s•·|–—-]+|[\s•·|–—-]+$/gu

/**
 * The CV with the title that a taxonomy knows, where the rules read none: a line at the top that is the name of an
 * occupation and nothing else, in its own words. As it is without a taxonomy.
 */
export const withTaxonomyTitle = (cv: ParsedCv, taxonomy: Pick<Taxonomy, 'occupationsNamed'> | null): ParsedCv => {
  if (taxonomy === null || cv.title !== null) return cv
  const title = cv.cv_text
    .split('\n')
    .map((line) => line.replace(BESIDE, ''))
    .filter((line) => line !== '')
    .slice(0, HEADER_LINES)
    .find((line) => line !== cv.name && line.length <= LONGEST_TITLE && taxonomy.occupationsNamed(line).length > 0)
  if (title === undefined) return cv
  const evidence = { ...cv.evidence, title: { confidence: CONFIDENCE, quote: title, places: [] } }
  return { ...cv, title, evidence }
}
