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
  const moved = new Map<OpenSection, CvLine[]>()
  for (const line of document.lines) {
    const section = owner.get(line)
    if (!section || !companions.has(line.region)) continue
    const near = nearest(texts.get(line.box.page) ?? [], line)
    const target = (near && owner.get(near)) ?? section
    if (target !== section) moved.set(target, [...(moved.get(target) ?? []), line])
    if (target !== section) owner.set(line, target)
  }
  for (const section of sections)
    section.lines = [...section.lines.filter((line) => owner.get(line) === section), ...(moved.get(section) ?? [])]
}

/** The line of text closest in height that is not in the same column, found by binary search. */
function nearest(sorted: readonly CvLine[], line: CvLine): CvLine | undefined {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const half = (low + high) >> 1
    const at = sorted[half]
    if (at && middle(at) < middle(line)) low = half + 1
    else high = half
  }
  const near = sorted
    .slice(Math.max(0, low - 4), low + 4)
    .filter(({ box }) => box.x + box.width <= line.box.x + 2 || line.box.x + line.box.width <= box.x + 2)
  const beside = (one: CvLine) =>
    Math.abs(middle(one) - middle(line)) + Math.min(Math.abs(one.box.x - line.box.x), 300) / 100
  return near.reduce<CvLine | undefined>((best, one) => (!best || beside(one) < beside(best) ? one : best), undefined)
}
