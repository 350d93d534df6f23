import type { Workday } from '../workday/types.ts'
import { accountManagers } from './account-managers.ts'
import { caretakerForm } from './caretaker-form.ts'
import { dialysisNurse } from './dialysis-nurse.ts'
import { productionPlanner } from './production-planner.ts'
import { purchaser } from './purchaser.ts'
import { windTechnicianTalk } from './wind-technician-talk.ts'

/** Six screens with twelve questions each, typed in a hurry; all of them are only scored. */
export const rushHours: readonly Workday[] = [
  purchaser,
  productionPlanner,
  dialysisNurse,
  accountManagers,
  windTechnicianTalk,
  caretakerForm,
]
