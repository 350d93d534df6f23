import { groundAgainst } from '../../persona/source/exclusions.ts'
import { readHeading, splitAtHeadings, type Section } from '../../persona/source/headings.ts'
import { findTitle } from '../../persona/source/role-title.ts'
import { NICE } from './importance.ts'
import { linesOf, segmentsOf } from '../../persona/source/segments.ts'

/** A sentence or list item of a vacancy's text, word for word. */
export type Passage = {
  section: Section
  text: string
  /** Stands under a heading that asks for what would be nice: 'Desired skills'. */
  isWish: boolean
}

export type ReadDescription = { title: string | null; passages: Passage[]; setAside: string[] }

const MOST_PASSAGES = 600
/** Clauses of a list within one sentence: 'je hebt rijbewijs B; je werkt graag samen'. */
const CLAUSES = /;\s+/

/** The heading of a line without what stands behind it in the same line. */
const headingOf = (line: string, rest: string | null | undefined): string =>
  rest ? line.slice(0, Math.max(0, line.length - rest.length)) : line

/**
 * Takes a vacancy's text apart by its headings and sentences. An item is left whole at its commas, unlike those of a
 * persona: 'a degree in finance, accounting or law' is one demand.
 */
export function readDescription(text: string): ReadDescription {
  const lines = linesOf(text)
  const passages: Passage[] = []
  const setAside: string[] = []
  let section: Section = 'free'
  let isWish = false
  for (const line of lines.flatMap(splitAtHeadings)) {
    const heading = readHeading(line)
    section = heading?.section ?? section
    if (heading !== null) isWish = NICE.test(headingOf(line, heading.rest))
    for (const passage of segmentsOf(heading?.rest ?? line).flatMap((segment) => segment.split(CLAUSES))) {
      if (passages.length >= MOST_PASSAGES) break
      // A heading can stand in the middle of a line: 'Wat bieden wij?'
      const inner = /[?:]$/.test(passage) ? readHeading(passage) : null
      if (inner !== null) {
        section = inner.section
        isWish = NICE.test(passage)
        continue
      }
      const ground = groundAgainst(passage)
      if (ground === null) passages.push({ section, text: passage.trim(), isWish })
      else if (ground !== 'welkom' && ground !== 'contact') setAside.push(passage)
    }
  }
  return { title: findTitle(lines), passages, setAside }
}
