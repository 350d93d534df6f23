import { setImmediate } from 'node:timers/promises'
import type { SwapTest } from '@wervio/contracts'
import type { MatchedCandidate } from '../candidate/candidate.ts'
import type { VacancyRequirements } from '../requirements/vacancy-requirements.ts'
import { madeByRules } from '../results/answers.ts'
import { scoreCandidate } from '../results/score.ts'
import { withTrait } from './swap.ts'
import { TRAITS, type Trait } from './traits.ts'

/** Everything about a score that a list or its order shows. */
const scoreWith = (list: VacancyRequirements, candidate: MatchedCandidate, trait: Trait | null, today: string) => {
  const { points, degree, states } = scoreCandidate(list, withTrait(candidate, trait), today).score
  return JSON.stringify([points, degree, states])
}

/** Matches candidates again with each trait swapped, and counts the scores that are another than before. */
export const swapTraits = async (
  list: VacancyRequirements,
  candidates: readonly MatchedCandidate[],
  { today, signal }: { today: string; signal: AbortSignal },
): Promise<SwapTest> => {
  const moved = new Map(TRAITS.map(({ name }) => [name, 0]))
  for (const candidate of candidates) {
    const before = scoreWith(list, candidate, null, today)
    for (const trait of TRAITS)
      if (scoreWith(list, candidate, trait, today) !== before) moved.set(trait.name, (moved.get(trait.name) ?? 0) + 1)
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
