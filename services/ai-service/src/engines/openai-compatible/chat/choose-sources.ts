import type { Unit } from '../../../chat/context/units.ts'
import { unitsOfPeople } from '../../../chat/people/people-units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { understand } from '../../../chat/retrieval/follow-up.ts'
import { rank } from '../../../chat/retrieval/rank.ts'
import { unitsOf } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'

/** About 6,000 tokens: it fits beside an answer in the window of small local models. */
const MOST_CHARACTERS = 24_000
/** Of those, what is said about candidates may take; the vacancy keeps the rest. */
const MOST_OF_PEOPLE = 18_000
const SURROUNDINGS = 2

const sizeOf = ({ text, asked, sources }: Unit) => text.length + asked.length + (sources[0]?.label.length ?? 0) + 30

type Sources = { units: Unit[]; reduced: boolean }

/** The first of these units that fit. */
function thoseThatFit(units: readonly Unit[], most: number): Sources {
  let size = 0
  const fitting = units.filter((unit) => (size += sizeOf(unit)) <= most)
  return { units: fitting, reduced: fitting.length < units.length }
}

/** The sources for the model: what is asked about candidates first, then the texts of the context. */
export function chooseSources(question: ChatQuestion): Sources & { people: Unit[] } {
  const people = thoseThatFit(question.people ? unitsOfPeople(question.people) : [], MOST_OF_PEOPLE)
  const taken = people.units.reduce((sum, unit) => sum + sizeOf(unit), 0)
  const context = chooseFromContext(question, MOST_CHARACTERS - taken)
  return {
    units: [...people.units, ...context.units],
    people: people.units,
    reduced: people.reduced || context.reduced,
  }
}

/** Of the context: all units when they fit, else what the search of the rules finds, with the units around it. */
function chooseFromContext(question: ChatQuestion, most: number): Sources {
  const { units } = question.reading
  if (units.reduce((sum, unit) => sum + sizeOf(unit), 0) <= most) return { units, reduced: false }
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
    if (size + sizeOf(unit) > most) break
    chosen.add(unit)
    size += sizeOf(unit)
  }
  return { units: [...chosen].toSorted((a, b) => a.order - b.order), reduced: true }
}
