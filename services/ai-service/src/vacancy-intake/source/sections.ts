import type { IntakeField } from '@wervio/contracts'
import { fieldOfLabel, readLabelled } from '../facts/labels.ts'
import { guessHeading, topicOfWords } from '../topics/guess-heading.ts'
import { readHeading, type Heading } from '../topics/read-heading.ts'
import type { Topic } from '../topics/topic.ts'
import type { SourceLine } from './source-lines.ts'

/** A line with what it is: a heading, a labelled value, or words under a topic. */
export type PlacedLine =
  | { kind: 'heading'; line: SourceLine; topic: Topic; about: string | null }
  /** `isHeading`: the label is a heading of ours, and no part of the value. */
  | { kind: 'label'; line: SourceLine; field: IntakeField; value: string; isHeading: boolean }
  /** `isLater`: an empty line, or a list, stands between it and the heading. `isGuessed`: by what stands under it. */
  | { kind: 'text'; line: SourceLine; topic: Topic; isLater: boolean; isGuessed: boolean }

const LONGEST_LEAD = 160
const LONGEST_VALUE = 60

/** A label that stands alone, with its value on the next line. */
const labelAbove = (lines: readonly SourceLine[], at: number): { field: IntakeField; value: string } | null => {
  const [line, next, after] = [lines[at], lines[at + 1], lines[at + 2]]
  const field = line === undefined || line.isMarkedHeading ? null : fieldOfLabel(line.bare.replace(/:$/, ''))
  const isValue =
    next !== undefined &&
    next.bare !== '' &&
    !next.isItem &&
    next.bare.length <= LONGEST_VALUE &&
    !/[;.]$/.test(next.bare)
  const isAlone = after === undefined || after.bare === '' || fieldOfLabel(after.bare.replace(/:$/, '')) !== null
  const isLong = field === 'title' || field === 'company' || field === 'benefits' || field === 'hard_skills'
  return field !== null && isValue && isAlone && !isLong ? { field, value: next.bare } : null
}

type Opened = { topic: Topic; about: string | null; isGuessed: boolean }
type Opening = { heading: Heading | null; leads: boolean; topic: Topic; isFirst: boolean }

/**
 * What a line opens: the part under a heading that is known, leads in a list, or is guessed by what stands under it.
 */
const openedBy = (
  lines: readonly SourceLine[],
  at: number,
  { heading, leads, topic, isFirst }: Opening,
): Opened | null => {
  if (heading !== null && heading.topic !== 'other') return { ...heading, isGuessed: false }
  if (leads) return { topic: topicOfWords(lines[at]?.bare ?? '') ?? topic, about: null, isGuessed: false }
  const guess = isFirst ? null : guessHeading(lines, at)
  if (guess !== null) return { topic: guess, about: null, isGuessed: true }
  return heading !== null && !isFirst ? { topic: 'other', about: null, isGuessed: false } : null
}

/** Says of each line what it is and which topic it stands under; empty lines are gone. */
export const placeLines = (lines: readonly SourceLine[]): PlacedLine[] => {
  const placedLines: PlacedLine[] = []
  let topic: Topic = 'free'
  let [hasWords, hasItems, isLater, isGuessed] = [false, false, false, false]
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) continue
    if (line.bare === '') isLater = hasWords
    if (line.bare === '') continue
    const labelled = readLabelled(line.bare)
    if (labelled) {
      placedLines.push({ kind: 'label', line, ...labelled })
      continue
    }
    const above = labelAbove(lines, at)
    if (above) {
      placedLines.push({ kind: 'label', line, ...above, isHeading: false })
      at += 1
      continue
    }
    const heading = readHeading(line)
    const next = lines.slice(at + 1).find(({ bare }) => bare !== '')
    const leads = line.bare.endsWith(':') && line.bare.length <= LONGEST_LEAD && next?.isItem === true
    if (hasItems && !line.isItem) isLater = true
    const opening = openedBy(lines, at, { heading, leads, topic, isFirst: placedLines.length === 0 })
    hasWords = opening === null
    isLater = opening === null && isLater
    hasItems = opening === null && line.isItem
    if (opening === null) placedLines.push({ kind: 'text', line, topic, isLater, isGuessed })
    else {
      topic = opening.topic
      isGuessed = opening.isGuessed
      placedLines.push({ kind: 'heading', line, topic, about: opening.about })
    }
  }
  return placedLines
}
