import { answer, type DirectAnswer } from './asking.ts'
import { DEMANDS, PLUS } from './answer-requirement.ts'
import { listUnder } from '../citations.ts'

const ASKS_PLUS = /\b(?:plus|pluspunt\w*|pre|troef|troeven|nice to haves?|wensen|mooi meegenomen|voorkeur)\b/
const ASKS_DEMAND = /\b(?:eis|eisen|functie-?eisen|verplicht|must|must-?haves?|hard|harde|vereist\w*)\b/
const OPEN = /\b(?:welke?|wat)\b/
/** Of a candidate a plus is a strong point, and what one prefers is no demand of the job. */
const OF_SOMEBODY = /\b(?:kandida\w*|haar|ze)\b/
const MOST = 8

/** 'Wat is een eis en wat een plus?': the items of the demands, told apart by their own words. */
export const answerPluses: DirectAnswer = ({ text, units, question, citations }) => {
  if (question.kind === 'candidate' || !OPEN.test(text) || !ASKS_PLUS.test(text) || OF_SOMEBODY.test(text)) return null
  const demands = units.filter(({ keys, heading, speaker }) => speaker === '' && DEMANDS.test(`${keys} ${heading}`))
  const pluses = demands.filter((unit) => PLUS.test(unit.text))
  if (pluses.length === 0) return null
  const others = ASKS_DEMAND.test(text) ? demands.filter((unit) => !pluses.includes(unit)) : []
  return answer(
    [
      ...(others.length > 0 ? [listUnder('Als gevraagd staat er:', others.slice(0, MOST), citations)] : []),
      listUnder('Als pluspunt staat er:', pluses.slice(0, MOST), citations),
    ].join('\n'),
  )
}
