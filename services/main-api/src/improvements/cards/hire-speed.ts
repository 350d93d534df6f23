import { feedbackThresholds, type KeyFigure } from '@wervio/contracts'
import { emptyCard, type Card } from './card.ts'

const { share, high } = feedbackThresholds.hireSpeed

/** Whether hiring takes clearly longer or shorter than in the period before; both need enough records. */
export const hireSpeed = ({ value, before, count }: KeyFigure): Card | null => {
  const daysBefore = before?.value ?? null
  if (value === null || daysBefore === null || daysBefore === 0) return null
  const change = (value - daysBefore) / daysBefore
  if (Math.abs(change) < share) return null
  return {
    ...emptyCard,
    key: `hire_speed:${change < 0 ? 'quicker' : 'slower'}`,
    rule: 'hire_speed',
    type: change < 0 ? 'positive' : 'improvement',
    impact: Math.abs(change) >= high ? 'high' : 'medium',
    count,
    days: value,
    days_before: daysBefore,
    records: [],
  }
}
