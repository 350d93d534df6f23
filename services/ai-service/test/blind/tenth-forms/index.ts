import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { funeralAndLiftForms } from './funeral-and-lifts.ts'
import { hairAndBicycleForms } from './hair-and-bicycles.ts'
import { laundryAndDebtForms } from './laundry-and-debts.ts'
import { pharmacyAndRecyclingForms } from './pharmacy-and-recycling.ts'
import { purchasingAndYachtForms } from './purchasing-and-yachts.ts'
import { theatreAndEstateForms } from './theatre-and-estate.ts'

/** Twelve forms of an ordinary day as recruiters paste them, written by somebody who had not read the rules. */
export const tenthForms: readonly VacancyFormCase[] = [
  ...funeralAndLiftForms,
  ...pharmacyAndRecyclingForms,
  ...hairAndBicycleForms,
  ...laundryAndDebtForms,
  ...theatreAndEstateForms,
  ...purchasingAndYachtForms,
]
