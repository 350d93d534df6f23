import { ACTIONS, STEPS } from '../../../services/ai-service/src/cv/scored/action.ts'
import { bestPath, walk, type Site, type WeightTable } from '../../../services/ai-service/src/cv/scored/path.ts'
import { randomFrom, shuffled } from './random.ts'

/** A document with the path that its truth gives. */
export type Example = { sites: readonly Site[]; path: readonly number[] }

type Settings = {
  rounds: number
  seed: number
  /** What a wrong action costs beside its score. */
  margin: number
  /** The share of features that are left out at random, so that no word list is relied on alone. */
  dropout: number
}
export const SETTINGS: Settings = { rounds: 8, seed: 1, margin: 2, dropout: 0.1 }

/** Weights that are averaged over all steps: `totals` holds each change times the step at which it was made. */
type Learner = { weights: Map<string, Float64Array>; totals: Map<string, Float64Array>; steps: number }

const change = ({ weights, totals, steps }: Learner, feature: string, action: number, by: number): void => {
  for (const [table, amount] of [
    [weights, by],
    [totals, by * steps],
  ] as const) {
    const row = table.get(feature) ?? new Float64Array(ACTIONS.length)
    row[action] = (row[action] ?? 0) + amount
    table.set(feature, row)
  }
}

const isHead = (action: number): boolean => (STEPS[action]?.part ?? '') !== ''

const learn = (learner: Learner, { sites, path }: Example, margin: number): void => {
  const cost = (index: number, action: number) =>
    action === path[index] ? 0 : isHead(action) || isHead(path[index] ?? 0) ? margin * 2 : margin / 2
  const { actions } = bestPath(sites, learner.weights, cost)
  learner.steps += 1
  if (actions.every((action, index) => action === path[index])) return
  walk(sites, path, (feature, action) => change(learner, feature, action, 1))
  walk(sites, actions, (feature, action) => change(learner, feature, action, -1))
}

const withoutSome = ({ sites, path }: Example, share: number, random: () => number): Example => ({
  path,
  sites: sites.map((site) => ({ ...site, features: site.features.filter(() => random() >= share) })),
})

/** The weights of a structured perceptron, averaged, over some rounds of examples. */
export const fit = (
  examples: readonly Example[],
  { rounds, seed, margin, dropout }: Settings = SETTINGS,
): WeightTable => {
  const learner: Learner = { weights: new Map(), totals: new Map(), steps: 1 }
  const random = randomFrom(seed)
  for (let round = 0; round < rounds; round += 1)
    for (const example of shuffled(examples, random)) learn(learner, withoutSome(example, dropout, random), margin)
  return new Map(
    [...learner.weights].map(([feature, row]) => {
      const totals = learner.totals.get(feature)
      return [feature, row.map((weight, action) => weight - (totals?.[action] ?? 0) / learner.steps)]
    }),
  )
}
