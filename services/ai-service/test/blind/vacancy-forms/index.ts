import { buildingForms } from './building.ts'
import { buildingOfficeAndPaintForms } from './building-office-and-paint.ts'
import { careForms } from './care.ts'
import { cleaningAndKitchenForms } from './cleaning-and-kitchen.ts'
import { educationForms } from './education.ts'
import { factoriesForms } from './factories.ts'
import { farmsAndBookkeepingForms } from './farms-and-bookkeeping.ts'
import { flemishCareForms } from './flemish-care.ts'
import { governmentAndLawForms } from './government-and-law.ts'
import { logisticsForms } from './logistics.ts'
import { planningAndOrdersForms } from './planning-and-orders.ts'
import { shopsForms } from './shops.ts'
import { softwareAndFinanceForms } from './software-and-finance.ts'
import { technologyForms } from './technology.ts'
import { weldingAndAutomationForms } from './welding-and-automation.ts'
import type { VacancyFormCase } from './types.ts'

/** Forty forms as recruiters really fill them in. */
export const vacancyForms: readonly VacancyFormCase[] = [
  ...buildingForms,
  ...buildingOfficeAndPaintForms,
  ...careForms,
  ...cleaningAndKitchenForms,
  ...educationForms,
  ...factoriesForms,
  ...farmsAndBookkeepingForms,
  ...flemishCareForms,
  ...governmentAndLawForms,
  ...logisticsForms,
  ...planningAndOrdersForms,
  ...shopsForms,
  ...softwareAndFinanceForms,
  ...technologyForms,
  ...weldingAndAutomationForms,
]
