import type { Workday } from '../workday/types.ts'
import { contactTeamLeader } from './contact-team-leader.ts'
import { homeCarePlanners } from './home-care-planners.ts'
import { warehouseManager } from './warehouse-manager.ts'

/** Questions about what was said in talks, written by somebody who had not read the rules; all are only scored. */
export const interviewRooms: readonly Workday[] = [contactTeamLeader, warehouseManager, homeCarePlanners]
