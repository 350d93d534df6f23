import { horecaCandidates } from './candidates/horeca.ts'
import { ictCandidates } from './candidates/ict.ts'
import { logistiekCandidates } from './candidates/logistiek.ts'
import { onderwijsCandidates } from './candidates/onderwijs.ts'
import { techniekCandidates } from './candidates/techniek.ts'
import { zorgCandidates } from './candidates/zorg.ts'
import type { DemoCandidate } from './demo-candidate.ts'

/**
 * The invented sample candidates, in the order in which they are created. Mail addresses end in example.nl, which
 * belongs to nobody.
 */
export const demoCandidates: readonly DemoCandidate[] = [
  ...horecaCandidates,
  ...logistiekCandidates,
  ...onderwijsCandidates,
  ...techniekCandidates,
  ...ictCandidates,
  ...zorgCandidates,
]
