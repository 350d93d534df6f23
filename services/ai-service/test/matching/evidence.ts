import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequirementState } from '@wervio/contracts'
import { z } from 'zod'
import { createMatcher } from '../../src/matching/matcher.ts'
import { deriveRequirements } from '../../src/matching/requirements/derive.ts'
import { TODAY, type MatchSet, type MatchSetName } from './match-sets.ts'

const evidenceFile = z.array(
  z.object({
    vacancy: z.string(),
    cv: z.string(),
    requirement: z.string(),
    verdict: z.enum(['met', 'partly', 'missing']),
    quotes: z.array(z.string()),
  }),
)

export type Evidence = z.output<typeof evidenceFile>[number]

/** What a person says of single requirements of a set, with the words of the CV that show it. */
export const readEvidence = (name: MatchSetName = 'labelled'): Evidence[] =>
  evidenceFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, name, 'evidence.json'), 'utf8')))

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const firstWordOf = (label: string): string => lettersOf(label.split(' ', 1)[0] ?? '')
const LEAST_LETTERS = 12

/** Whether one of two texts stands in the other; short ones say nothing. */
const overlaps = (one: string, other: string): boolean => {
  const [left, right] = [lettersOf(one), lettersOf(other)]
  return Math.min(left.length, right.length) >= LEAST_LETTERS ? left.includes(right) || right.includes(left) : false
}

export type JudgedEvidence = Evidence & { state: RequirementState | null; isQuoted: boolean }

/** What the rules say where a person said it; `state` is null where no requirement of the vacancy has these words. */
export const judgeEvidence = (set: MatchSet, evidence: readonly Evidence[]): JudgedEvidence[] =>
  evidence.map((one) => {
    const fields = set.vacancies.get(one.vacancy)
    const candidate = set.candidates.get(one.cv)
    if (!fields || !candidate) throw new Error(`The set has no ${one.vacancy} or no ${one.cv}`)
    const { requirements } = deriveRequirements(fields)
    const { findings } = createMatcher(requirements, { today: TODAY })(candidate.prepared)
    const requirementLetters = lettersOf(one.requirement)
    const ofLabel = requirements.findIndex(({ label }) => lettersOf(label) === requirementLetters)
    const ofQuote = requirements.flatMap(({ label, source }, at) =>
      requirementLetters.includes(lettersOf(label)) ||
      lettersOf(label).includes(requirementLetters) ||
      lettersOf(source?.quote ?? '').includes(requirementLetters)
        ? [at]
        : [],
    )
    // Of several demands in one line the one whose first word was asked about: 'Nederlands C1, Frans B2'.
    const ofWord = ofQuote.find((at) => requirementLetters.includes(firstWordOf(requirements[at]?.label ?? '')))
    const finding = findings[ofLabel >= 0 ? ofLabel : (ofWord ?? ofQuote[0] ?? -1)]
    return {
      ...one,
      state: finding?.state ?? null,
      isQuoted: finding?.proofs.some(({ quote }) => one.quotes.some((right) => overlaps(quote, right))) ?? false,
    }
  })

/**
 * The share of states that are as a person says, and of those met or partly met by both the share with a quote of
 * theirs.
 */
export const evidenceFigures = (judged: readonly JudgedEvidence[]) => {
  const labelledCases = judged.filter(({ state }) => state !== null)
  const shownCases = labelledCases.filter(({ state, verdict }) => state !== 'missing' && verdict !== 'missing')
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / Math.max(1, whole.length)
  return {
    states: share(
      labelledCases.filter(({ state, verdict }) => state === verdict),
      labelledCases,
    ),
    quotes: share(
      shownCases.filter(({ isQuoted }) => isQuoted),
      shownCases,
    ),
    read: share(labelledCases, judged),
  }
}
