import type { ApplicationOutcome, CandidateDraft } from '@wervio/contracts'

/** One thing that happened to somebody in a procedure. */
export type Step = { stage: number } | { outcome: ApplicationOutcome; reason?: string }

/** An invented person, and his way through the vacancy with this title; the first stage needs no step. */
export type DemoCandidate = CandidateDraft & { vacancy?: string; steps?: readonly Step[] }
