import type { Unit } from '../../../chat/context/units.ts'
import { unitsOfPeople } from '../../../chat/people/people-units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { understand } from '../../../chat/retrieval/follow-up.ts'
import { rank } from '../../../chat/retrieval/rank.ts'
import { unitsOf } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'
import { CHARACTERS_PER_TOKEN } from '../model-options.ts'

/** Some 8,500 tokens: it fits beside an answer in the window of most local models. */
const MOST_CHARACTERS = 24_000
/** Instructions, conversation and answer. */
const OTHER_TOKENS = 3_500
const LEAST_CHARACTERS = 1_500
/** Of the sources, what is said about candidates may take; the vacancy keeps the rest. */
const SHARE_OF_PEOPLE = 0.75
const SURROUNDINGS = 2

const sizeOf = ({ text, asked, sources }: Unit) => text.length + asked.length + (sources[0]?.label.length ?? 0) + 30

const charactersIn = (contextTokens: number | undefined) =>
  contextTokens === undefined
    ? MOST_CHARACTERS
    : Math.min(MOST_CHARACTERS, Math.max(LEAST_CHARACTERS, (contextTokens - OTHER_TOKENS) * CHARACTERS_PER_TOKEN))

type Sources = { units: Unit[]; reduced: boolean }

/** The first of these units that fit. */
const thoseThatFit = (units: readonly Unit[], most: number): Sources => {
  let size = 0
  const fitting = units.filter((unit) => (size += sizeOf(unit)) <= most)
  return { units: fitting, reduced: fitting.length < units.length }
}

/** The sources for the model: what is asked about candidates first, then the texts of the context. */
export const chooseSources = (question: ChatQuestion, contextTokens?: number): Sources & { people: Unit[] } => {
  const most = charactersIn(contextTokens)
  const people = thoseThatFit(question.people ? unitsOfPeople(question.people) : [], most * SHARE_OF_PEOPLE)
  const peopleSize = people.units.reduce((sum, unit) => sum + sizeOf(unit), 0)
  const context = chooseFromContext(question, most - peopleSize)
  return {
    units: [...people.units, ...context.units],
    people: people.units,
    reduced: people.reduced || context.reduced,
  }
}

/** Of the context: all units when they fit, else what the search of the rules finds, with the units around it. */
const chooseFromContext = (question: ChatQuestion, most: number): Sources => {
  const { units } = question.reading
  if (units.reduce((sum, unit) => sum + sizeOf(unit), 0) <= most) return { units, reduced: false }
  const understood = understand(question)
  const topics = [...understood.topics, ...(understood.plan?.parts.map(([id]) => topicOf(id)) ?? [])]
  const ranked = rank(units, understood.concepts).map(({ unit }) => unit)
  const relevant = [...topics.flatMap((topic) => unitsOf(topic, units).units), ...ranked.slice(0, 60)]
  const around = relevant
    .slice(0, 40)
    .flatMap(({ order }) => units.slice(Math.max(order - SURROUNDINGS, 0), order + SURROUNDINGS + 1))
  const chosenUnits = new Set<Unit>()
  let size = 0
  for (const unit of [...relevant, ...around, ...units]) {
    if (chosenUnits.has(unit)) continue
    if (size + sizeOf(unit) > most) break
    chosenUnits.add(unit)
    size += sizeOf(unit)
  }
  return { units: [...chosenUnits].toSorted((a, b) => a.order - b.order), reduced: true }
}
