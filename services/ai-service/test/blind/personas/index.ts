import { careAndSchoolPersonas } from './care-and-school.ts'
import { landAndLinePersonas } from './land-and-line.ts'
import { officeAndLawPersonas } from './office-and-law.ts'
import { shopAndTablePersonas } from './shop-and-table.ts'
import { technologyAndBuildPersonas } from './technology-and-build.ts'
import type { PersonaCase } from './types.ts'

/** Fifteen messy vacancies to make a persona from. */
export const personas: readonly PersonaCase[] = [
  ...careAndSchoolPersonas,
  ...landAndLinePersonas,
  ...officeAndLawPersonas,
  ...shopAndTablePersonas,
  ...technologyAndBuildPersonas,
]
