import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'
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

/** Whether somebody has a degree: a study that was broken off or goes on is none. Null where no study names it. */
export const answerDegree: DirectAnswer = ({ text, units, question, citations }) => {
  if (question.kind === 'vacancy') return null
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
