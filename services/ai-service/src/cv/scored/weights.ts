import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ACTIONS } from './action.ts'
import type { WeightTable } from './path.ts'

/** Written by `pnpm cv fit`. */
export const weightsFile = `${import.meta.dirname}/weights.json`

const weightsSchema = z.object({
  actions: z.array(z.string()).refine((actions) => actions.join() === ACTIONS.join(), { error: 'are other actions' }),
  weights: z.record(z.string(), z.array(z.number()).length(ACTIONS.length)),
})

let loaded: WeightTable | null = null

/** The weights of the path; read when first asked for. Throws when they were fitted for other actions. */
export const loadWeights = (): WeightTable => {
  if (loaded) return loaded
  const { weights } = weightsSchema.parse(JSON.parse(readFileSync(weightsFile, 'utf8')))
  loaded = new Map(Object.entries(weights).map(([feature, row]) => [feature, Float64Array.from(row)]))
  return loaded
}
