/** A rectangle in PDF points (1/72 inch) from the top left of its page; `page` 1 is the first. */
export type Box = { page: number; x: number; y: number; width: number; height: number }

/** A word that was recognised from a picture without certainty. */
export type DoubtfulWord = { text: string; box: Box }

/** A stretch of text in one typeface. */
export type CvSpan = { text: string; box: Box; size: number; bold: boolean; italic: boolean }

/**
 * One printed line within one column. Cells of a table row and a date at the right margin are separate lines, unless
 * they read as one.
 */
export type CvLine = {
  /** Cleaned text: without ligatures, letter-spacing, soft hyphens and icons, with single spaces. */
  text: string
  spans: readonly CvSpan[]
  box: Box
  /** Most frequent size of its letters, in points. */
  size: number
  /** Whether (nearly) all of it is bold. */
  bold: boolean
  italic: boolean
  /**
   * The region it is in: lines with the same region follow each other in one column or box. A region that continues
   * over pages (a sidebar, the main column) keeps its number.
   */
  region: number
  /**
   * Lines side by side have the same number, such as a date in a margin and its job, or the cells of a row; null for
   * others.
   */
  row: number | null
  /** White space above it within its region, in line heights; 0 for the first of a region. */
  gap: number
  /** Whether a bullet was printed before it (it is not in `text`). */
  bullet: boolean
}

/** The size and position of a region, to distinguish a sidebar from the main text. */
export type CvRegion = {
  id: number
  /** Share of the page's width, 0 to 1. */ width: number
  /** Left edge as a share of the page's width. */ x: number
  role: 'main' | 'sidebar' | 'header' | 'footer'
}

/** A link of the document, such as `mailto:` or a LinkedIn address, and its line. */
export type CvLink = {
  href: string
  box: Box | null
  /** Index in `lines`; null when it is on no line. */ line: number | null
}

/**
 * The size of a page. `scan`: its text was recognised from a picture, after the page was turned clockwise by `quarters`
 * and then by `turn` radians to stand level.
 */
export type CvPage = { width: number; height: number; scan?: { quarters: number; turn: number } }

/** A CV as text in reading order. A Word file has no pages: one page of size 0, and boxes of size 0. */
export type CvDocument = {
  kind: 'pdf' | 'word'
  pages: readonly CvPage[]
  /** In reading order: header, main column, sidebar; footers, page numbers and repeated headers are left out. */
  lines: readonly CvLine[]
  regions: readonly CvRegion[]
  links: readonly CvLink[]
  /** Pictures large enough to be a portrait, for the finding 'photo'. */
  pictures: readonly Box[]
  /** Recognised words whose letters may be others; absent for a document that has its text. */
  doubtful?: readonly DoubtfulWord[]
  /** Pages were left out because they are pictures of text. */
  hasUnreadScans?: boolean
  /** Dutch warnings: pages that were left out, text that couldn't be decoded. */
  warnings: readonly string[]
}
