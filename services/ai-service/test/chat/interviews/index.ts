import type { Workday } from '../workday/types.ts'
import { buildingSiteTalk } from './building-site-talk.ts'
import { buyerTalk } from './buyer-talk.ts'
import { carerTalk } from './carer-talk.ts'
import { liftMechanicTalk } from './lift-mechanic-talk.ts'
import { machinistSummary } from './machinist-summary.ts'
import { marketerTalk } from './marketer-talk.ts'
import { serviceLeadTalk } from './service-lead-talk.ts'
import { sitePlanner } from './site-planner.ts'
import { warehouseLeadTalk } from './warehouse-lead-talk.ts'

/**
 * Interviews as contexts of questions. Those about the first two were written before the rules for conversations, the
 * others after the first two were mended; all of them were read while rules were written.
 */
export const interviews: readonly Workday[] = [
  sitePlanner,
  warehouseLeadTalk,
  serviceLeadTalk,
  machinistSummary,
  carerTalk,
  buyerTalk,
  liftMechanicTalk,
  buildingSiteTalk,
  marketerTalk,
]
