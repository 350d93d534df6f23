import type { Unit } from '../context/units.ts'
import { type Concept, matchOf } from './concepts.ts'
import { stemsOf } from './tokens.ts'

export type Ranked = {
  unit: Unit
  score: number
  /** The share of the concepts, by weight, that the unit or its surroundings hold; 0 to 1. */
  coverage: number
  /** Whether its own words hold one; else its key, heading or the question before it does. */
  inText: boolean
}

const K1 = 1.2
const B = 0.5
const NEAR = { keys: 0.7, heading: 0.8, asked: 0.75 }
const MATCHES = 0.35

type UnitMatches = { unit: Unit; length: number; text: number[]; near: number[] }

const joinStems = (stems: string[]) => ` ${stems.join(' ')} `

const matchesOf = (
  unit: Unit,
  concepts: readonly Concept[],
  nearby: (text: string) => number[],
  questionOf: (unit: Unit) => string,
): UnitMatches => {
  const stems = stemsOf(unit.text)
  const whole = joinStems(stems)
  const [keys, heading, question] = [nearby(unit.keys), nearby(unit.heading), nearby(questionOf(unit))]
  const near = concepts.map((_, index) =>
    Math.max(NEAR.keys * (keys[index] ?? 0), NEAR.heading * (heading[index] ?? 0), NEAR.asked * (question[index] ?? 0)),
  )
  return { unit, length: stems.length, text: concepts.map((concept) => matchOf(concept, stems, whole)), near }
}

/** Keys, headings and questions are shared by many units, so their stems are computed once. */
const rememberNearby = (concepts: readonly Concept[]): ((text: string) => number[]) => {
  const matchesByText = new Map<string, number[]>()
  return (text) => {
    const remembered = matchesByText.get(text)
    if (remembered) return remembered
    const stems = stemsOf(text)
    const matches = text === '' ? [] : concepts.map((concept) => matchOf(concept, stems, joinStems(stems)))
    matchesByText.set(text, matches)
    return matches
  }
}

/**
 * Units by how well they hold the concepts, best first; units that hold none are left out. BM25 over the unit's own
 * words, with what its key, heading and the question before it say as weaker fields; `hasRemarks`: also the remark that
 * it replies to.
 */
export const rank = (units: readonly Unit[], concepts: readonly Concept[], { hasRemarks = false } = {}): Ranked[] => {
  if (concepts.length === 0) return []
  const nearby = rememberNearby(concepts)
  const questionOf = (unit: Unit) => (hasRemarks ? (unit.remark ?? unit.asked) : unit.asked)
  const unitMatches = units.map((unit) => matchesOf(unit, concepts, nearby, questionOf))
  const average = unitMatches.reduce((sum, { length }) => sum + length, 0) / Math.max(unitMatches.length, 1)
  const rarity = concepts.map((concept, index) => {
    const holding = unitMatches.filter(({ text }) => (text[index] ?? 0) >= MATCHES).length
    return Math.log(1 + (unitMatches.length - holding + 0.5) / (holding + 0.5)) * (concept.proper ? 1.4 : 1)
  })
  const shares = concepts.map(({ share }) => share)
  const all = shares.reduce((sum, share) => sum + share, 0)
  return unitMatches
    .map(({ unit, length, text, near }): Ranked => {
      const best = text.map((match, index) => Math.max(match, near[index] ?? 0))
      const norm = K1 * (1 - B + (B * length) / Math.max(average, 1))
      const score = best.reduce(
        (sum, match, index) => sum + ((rarity[index] ?? 0) * match * (K1 + 1)) / (match + norm),
        0,
      )
      const covered = best.reduce((sum, match, index) => sum + (match >= MATCHES ? (shares[index] ?? 0) : 0), 0)
      return { unit, score, coverage: covered / all, inText: text.some((match) => match >= MATCHES) }
    })
    .filter(({ coverage }) => coverage > 0)
    .toSorted((a, b) => b.coverage - a.coverage || b.score - a.score || a.unit.order - b.unit.order)
}
