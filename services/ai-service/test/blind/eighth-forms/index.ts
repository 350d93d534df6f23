import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { agencyForms } from './agencies.ts'
import { animalsAndTreesForms } from './animals-and-trees.ts'
import { biscuitsAndMovementForms } from './biscuits-and-movement.ts'
import { notaryAndTranslationForms } from './notary-and-translation.ts'
import { railsAndRoadsForms } from './rails-and-roads.ts'
import { skinAndTeethForms } from './skin-and-teeth.ts'

/** Twelve forms as recruiters type them, written by somebody who had not read the rules. */
export const eighthForms: readonly VacancyFormCase[] = [
  ...skinAndTeethForms,
  ...notaryAndTranslationForms,
  ...agencyForms,
  ...railsAndRoadsForms,
  ...animalsAndTreesForms,
  ...biscuitsAndMovementForms,
]
