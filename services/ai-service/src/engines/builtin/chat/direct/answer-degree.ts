import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer, noAnswer } from './asking.ts'
import { isStudy, isUnfinished } from './studies.ts'

const DEGREE = String.raw`(master|bachelor|hbo|mbo|wo|havo|vwo|vmbo|graduaat|pabo|phd)`
/** 'Heeft ze een master?', 'Is haar bachelor af?'; a level alone, since 'hbo verpleegkunde' names a study as well. */
const ASKS = [
  new RegExp(
    String.raw`^\W*(?:en )?(?:heeft|bezit|haalde|behaalde) [\w'.-]+(?: [\w'.-]+)? (?:al |ook |wel )?(?:een |haar )?(?:afgeronde? )?${DEGREE}(?:[- ]?(?:diploma|opleiding|graad|titel|studie))?(?: (?:af|afgerond|gehaald|behaald|op zak))?\W*$`,
  ),
  new RegExp(
    String.raw`^\W*(?:en )?(?:is|heeft) (?:haar |ze haar |de )${DEGREE}(?:[- ]?(?:diploma|opleiding|studie))?(?: (?:al|nu))? (?:af|afgerond|klaar|behaald|gehaald|voltooid)\W*$`,
  ),
]

/** 'Heeft ze mbo 4?': the degrees of a school that has several levels. */
const ASKS_LEVEL =
  /^\W*(?:en )?(?:heeft|bezit|haalde|behaalde) [\w'.-]+(?: [\w'.-]+)? (?:al |ook |wel )?(?:een |haar )?mbo[- ]?(?:niveau )?([1-4])(?:[- ]?(?:diploma|opleiding))?\W*$/
const LEVEL = /\b(?:mbo[- ]?|niveau |niv\.? ?)([1-4])\b/gi

/** Whether somebody has an mbo of that level; another level is none. Null where no study names an mbo. */
const answerLevel: DirectAnswer = ({ text, units, citations }) => {
  const requestedLevel = ASKS_LEVEL.exec(text)?.[1]
  const studies = units.filter((unit) => isStudy(unit) && /\bmbo\b|\bniv(?:eau)?\b/i.test(unit.text))
  if (requestedLevel === undefined || studies.length === 0) return null
  const ofLevel = studies.filter(({ text: told }) =>
    [...told.matchAll(LEVEL)].some(([, level]) => level === requestedLevel),
  )
  const finished = ofLevel.filter((unit) => !isUnfinished(unit))
  if (finished.length > 0) return answer(listUnder('Ja, dit staat er:', finished, citations))
  if (ofLevel.length > 0)
    return answer(listUnder('Niet afgerond of nog bezig, volgens wat er staat:', ofLevel, citations))
  return noAnswer(listUnder(`Mbo ${requestedLevel} staat er niet. Wel staat er:`, studies, citations))
}

/** Whether somebody has a degree: a study that was broken off or goes on is none. Null where no study names it. */
export const answerDegree: DirectAnswer = (asking) => {
  const { text, units, question, citations } = asking
  if (question.kind === 'vacancy') return null
  const ofLevel = answerLevel(asking)
  if (ofLevel !== null) return ofLevel
  const degree = ASKS.map((asks) => asks.exec(text)?.[1]).find((name) => name !== undefined)
  if (degree === undefined) return null
  const studies = units.filter((unit) => isStudy(unit) && new RegExp(String.raw`\b${degree}`, 'i').test(unit.text))
  if (studies.length === 0) return null
  const finished = studies.filter((unit) => !isUnfinished(unit))
  return answer(
    finished.length > 0
      ? listUnder('Ja, dit staat er:', finished, citations)
      : listUnder('Niet afgerond of nog bezig, volgens wat er staat:', studies, citations),
  )
}
