import type { Unit } from '../../../chat/context/units.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { rank } from '../../../chat/retrieval/rank.ts'
import { unitsOf, withoutRepeats } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'
import { type Citations, listUnder } from './citations.ts'

const CAUSE = /\b(?:omdat|want|daarom|doordat|zodat|vanwege|wegens|dankzij|daardoor|because|since|due to)\b/i
/** Who was asked for the reason tells it without such a word. */
const WHY_ASKED = /\b(?:waarom|hoezo|reden|hoe komt|why)\b/i
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
    (unit) =>
      (exact.has(unit.order) || places.get(unit.order) === unit.paragraph) &&
      (CAUSE.test(unit.text) || (exact.has(unit.order) && WHY_ASKED.test(unit.asked))),
  )
  return reasons.length === 0 ? null : listUnder('Als reden staat er:', withoutRepeats(reasons, MOST), citations)
}

const LEFT =
  /\b(?:gestopt|stopte|sluiting|gesloten|dicht|failliet|faillissement|reorganisatie|herstructurering|ontslag|ontslagen|niet verlengd|vertrok|vertrokken|opgezegd|afgelopen|liep af|weggegaan|wilde|wou)\b/iu

/** What the record of a named employer says of the end of that job; null where it says nothing. */
export const answerLeaving = (
  { concepts }: Understood,
  units: readonly Unit[],
  citations: Citations,
): string | null => {
  const names = concepts.filter(({ proper }) => proper)
  const recordOf = ({ sources }: Unit) => sources[0]?.path.slice(0, -1).join('\n') ?? ''
  const records = new Set(
    rank(units, names)
      .filter(({ inText, coverage }) => inText && coverage === 1)
      .map(({ unit }) => recordOf(unit)),
  )
  const leaving = units.filter((unit) => records.has(recordOf(unit)) && LEFT.test(unit.text))
  const naming = leaving.filter((unit) => rank([unit], names).some(({ inText }) => inText))
  const best = naming.length > 0 ? naming : leaving
  return best.length === 0 ? null : listUnder('Als reden staat er:', withoutRepeats(best, MOST), citations)
}
