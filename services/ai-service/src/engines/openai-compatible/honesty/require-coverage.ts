import { ServiceError } from '@wervio/service-kit'
import type { VacancyForm } from '../../../vacancy-text/form.ts'
import { coverageOf, factualPointsOf, pointsOf } from './coverage.ts'

/** Fewer points than this say nothing about a whole text. */
const FEWEST_POINTS = 3
const MOST_MISSING = 0.5
const NAMED = 4
const LONGEST = 80

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…` : text)

/**
 * Warns of what a text leaves out of its form.
 * @throws ServiceError `engine_answer_off_topic` when that is more than half of it.
 */
export const requireCoverage = (form: VacancyForm, text: string): string[] => {
  const whole = coverageOf(pointsOf(form), text)
  if (whole.points >= FEWEST_POINTS && whole.missing.length > whole.points * MOST_MISSING)
    throw new ServiceError('engine_answer_off_topic')
  const factualPoints = new Set(factualPointsOf(form))
  const missing = whole.missing.filter((point) => factualPoints.has(point))
  if (missing.length === 0) return []
  const namedPoints = missing.slice(0, NAMED).map((point) => `‘${shortened(point)}’`)
  const more = missing.length - namedPoints.length
  return [
    `Dit uit het formulier staat niet in de tekst: ${namedPoints.join(', ')}${more > 0 ? ` en nog ${more}` : ''}.`,
  ]
}
