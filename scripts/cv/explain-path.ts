import { ACTIONS } from '../../services/ai-service/src/cv/scored/action.ts'
import { bestPath, walk, type Site, type WeightTable } from '../../services/ai-service/src/cv/scored/path.ts'
import { loadWeights } from '../../services/ai-service/src/cv/scored/weights.ts'
import type { Trace } from '../../services/ai-service/src/cv/trace.ts'

const MOST_FEATURES = 6
const LONGEST = 60

/** What each feature of a unit and of the steps around it adds to a path. */
const sharesAt = (sites: readonly Site[], actions: readonly number[], at: number, weights: WeightTable) => {
  const shares = new Map<string, number>()
  walk(sites, actions, (feature, action, index) => {
    const weight = weights.get(feature)?.[action] ?? 0
    if (index === at || index === at + 1) shares.set(feature, (shares.get(feature) ?? 0) + weight)
  })
  return shares
}

/** The features that speak most for the chosen path against the runner-up, and most against it. */
const differences = (pathShares: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string =>
  [...new Set([...pathShares.keys(), ...other.keys()])]
    .map((feature) => ({ feature, by: (pathShares.get(feature) ?? 0) - (other.get(feature) ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= 0.01)
    .toSorted((one, another) => Math.abs(another.by) - Math.abs(one.by))
    .slice(0, MOST_FEATURES)
    .map(({ feature, by }) => `${by > 0 ? '+' : ''}${by.toFixed(1)} ${feature}`)
    .join(', ')

/** A line for each unit: its action, the runner-up and by how much it lost, and below it the features that decided. */
export const explainPath = ({ path }: Trace): readonly string[] => {
  if (!path) return ['no path was looked for: WERVIO_CV_READER=vote asks for it']
  const { units, sites, actions } = path
  const weights = loadWeights()
  const { score } = bestPath(sites, weights)
  const lines = units.flatMap(({ text, row }, at) => {
    const action = actions[at] ?? 0
    const other = bestPath(sites, weights, (index, tried) => (index === at && tried === action ? -Infinity : 0))
    const runnerUp = ACTIONS[other.actions[at] ?? 0] ?? ''
    const printed = (text || (row.period?.text ?? '')).replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, LONGEST)
    const shares = [actions, other.actions].map((some) => sharesAt(sites, some, at, weights))
    return [
      `${String(at + 1).padStart(4)} ${(ACTIONS[action] ?? '').padEnd(18)} ${printed}`,
      `       not ${runnerUp}, by ${(score - other.score).toFixed(1)}: ${differences(shares[0] ?? new Map(), shares[1] ?? new Map())}`,
    ]
  })
  return [...lines, '', path.isPath ? 'its jobs were taken' : 'the jobs of the rules were taken']
}
