import type { CvRegion } from '../cv-document.ts'
import type { Column, ColumnPart, Range } from './column.ts'
import type { SegmentRow } from './segment.ts'

export type PageLayout = { number: number; width: number; height: number; column: Column; foot: readonly SegmentRow[] }

/** Rows of one region on one page; a document is a list of these in reading order. */
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
/** A column continues on the next page if it moves less than this share of the page's width. */
const MOVED = 0.04
/** Columns that end above this share of a page don't continue on the next. */
const LASTING = 0.3

const spanOf = (rows: readonly SegmentRow[]): number => (rows.at(-1)?.y ?? 0) - (rows[0]?.y ?? 0)
const rowsOf = (column: Column): SegmentRow[] =>
  column.parts.flatMap((part) => (part.kind === 'rows' ? part.rows : [...rowsOf(part.left), ...rowsOf(part.right)]))
const isNear = (one: Range, other: Range, width: number): boolean =>
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
  const nestedRegions = new Map<number, { region: number; range: Range }[]>()
  let openRegion: OpenRegion | null = null
  let fullWidthRegion: number | null = null
  let isLasting = false

  const addRegion = (role: CvRegion['role'], { x, end }: Range, { width }: PageLayout): number => {
    regions.push({ id: regions.length, role, x: x / width, width: Math.max(0, end - x) / width })
    return regions.length - 1
  }
  const regionWithin = (parent: number, column: Column, page: PageLayout): number => {
    const siblings = nestedRegions.get(parent) ?? []
    const sibling = siblings.find(({ range }) => isNear(range, column, page.width))
    if (sibling) return sibling.region
    const region = addRegion(regions[parent]?.role ?? 'main', column, page)
    nestedRegions.set(parent, [...siblings, { region, range: column }])
    return region
  }
  const flatten = (column: Column, region: number, page: PageLayout): Stretch[] =>
    column.parts.flatMap((part) =>
      part.kind === 'rows'
        ? [{ region, page: page.number, rows: part.rows }]
        : [part.left, part.right].flatMap((side) => flatten(side, regionWithin(region, side, page), page)),
    )
  const closeRegion = () => {
    if (openRegion) stretches.push(...openRegion.mainStretches, ...openRegion.sideStretches)
    openRegion = null
  }
  const openColumns = (part: Columns, page: PageLayout): OpenRegion => {
    const sidebar = sidebarOf(part)
    const [main, side] = sidebar === 'left' ? [part.right, part.left] : [part.left, part.right]
    return {
      page: page.number,
      left: part.left,
      right: part.right,
      sidebar,
      main: addRegion('main', main, page),
      side: addRegion(sidebar ? 'sidebar' : 'main', side, page),
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
    const columns: OpenRegion | null = openRegion
    if (columns?.sidebar) {
      const isWithin = (column: Range) =>
        range.x > column.x - MOVED * page.width && range.end < column.end + MOVED * page.width
      const { left, right } = columns
      const [main, side] =
        columns.sidebar === 'left'
          ? [{ x: left.end, end: right.end }, left]
          : [{ x: left.x, end: right.x - MOVED * page.width }, right]
      const isNextPage = columns.page < page.number
      if (isWithin(side)) columns.sideStretches.push({ region: columns.side, page: page.number, rows: part.rows })
      else if (isNextPage || isWithin(main))
        columns.mainStretches.push({ region: columns.main, page: page.number, rows: part.rows })
      if (isNextPage || isWithin(side) || isWithin(main)) return
    }
    closeRegion()
    if (isHeader) stretches.push({ region: addRegion('header', range, page), page: page.number, rows: part.rows })
    else {
      fullWidthRegion ??= addRegion('main', page.column, page)
      stretches.push({ region: fullWidthRegion, page: page.number, rows: part.rows })
    }
  }

  for (const page of pages) {
    for (const [index, part] of page.column.parts.entries()) {
      if (part.kind === 'rows') {
        addRows(part, page, page.number === 1 && index === 0 && page.column.parts.length > 1)
        continue
      }
      const continuedRegion: OpenRegion | null = openRegion
      if (
        continuedRegion &&
        continuedRegion.page < page.number &&
        isNear(continuedRegion.left, part.left, page.width) &&
        isNear(continuedRegion.right, part.right, page.width)
      ) {
        extend(continuedRegion, part, page)
        continue
      }
      closeRegion()
      openRegion = openColumns(part, page)
      extend(openRegion, part, page)
      isLasting = Math.max(spanOf(rowsOf(part.left)), spanOf(rowsOf(part.right))) > LASTING * page.height
    }
    if (!isLasting) closeRegion()
    if (page.foot.length > 0)
      feet.push({ region: addRegion('footer', page.column, page), page: page.number, rows: page.foot })
  }
  closeRegion()
  return { stretches: [...stretches, ...feet], regions }
}
