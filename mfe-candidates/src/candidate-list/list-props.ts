import type { CandidateSummary } from '@wervio/contracts'
import type { CandidateActions } from './use-candidate-actions.tsx'

/** What every view of a long list of candidates takes. */
export type ListProps = {
  candidates: readonly CandidateSummary[]
  /** How many there are in all, loaded or not; undefined while that isn't known. */
  total: number | undefined
  /** Told which candidate is the last that is near the screen. */
  onNear: (index: number) => void
  actions: CandidateActions
  /** Somebody who was added just now. */
  newId: string | null
}

/** One candidate in such a view; `index` counts from 0. */
export type RowProps = {
  candidate: CandidateSummary
  index: number
  actions: CandidateActions
  isNew: boolean
}
