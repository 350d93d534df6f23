import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { agencyForms } from './agencies.ts'
import { bookkeepingAndChildCareForms } from './bookkeeping-and-child-care.ts'
import { careForms } from './care.ts'
import { kitchenAndSiteForms } from './kitchen-and-site.ts'
import { shopAndWaterBoardForms } from './shop-and-water-board.ts'
import { softwareAndSchoolForms } from './software-and-school.ts'

/** Twelve forms as recruiters type them, written by somebody who had not read the rules. */
export const sixthForms: readonly VacancyFormCase[] = [
  ...careForms,
  ...agencyForms,
  ...softwareAndSchoolForms,
  ...shopAndWaterBoardForms,
  ...kitchenAndSiteForms,
  ...bookkeepingAndChildCareForms,
]
