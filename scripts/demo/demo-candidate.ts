import type { ApplicationOutcome, CandidateDraft, CandidateStatus } from '@wervio/contracts'

/** One thing that happened to somebody in a procedure. */
export type Step = { stage: number } | { outcome: ApplicationOutcome; reason?: string }

/** An invented person, and his way through the vacancy with this title; the first stage needs no step. */
export type DemoCandidate = CandidateDraft & {
  vacancy?: string
  steps?: readonly Step[]
  /** On the list of the demo recruiter. */ shortlisted?: true
}

const AFTER: Record<ApplicationOutcome, CandidateStatus> = {
  open: 'in_proces',
  hired: 'aangenomen',
  rejected: 'afgewezen',
  withdrawn: 'afgewezen',
}

/** The status that agrees with somebody's way through his vacancy; who took no step yet is new. */
export const statusOf = ({ steps = [] }: DemoCandidate): CandidateStatus => {
  const ending = steps.findLast((step) => 'outcome' in step)
  return steps.length === 0 ? 'nieuw' : AFTER[ending?.outcome ?? 'open']
}
