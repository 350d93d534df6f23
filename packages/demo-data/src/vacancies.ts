import type { VacancyDraft } from '@wervio/contracts'
import { chefkok } from './vacancies/horeca.ts'
import { leerkracht } from './vacancies/onderwijs.ts'
import { servicemonteur } from './vacancies/techniek.ts'
import { softwareontwikkelaar } from './vacancies/ict.ts'
import { transportplanner } from './vacancies/logistiek.ts'
import { wijkverpleegkundige } from './vacancies/zorg.ts'

/** The sample vacancies in the order in which they are created; organisations and people in them are invented. */
export const demoVacancies: readonly VacancyDraft[] = [
  chefkok,
  leerkracht,
  servicemonteur,
  transportplanner,
  softwareontwikkelaar,
  wijkverpleegkundige,
]
