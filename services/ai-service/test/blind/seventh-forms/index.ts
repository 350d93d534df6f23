import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { agriAndGovernmentForms } from './agri-and-government.ts'
import { careAndCleaningForms } from './care-and-cleaning.ts'
import { deliveryAndShopForms } from './delivery-and-shop.ts'
import { financeAndSchoolForms } from './finance-and-school.ts'
import { kitchenAndBuildingForms } from './kitchen-and-building.ts'
import { machinesAndSoftwareForms } from './machines-and-software.ts'

/** Twelve forms as recruiters type, paste and export them, labelled before rules were changed for them. */
export const seventhForms: readonly VacancyFormCase[] = [
  ...kitchenAndBuildingForms,
  ...careAndCleaningForms,
  ...deliveryAndShopForms,
  ...machinesAndSoftwareForms,
  ...financeAndSchoolForms,
  ...agriAndGovernmentForms,
]
