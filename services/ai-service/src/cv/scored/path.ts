import { ACTIONS, actionOf, hasOf, START, STATES, stateAfter, STEPS, type Place } from './action.ts'
import type { SectionKind } from '../sections/section-kind.ts'
import type { Unit } from './unit.ts'

/** A weight for each action, of a feature. */
export type WeightTable = ReadonlyMap<string, Float64Array>

/** A unit as paths see it: its features, and what may be done with it. */
export type Site = Place & { features: readonly string[] }

/** The units of a document, and what paths see of them. */
export type Annotated = { units: readonly Unit[]; sites: readonly Site[] }

/** Headings that are known and speak of something else hold no jobs and no studies. */
const LISTS: Readonly<Partial<Record<SectionKind, readonly ('job' | 'study')[]>>> = {
  experience: ['job'],
  education: ['study'],
  other: ['job', 'study'],
  header: ['job', 'study'],
  summary: ['job', 'study'],
  personal: ['study'],
}

export const siteOf = (
  { row, part, at, section }: Unit,
  above: Unit | undefined,
  features: readonly string[],
): Site => ({
  features,
  lists: LISTS[section.kind] ?? [],
  isFirstOfRow: at === 0,
  isFirstOfSection: above?.section !== section,
  isDated: row.period !== null,
  isLoose: row.loose,
  isDateOnly: part === null && row.period !== null,
})

/** Features of a step from one state to an action: which follow each other, and what an entry has when it ends. */
export const stepFeatures = (state: number, action: number, site: Site): readonly string[] => {
  const last = actionOf(state)
  const step = STEPS[action]
  const lastList = STEPS[last]?.list
  const ends = lastList && (step?.verb === 'begin' || step?.verb === 'under' || step?.verb === 'outside')
  return [
    `after ${ACTIONS[last] ?? ''}${site.isFirstOfRow ? '' : ' in row'}`,
    `having ${String(hasOf(state))}`,
    ...(ends ? [`ends ${lastList} ${String(hasOf(state))}`] : []),
  ]
}

const NO_WEIGHTS = new Float64Array(ACTIONS.length)

/** The sum of the weights of some features, for each action. */
export const sumOf = (weights: WeightTable, features: readonly string[]): Float64Array => {
  const sum = new Float64Array(ACTIONS.length)
  for (const feature of features) {
    const some = weights.get(feature) ?? NO_WEIGHTS
    for (let action = 0; action < sum.length; action += 1) sum[action] = (sum[action] ?? 0) + (some[action] ?? 0)
  }
  return sum
}

const scoreOf = (weights: WeightTable, features: readonly string[], action: number): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature)?.[action] ?? 0), 0)

/** A cost for an action at a site, which is added to its score: how fitting keeps a distance from the truth. */
export type Cost = (index: number, action: number) => number

/** The best path: an action for each site, and its score. */
export const bestPath = (
  sites: readonly Site[],
  weights: WeightTable,
  cost?: Cost,
): { actions: readonly number[]; score: number } => {
  let scores = new Float64Array(STATES).fill(-Infinity)
  scores[START] = 0
  const back: Int16Array[] = []
  const steps = new Float64Array(STATES * ACTIONS.length * 2).fill(Number.NaN)
  for (const [index, site] of sites.entries()) {
    const ownScore = sumOf(weights, site.features)
    const next = new Float64Array(STATES).fill(-Infinity)
    const from = new Int16Array(STATES).fill(-1)
    for (let state = 0; state < STATES; state += 1) {
      const score = scores[state] ?? -Infinity
      if (score === -Infinity) continue
      for (let action = 0; action < ACTIONS.length; action += 1) {
        const to = stateAfter(state, action, site)
        if (to === null) continue
        const key = (state * ACTIONS.length + action) * 2 + (site.isFirstOfRow ? 1 : 0)
        if (Number.isNaN(steps[key])) steps[key] = scoreOf(weights, stepFeatures(state, action, site), action)
        const total = score + (ownScore[action] ?? 0) + (steps[key] ?? 0) + (cost?.(index, action) ?? 0)
        if (total > (next[to] ?? -Infinity)) {
          next[to] = total
          from[to] = state
        }
      }
    }
    back.push(from)
    scores = next
  }
  let state = scores.reduce((best, score, at) => (score > (scores[best] ?? -Infinity) ? at : best), 0)
  const score = scores[state] ?? 0
  const actions: number[] = []
  for (const states of back.toReversed()) {
    actions.push(actionOf(state))
    state = states[state] ?? START
  }
  return { actions: actions.toReversed(), score }
}

/** The score of a given path, and all its features with their actions. */
export const walk = (
  sites: readonly Site[],
  actions: readonly number[],
  visit: (feature: string, action: number, index: number) => void,
): void => {
  let state = START
  for (const [index, site] of sites.entries()) {
    const action = actions[index] ?? 0
    for (const feature of site.features) visit(feature, action, index)
    for (const feature of stepFeatures(state, action, site)) visit(feature, action, index)
    state = stateAfter(state, action, site) ?? START
  }
}
