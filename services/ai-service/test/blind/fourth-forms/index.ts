import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { agencyForms } from './agencies.ts'
import { englishForms } from './english.ts'
import { messageForms } from './messages.ts'
import { pastedAndShortForms } from './pasted-and-short.ts'
import { practiceForms } from './practices.ts'
import { roadForms } from './road.ts'
import { waterForms } from './water.ts'

/** Fourteen forms in trades that the earlier sets lack. */
export const fourthForms: readonly VacancyFormCase[] = [
  ...messageForms,
  ...pastedAndShortForms,
  ...agencyForms,
  ...englishForms,
  ...waterForms,
  ...roadForms,
  ...practiceForms,
]
