import type { IntakeField } from '@wervio/contracts'
import type { SourceLine } from '../source/source-lines.ts'
import { guessField } from './cues.ts'
import type { Topic } from './topic.ts'

const TOPIC_OF_FIELD: Partial<Record<IntakeField, Topic>> = {
  specific_tasks: 'tasks',
  benefits: 'offer',
  hard_skills: 'profile',
  soft_skills: 'profile',
  core_activity: 'organisation',
  team_composition: 'team',
  company_culture: 'culture',
}

/** The topic that a sentence's own words tell; null when they tell none. */
export const topicOfWords = (words: string): Topic | null => {
  const field = guessField(words, null)?.field
  return field === undefined ? null : (TOPIC_OF_FIELD[field] ?? null)
}

const MOST_WORDS = 7
/** Lines under a heading that are asked what it is about. */
const MOST_LINES = 8
/** Part of those lines that must agree. */
const MAJORITY = 0.6

/**
 * Whether a line stands as a heading does: short, without an end mark, with words right under it and none right above.
 */
const standsAsHeading = (lines: readonly SourceLine[], at: number): boolean => {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  if (line === undefined || line.isItem || next === undefined || next.bare === '') return false
  if (before !== undefined && before.bare !== '') return false
  return line.bare.split(' ').length <= MOST_WORDS && /^\p{Lu}/u.test(line.bare) && !/[.,;!€@\d]/.test(line.bare)
}

/** What a heading that no rule knows is about, by what most lines under it say; null for a line that is no heading. */
export const guessHeading = (lines: readonly SourceLine[], at: number): Topic | null => {
  if (!standsAsHeading(lines, at)) return null
  const votes = new Map<Topic, number>()
  let count = 0
  for (const { bare } of lines.slice(at + 1, at + 1 + MOST_LINES)) {
    if (bare === '') break
    const topic = topicOfWords(bare.slice(0, 400))
    if (topic === null) continue
    votes.set(topic, (votes.get(topic) ?? 0) + 1)
    count += 1
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one)
  return best !== undefined && best[1] >= MAJORITY * count ? best[0] : null
}
