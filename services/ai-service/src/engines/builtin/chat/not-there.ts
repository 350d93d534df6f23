import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { FIELDS } from '../../../chat/retrieval/find-units.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { type Concept, matchOf } from '../../../chat/retrieval/concepts.ts'
import { stemsOf } from '../../../chat/retrieval/tokens.ts'
import { unitsOf } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'
import { joinWithEn } from '../../../vacancy-text/language/join.ts'
import { topicName } from './topic-names.ts'
import { type Citations, listUnder } from './citations.ts'

const SUGGESTED = 4

const OFFERED = {
  vacancy: ['tasks', 'salary', 'hours', 'hard', 'soft', 'benefits', 'team', 'place'],
  candidate: ['experience', 'education', 'skills', 'start', 'salary', 'motivation', 'languages', 'place'],
}

/** Topics that the context does have. */
const topicsThere = ({ kind }: ChatQuestion, units: readonly Unit[], without: readonly string[]): string[] => {
  const offered = OFFERED[kind === 'candidate' ? 'candidate' : 'vacancy']
    .filter((id) => !without.includes(id))
    .map(topicOf)
  const available = offered.filter((topic) => unitsOf(topic, units).units.length > 0)
  return available
    .slice(0, SUGGESTED)
    .map(({ label, labelOfCandidate }) => (kind === 'candidate' ? (labelOfCandidate ?? label) : label))
}

const wordsOfConcepts = (concepts: readonly Concept[]) => joinWithEn(concepts.map(({ word }) => `‘${word}’`))

/** Whether a unit holds the word itself, not only another word for it. */
const holdsItself = (concept: Concept, { text, keys, heading }: Unit): boolean => {
  const stems = stemsOf(`${text} ${keys} ${heading}`)
  return matchOf({ ...concept, relatedStems: [] }, stems, ` ${stems.join(' ')} `) > 0
}

const SHORTEST_PART = 5
const SHORTEST_REST = 3

/** Units that hold the first part of a compound: 'pensioen' where 'pensioenfonds' was asked. */
const partsOf = (concepts: readonly Concept[], units: readonly Unit[]): Unit[] => {
  const wholes = concepts.flatMap(({ proper, stems }) => (proper ? [] : stems))
  const isPart = (stem: string) =>
    stem.length >= SHORTEST_PART &&
    wholes.some((whole) => whole.startsWith(stem) && whole.length - stem.length >= SHORTEST_REST)
  return wholes.length === 0 ? [] : units.filter(({ text }) => stemsOf(text).some(isPart))
}

const LEVEL = /^(?:bachelor|master|hbo|mbo|wo|havo|vwo|vmbo|graduaat|universitair)$/iu

/** Of a level that isn't there, what was studied. */
const ofLevel = (concepts: readonly Concept[], units: readonly Unit[]): Unit[] =>
  concepts.some(({ word }) => LEVEL.test(word)) ? unitsOf(topicOf('education'), units).units : []

/** Names what the question asks for, says that the context lacks it, and offers related text. */
export const notThere = (
  question: ChatQuestion,
  understood: Understood,
  nearUnits: readonly Unit[],
  units: readonly Unit[],
  citations: Citations,
): string => {
  const { concepts, countedConcept: counted, topics: questionTopics } = understood
  const what =
    concepts.length > 0
      ? wordsOfConcepts(concepts)
      : joinWithEn(questionTopics.map((topic) => topicName(topic, question, understood)))
  const nearest =
    counted === null
      ? []
      : nearUnits.filter(({ text }) => matchOf(counted, stemsOf(text), ` ${stemsOf(text).join(' ')} `) > 0)
  const asksField = questionTopics.some(({ id }) => FIELDS.has(id))
  const topical =
    concepts.length > 0
      ? questionTopics.flatMap((topic) => unitsOf(topic, units, understood.now).units).slice(0, 2)
      : []
  const absent = concepts.filter((concept) => !units.some((unit) => holdsItself(concept, unit)))
  const holding = nearUnits.filter((unit) => concepts.some((concept) => holdsItself(concept, unit)))
  const related = [...partsOf(absent, units), ...ofLevel(concepts, units)].slice(0, 2)
  const hints =
    [nearest, asksField ? topical : holding, topical, related, nearUnits].find((list) => list.length > 0) ?? []
  if (counted === null && hints.length > 0 && concepts.length > 0 && absent.length === 0)
    return listUnder(
      'Het antwoord staat er niet met zoveel woorden. Dit komt het dichtst bij je vraag:',
      hints,
      citations,
    )
  const lines = [
    counted && nearest.length > 0
      ? `Een aantal of bedrag voor ‘${counted.word}’ staat hier niet.`
      : what === ''
        ? 'Dat vind ik hier niet, of ik begrijp de vraag niet. Noem een onderwerp, zoals taken, salaris of ervaring.'
        : `Over ${absent.length > 0 ? wordsOfConcepts(absent) : what} staat hier niets.`,
  ]
  if (hints.length > 0)
    return [
      lines.join(' '),
      listUnder(nearest.length > 0 ? 'Het dichtst in de buurt komt:' : 'Wel staat er:', hints, citations),
    ].join('\n')
  const availableTopics = topicsThere(
    question,
    units,
    questionTopics.map(({ id }) => id),
  )
  if (availableTopics.length > 0) lines.push(`Wel vind ik hier iets over ${joinWithEn(availableTopics)}.`)
  return lines.join(' ')
}
