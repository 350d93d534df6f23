import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { understand } from '../../../chat/retrieval/follow-up.ts'
import { rank } from '../../../chat/retrieval/rank.ts'
import { unitsOf } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'

/** About 6,000 tokens: it fits beside an answer in the window of small local models. */
const MOST_CHARACTERS = 24_000
const SURROUNDINGS = 2

const sizeOf = ({ text, asked, sources }: Unit) => text.length + asked.length + (sources[0]?.label.length ?? 0) + 30

/** The sources for the model: all units when they fit, else what the search of the rules finds, with the units around it. */
export function chooseSources(question: ChatQuestion): { units: Unit[]; reduced: boolean } {
  const { units } = question.reading
  if (units.reduce((sum, unit) => sum + sizeOf(unit), 0) <= MOST_CHARACTERS) return { units, reduced: false }
  const understood = understand(question)
  const topics = [...understood.topics, ...(understood.plan?.parts.map(([id]) => topicOf(id)) ?? [])]
  const ranked = rank(units, understood.concepts).map(({ unit }) => unit)
  const relevant = [...topics.flatMap((topic) => unitsOf(topic, units).units), ...ranked.slice(0, 60)]
  const around = relevant
    .slice(0, 40)
    .flatMap(({ order }) => units.slice(Math.max(order - SURROUNDINGS, 0), order + SURROUNDINGS + 1))
  const chosen = new Set<Unit>()
  let size = 0
  for (const unit of [...relevant, ...around, ...units]) {
    if (chosen.has(unit)) continue
    if (size + sizeOf(unit) > MOST_CHARACTERS) break
    chosen.add(unit)
    size += sizeOf(unit)
  }
  return { units: [...chosen].toSorted((a, b) => a.order - b.order), reduced: true }
}
