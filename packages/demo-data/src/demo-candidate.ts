import type { ApplicationOutcome, CandidateDraft } from '@wervio/contracts'

/** One step of a candidate in a procedure. */
export type Step = { stage: number } | { outcome: ApplicationOutcome; reason?: string }

/**
 * An invented person, with their steps in the procedure of the vacancy with this title. The first stage needs no step.
 */
export type DemoCandidate = CandidateDraft & {
  vacancy?: string
  steps?: readonly Step[]
  /** Whether they are on the demo recruiter's shortlist. */ shortlisted?: true
}
