import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { buildingForms } from './building.ts'
import { careForms } from './care.ts'
import { hospitalityForms } from './hospitality.ts'
import { itForms } from './it.ts'
import { logisticsForms } from './logistics.ts'
import { officeForms } from './office.ts'
import { retailForms } from './retail.ts'
import { schoolForms } from './schools.ts'
import { technologyForms } from './technology.ts'

/** Twenty-four forms as recruiters fill them in between two telephone calls. */
export const secondForms: readonly VacancyFormCase[] = [
  ...buildingForms,
  ...careForms,
  ...hospitalityForms,
  ...itForms,
  ...logisticsForms,
  ...officeForms,
  ...retailForms,
  ...schoolForms,
  ...technologyForms,
]
