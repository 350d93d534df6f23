/** A rectangle in PDF points (1/72 inch) from the top left of its page; `page` 1 is the first. */
export type Box = { page: number; x: number; y: number; width: number; height: number }

/** A stretch of text in one typeface. */
export type CvSpan = { text: string; box: Box; size: number; bold: boolean; italic: boolean }

/** One printed line within one column; cells of a table row and a date at the right margin are lines of their own unless they read as one. */
export type CvLine = {
  /** Repaired: ligatures, letter-spacing, soft hyphens and icon letters are gone, spaces are single. */
  text: string
  spans: readonly CvSpan[]
  box: Box
  /** Most frequent size of its letters, in points. */
  size: number
  /** True when (nearly) all of it is. */
  bold: boolean
  italic: boolean
  /**
   * What it stands in: lines with the same region follow each other in one column or box. A region that goes on over the
   * pages (a sidebar, the main column) keeps its number.
   */
  region: number
  /** Lines side by side, such as a date in a margin and the job it belongs to, or the cells of a row: the same number; else null. */
  row: number | null
  /** White space above it within its region, in line heights; 0 for the first of a region. */
  gap: number
  /** A bullet stood before it (it is not in `text`). */
  bullet: boolean
}

/** A region in short, for who wants to tell a sidebar from the main text. */
export type CvRegion = {
  id: number
  /** Share of the page's width, 0 to 1. */ width: number
  /** Left edge as a share of the page's width. */ x: number
  role: 'main' | 'sidebar' | 'header' | 'footer'
}

/** A link of the document, such as `mailto:` or a LinkedIn address, and the line it lies on. */
export type CvLink = {
  href: string
  box: Box | null
  /** Index in `lines`; null when it lies on none. */ line: number | null
}

/** A CV as text in reading order. A Word file has no pages: one page of size 0, and boxes of size 0. */
export type CvDocument = {
  kind: 'pdf' | 'word'
  pages: readonly { width: number; height: number }[]
  /** In reading order: header, main column, sidebar; footers, page numbers and repeated headers are left out. */
  lines: readonly CvLine[]
  regions: readonly CvRegion[]
  links: readonly CvLink[]
  /** Pictures large enough to be a portrait, for the finding 'photo'. */
  pictures: readonly Box[]
  /** Dutch warnings: pages that were left out, text that couldn't be decoded. */
  warnings: readonly string[]
}
