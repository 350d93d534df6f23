import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import type { Plan } from '../../../chat/retrieval/plans.ts'
import { unitsOf, withoutRepeats } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'
import { nameOf } from './topic-names.ts'
import { type Citations, listUnder } from './citations.ts'

const MOST = 10

/** A picture out of several topics, or null when the context has none of them. */
export const answerPlan = (
  plan: Plan,
  question: ChatQuestion,
  units: readonly Unit[],
  citations: Citations,
): string | null => {
  const planUnits = plan.parts.flatMap(([id, most, when]) =>
    withoutRepeats(unitsOf(topicOf(id), units, when === 'now').units, most),
  )
  const distinctUnits = withoutRepeats(planUnits, plan.mostUnits ?? MOST)
  if (distinctUnits.length === 0) return null
  return [
    listUnder(plan.lead.replace('{naam}', nameOf(question)), distinctUnits, citations),
    ...(plan.end ? [plan.end] : []),
  ].join('\n')
}
