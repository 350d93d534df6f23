import type { Workday } from '../workday/types.ts'
import { afterSchoolForm } from './after-school-form.ts'
import { bakerTalk } from './baker-talk.ts'
import { bikeShop } from './bike-shop.ts'
import { buyerForm } from './buyer-form.ts'
import { carerData } from './carer-data.ts'
import { courierForm } from './courier-form.ts'
import { drinksTalk } from './drinks-talk.ts'
import { emptyScreen } from './empty-screen.ts'
import { groomers } from './groomers.ts'
import { librarianPersona } from './librarian-persona.ts'
import { plannerSummary } from './planner-summary.ts'
import { rooferForm } from './roofer-form.ts'
import { routePlanner } from './route-planner.ts'

/** Kinds of questions that the rules once missed, each in several wordings and in other trades. */
export const otherWordings: readonly Workday[] = [
  groomers,
  plannerSummary,
  bakerTalk,
  librarianPersona,
  courierForm,
  emptyScreen,
  drinksTalk,
  rooferForm,
  carerData,
  bikeShop,
  afterSchoolForm,
  buyerForm,
  routePlanner,
]
