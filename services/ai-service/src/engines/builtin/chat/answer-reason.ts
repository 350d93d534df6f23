import type { Unit } from '../../../chat/context/units.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { rank } from '../../../chat/retrieval/rank.ts'
import { unitsOf, withoutRepeats } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'
import { type Citations, listUnder } from './citations.ts'

const CAUSE = /\b(?:omdat|want|daarom|doordat|zodat|vanwege|wegens|dankzij|daardoor|because|since|due to)\b/i
const MOST = 3

/**
 * Answers 'waarom' about the question before: sentences with a cause about that subject or next to it; null without
 * any.
 */
export const answerReason = (understood: Understood, units: readonly Unit[], citations: Citations): string | null => {
  const planned = understood.plan?.parts.map(([id]) => topicOf(id)) ?? []
  const about = [
    ...[...understood.topics, ...planned].flatMap((topic) => unitsOf(topic, units).units),
    ...rank(units, understood.concepts)
      .slice(0, 6)
      .map(({ unit }) => unit),
  ]
  const places = new Map(
    about.flatMap(({ order, paragraph }) =>
      [order - 1, order, order + 1].map((neighbour): [number, string] => [neighbour, paragraph]),
    ),
  )
  const exact = new Set(about.map(({ order }) => order))
  const reasons = units.filter(
    (unit) => (exact.has(unit.order) || places.get(unit.order) === unit.paragraph) && CAUSE.test(unit.text),
  )
  return reasons.length === 0 ? null : listUnder('Als reden staat er:', withoutRepeats(reasons, MOST), citations)
}
