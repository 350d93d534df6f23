import type { CvDocument, CvLine, CvRegion } from '@wervio/cv-document'
import { findPeriods } from '../dates/find-periods.ts'
import { companionRegions } from './companions.ts'
import type { Heading } from './heading-candidate.ts'
import type { OpenSection } from './section.ts'

const SLACK = 0.03
const OVER = 0.6
const MARGIN_SHARE = 0.6
const NEAR = 3

type SectionStart = { section: OpenSection; at: CvLine }

/** The share of the narrower of two columns that stands above or below the other, 0 to 1. */
const overlap = (a: CvRegion | undefined, b: CvRegion | undefined): number => {
  if (!a || !b) return 0
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  return shared / Math.max(0.01, Math.min(a.width, b.width))
}

const isBelow = (line: CvLine, at: CvLine) =>
  at.box.page < line.box.page || (at.box.page === line.box.page && at.box.y < line.box.y)
const lower = (a: SectionStart, b: SectionStart) => a.at.box.page - b.at.box.page || a.at.box.y - b.at.box.y

/** Regions with almost only headings: labels in the margin of the text they name. */
const marginsOf = (document: CvDocument, headings: ReadonlyMap<number, Heading>): ReadonlySet<number> => {
  const { lines, regions, kind } = document
  if (kind === 'word') return new Set()
  const headingLines = new Map<number, number>()
  for (const { from, to } of headings.values()) {
    const region = lines[from]?.region
    if (region !== undefined) headingLines.set(region, (headingLines.get(region) ?? 0) + to - from + 1)
  }
  const lineCounts = new Map<number, number>()
  for (const { region } of lines) lineCounts.set(region, (lineCounts.get(region) ?? 0) + 1)
  const companions = companionRegions(document)
  return new Set(
    regions.flatMap(({ id }) =>
      ((headingLines.get(id) ?? 0) >= 2 && (headingLines.get(id) ?? 0) >= MARGIN_SHARE * (lineCounts.get(id) ?? 0)) ||
      ((headingLines.get(id) ?? 0) >= 1 && companions.has(id))
        ? [id]
        : [],
    ),
  )
}

const LISTED: ReadonlySet<string> = new Set(['experience', 'education'])

/** Regions without a heading but with dated entries; a column of only dates doesn't count. */
const datedRegions = (
  { lines }: CvDocument,
  withHeadings: ReadonlySet<number>,
  companions: ReadonlySet<number>,
): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ region, text }) =>
      !withHeadings.has(region) &&
      !companions.has(region) &&
      text.length < 120 &&
      findPeriods(text).some(({ kind }) => kind !== 'single')
        ? [region]
        : [],
    ),
  )

/** Finds the section of a line: that of the last heading in its column, else of the heading above or beside it. */
export const openerOf = (document: CvDocument, headings: ReadonlyMap<number, Heading>) => {
  const regions = new Map(document.regions.map((region) => [region.id, region]))
  const margins = marginsOf(document, headings)
  const withHeadings = new Set([...headings.keys()].flatMap((at) => document.lines[at]?.region ?? []))
  const sectionByRegion = new Map<number, OpenSection>()
  const sectionStarts: SectionStart[] = []
  let header: OpenSection | null = null
  let last: OpenSection | null = null

  const startOfPage = (): OpenSection => (header ??= { kind: 'header', heading: null, lines: [] })

  const sectionBeside = (line: CvLine): OpenSection | undefined =>
    sectionStarts.findLast(
      ({ at }) =>
        margins.has(at.region) &&
        at.region !== line.region &&
        (at.box.page < line.box.page ||
          (at.box.page === line.box.page && at.box.y <= line.box.y + line.box.height * 0.6)),
    )?.section

  const sectionAbove = (line: CvLine): OpenSection | undefined => {
    const region = regions.get(line.region)
    const startsAbove = sectionStarts.filter(
      ({ at }) => at.region !== line.region && isBelow(line, at) && overlap(regions.get(at.region), region) > OVER,
    )
    const alignedStarts = startsAbove.filter(
      ({ at }) => Math.abs((regions.get(at.region)?.x ?? 0) - (region?.x ?? 0)) < SLACK,
    )
    return (alignedStarts.length > 0 ? alignedStarts : startsAbove).toSorted(lower).at(-1)?.section
  }

  /** The section of a heading at the foot of a column, right above this line of a wider column. */
  const emptySectionAbove = (line: CvLine): OpenSection | undefined =>
    sectionStarts.findLast(({ section, at }) => {
      const distance = line.box.y - at.box.y - at.box.height
      return (
        section.lines.length === 0 &&
        at.region !== line.region &&
        at.box.page === line.box.page &&
        distance > 0 &&
        distance < NEAR * at.box.height &&
        overlap(regions.get(at.region), regions.get(line.region)) > OVER
      )
    })?.section

  const regionsOfEntries =
    document.kind === 'word' ? new Set<number>() : datedRegions(document, withHeadings, companionRegions(document))
  /**
   * The list of jobs or schools that continues in a column of dated entries without a heading, because it was set in
   * two columns.
   */
  const listInSecondColumn = (line: CvLine): OpenSection | undefined =>
    regionsOfEntries.has(line.region)
      ? sectionStarts
          .filter(({ section, at }) => LISTED.has(section.kind) && at.box.page === line.box.page && isBelow(line, at))
          .toSorted(lower)
          .at(-1)?.section
      : undefined

  const sectionOfRegionWithoutHeading = (line: CvLine): OpenSection => {
    if (document.kind === 'word' || line.box.height === 0) return last ?? startOfPage()
    const upperSection = sectionAbove(line) ?? listInSecondColumn(line)
    if (upperSection) return upperSection
    if (line.box.page === 1 || regions.get(line.region)?.role === 'header') return startOfPage()
    return last ?? startOfPage()
  }

  return {
    /**
     * True for a region of labels in the margin: its headings hold for text that may come before them in reading order.
     */
    isMargin: (region: number): boolean => margins.has(region),
    /** Records a heading; returns its section. */
    begin(section: OpenSection, at: CvLine): OpenSection {
      sectionByRegion.set(at.region, section)
      sectionStarts.push({ section, at })
      last = section
      return section
    },
    sectionFor(line: CvLine): OpenSection {
      const marginSection = margins.size > 0 && !withHeadings.has(line.region) ? sectionBeside(line) : undefined
      const section =
        marginSection ??
        (document.kind === 'word' ? undefined : emptySectionAbove(line)) ??
        sectionByRegion.get(line.region) ??
        sectionOfRegionWithoutHeading(line)
      if (!marginSection) sectionByRegion.set(line.region, section)
      last = section
      return section
    },
  }
}
