import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { drivingAndCustomsForms } from './driving-and-customs.ts'
import { helplineAndMarketingForms } from './helpline-and-marketing.ts'
import { housingAndLibraryForms } from './housing-and-library.ts'
import { laboratoryAndPrintingForms } from './laboratory-and-printing.ts'
import { poolAndGlassesForms } from './pool-and-glasses.ts'
import { securityAndInsuranceForms } from './security-and-insurance.ts'

/** Twelve ordinary forms as recruiters type and paste them, written by somebody who had not read the rules. */
export const ninthForms: readonly VacancyFormCase[] = [
  ...securityAndInsuranceForms,
  ...laboratoryAndPrintingForms,
  ...poolAndGlassesForms,
  ...helplineAndMarketingForms,
  ...housingAndLibraryForms,
  ...drivingAndCustomsForms,
]
