import { horecaCandidates } from './candidates/horeca.ts'
import { ictCandidates } from './candidates/ict.ts'
import { onderwijsCandidates } from './candidates/onderwijs.ts'
import { techniekCandidates } from './candidates/techniek.ts'
import { zorgCandidates } from './candidates/zorg.ts'
import type { DemoCandidate } from './demo-candidate.ts'

/** The sample candidates in the order they are made; nobody of them exists. Mail addresses end on example.nl, which is nobody's. */
export const demoCandidates: readonly DemoCandidate[] = [
  ...horecaCandidates,
  ...onderwijsCandidates,
  ...techniekCandidates,
  ...ictCandidates,
  ...zorgCandidates,
]
