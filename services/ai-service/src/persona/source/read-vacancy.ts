import { isEnglish } from '../../vacancy-text/language/english.ts'
import { withoutEnd } from '../../vacancy-text/language/sentences.ts'
import { hasNote } from '../../vacancy-text/mend/notes.ts'
import { splitLine } from '../../vacancy-text/lists/read-list.ts'
import { groundAgainst, type Ground } from './exclusions.ts'
import { readHeading, splitAtHeadings, type Section } from './headings.ts'
import { findTitle } from './role-title.ts'
import { linesOf, segmentsOf } from './segments.ts'
import { sharesVerb, splitDemand, splitTask } from './split-items.ts'

/** A sentence or list item, word for word as the vacancy has it. */
export type Segment = { text: string; section: Section }

export type VacancySource = {
  /** The text as it was given; every segment is a part of it. */
  raw: string
  title: string | null
  english: boolean
  segments: Segment[]
  /** Sentences that a persona may not use, and why. */
  setAside: { text: string; ground: Ground }[]
}

/** Enough for any vacancy; the rest of a longer text adds nothing but time. */
const MOST_SEGMENTS = 1_500

/** Sections whose lines are lists: 'geduldig, zorgzaam' are two items. */
const LISTED: ReadonlySet<Section> = new Set(['tasks', 'hard', 'soft', 'profile'])

/**
 * A list typed on one line; 'zorgplannen opstellen en bijhouden' is one task, 'geduldig en zorgzaam' are two traits.
 */
const isList = (line: string, section: Section, alone: boolean) =>
  LISTED.has(section) &&
  line.length < 2_000 &&
  (/;|,.*,/.test(line) || (alone && (line.includes(',') || section === 'soft')))

/** `alone`: it stands behind its heading, so that it holds everything under it. */
const readLine = (line: string, section: Section, alone: boolean): Segment[] => {
  const split = isList(line, section, alone) ? splitLine(line).filter((item) => line.includes(item)) : []
  const items = sharesVerb(split) ? [] : split
  const pieces = items.length > 1 ? items.flatMap(segmentsOf) : segmentsOf(line)
  const texts =
    section === 'tasks'
      ? pieces.flatMap(splitTask)
      : section === 'hard' || section === 'soft'
        ? pieces.flatMap(splitDemand)
        : pieces
  return texts.filter((text) => text !== '').map((text) => ({ text, section }))
}

const readLines = (lines: readonly string[]): { title: string | null; segments: Segment[] } => {
  const segments: Segment[] = []
  let title: string | null = null
  let section: Section = 'free'
  for (const line of lines.flatMap(splitAtHeadings)) {
    const heading = readHeading(line)
    section = heading?.section ?? section
    const text = heading?.rest ?? line
    if (text === '' || segments.length >= MOST_SEGMENTS) continue
    if (section === 'title') {
      title ??= text
      segments.push({ text: text.slice(0, 200), section })
      section = 'free'
    } else segments.push(...readLine(text, section, heading !== null))
  }
  return { title, segments }
}

/**
 * Takes a vacancy apart: with the headings of `vacancyAsText`, with those of any vacancy text, or without. Never
 * throws.
 */
export const readVacancy = (raw: string): VacancySource => {
  const lines = linesOf(raw)
  const readResult = readLines(lines)
  const title = readResult.title ?? findTitle(lines)
  const setAside: VacancySource['setAside'] = []
  const segments = readResult.segments.filter(({ text }) => {
    // What somebody wrote to themselves or to whoever writes the text.
    if (hasNote(text)) return false
    const ground = groundAgainst(text)
    if (ground !== null && ground !== 'welkom') setAside.push({ text, ground })
    return ground === null
  })
  return {
    raw,
    title,
    english: isEnglish(raw.slice(0, 5_000)),
    setAside,
    segments: segments.map((part) => (withoutEnd(part.text) === title ? { ...part, section: 'title' } : part)),
  }
}

/** The texts of these sections, in reading order, each once. */
export const textsOf = ({ segments }: VacancySource, ...sections: Section[]): string[] => [
  ...new Set(segments.filter(({ section }) => sections.includes(section)).map(({ text }) => text)),
]
