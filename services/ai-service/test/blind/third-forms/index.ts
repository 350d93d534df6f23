import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { keptOffices } from './kept-offices.ts'
import { keptServices } from './kept-services.ts'
import { keptTrades } from './kept-trades.ts'
import { openOffices } from './open-offices.ts'
import { openServices } from './open-services.ts'
import { openTrades } from './open-trades.ts'

/** Twenty-four forms of all sectors; both halves are open, each in files of its own. */
export const thirdForms: readonly VacancyFormCase[] = [
  ...openTrades,
  ...openServices,
  ...openOffices,
  ...keptTrades,
  ...keptServices,
  ...keptOffices,
]
