import type { Box, CvLine, CvLink } from '../cv-document.ts'

const isOn = (line: Box, link: Box): boolean => {
  if (line.page !== link.page) return false
  const overlapWidth = Math.min(line.x + line.width, link.x + link.width) - Math.max(line.x, link.x)
  const overlapHeight = Math.min(line.y + line.height, link.y + link.height) - Math.max(line.y, link.y)
  return overlapWidth > 0 && overlapHeight > 0.4 * Math.min(line.height, link.height)
}

/** The links of a document, each once, with the line they lie on. */
export const withLines = (links: readonly { href: string; box: Box }[], lines: readonly CvLine[]): CvLink[] => {
  const linkByKey = new Map<string, CvLink>()
  for (const { href, box } of links) {
    const index = lines.findIndex((line) => isOn(line.box, box))
    const line = index === -1 ? null : index
    const key = `${href} ${line}`
    if (!linkByKey.has(key)) linkByKey.set(key, { href, box, line })
  }
  return [...linkByKey.values()]
}
