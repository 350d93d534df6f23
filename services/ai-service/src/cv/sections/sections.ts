import type { CvDocument, CvLine } from '@wervio/cv-document'
import { moveBeside } from './beside.ts'
import { findHeadings } from './find-headings.ts'
import type { Heading } from './heading-candidate.ts'
import { isNumbering } from './heading-shape.ts'
import { kindByContent } from './kind-by-content.ts'
import { openerOf } from './open-section.ts'
import type { CvSection, OpenSection } from './section.ts'

export type { SectionKind } from './section-kind.ts'
export type { CvSection } from './section.ts'

/** Splits a document at its headings. A sidebar and a main column are split separately. */
export const sectionsOf = (document: CvDocument): readonly CvSection[] => {
  const headings = new Map(findHeadings(document).map((heading) => [heading.from, heading]))
  const sections: OpenSection[] = []
  const guessedSections = new Set<OpenSection>()
  const opener = openerOf(document, headings)
  const begin = (heading: Heading, line: CvLine) => {
    const section = opener.begin({ kind: heading.kind, heading: line, lines: [] }, line)
    sections.push(section)
    if (heading.isGuessed) guessedSections.add(section)
  }
  const marginHeadings = new Set(
    [...headings].filter(([at]) => opener.isMargin(document.lines[at]?.region ?? -1)).map(([at]) => at),
  )
  for (const [at, heading] of headings)
    if (marginHeadings.has(at) && document.lines[at]) begin(heading, document.lines[at])
  for (let at = 0; at < document.lines.length; at += 1) {
    const line = document.lines[at]
    if (!line) continue
    const heading = headings.get(at)
    if (headings.has(at + 1) && isNumbering(line, document.lines[at + 1])) continue
    if (heading) {
      if (!marginHeadings.has(at)) begin(heading, line)
      at = heading.to
      continue
    }
    const section = opener.sectionFor(line)
    if (section.lines.length === 0 && section.heading === null && !sections.includes(section)) sections.push(section)
    section.lines.push(line)
  }
  moveBeside(document, sections)
  for (const section of guessedSections) section.kind = kindByContent(section)
  return sections.filter(({ heading, lines }) => heading !== null || lines.length > 0)
}
