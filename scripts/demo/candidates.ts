import type { ApplicationOutcome, CandidateDraft } from '@wervio/contracts'
import { horecaCandidates } from './candidates/horeca.ts'
import { ictCandidates } from './candidates/ict.ts'
import { onderwijsCandidates } from './candidates/onderwijs.ts'
import { techniekCandidates } from './candidates/techniek.ts'
import { zorgCandidates } from './candidates/zorg.ts'

/** One thing that happened to somebody in a procedure. */
export type Step = { stage: number } | { outcome: ApplicationOutcome; reason?: string }

/** An invented person, and his way through the vacancy with this title; the first stage needs no step. */
export type DemoCandidate = CandidateDraft & { vacancy?: string; steps?: readonly Step[] }

/** The sample candidates in the order they are made; nobody of them exists. Mail addresses end on example.nl, which is nobody's. */
export const demoCandidates: readonly DemoCandidate[] = [...horecaCandidates, ...onderwijsCandidates, ...techniekCandidates, ...ictCandidates, ...zorgCandidates]
