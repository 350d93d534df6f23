import type { IntakeField } from '@wervio/contracts'
import { fieldOfLabel, readLabelled } from '../facts/labels.ts'
import { guessField } from '../topics/cues.ts'
import { readHeading } from '../topics/read-heading.ts'
import type { Topic } from '../topics/topic.ts'
import type { SourceLine } from './source-lines.ts'

/** A line with what it is: a heading, a labelled value, or words under a topic. */
export type PlacedLine =
  | { kind: 'heading'; line: SourceLine; topic: Topic; about: string | null }
  | { kind: 'label'; line: SourceLine; field: IntakeField; value: string }
  /** `isLater`: an empty line stands between it and the first words under the heading. */
  | { kind: 'text'; line: SourceLine; topic: Topic; isLater: boolean }

const TOPIC_OF_FIELD: Partial<Record<IntakeField, Topic>> = {
  specific_tasks: 'tasks',
  benefits: 'offer',
  hard_skills: 'profile',
  soft_skills: 'profile',
  core_activity: 'organisation',
}
const LONGEST_LEAD = 160
const LONGEST_VALUE = 60

/** What a line that ends in a colon leads in: 'Wij bieden een baan van 38 uur en verder:' is an offer. */
const topicOfLead = (bare: string): Topic | null => {
  const field = guessField(bare, null)?.field
  return field === undefined ? null : (TOPIC_OF_FIELD[field] ?? null)
}

/** A label that stands alone, with its value on the next line. */
function labelAbove(lines: readonly SourceLine[], at: number): { field: IntakeField; value: string } | null {
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

/** Says of each line what it is and which topic it stands under; empty lines are gone. */
export function placeLines(lines: readonly SourceLine[]): PlacedLine[] {
  const placed: PlacedLine[] = []
  let topic: Topic = 'free'
  let [hasWords, isLater] = [false, false]
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) continue
    if (line.bare === '') isLater = hasWords
    if (line.bare === '') continue
    const labelled = readLabelled(line.bare)
    if (labelled) {
      placed.push({ kind: 'label', line, ...labelled })
      continue
    }
    const above = labelAbove(lines, at)
    if (above) {
      placed.push({ kind: 'label', line, ...above })
      at += 1
      continue
    }
    const heading = readHeading(line)
    const next = lines.slice(at + 1).find(({ bare }) => bare !== '')
    const leads = line.bare.endsWith(':') && line.bare.length <= LONGEST_LEAD && next?.isItem === true
    const isHeading = leads || (heading !== null && (heading.topic !== 'other' || placed.length > 0))
    hasWords = !isHeading
    isLater = isHeading ? false : isLater
    if (heading !== null && heading.topic !== 'other') {
      topic = heading.topic
      placed.push({ kind: 'heading', line, ...heading })
    } else if (leads) {
      topic = topicOfLead(line.bare) ?? topic
      placed.push({ kind: 'heading', line, topic, about: null })
    } else if (heading !== null && isHeading) {
      topic = 'other'
      placed.push({ kind: 'heading', line, ...heading })
    } else placed.push({ kind: 'text', line, topic, isLater })
  }
  return placed
}
