import { agreeablenessCues } from './agreeableness.ts'
import { conscientiousnessCues } from './conscientiousness.ts'
import type { CueRule } from './cue.ts'
import { extraversionCues } from './extraversion.ts'
import { neuroticismCues } from './neuroticism.ts'
import { opennessCues } from './openness.ts'

/**
 * Cue words for the five traits, as an indication and no test. Facets: IPIP-NEO, International Personality Item Pool
 * (ipip.ori.org, public domain). Demands: the work styles and work activities of O*NET (onetonline.org), joined to
 * traits as in Barrick & Mount, Personnel Psychology 44 (1991). Words and weights are our own.
 */
export const allCues: readonly CueRule[] = [
  ...opennessCues,
  ...conscientiousnessCues,
  ...extraversionCues,
  ...agreeablenessCues,
  ...neuroticismCues,
]
