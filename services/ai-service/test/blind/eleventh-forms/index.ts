import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { holidayParkAndHearingForms } from './holiday-park-and-hearing.ts'
import { maternityAndPanelForms } from './maternity-and-panels.ts'
import { psychologyAndTravelForms } from './psychology-and-travel.ts'
import { screenAndPlumbingForms } from './screens-and-plumbing.ts'
import { speechAndTyreForms } from './speech-and-tyres.ts'
import { steelAndPavingForms } from './steel-and-paving.ts'

/** Twelve forms of a working day as recruiters type and paste them, written by somebody who had not read the rules. */
export const eleventhForms: readonly VacancyFormCase[] = [
  ...holidayParkAndHearingForms,
  ...maternityAndPanelForms,
  ...psychologyAndTravelForms,
  ...screenAndPlumbingForms,
  ...speechAndTyreForms,
  ...steelAndPavingForms,
]
