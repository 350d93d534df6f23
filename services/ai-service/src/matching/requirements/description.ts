import { readHeading, splitAtHeadings, type Section } from '../../persona/source/headings.ts'
import { findTitle } from '../../persona/source/role-title.ts'
import { NICE } from './importance.ts'
import { withoutGround } from './without-ground.ts'
import { linesOf, segmentsOf } from '../../persona/source/segments.ts'
import { restoreLines } from '../run-on/restore-lines.ts'
import { withoutMail } from './mail.ts'

/** A sentence or list item of a vacancy's text, word for word. */
export type Passage = {
  section: Section
  text: string
  /** Stands under a heading that asks for what would be nice: 'Desired skills'. */
  isWish: boolean
}

type Part = Pick<Passage, 'section' | 'isWish'>

export type ReadDescription = { title: string | null; passages: Passage[]; setAside: string[] }

const MOST_PASSAGES = 600
/** Clauses of a list within one sentence: 'je hebt rijbewijs B; je werkt graag samen'. */
const CLAUSES = /;\s+/

/** The heading of a line without what stands behind it in the same line. */
const headingOf = (line: string, rest: string | null | undefined): string =>
  rest ? line.slice(0, Math.max(0, line.length - rest.length)) : line

/** A line of a list. */
const MARKED = /^(?:[-–•*▪●·]|\d{1,2}[.)])\s/u
const ASKED: ReadonlySet<Section> = new Set(['hard', 'profile', 'soft'])

/** Whether a list stands open below a line, or ended with an empty line. */
const listAfter = (line: string, list: 'none' | 'open' | 'ended'): 'none' | 'open' | 'ended' => {
  if (MARKED.test(line)) return 'open'
  return list === 'open' && line === '' ? 'ended' : list
}

/**
 * Takes a vacancy's text apart by its headings and sentences. An item is left whole at its commas, unlike those of a
 * persona: 'a degree in finance, accounting or law' is one demand.
 */
export const readDescription = (text: string, beginning: Section = 'free'): ReadDescription => {
  const lines = linesOf(restoreLines(withoutMail(text)))
  const passages: Passage[] = []
  const setAside: string[] = []
  let title: string | null = null
  let part: Part = { section: beginning, isWish: false }
  const take = (words: string) => {
    for (const passage of segmentsOf(words).flatMap((segment) => segment.split(CLAUSES))) {
      if (passages.length >= MOST_PASSAGES) return
      // A heading can stand in the middle of a line: 'Wat bieden wij?'
      const inner = /[?:]$/.test(passage) ? readHeading(passage) : null
      if (inner !== null) {
        part = { section: inner.section, isWish: NICE.test(passage) }
        continue
      }
      const { rest, setAside: ground } = withoutGround(passage)
      if (rest !== null) passages.push({ ...part, text: rest.trim() })
      if (ground !== null && part.section !== 'facts') setAside.push(ground)
    }
  }
  let list: 'none' | 'open' | 'ended' = 'none'
  for (const line of lines.flatMap(splitAtHeadings)) {
    const heading = readHeading(line)
    list = heading === null ? listAfter(line, list) : 'none'
    // A paragraph below the list of what is asked tells of something else.
    if (list === 'ended' && line !== '' && ASKED.has(part.section)) part = { section: 'free', isWish: false }
    const before = part
    if (heading !== null) part = { section: heading.section, isWish: NICE.test(headingOf(line, heading.rest)) }
    const words = heading?.rest ?? line
    if (part.section === 'title') {
      title ??= words || null
      if (words !== '') part = { section: 'free', isWish: false }
      continue
    }
    take(words)
    // 'Location: Ghent' says one thing, and so does 'Preferred: Kafka'; the lines below stand where those above did.
    const isLabel = heading !== null && words !== '' && (part.section === 'facts' || (part.isWish && !before.isWish))
    if (isLabel) part = before
  }
  return { title: title ?? findTitle(lines.filter((line) => readHeading(line) === null)), passages, setAside }
}
