import { findPeriods } from '../dates/find-periods.ts'
import type { CvDocument, CvLine } from '@wervio/cv-document'
import { companionRegions } from './companions.ts'
import type { OpenSection } from './section.ts'

const middle = ({ box }: CvLine) => box.y + box.height / 2

/** Kinds of section that have dates of their own. */
const WITH_DATES: ReadonlySet<string> = new Set(['experience', 'education', 'projects', 'certificates', 'other'])
/** In line heights: the most between the middles of dates and of the text beside them. */
const AT_ONE_HEIGHT = 1.2

/** Moves dates, places and labels in a column of their own to the section of the text beside them. */
export const moveBeside = (document: CvDocument, sections: readonly OpenSection[]): void => {
  const companions = companionRegions(document)
  if (companions.size === 0) return
  const owner = new Map<CvLine, OpenSection>()
  for (const section of sections) for (const line of section.lines) owner.set(line, section)
  const texts = Map.groupBy(
    document.lines.filter(({ region }) => !companions.has(region)).filter((line) => owner.has(line)),
    ({ box }) => box.page,
  )
  for (const [page, lines] of texts)
    texts.set(
      page,
      lines.toSorted((a, b) => middle(a) - middle(b)),
    )
  const movedLines = new Map<OpenSection, CvLine[]>()
  for (const line of document.lines) {
    const section = owner.get(line)
    if (!section || !companions.has(line.region)) continue
    const neighbours = neighboursOf(texts.get(line.box.page) ?? [], line)
    const dated =
      findPeriods(line.text).length > 0 ? neighbours.filter((one) => mayHaveDates(owner.get(one), one, line)) : []
    const nearestText = nearest(dated.length > 0 ? dated : neighbours, line)
    const target = (nearestText && owner.get(nearestText)) ?? section
    if (target !== section) movedLines.set(target, [...(movedLines.get(target) ?? []), line])
    if (target !== section) owner.set(line, target)
  }
  for (const section of sections)
    section.lines = [...section.lines.filter((line) => owner.get(line) === section), ...(movedLines.get(section) ?? [])]
}

/**
 * True for a line at the height of dates, in a section that has some: not for 'Utrecht' under 'Contact' beside them.
 */
const mayHaveDates = (section: OpenSection | undefined, text: CvLine, date: CvLine): boolean =>
  section !== undefined &&
  WITH_DATES.has(section.kind) &&
  Math.abs(middle(text) - middle(date)) < AT_ONE_HEIGHT * date.box.height

/**
 * The lines at about the same height in other columns. Binary search, because a document may have thousands of lines.
 */
const neighboursOf = (sortedLines: readonly CvLine[], line: CvLine): readonly CvLine[] => {
  let low = 0
  let high = sortedLines.length
  while (low < high) {
    const middleIndex = (low + high) >> 1
    const at = sortedLines[middleIndex]
    if (at && middle(at) < middle(line)) low = middleIndex + 1
    else high = middleIndex
  }
  return sortedLines
    .slice(Math.max(0, low - 4), low + 4)
    .filter(({ box }) => box.x + box.width <= line.box.x + 2 || line.box.x + line.box.width <= box.x + 2)
}

/** Of some lines the one nearest to another. */
const nearest = (neighbours: readonly CvLine[], line: CvLine): CvLine | undefined => {
  const distance = (one: CvLine) =>
    Math.abs(middle(one) - middle(line)) + Math.min(Math.abs(one.box.x - line.box.x), 300) / 100
  return neighbours.reduce<CvLine | undefined>(
    (best, one) => (!best || distance(one) < distance(best) ? one : best),
    undefined,
  )
}
