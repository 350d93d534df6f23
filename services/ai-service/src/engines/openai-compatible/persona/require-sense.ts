import { personaTraits, type PersonaData } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { textsOf, type VacancySource } from '../../../persona/source/read-vacancy.ts'
import { coverageOf } from '../honesty/coverage.ts'

/** A vacancy with fewer points than this says too little to hold a persona against. */
const FEWEST_POINTS = 3
/** A persona names some of the tasks and skills, not all of them. */
const LEAST_COVERED = 0.2
const LEAST_QUOTED_TRAITS = 2

/**
 * Refuses a persona that has nothing to do with the vacancy: it speaks of hardly any task or skill, and rests on no
 * sentence of it.
 * @throws ServiceError `engine_answer_off_topic`
 */
export const requireSense = (bewijs: PersonaData['bewijs'], texts: readonly string[], source: VacancySource): void => {
  const quotedTraits = personaTraits.filter((trait) => (bewijs?.[trait].length ?? 0) > 0).length
  if (quotedTraits >= LEAST_QUOTED_TRAITS) return
  const { points, missing } = coverageOf(textsOf(source, 'tasks', 'hard', 'soft', 'profile', 'free'), texts.join('\n'))
  if (points < FEWEST_POINTS || points - missing.length >= points * LEAST_COVERED) return
  throw new ServiceError('engine_answer_off_topic')
}
