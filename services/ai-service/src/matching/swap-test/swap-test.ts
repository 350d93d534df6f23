import { setImmediate } from 'node:timers/promises'
import type { SwapTest } from '@wervio/contracts'
import { namelessCandidate, type NamedCandidate } from '../candidate/nameless.ts'
import { withoutPersonalLines } from '../candidate/personal-lines.ts'
import type { VacancyRequirements } from '../requirements/vacancy-requirements.ts'
import { madeByRules } from '../results/answers.ts'
import { scoreCandidate } from '../results/score.ts'
import { withTrait } from './swap.ts'
import { TRAITS } from './traits.ts'

/** Everything about a score that a list or its order shows, as text. */
export type Scoring = (candidate: NamedCandidate) => string

/** Scores by what the matcher reads of somebody; what reads the same has the same score and isn't scored again. */
const createScoring = (list: VacancyRequirements, today: string): Scoring => {
  const scores = new Map<string, string>()
  return (storedCandidate) => {
    const candidate = withoutPersonalLines(namelessCandidate(storedCandidate))
    const key = JSON.stringify(candidate)
    const knownScore = scores.get(key)
    if (knownScore !== undefined) return knownScore
    const { points, degree, states } = scoreCandidate(list, candidate, today).score
    const score = JSON.stringify([points, degree, states])
    scores.set(key, score)
    return score
  }
}

type Options = {
  /** ISO 8601. */
  today: string
  signal: AbortSignal
  scoring?: (list: VacancyRequirements, today: string) => Scoring
}

/**
 * Matches candidates again with each trait swapped in what is stored of them, by the same way to the matcher as every
 * score, and counts the scores that are another than before.
 */
export const swapTraits = async (
  list: VacancyRequirements,
  candidates: readonly NamedCandidate[],
  { today, signal, scoring = createScoring }: Options,
): Promise<SwapTest> => {
  const moved = new Map(TRAITS.map(({ name }) => [name, 0]))
  for (const [number, candidate] of candidates.entries()) {
    const surroundings = { requirements: list.requirements, today, number }
    const score = scoring(list, today)
    const before = score(withTrait(candidate, null, surroundings))
    for (const trait of TRAITS)
      if (score(withTrait(candidate, trait, surroundings)) !== before)
        moved.set(trait.name, (moved.get(trait.name) ?? 0) + 1)
    await setImmediate()
    signal.throwIfAborted()
  }
  return {
    candidates: candidates.length,
    swaps: TRAITS.map(({ name, change }) => ({
      trait: name,
      change,
      compared: candidates.length,
      moved: moved.get(name) ?? 0,
    })),
    made_by: madeByRules(new Date().toISOString()),
  }
}
