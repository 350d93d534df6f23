import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { AMOUNT } from '../../../chat/retrieval/amount.ts'
import { type Concept, matchOf } from '../../../chat/retrieval/concepts.ts'
import { findUnits } from '../../../chat/retrieval/find-units.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { repliesToTheSame } from '../../../chat/retrieval/same-question.ts'
import { stemsOf } from '../../../chat/retrieval/tokens.ts'
import { unitsOf, withoutRepeats } from '../../../chat/retrieval/topic-units.ts'
import { joinWithEn } from '../../../vacancy-text/language/join.ts'
import type { AnswerText } from './answer-topics.ts'
import { aboutLead, type Citations, listUnder } from './citations.ts'
import { isListed } from './listed.ts'
import { notThere } from './not-there.ts'

/** Those whom a team counts. */
const PEOPLE = /^(?:mensen|man|personen|collega.{0,3}|medewerkers?|leden|teamleden|koppen)$/iu
const MOST = 4
const quotedWords = (concepts: readonly Concept[]) => joinWithEn(concepts.map(({ word }) => `‘${word}’`))

/** Whether a unit, its key, its heading or the question before it holds a word or another word for it. */
const holdsNear = (concept: Concept, { text, keys, heading, asked, remark }: Unit): boolean => {
  const stems = stemsOf(`${text} ${keys} ${heading} ${remark ?? asked}`)
  return matchOf(concept, stems, ` ${stems.join(' ')} `) > 0
}

/** Whether a unit holds no more than a part of what a word covers: 'zaterdag' where 'weekend' was asked. */
const holdsPartOnly = (concept: Concept, unit: Unit): boolean => {
  const narrow = new Set(concept.narrowStems)
  const whole = { ...concept, relatedStems: concept.relatedStems.filter((stem) => !narrow.has(stem)) }
  return narrow.size > 0 && !holdsNear(whole, unit)
}

/** Answers with what holds the words of a question; names those that stand nowhere. */
export const answerConcepts = (
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  citations: Citations,
): AnswerText => {
  const { units: bestUnits, nearUnits: near } = findUnits(understood, units)
  const replies = understood.topics.length === 0 ? repliesToTheSame(question.message, units) : []
  const answering = replies.length > 0 ? withoutRepeats(replies, MOST) : bestUnits
  if (answering.length === 0 && understood.wants === 'amount') {
    const [topic] = understood.topics
    const amounts = topic ? unitsOf(topic, units).units.filter(({ text }) => AMOUNT.test(text)) : []
    const isOfPeople =
      topic?.id === 'team' &&
      understood.concepts.every(({ word }) => PEOPLE.test(word) || amounts.some(({ text }) => text.includes(word)))
    if (topic && amounts.length > 0 && isOfPeople)
      return { text: listUnder(aboutLead(topic.label, amounts.length > 1), amounts, citations), answered: true }
  }
  if (answering.length === 0) return { text: notThere(question, understood, near, units, citations), answered: false }
  const heldConcepts = understood.concepts.filter((concept) => answering.some((unit) => holdsNear(concept, unit)))
  const absentConcepts = understood.concepts.filter((concept) => !units.some((unit) => holdsNear(concept, unit)))
  const what = quotedWords(heldConcepts.length > 0 ? heldConcepts : understood.concepts)
  const absent = absentConcepts.length > 0 ? `Over ${quotedWords(absentConcepts)} staat hier niets.\n` : ''
  const listed = isListed(question.message, understood, answering)
  if (listed !== null) return { text: listUnder('Ja, dit staat er:', listed, citations), answered: true }
  const [only, ...otherConcepts] = heldConcepts
  const isPart = only && otherConcepts.length === 0 && answering.every((unit) => holdsPartOnly(only, unit))
  if (isPart && answering.every(({ speaker }) => speaker !== ''))
    return {
      text: `${absent}Over ‘${only.word}’ zelf staat er niets. ${listUnder('Wel staat er:', answering, citations)}`,
      answered: true,
    }
  return { text: absent + listUnder(aboutLead(what, answering.length > 1), answering, citations), answered: true }
}
