import type { CvDocument, CvLine } from '../document/cv-document.ts'
import { companionRegions } from './companions.ts'
import type { OpenSection } from './section.ts'

const middle = ({ box }: CvLine) => box.y + box.height / 2

/** Moves dates, places and labels in a column of their own to the section of the text beside them. */
export function moveBeside(document: CvDocument, sections: readonly OpenSection[]): void {
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
    const nearestText = nearest(texts.get(line.box.page) ?? [], line)
    const target = (nearestText && owner.get(nearestText)) ?? section
    if (target !== section) movedLines.set(target, [...(movedLines.get(target) ?? []), line])
    if (target !== section) owner.set(line, target)
  }
  for (const section of sections)
    section.lines = [...section.lines.filter((line) => owner.get(line) === section), ...(movedLines.get(section) ?? [])]
}

/** The line at the nearest height in another column. Binary search, because a document may have thousands of lines. */
function nearest(sortedLines: readonly CvLine[], line: CvLine): CvLine | undefined {
  let low = 0
  let high = sortedLines.length
  while (low < high) {
    const middleIndex = (low + high) >> 1
    const at = sortedLines[middleIndex]
    if (at && middle(at) < middle(line)) low = middleIndex + 1
    else high = middleIndex
  }
  const neighbours = sortedLines
    .slice(Math.max(0, low - 4), low + 4)
    .filter(({ box }) => box.x + box.width <= line.box.x + 2 || line.box.x + line.box.width <= box.x + 2)
  const distance = (one: CvLine) =>
    Math.abs(middle(one) - middle(line)) + Math.min(Math.abs(one.box.x - line.box.x), 300) / 100
  return neighbours.reduce<CvLine | undefined>(
    (best, one) => (!best || distance(one) < distance(best) ? one : best),
    undefined,
  )
}
