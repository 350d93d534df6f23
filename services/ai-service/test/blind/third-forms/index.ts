import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { keptOffices } from './kept-offices.ts'
import { keptServices } from './kept-services.ts'
import { keptTrades } from './kept-trades.ts'
import { openOffices } from './open-offices.ts'
import { openServices } from './open-services.ts'
import { openTrades } from './open-trades.ts'

/** Twenty-four forms of all sectors; the half that is only scored stands in files of its own. */
export const thirdForms: readonly VacancyFormCase[] = [
  ...openTrades,
  ...openServices,
  ...openOffices,
  ...keptTrades,
  ...keptServices,
  ...keptOffices,
]
