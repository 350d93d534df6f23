import { personaTraits, type PersonaTrait } from '@wervio/contracts'
import type { Section } from '../../../persona/source/headings.ts'
import type { Segment, VacancySource } from '../../../persona/source/read-vacancy.ts'
import type { CueRule } from './cues/cue.ts'
import { type Find, matchCues } from './match-cues.ts'

/**
 * A sentence of the vacancy, what it says about one trait, and how much it counts (below zero: towards a low score).
 */
export type Ground = { segment: Segment; finds: Find[]; force: number }

export type TraitScore = { trait: PersonaTrait; score: number; grounds: Ground[] }

/**
 * How far a part of a vacancy speaks of the person in the role; what an organisation makes or offers says nothing about
 * them.
 */
const FACTOR: Record<Section, number> = {
  title: 1,
  tasks: 1,
  soft: 1,
  profile: 1,
  free: 1,
  hard: 0.75,
  team: 0.75,
  culture: 0.75,
  mission: 0.5,
  organisation: 0,
  offer: 0,
  facts: 0,
  apply: 0,
}
const MIDDLE = 5
/** The force at which a score is half-way to the end of the scale. */
const HALF_WAY = 5
/** What is denied says the opposite, but less strongly. */
const DENIED = -0.5
/** How often one rule counts: each next sentence half as much. */
const REPEATS = [1, 0.5]

const speaksOfUs = (text: string) =>
  /^(?:wij|we|ons|onze|our) /i.test(text) && !/\b(?:je|jij|jou|jouw|you|your)\b/i.test(text)
/** '8 engineers, 2 designers' names others, not what the role asks. */
const countsHeads = (text: string) => /\d|\b(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien) /i.test(text)

const factorOf = ({ section, text }: Segment): number => {
  if (section === 'team' && countsHeads(text)) return 0
  return FACTOR[section] * (section === 'free' && speaksOfUs(text) ? 0.5 : 1)
}

const forceOf = ({ rule, denied }: Find, factor: number, repeat: number) =>
  rule.weight * (denied ? DENIED : 1) * factor * (REPEATS[repeat] ?? 0)

const groundsOf = (trait: PersonaTrait, sentences: { segment: Segment; finds: Find[] }[]): Ground[] => {
  const counts = new Map<CueRule, number>()
  return sentences.flatMap(({ segment, finds: all }) => {
    const factor = factorOf(segment)
    const finds = all.filter(({ rule }) => rule.trait === trait)
    const force = finds.reduce((sum, find) => {
      const repeat = counts.get(find.rule) ?? 0
      counts.set(find.rule, repeat + 1)
      return sum + forceOf(find, factor, repeat)
    }, 0)
    return finds.length === 0 || force === 0 ? [] : [{ segment, finds, force }]
  })
}

const scoreOf = (grounds: Ground[]) => {
  const force = grounds.reduce((sum, ground) => sum + ground.force, 0)
  return Math.round(MIDDLE + (MIDDLE * force) / (Math.abs(force) + HALF_WAY))
}

/** The five traits with their score, 0 to 10, and what it rests on, the strongest ground first. */
export const scoreTraits = ({ segments }: VacancySource): TraitScore[] => {
  const texts = new Set<string>()
  const distinctSegments = segments.filter(({ text }) => !texts.has(text) && texts.add(text))
  const sentences = distinctSegments
    .map((segment) => ({ segment, finds: factorOf(segment) === 0 ? [] : matchCues(segment.text) }))
    .filter(({ finds }) => finds.length > 0)
  return personaTraits.map((trait) => {
    const grounds = groundsOf(trait, sentences)
    return {
      trait,
      score: scoreOf(grounds),
      grounds: grounds.toSorted((one, other) => Math.abs(other.force) - Math.abs(one.force)),
    }
  })
}
