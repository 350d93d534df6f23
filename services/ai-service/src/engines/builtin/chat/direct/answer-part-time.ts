import type { Unit } from '../../../../chat/context/units.ts'
import { unitsOf, withoutRepeats } from '../../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer, noAnswer } from './asking.ts'
import { hasQuestionMark } from '../../../../conversation/questions/question-mark.ts'

const PART_TIME = String.raw`(?:deeltijds?\w*|part-? ?time\w*|halftijds?|halve dagen|viervijfde|4/5e?|3/5e?)`
/** Whether a job can be done in part; what somebody wants is their own hours. */
const ASKS = new RegExp(
  String.raw`^\W*(?:en |maar )?(?:is|kan|kun|mag|zou|gaat|lukt|moet|wordt|bestaat|werk|ook|of|eventueel|misschien|niet|in)\b.{0,60}\b${PART_TIME}|\b${PART_TIME}.{0,30}\b(?:mogelijk|te doen|bespreekbaar|kan|ook|toegestaan|een optie)\b|^\W*${PART_TIME}\W*$`,
)
const TELLS = /part-? ?time|deeltijd|halftijd|halve dagen|viervijfde|\b[34]\/5/iu
/** From here on a week is a whole one somewhere in the Netherlands or Belgium. */
const FULL_WEEK = 36
const MOST = 3
const HOURS =
  /\b(\d{1,2})(?:[.,]\d+)?(?= ?(?:(?:[-–/]|tot|à|of|en) ?\d{1,2} ?)?(?:uur|uren|u\b|hours)(?! (?:per dag|'s|rijden|reizen)))/giu

const tellsShorterWeek = ({ text }: Unit): boolean =>
  [...text.matchAll(HOURS)].some(([, hours]) => Number(hours) > 0 && Number(hours) < FULL_WEEK)

/** 'Kan het in deeltijd?': what stands of that; hours of a whole week alone don't answer it. */
export const answerPartTime: DirectAnswer = ({ text, question, units, citations }) => {
  if (question.kind === 'candidate' || !ASKS.test(text)) return null
  const hours = unitsOf(topicOf('hours'), units).units
  const telling = [
    ...units.filter((unit) => TELLS.test(unit.text) && !hasQuestionMark(unit.text)),
    ...hours.filter((unit) => !TELLS.test(unit.text) && tellsShorterWeek(unit)),
  ]
  if (telling.length > 0) return answer(listUnder('Over deeltijd staat er:', withoutRepeats(telling, MOST), citations))
  if (hours.length === 0) return null
  const lead = 'Of het in deeltijd kan, staat er niet. Over de uren staat er:'
  return noAnswer(listUnder(lead, hours, citations))
}
