import { dashboard } from './dashboard.ts'
import { forkliftForm } from './forklift-form.ts'
import { payrollTalk } from './payroll-talk.ts'
import { pharmacyAssistant } from './pharmacy-assistant.ts'
import { receptionists } from './receptionists.ts'
import { siteManager } from './site-manager.ts'
import type { Desk } from './types.ts'

/** Six screens; both halves of the questions are of every kind. */
export const desks: readonly Desk[] = [
  pharmacyAssistant,
  forkliftForm,
  siteManager,
  payrollTalk,
  receptionists,
  dashboard,
]
