import type { CvRegion } from '../cv-document.ts'
import type { Column, ColumnPart, Range } from './column.ts'
import type { SegmentRow } from './segment.ts'

export type PageLayout = { number: number; width: number; height: number; column: Column; foot: readonly SegmentRow[] }

/** Rows of one region on one page; the document is these in reading order. */
export type Stretch = { region: number; page: number; rows: readonly SegmentRow[] }

type Columns = Extract<ColumnPart, { kind: 'columns' }>
type OpenRegion = {
  page: number
  left: Range
  right: Range
  sidebar: 'left' | 'right' | null
  main: number
  side: number
  mainStretches: Stretch[]
  sideStretches: Stretch[]
}

/** A column narrower than this share of both is a sidebar. */
const SIDEBAR = 0.42
/** A continuing column has moved less than this share of the page's width. */
const MOVED = 0.04
/** Columns that end above this share of a page don't continue on the next. */
const LASTING = 0.3

const spanOf = (rows: readonly SegmentRow[]): number => (rows.at(-1)?.y ?? 0) - (rows[0]?.y ?? 0)
const rowsOf = (column: Column): SegmentRow[] =>
  column.parts.flatMap((part) => (part.kind === 'rows' ? part.rows : [...rowsOf(part.left), ...rowsOf(part.right)]))
const near = (one: Range, other: Range, width: number): boolean =>
  Math.abs(one.x - other.x) < MOVED * width || Math.abs(one.end - other.end) < MOVED * width

const sidebarOf = ({ left, right }: Columns): OpenRegion['sidebar'] => {
  const [leftWidth, rightWidth] = [left.end - left.x, right.end - right.x]
  const share = leftWidth / (leftWidth + rightWidth)
  return share < SIDEBAR ? 'left' : share > 1 - SIDEBAR ? 'right' : null
}

/** Puts the columns of all pages in reading order: a column with its continuation on later pages, then its sidebar. */
export const inReadingOrder = (pages: readonly PageLayout[]): { stretches: Stretch[]; regions: CvRegion[] } => {
  const regions: CvRegion[] = []
  const stretches: Stretch[] = []
  const feet: Stretch[] = []
  const nested = new Map<number, { region: number; range: Range }[]>()
  let open: OpenRegion | null = null
  let full: number | null = null
  let lasts = false

  const add = (role: CvRegion['role'], { x, end }: Range, { width }: PageLayout): number => {
    regions.push({ id: regions.length, role, x: x / width, width: Math.max(0, end - x) / width })
    return regions.length - 1
  }
  const nestedIn = (parent: number, column: Column, page: PageLayout): number => {
    const siblings = nested.get(parent) ?? []
    const sibling = siblings.find(({ range }) => near(range, column, page.width))
    if (sibling) return sibling.region
    const region = add(regions[parent]?.role ?? 'main', column, page)
    nested.set(parent, [...siblings, { region, range: column }])
    return region
  }
  const flatten = (column: Column, region: number, page: PageLayout): Stretch[] =>
    column.parts.flatMap((part) =>
      part.kind === 'rows'
        ? [{ region, page: page.number, rows: part.rows }]
        : [part.left, part.right].flatMap((side) => flatten(side, nestedIn(region, side, page), page)),
    )
  const close = () => {
    if (open) stretches.push(...open.mainStretches, ...open.sideStretches)
    open = null
  }
  const openColumns = (part: Columns, page: PageLayout): OpenRegion => {
    const sidebar = sidebarOf(part)
    const [main, side] = sidebar === 'left' ? [part.right, part.left] : [part.left, part.right]
    return {
      page: page.number,
      left: part.left,
      right: part.right,
      sidebar,
      main: add('main', main, page),
      side: add(sidebar ? 'sidebar' : 'main', side, page),
      mainStretches: [],
      sideStretches: [],
    }
  }
  const extend = (columns: OpenRegion, part: Columns, page: PageLayout) => {
    const [main, side] = columns.sidebar === 'left' ? [part.right, part.left] : [part.left, part.right]
    columns.mainStretches.push(...flatten(main, columns.main, page))
    columns.sideStretches.push(...flatten(side, columns.side, page))
    columns.page = page.number
  }
  const addRows = (part: Extract<ColumnPart, { kind: 'rows' }>, page: PageLayout, isHeader: boolean) => {
    const range = {
      x: Math.min(...part.rows.flatMap((row) => row.segments.map((segment) => segment.left))),
      end: Math.max(...part.rows.flatMap((row) => row.segments.map((segment) => segment.end))),
    }
    const columns: OpenRegion | null = open
    if (columns?.sidebar) {
      const within = (column: Range) =>
        range.x > column.x - MOVED * page.width && range.end < column.end + MOVED * page.width
      const { left, right } = columns
      const [main, side] =
        columns.sidebar === 'left'
          ? [{ x: left.end, end: right.end }, left]
          : [{ x: left.x, end: right.x - MOVED * page.width }, right]
      const nextPage = columns.page < page.number
      if (within(side)) columns.sideStretches.push({ region: columns.side, page: page.number, rows: part.rows })
      else if (nextPage || within(main))
        columns.mainStretches.push({ region: columns.main, page: page.number, rows: part.rows })
      if (nextPage || within(side) || within(main)) return
    }
    close()
    if (isHeader) stretches.push({ region: add('header', range, page), page: page.number, rows: part.rows })
    else {
      full ??= add('main', page.column, page)
      stretches.push({ region: full, page: page.number, rows: part.rows })
    }
  }

  for (const page of pages) {
    for (const [index, part] of page.column.parts.entries()) {
      if (part.kind === 'rows') {
        addRows(part, page, page.number === 1 && index === 0 && page.column.parts.length > 1)
        continue
      }
      const goesOn: OpenRegion | null = open
      if (
        goesOn &&
        goesOn.page < page.number &&
        near(goesOn.left, part.left, page.width) &&
        near(goesOn.right, part.right, page.width)
      ) {
        extend(goesOn, part, page)
        continue
      }
      close()
      open = openColumns(part, page)
      extend(open, part, page)
      lasts = Math.max(spanOf(rowsOf(part.left)), spanOf(rowsOf(part.right))) > LASTING * page.height
    }
    if (!lasts) close()
    if (page.foot.length > 0)
      feet.push({ region: add('footer', page.column, page), page: page.number, rows: page.foot })
  }
  close()
  return { stretches: [...stretches, ...feet], regions }
}
