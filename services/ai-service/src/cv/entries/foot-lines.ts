import { patternOf } from '../lexicon/lexicon.ts'
import type { CvDocument, CvLine } from '@wervio/cv-document'

/** The share of a page's height that is its foot. */
const FOOT = 0.07
/** At most so many lines are searched for; more of them are something other than feet. */
const MOST = 50
const TITLE = patternOf('document-titles', 'title')
/** 'Sanne de Wit · Résumé', 'Page 1 of 2': what stands below a page, not in the CV. */
const BELOW = new RegExp(
  String.raw`(?:^|[·•|–—-]\s*)${TITLE}(?:\s*[·•|–—-]?\s*\d{1,2})?$|^${TITLE} (?=\p{Lu}).{3,60}$|^(?:pagina|page|seite|blz\.?|p\.)\s*\d{1,2}(?:\s*(?:van|of|von|sur|de|\/)\s*\d{1,2})?$`,
  'iu',
)

const stands = ({ pages }: CvDocument, { box }: CvLine): boolean =>
  box.height > 0 && box.y > (1 - FOOT) * (pages[box.page - 1]?.height ?? Infinity)

/** Leaves out the foot of each page: lines at its bottom at the height of the document's name or the page number. */
export const withoutFoot = (document: CvDocument, lines: readonly CvLine[]): readonly CvLine[] => {
  const feet = lines.filter((line) => stands(document, line) && BELOW.test(line.text.trim())).slice(0, MOST)
  if (feet.length === 0) return lines
  const isFoot = (line: CvLine) =>
    feet.some(({ box }) => box.page === line.box.page && Math.abs(box.y - line.box.y) < 2 * box.height)
  return lines.filter((line) => !(stands(document, line) && isFoot(line)))
}
